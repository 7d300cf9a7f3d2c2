import InsetDiagnostics

/// What the two rules about usage texts share: an app is killed that asks for something without saying why.
enum UsageTexts {
  /// Whether the project has an app, and none of its apps has the key.
  static func isMissing(_ key: String, in project: LintProject) -> Bool {
    let apps = project.plists.filter(\.isApp)
    guard !apps.isEmpty, !project.settings.plistKeys.contains(key) else { return false }
    return !project.plists.contains { $0.has(key) }
  }

  /// The system also finds a key that stands in `InfoPlist.strings` alone, but the App Store wants it in the Info.plist.
  static func severity(of key: String, in project: LintProject) -> Severity {
    project.translatesPlistKey(key) ? .info : .error
  }
}

/// Reports pictures that are saved without a text that says why.
///
///     UIImageWriteToSavedPhotosAlbum(picture, nil, nil, nil)
///
/// Instead, add `NSPhotoLibraryAddUsageDescription` to the Info.plist.
public struct PlistPhotoAddUsageMissing: LintRule {
  public static let info = RuleInfo(
    id: "plist-photo-add-usage-missing", severity: .error,
    summary: "The app saves pictures and has no NSPhotoLibraryAddUsageDescription.",
    documentation: """
      Reports the first call of a file that saves to the photo library, in a project without `NSPhotoLibraryAddUsageDescription`.

      ## Why

      From iOS 11 the system ends an app that saves a picture without this key. The key for reading does not stand for it.

      ## Example

      ```swift
      UIImageWriteToSavedPhotosAlbum(picture, nil, nil, nil)
      ```

      ## Instead

      Add the key with a sentence that tells people what is saved and why.

      ## When it is right

      Creation requests need no second key in apps with `NSPhotoLibraryUsageDescription`: leave to read the library is leave
      to write to it. The key may also come from a build setting `INFOPLIST_KEY_NSPhotoLibraryAddUsageDescription`. Where
      it stands in `InfoPlist.strings` alone, the finding is a note. Projects without an
      app's Info.plist are not judged.
      """)

  static let key = "NSPhotoLibraryAddUsageDescription"
  static let requests = [
    "creationRequestForAsset", "creationRequestForAssetFromImage",
    "creationRequestForAssetFromImageAtFileURL",
    "creationRequestForAssetFromVideo", "creationRequestForAssetFromVideoAtFileURL", "addResourceWithType",
    "addResource",
  ]

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    guard UsageTexts.isMissing(Self.key, in: project) else { return [] }
    let reader = file.reader
    var calls = ["UIImageWriteToSavedPhotosAlbum", "UISaveVideoAtPathToSavedPhotosAlbum"].flatMap { name in
      reader.places(of: name).filter { reader.at($0 + 1, "(") }
    }
    // Who may read the whole library may also write to it by requests.
    if UsageTexts.isMissing("NSPhotoLibraryUsageDescription", in: project) {
      calls += Self.requests.flatMap { reader.places(of: $0) }
    }
    return calls.sorted().prefix(1).map { place in
      finding(
        file, place, "a picture is saved, and no Info.plist has \(Self.key)",
        why: ["from iOS 11 the system ends the app here"],
        remedy: "add the key with a sentence that says why",
        severity: UsageTexts.severity(of: Self.key, in: project))
    }
  }
}

/// Reports biometric questions without a text that says why.
///
///     context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, …)
///
/// Instead, add `NSFaceIDUsageDescription` to the Info.plist.
public struct PlistFaceIDUsageMissing: LintRule {
  public static let info = RuleInfo(
    id: "plist-faceid-usage-missing", severity: .error,
    summary: "The app asks for Face ID and has no NSFaceIDUsageDescription.",
    documentation: """
      Reports the first biometric question of a file, in a project without `NSFaceIDUsageDescription`.

      ## Why

      On phones with Face ID the system ends the app at the first question. On phones with Touch ID all is well, and tests
      pass.

      ## Example

      ```swift
      context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: reason) { … }
      ```

      ## Instead

      Add the key with a sentence that says what Face ID is used for.

      ## When it is right

      The key may also come from a build setting `INFOPLIST_KEY_NSFaceIDUsageDescription`. Where it stands in
      `InfoPlist.strings` alone, the finding is a note. Projects without an app's
      Info.plist are not judged.
      """)

  static let key = "NSFaceIDUsageDescription"

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    let calls = reader.places(of: "evaluatePolicy").filter { place in
      // The policy is part of the call, or a name for it.
      reader.at(place + 1, any: ["(", ":"])
    }
    guard !calls.isEmpty, isBiometric(reader), UsageTexts.isMissing(Self.key, in: project) else { return [] }
    return calls.prefix(1).map { place in
      finding(
        file, place, "Face ID is asked for, and no Info.plist has \(Self.key)",
        why: ["on phones with Face ID the system ends the app here"],
        remedy: "add the key with a sentence that says why",
        severity: UsageTexts.severity(of: Self.key, in: project))
    }
  }

  private func isBiometric(_ reader: TokenReader) -> Bool {
    [
      "deviceOwnerAuthenticationWithBiometrics", "deviceOwnerAuthentication",
      "LAPolicyDeviceOwnerAuthenticationWithBiometrics", "LAPolicyDeviceOwnerAuthentication",
    ].contains { reader.mentions($0) }
  }
}
