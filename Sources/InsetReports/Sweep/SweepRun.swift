import InsetDiagnostics

/// What a sweep over window sizes found: all that its reports read.
public struct SweepRun: Sendable {
  /// In the order of the documents.
  public var screens: [SweptScreen] = []
  /// What could not be read, and the like.
  public var findings: [Finding] = []
  /// The tool's version.
  public var version: String

  public init(version: String = "") {
    self.version = version
  }
}

/// One screen at every whole width of a range at the least height, and at every eighth at the others, points.
public struct SweptScreen: Sendable {
  public var file: String
  public var id: String
  public var title: String
  public var widths: ClosedRange<Int>
  /// Lowest first.
  public var heights: [Int]
  /// How many sizes were laid out, from narrow to wide and back.
  public var laidOut = 0
  /// At how many of them the rules looked. Where a verdict changes they looked at both sides of the change.
  public var judged = 0
  /// By line, rule and message.
  public var faults: [SweptFault] = []
  /// The sizes, as in `344 × 523`, at which the way back led to another layout.
  public var unsteady: [String] = []

  public init(file: String, id: String, title: String, widths: ClosedRange<Int>, heights: [Int]) {
    self.file = file
    self.id = id
    self.title = title
    self.widths = widths
    self.heights = heights
  }
}

/// One fault of one view, and where it begins and ends.
public struct SweptFault: Sendable {
  /// Its message names the thing and no canvas; its numbers are the worst ones.
  public var finding: Finding
  /// The size that shows it worst, as in `window 320 × 523`.
  public var worst: String
  /// For each height with the fault, lowest first, the widths with it.
  public var ranges: [Ranges]

  public struct Ranges: Sendable, Hashable {
    public var height: Int
    public var widths: [ClosedRange<Int>]
    public init(height: Int, widths: [ClosedRange<Int>]) {
      self.height = height
      self.widths = widths
    }
  }

  public init(finding: Finding, worst: String, ranges: [Ranges]) {
    self.finding = finding
    self.worst = worst
    self.ranges = ranges
  }

  /// Whether it is there at every size of the sweep: then the size has nothing to do with it.
  public func isEverywhere(_ screen: SweptScreen) -> Bool {
    ranges.count == screen.heights.count && ranges.allSatisfy { $0.widths == [screen.widths] }
  }
}
