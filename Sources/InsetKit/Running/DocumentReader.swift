import InsetDiagnostics
import InsetInterfaceBuilder
import UIKit

/// Reads files from disk. What cannot be read becomes a finding.
public enum DocumentReader {
  /// A document larger than this is not an Interface Builder document that a person made, in bytes.
  public static let largest = 32 * 1024 * 1024

  public static func read(_ path: String) -> (document: Document?, findings: [Finding]) {
    func failure(_ message: String, _ advice: String) -> (Document?, [Finding]) {
      (nil, [ProjectRules.unreadable(path, message, .error, advice)])
    }
    do {
      let document = Document(
        bytes: [UInt8](try FileContents.read(path, limit: largest)), path: path,
        colors: ProjectAssets.shared.colors)
      return (document, document.findings)
    } catch {
      switch error {
      case .tooLarge(let bytes):
        return failure(
          "file has \(bytes) bytes, more than a document can have (\(largest))",
          "leave it out, or split the storyboard")
      case .unreadable(let reason):
        return failure(
          "file cannot be read: \(reason)", "check the path and its permissions, or leave it out")
      }
    }
  }
}
