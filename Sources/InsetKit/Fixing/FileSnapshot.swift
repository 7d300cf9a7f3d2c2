import Foundation

/// A file as it was read, and the way to replace it by an edited text: whole or not at all.
///
/// Links are followed to the file itself, which keeps its permissions and owner. A file that was changed since it was
/// read is left alone.
struct FileSnapshot {
  /// As the user named it.
  let path: String
  /// The file itself, where the path leads over links.
  let realPath: String
  let bytes: [UInt8]
  private let identity: Identity

  /// Why a file could not be read or replaced, in the user's words.
  struct Failure: Error, CustomStringConvertible, Equatable {
    let description: String
    init(_ description: String) { self.description = description }
  }

  /// What the system knows of a file and changes with its content.
  private struct Identity: Equatable {
    var device: UInt64
    var number: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
    var permissions: mode_t
    var owner: uid_t
    var group: gid_t
    var names: UInt64

    init?(of path: String) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
      size = Int64(status.st_size)
      #if canImport(Darwin)
        let changed = status.st_mtimespec
      #else
        let changed = status.st_mtim
      #endif
      seconds = changed.tv_sec
      nanoseconds = changed.tv_nsec
      permissions = status.st_mode & 0o7777
      owner = status.st_uid
      group = status.st_gid
      names = UInt64(status.st_nlink)
    }
  }

  /// - Parameter limit: bytes; a larger file is not read.
  init(reading path: String, limit: Int) throws(Failure) {
    self.path = path
    guard let real = FileKind.resolved(path) else { throw Failure(FileKind.reason(errno)) }
    realPath = real
    guard let before = Identity(of: realPath) else { throw Failure("it is not a regular file") }
    do {
      bytes = [UInt8](try FileContents.read(realPath, limit: limit))
    } catch {
      switch error {
      case .tooLarge(let count): throw Failure("it has \(count) bytes, too many")
      case .unreadable(let reason): throw Failure(reason)
      }
    }
    guard Identity(of: realPath) == before else { throw Failure("it changes while it is read") }
    identity = before
  }

  /// Puts a text in the file's place: written beside it, brought to the disk, then renamed.
  ///
  /// At every moment the path holds the old text or the new one. Where the power fails or the program is ended, a hidden
  /// temporary file may be left beside it.
  func replace(with text: [UInt8]) throws(Failure) {
    guard text != bytes else { return }
    try checkWritable()
    guard let folder = FilePath.parent(of: realPath) else { throw Failure("it lies in no folder") }
    let (file, temporary) = try makeTemporary(in: folder)
    var code = FileSnapshot.fill(file, text)
    // As the file was: what a new file gets is narrower.
    if code == 0, fchown(file, identity.owner, identity.group) != 0, errno != EPERM { code = errno }
    if code == 0, fchmod(file, identity.permissions) != 0 { code = errno }
    if code == 0, fsync(file) != 0 { code = errno }
    // Some file systems tell only here that the disk is full.
    if close(file) != 0, code == 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw Failure(FileKind.reason(code))
    }
    do {
      try checkUnchanged()
    } catch {
      unlink(temporary)
      throw error
    }
    if rename(temporary, realPath) != 0 {
      code = errno
      unlink(temporary)
      throw Failure(FileKind.reason(code))
    }
    FileSnapshot.bringToDisk(folder: folder)
  }

  /// Renaming needs no right to the file itself; who made it read-only meant it all the same.
  private func checkWritable() throws(Failure) {
    guard identity.permissions & 0o222 != 0, access(realPath, W_OK) == 0 else {
      throw Failure("it is read-only")
    }
    guard identity.names < 2 else {
      throw Failure("it has another name on the disk (a hard link), which would keep the old text")
    }
    try checkUnchanged()
  }

  private func checkUnchanged() throws(Failure) {
    let changed = Failure("it was changed meanwhile")
    guard Identity(of: realPath) == identity else { throw changed }
    // A write within the clock's step leaves the times as they were.
    guard let now = try? FileContents.read(realPath, limit: bytes.count + 1), now.elementsEqual(bytes) else {
      throw changed
    }
  }

  private func makeTemporary(in folder: String) throws(Failure) -> (file: Int32, path: String) {
    let name = FilePath.name(of: realPath).prefix(100)
    for number in 0..<16 {
      let path = FilePath.join(folder, ".\(name).\(getpid())-\(number).tmp")
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if file >= 0 { return (file, path) }
      if errno != EEXIST { throw Failure("nothing can be written beside it: \(FileKind.reason(errno))") }
    }
    throw Failure("nothing can be written beside it: temporary files are in the way")
  }

  private static func fill(_ file: Int32, _ bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = write(file, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        done += count
      }
      return 0
    }
  }

  /// The new name is safe only once the folder is on the disk. Some file systems cannot do it; then nothing is lost but
  /// certainty.
  private static func bringToDisk(folder: String) {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }
}
