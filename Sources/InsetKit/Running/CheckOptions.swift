import InsetDevices

/// How a check is run.
public struct CheckOptions: Sendable {
  /// Canvases to lay out on; nil for the configuration's, else the standard set.
  public var canvases: [Canvas]?
  /// Whether pictures are drawn, for the HTML report.
  public var drawsPictures = false
  /// Rules to run; nil for all.
  public var rules: Set<String>?
  public var version = ""
  public init() {}
}
