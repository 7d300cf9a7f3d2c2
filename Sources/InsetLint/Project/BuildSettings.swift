import Foundation

/// What Xcode projects, `.xcconfig` files and Podfiles say that decides where an app runs or ends in its Info.plist.
public struct BuildSettings: Sendable {
  /// The values of each setting, over all targets and configurations.
  private var values: [String: Set<String>] = [:]

  /// Settings that are kept, beside those that begin with `INFOPLIST_KEY_`.
  private static let wanted: Set<String> = [
    "IPHONEOS_DEPLOYMENT_TARGET", "TARGETED_DEVICE_FAMILY", "ASSETCATALOG_COMPILER_APPICON_NAME",
  ]
  private static let plistMark = "INFOPLIST_KEY_"

  public init() {}

  public init(_ inputs: [LintInput]) {
    for input in inputs {
      if input.path.hasSuffix("Podfile") { takePodfile(input.bytes) } else { take(input.bytes) }
    }
  }

  public mutating func merge(_ other: BuildSettings) {
    for (key, more) in other.values { values[key, default: []].formUnion(more) }
  }

  /// `NSFaceIDUsageDescription` of `INFOPLIST_KEY_NSFaceIDUsageDescription = …`.
  public var plistKeys: Set<String> {
    Set(
      values.keys.filter { $0.hasPrefix(Self.plistMark) }.map { String($0.dropFirst(Self.plistMark.count)) })
  }

  /// The values that a key of the Info.plist gets, sorted.
  public func plistValues(_ key: String) -> [String] { (values[Self.plistMark + key] ?? []).sorted() }

  /// The oldest system of any target, as in 13.0; nil where none is named as a number.
  public var deploymentTarget: Double? {
    (values["IPHONEOS_DEPLOYMENT_TARGET"] ?? []).compactMap { text in
      Double(text.split(separator: ".").prefix(2).joined(separator: "."))
    }.filter { $0 >= 2 }.min()
  }

  /// 1 for phones and 2 for pads, over all targets that run on either; empty where none says.
  public var deviceFamilies: Set<Int> {
    let lists = (values["TARGETED_DEVICE_FAMILY"] ?? []).map { value in
      value.split { !$0.isNumber }.compactMap { Int($0) }
    }
    return Set(lists.flatMap { $0 }.filter { $0 == 1 || $0 == 2 })
  }

  /// The icon sets that targets name; empty where none does, or where a name is put together from others.
  public var iconNames: Set<String> {
    let names = values["ASSETCATALOG_COMPILER_APPICON_NAME"] ?? []
    return names.contains { $0.contains("$") } ? [] : names
  }

  // MARK: Reading

  /// `KEY = value;` or `KEY[sdk=iphoneos*] = value`, one a line.
  private mutating func take(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Byte.newline) ?? bytes.count
      takeLine(bytes[start..<end])
      start = end + 1
    }
  }

  private mutating func takeLine(_ line: ArraySlice<UInt8>) {
    let line = line.drop { $0 == 32 || $0 == 9 || $0 == UInt8(ascii: "\"") }
    // Names of settings are capitals; most lines of a project end here.
    guard let first = line.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "T") else { return }
    let name = line.prefix {
      let kind = ByteClass.table[Int($0)]
      return kind == .letter || kind == .digit
    }
    let key = String(decoding: name, as: UTF8.self)
    guard Self.wanted.contains(key) || key.hasPrefix(Self.plistMark) else { return }
    guard let sign = line[name.endIndex...].lastIndex(of: UInt8(ascii: "=")) else {
      return
    }
    var value = String(decoding: line[(sign + 1)...], as: UTF8.self)
    if let comment = value.range(of: "//") { value = String(value[..<comment.lowerBound]) }
    value = String(value.drop { " \t\"".contains($0) })
    while let last = value.last, " \t\r\";".contains(last) { value.removeLast() }
    values[key, default: []].insert(value)
  }

  /// `platform :ios, '12.0'`
  private mutating func takePodfile(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split { " \t,()".contains($0) }
      guard words.count >= 3, words[0] == "platform", words[1] == ":ios" else { continue }
      values["IPHONEOS_DEPLOYMENT_TARGET", default: []].insert(words[2].filter { $0.isNumber || $0 == "." })
    }
  }
}
