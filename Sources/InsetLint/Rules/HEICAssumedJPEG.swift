import InsetDiagnostics

/// Reports photos that are taken from the library as they are and sent under a JPEG's name.
///
///     manager.requestImageDataAndOrientation(for: asset, options: nil) { data, _, _, _ in upload(data!, name: "p.jpg") }
///
/// Instead, encode the picture again.
public struct HEICAssumedJPEG: LintRule {
  public static let info = RuleInfo(
    id: "heic-assumed-jpeg", severity: .warning,
    summary: "The bytes of a photo from the library are called JPEG.",
    documentation: """
      Reports a request for a photo's bytes in a function that calls them JPEG and encodes nothing.

      ## Why

      Since iOS 11 phones save photos as HEIC. The bytes are those of the file, whatever name they get, and servers refuse
      them.

      ## Example

      ```swift
      manager.requestImageDataAndOrientation(for: asset, options: nil) { data, _, _, _ in
        upload(data!, name: "photo.jpg")
      }
      ```

      ## Instead

      `UIImage(data: data)?.jpegData(compressionQuality: 0.9)`, the type that the callback tells, or a photo picker in
      compatible mode.

      ## When it is right

      Functions that make a JPEG themselves, and those that ask for the type of the data.
      """)

  public init() {}

  static let requests = [
    "requestImageData", "requestImageDataAndOrientation", "requestImageDataForAsset",
    "requestImageDataAndOrientationForAsset",
  ]
  static let encoders = [
    "jpegData", "UIImageJPEGRepresentation", "jpegRepresentation", "writeJPEGRepresentation", "heic", "HEIC",

    "UTType", "UTTypeConformsTo", "preferredFilenameExtension", "CGImageDestinationCreateWithData",
  ]

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return Self.requests.flatMap { reader.places(of: $0) }.sorted().compactMap { place in
      guard reader.at(place + 1, any: ["(", ":"]), let function = file.function(around: place),
        !reader.at(place - 1, "func"), let name = jpegName(in: function.body, reader),
        !Self.encoders.contains(where: { reader.mentions($0, in: function.body) }),
        !reader.mentions(in: function.body, where: asksForType)
      else { return nil }
      return finding(
        file, place, "the photo's bytes are called \(name), and are HEIC on most phones",
        why: ["phones save photos as HEIC since iOS 11"],
        remedy: "encode the picture with jpegData(compressionQuality:), or keep the type of the file")
    }
  }

  /// `dataUTI`, `utiIdentifier`, `mimeType(of:)`
  private func asksForType(_ word: String) -> Bool {
    word.hasPrefix("uti") && !word.hasPrefix("util") || word.hasSuffix("uti") || word.hasPrefix("mimetypefor")
  }

  /// A name or a type of a JPEG among the strings of a function.
  private func jpegName(in body: Range<Int>, _ reader: TokenReader) -> String? {
    body.lazy.compactMap { reader.string($0) }.first { text in
      let text = text.lowercased()
      return text.hasSuffix(".jpg") || text.hasSuffix(".jpeg") || text == "image/jpeg" || text == "image/jpg"
        || text == "jpg" || text == "jpeg"
    }
  }
}
