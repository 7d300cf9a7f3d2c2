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
  /// Processes that share the work; below 2 all is done in this one, where a document that crashes takes it along.
  public var workers = 0
  /// The program that makes a worker, with its arguments. Nil: all is done in this process.
  public var workerCommand: [String]?
  public var limits = WorkerLimits()
  /// Where results of earlier runs are kept; nil for nowhere.
  public var cacheFolder: String?
  /// The part of the project that is checked; nil for all.
  public var shard: Shard?
  /// Only what changed; nil for all.
  public var changed: ChangedFiles?
  public init() {}
}
