import InsetDiagnostics

/// What one run of the check found: all that a report reads.
public struct CheckRun: Sendable {
  /// What was checked, as the reader knows it: the project's or folder's name. Titles the HTML report.
  public var title: String
  /// In any order; reports sort them by file, line, column, rule and message.
  public var findings: [Finding]
  /// How many documents were read.
  public var documents: Int
  /// How many screens were laid out, each counted once whatever the number of canvases.
  public var screensChecked: Int
  /// Names of the canvases every screen was laid out on.
  public var canvases: [String]
  /// Pictures for the HTML report, grouped there by file and screen, in the order given.
  public var pictures: [Picture]
  /// The tool's version, printed small; empty for none.
  public var version: String
  /// What a reader must know about the limits of this run, one sentence each: what could not be read or drawn.
  public var notes: [String]
  /// How many documents were read and not laid out, since no canvas fits what the project says of itself.
  public var notLaidOut: Int
  /// The rules that findings can come from, for formats that describe them.
  public var rules: [RuleInfo]

  public init(
    title: String = "", findings: [Finding] = [], documents: Int = 0, screensChecked: Int = 0,
    canvases: [String] = [], pictures: [Picture] = [], version: String = "", notes: [String] = [],
    notLaidOut: Int = 0, rules: [RuleInfo] = []
  ) {
    self.title = title
    self.findings = findings
    self.documents = documents
    self.screensChecked = screensChecked
    self.canvases = canvases
    self.pictures = pictures
    self.version = version
    self.notes = notes
    self.notLaidOut = notLaidOut
    self.rules = rules
  }

  /// The notes, and one for what was not laid out.
  var allNotes: [String] {
    guard notLaidOut > 0 else { return notes }
    let documents = notLaidOut == 1 ? "1 document was" : "\(notLaidOut) documents were"
    return notes + [
      "\(documents) not laid out: no chosen device fits the orientations and device families of the project"
    ]
  }
}

/// A screen on one canvas, drawn.
public struct Picture: Hashable, Codable, Sendable {
  /// What people call the screen: `Screen.title`.
  public var title: String
  /// The document's path, as in the findings.
  public var file: String
  /// `Screen.id`; with `file` it groups the pictures of one screen.
  public var screenID: String
  /// `Canvas.name`.
  public var canvasName: String
  /// From `InsetDrawing.svg(of:options:)`; put into the page as it is.
  public var svg: String
  /// Indices into `CheckRun.findings` of the findings of this screen that hold on this canvas.
  public var findings: [Int]
  /// Whether the picture shows a fault. The first faulty picture of a screen is the large one; the others stand
  /// beside it, small. A screen without a faulty picture is shown in the overview only.
  public var isFaulty: Bool

  public init(
    title: String, file: String, screenID: String, canvasName: String, svg: String, findings: [Int] = [],
    isFaulty: Bool = false
  ) {
    self.title = title
    self.file = file
    self.screenID = screenID
    self.canvasName = canvasName
    self.svg = svg
    self.findings = findings
    self.isFaulty = isFaulty
  }
}
