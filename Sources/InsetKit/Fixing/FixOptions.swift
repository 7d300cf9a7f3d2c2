import InsetDiagnostics

/// How fixes are looked for and applied.
public struct FixOptions: Sendable {
  /// Also edits whose effect somebody has to look at.
  public var appliesUnsafe = false
  /// Whether files are written; else the changes are only told.
  public var writes = true
  /// Rules whose findings are mended; nil for all.
  public var rules: Set<String>?
  public init() {}
}

/// What became of one file.
public struct FixedFile: Sendable {
  /// As the user named it.
  public var path: String
  public var before: [UInt8]
  public var after: [UInt8]
  public var mended: [Mended] = []
  public var left: [Left] = []
  /// Why nothing was written though there was something to write.
  public var failure: String?

  public init(path: String, before: [UInt8], after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }

  public var isChanged: Bool { before != after }

  /// The change as `diff -u` writes it; empty where there is none.
  public var diff: [UInt8] { isChanged ? LineDiff(old: before, new: after).unified(name: path) : [] }

  /// Lines that the change takes away and brings.
  public var diffSize: (removed: Int, added: Int) { LineDiff(old: before, new: after).size }
}

/// A fault that an edit removes.
public struct Mended: Hashable, Sendable {
  public var rule: String
  /// In the file as it was read.
  public var place: Place
  /// What was wrong.
  public var message: String
  /// What was done: `the constraint hangs on the safe area now`.
  public var change: String
  public init(rule: String, place: Place, message: String, change: String) {
    self.rule = rule
    self.place = place
    self.message = message
    self.change = change
  }
}

/// A fault that stays, and why no edit was made for it.
public struct Left: Hashable, Sendable {
  public var finding: Finding
  public var reason: String
  public init(finding: Finding, reason: String) {
    self.finding = finding
    self.reason = reason
  }
}

/// What `inset fix` did.
public struct FixRun: Sendable {
  /// Files with something mended, left or failed, sorted by path.
  public var files: [FixedFile] = []
  /// What was wrong with paths and settings.
  public var problems: [Finding] = []
  /// How many files were looked at.
  public var filesChecked = 0
  public init() {}
}
