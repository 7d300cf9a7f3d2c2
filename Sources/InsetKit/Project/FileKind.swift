import Foundation

/// What lies at a path, links followed. Only regular files are ever opened: a pipe or a device may never end.
enum FileKind: Equatable {
  case file(bytes: Int)
  case folder
  case other
  /// Nothing that can be reached, with the system's word for why: `no such file or directory`.
  case missing(String)

  init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing(FileKind.reason(errno))
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(bytes: Int(status.st_size))
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Where links lead to from a path; nil where nothing lies there.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The names in a folder, in no order; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// The system's words for an error, beginning with a small letter.
  static func reason(_ code: Int32) -> String {
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

/// A file on disk as bytes.
enum FileContents {
  enum Failure: Error {
    case tooLarge(Int)
    case unreadable(String)
  }

  /// - Parameter limit: bytes; a larger file is not read.
  static func read(_ path: String, limit: Int) throws(Failure) -> Data {
    switch FileKind(of: path) {
    case .missing(let reason): throw .unreadable(reason)
    case .folder: throw .unreadable("it is a folder")
    case .other: throw .unreadable("it is not a regular file")
    case .file(let bytes): if bytes > limit { throw .tooLarge(bytes) }
    }
    // Without O_NONBLOCK a pipe that took the file's place since would block.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(FileKind.reason(errno)) }
    defer { close(file) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 256 * 1024)
    while true {
      let count = fill(file, &buffer)
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(FileKind.reason(errno))
      }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
      if data.count > limit { throw .tooLarge(data.count) }
    }
  }

  private static func fill(_ file: Int32, _ buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
  }
}
