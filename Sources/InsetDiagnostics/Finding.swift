/// One thing to tell the user, at one place.
///
/// Rules return findings; they never print. A geometry rule returns one finding an object, merged over canvases.
public struct Finding: Hashable, Codable, Sendable {
  /// The rule's id, as in `control-in-home-indicator-zone`.
  public var rule: String
  public var severity: Severity
  public var place: Place
  /// One lower-case line without a full stop, naming the thing.
  public var message: String
  /// The evidence, one sentence each: numbers, then the constraints from the screen's edge to the view.
  public var why: [String]
  /// Names of the canvases that show it, the worst first. Empty where no canvas is involved.
  public var canvases: [String]
  /// How many canvases were looked at.
  public var canvasesChecked: Int
  /// The same set in words people use: `every iPhone with a home indicator, portrait`.
  public var where_: String?
  public var remedy: Remedy?

  public init(
    rule: String, severity: Severity, place: Place, message: String, why: [String] = [],
    canvases: [String] = [], canvasesChecked: Int = 0, where_: String? = nil, remedy: Remedy? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.message = message
    self.why = why
    self.canvases = canvases
    self.canvasesChecked = canvasesChecked
    self.where_ = where_
    self.remedy = remedy
  }
}

public enum Severity: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  case info, warning, error
  private var rank: Int { Severity.allCases.firstIndex(of: self)! }
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
}

/// Where a finding is: a file, a line and column counted from 1, and for a document the object's id.
public struct Place: Hashable, Codable, Sendable, Comparable {
  public var file: String
  public var line: Int
  public var column: Int
  public var object: String?
  public init(file: String, line: Int, column: Int = 1, object: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.object = object
  }
  public static func < (a: Place, b: Place) -> Bool {
    (a.file, a.line, a.column, a.object ?? "") < (b.file, b.line, b.column, b.object ?? "")
  }
}

/// What to do about a finding.
public struct Remedy: Hashable, Codable, Sendable {
  /// In words, one sentence.
  public var text: String
  public var safety: Safety
  public var edits: [Edit]
  public init(text: String, safety: Safety = .suggested, edits: [Edit] = []) {
    self.text = text
    self.safety = safety
    self.edits = edits
  }
  /// Whether a fix may be applied without being asked for.
  public enum Safety: String, Hashable, Codable, Sendable { case safe, unsafe, suggested }
}

/// A replacement of a byte range in a file.
public struct Edit: Hashable, Codable, Sendable {
  public var file: String
  public var start: Int
  public var end: Int
  public var replacement: String
  public init(file: String, start: Int, end: Int, replacement: String) {
    self.file = file
    self.start = start
    self.end = end
    self.replacement = replacement
  }
}
