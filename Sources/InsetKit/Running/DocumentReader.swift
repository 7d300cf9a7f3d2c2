import Foundation
import InsetDiagnostics
import InsetInterfaceBuilder

/// Reads files from disk. What cannot be read becomes a finding.
public enum DocumentReader {
  /// A document larger than this is not an Interface Builder document that a person made, in bytes.
  public static let largest = 64 * 1024 * 1024

  public static func read(_ path: String) -> (document: Document?, findings: [Finding]) {
    let place = Place(file: path, line: 1)
    func failure(_ message: String, _ advice: String) -> (Document?, [Finding]) {
      (
        nil,
        [
          Finding(
            rule: "unreadable-file", severity: .error, place: place, message: message,
            remedy: Remedy(text: advice))
        ]
      )
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      return failure("file does not exist", "check the path")
    }
    guard !isDirectory.boolValue else {
      return failure("this is a folder", "name a file, or check the folder")
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if let size = attributes?[.size] as? Int, size > largest {
      return failure(
        "file has \(size) bytes, more than a document can have (\(largest))",
        "leave it out, or split the storyboard")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return failure("file cannot be read", "check its permissions")
    }
    let document = Document(bytes: [UInt8](data), path: path)
    return (document, document.findings)
  }
}
