import Foundation

/// Results of earlier runs in a folder, by the digest of all that they depend on.
///
/// Whatever is wrong with the folder or an entry, a run goes on without it: an entry that cannot be read, is cut short or
/// changed counts as none and is written anew. Entries appear whole or not at all, so any number of runs may share a
/// folder. It keeps to a size: what was not used for longest goes first.
final class ResultCache {
  private let folder: String
  /// Bytes that the folder may hold; when there is more, it is brought down to three quarters of it.
  private let limit: Int
  private var hasWritten = false
  /// Why nothing can be written, in the system's words; nil as long as it can.
  private(set) var problem: String?

  static let usualLimit = 256 * 1024 * 1024

  /// - Parameter folder: made when the first entry is written.
  init(folder: String, limit: Int = ResultCache.usualLimit) {
    self.folder = folder
    self.limit = limit
  }

  /// Where results are kept if the user does not say it: `$XDG_CACHE_HOME/inset`, else `~/.cache/inset`. Nil where
  /// there is no home.
  static func usualFolder(_ environment: [String: String]) -> String? {
    // The convention ignores paths that are not absolute.
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return FilePath.join(base, "inset") }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return FilePath.join(FilePath.join(home, ".cache"), "inset")
  }

  private func place(of key: String) -> (folder: String, path: String) {
    let folder = FilePath.join(self.folder, String(key.prefix(2)))
    return (folder, FilePath.join(folder, key))
  }

  /// What was stored under a key.
  func load(_ key: String) -> Data? {
    let path = place(of: key).path
    guard let data = try? FileContents.read(path, limit: limit), data.count > 65, data[64] == 0x0A else {
      return nil
    }
    let payload = data.subdata(in: 65..<data.count)
    guard Data(SHA256.digest(payload).utf8) == data.prefix(64) else { return nil }
    // The time of the last use decides what goes first.
    utimes(path, nil)
    return payload
  }

  /// - Parameter key: hexadecimal digits.
  func store(_ payload: Data, under key: String) {
    // A full or read-only disk is not asked a thousand times.
    guard problem == nil, payload.count < limit / 4 else { return }
    let data = Data((SHA256.digest(payload) + "\n").utf8) + payload
    do {
      try ReportFolder.write(data, named: key, to: place(of: key).folder)
      hasWritten = true
    } catch {
      problem = error.description
    }
  }

  /// Takes out what is too much, the longest unused first. To be called at the end of a run.
  func trim() {
    guard hasWritten else { return }
    var entries: [(path: String, bytes: Int, time: Int)] = []
    for name in FileKind.names(in: folder) where name.count == 2 {
      let inner = FilePath.join(folder, name)
      for entry in FileKind.names(in: inner) {
        let path = FilePath.join(inner, entry)
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
        entries.append((path, Int(status.st_size), ResultCache.time(status)))
      }
    }
    var total = entries.reduce(0) { $0 + $1.bytes }
    guard total > limit else { return }
    for entry in entries.sorted(by: { ($0.time, $0.path) < ($1.time, $1.path) }) {
      guard total > limit / 4 * 3 else { break }
      if unlink(entry.path) == 0 { total -= entry.bytes }
    }
  }

  /// The time of the last change in nanoseconds.
  static func time(_ status: stat) -> Int {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
