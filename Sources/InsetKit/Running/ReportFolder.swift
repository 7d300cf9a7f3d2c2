import Foundation

/// Writes results to disk: whole or not at all.
public enum ReportFolder {
  /// Why a result could not be written, in the user's words.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Writes a text through a temporary file beside it. The folder is made where it is missing.
  public static func write(_ text: String, named name: String, to folder: String) throws(Failure) {
    try write(Data(text.utf8), named: name, to: folder)
  }

  /// Writes a text to a path of the user. What a link leads to is written, and a device or pipe as it is.
  public static func write(_ text: String, to path: String) throws(Failure) {
    if FileKind(of: path) == .other {
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw failure(path, errno) }
      var code = fill(file, Data(text.utf8))
      if close(file) != 0, code == 0 { code = errno }
      guard code == 0 else { throw failure(path, code) }
      return
    }
    let target = FileKind.isLink(path) ? FileKind.resolved(path) ?? path : path
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty, FileKind(of: target) != .folder else {
      throw Failure(description: "cannot write \(path): it is a folder")
    }
    let folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/")
    try write(text, named: String(name), to: folder.isEmpty ? "/" : folder)
  }

  private static func failure(_ path: String, _ code: Int32) -> Failure {
    Failure(description: "cannot write \(path): \(FileKind.reason(code))")
  }

  public static func write(_ data: Data, named name: String, to folder: String) throws(Failure) {
    let path = FilePath.join(folder, name)
    if let code = makeFolder(folder) { throw failure(path, code) }
    let temporary = FilePath.join(folder, ".\(name.prefix(100)).\(getpid()).tmp")
    Interruption.setFile(temporary)
    defer { Interruption.setFile(nil) }
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure(path, errno) }
    var code = fill(file, data)
    // Some file systems tell only here that the disk is full.
    if close(file) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw failure(path, code)
    }
  }

  /// Makes a folder and those it lies in. Nil, or the error's number.
  private static func makeFolder(_ folder: String) -> Int32? {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      path = FilePath.join(path, String(part))
      if mkdir(path, 0o755) != 0, errno != EEXIST {
        let code = errno
        if FileKind(of: path) != .folder { return code }
      }
    }
    return FileKind(of: folder) == .folder ? nil : ENOTDIR
  }

  private static func fill(_ file: Int32, _ data: Data) -> Int32 {
    data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Foundation.write(file, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        done += count
      }
      return 0
    }
  }
}
