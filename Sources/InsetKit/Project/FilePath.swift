/// Paths as text. Foundation's own functions stop the program on a path of one letter, and see names through Unicode
/// that the disk does not know.
public enum FilePath {
  /// `folder/name`; the name alone in the current folder.
  public static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// What stands behind the last `/`, apart from slashes at the end; empty for the root folder.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The name without what stands behind its last dot.
  public static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What an absolute path lies in; nil for the root folder.
  static func parent(of path: String) -> String? {
    let parts = path.split(separator: "/")
    return parts.isEmpty ? nil : "/" + parts.dropLast().joined(separator: "/")
  }

  /// The path from the root folder, without `.`, `..` and doubled slashes. Links are not followed.
  static func absolute(_ path: String, in current: String) -> String {
    var parts: [Substring] = path.hasPrefix("/") ? [] : current.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// An absolute path as seen from a folder, where it lies below it; else as it is.
  static func relative(_ path: String, to folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// An absolute path as seen from a folder, with `..` where it lies elsewhere.
  static func relative(_ path: String, upFrom folder: String) -> String {
    let to = path.split(separator: "/")
    let from = folder.split(separator: "/")
    let common = zip(to, from).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: from.count - common)
    return (up + to.dropFirst(common)).joined(separator: "/")
  }

  /// A folder and those around it, from the inside out, up to the one that holds a repository.
  static func projectFolders(around folder: String) -> [String] {
    var folders: [String] = []
    var current: String? = folder
    while let path = current {
      folders.append(path)
      if case .missing = FileKind(of: join(path, ".git")) { current = parent(of: path) } else { break }
    }
    return folders
  }
}
