import Foundation

/// Writes results to disk: whole or not at all.
public enum ReportFolder {
  /// Why a result could not be written, in the user's words.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Writes a text through a temporary file beside it. The folder is made where it is missing.
  public static func write(_ text: String, named name: String, to folder: String) throws {
    try write(Data(text.utf8), named: name, to: folder)
  }

  public static func write(_ data: Data, named name: String, to folder: String) throws {
    let path = Project.join(folder, name)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(description: "cannot write \(path): \(error.localizedDescription)")
    }
  }
}
