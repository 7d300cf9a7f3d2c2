import Foundation

/// The files of a repository that changed since a revision: in commits, in the index, in the folder, and new ones.
public struct ChangedFiles: Sendable {
  /// Why it cannot be told what changed, in the user's words.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  private let revision: String
  /// Absolute.
  private let paths: Set<String>
  /// A changed file that speaks of the whole project: then every document counts as changed.
  private var fact: String?

  /// - Parameters:
  ///   - revision: a commit as git calls it. Where history has parted since, the last common commit counts, so that
  ///     changes made on the other side are not taken for one's own.
  ///   - project: the repository around its first path is asked.
  public init(since revision: String, project: Project, paths named: [String]) throws(Failure) {
    let first = project.absolute(named.first ?? ".")
    let folder = FileKind(of: first) == .folder ? first : FilePath.parent(of: first) ?? "/"
    self.revision = revision
    do {
      guard let top = try Git.ask(["rev-parse", "--show-toplevel"], in: folder) else {
        throw Failure(description: "\(named.first ?? ".") is in no git repository")
      }
      let root = String(decoding: top, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? folder
      let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
      guard !revision.isEmpty, let found = try Git.ask(words, in: folder) else {
        throw Failure(description: "git knows no revision '\(revision)'; a shallow clone may lack it")
      }
      let commit = ChangedFiles.word(found)
      let base = try Git.ask(["merge-base", commit, "HEAD"], in: folder).map(ChangedFiles.word) ?? commit
      guard let changed = try Git.ask(["diff", "--name-only", "-z", "--no-renames", base, "--"], in: root),
        let new = try Git.ask(["ls-files", "--others", "--exclude-standard", "-z", "--full-name"], in: root)
      else { throw Failure(description: "git cannot tell what changed since '\(revision)'") }
      // Git resolves links on the way to the repository; the user's paths keep them.
      let given = ChangedFiles.given(root, folder)
      paths = Set((Git.names(changed) + Git.names(new)).map { FilePath.join(given, $0) })
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(description: "\(error)")
    }
    fact = project.factFiles.first(where: paths.contains)
  }

  private static func word(_ data: Data) -> String {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
  }

  /// The repository's folder as it is called on the way of the user's path.
  private static func given(_ root: String, _ folder: String) -> String {
    var current: String? = folder
    let wanted = FileKind.resolved(root) ?? root
    while let path = current {
      if FileKind.resolved(path) ?? path == wanted { return path }
      current = FilePath.parent(of: path)
    }
    return root
  }

  func isChanged(_ path: String) -> Bool { paths.contains(path) }

  /// Whether a document is to be checked again.
  func isDocumentChanged(_ path: String) -> Bool { fact != nil || paths.contains(path) }

  var note: String {
    if let fact { return "\(FilePath.name(of: fact)) changed since \(revision): every document was checked" }
    return "only what changed since \(revision) was checked"
  }
}
