import InsetDiagnostics

/// A format that findings are written in: one type, one file.
///
/// A report is a pure function of the run: it reads no file, no clock and no terminal, and prints nothing.
public protocol Report {
  associatedtype Options
  /// The whole text, with a final line feed.
  static func render(_ run: CheckRun, options: Options) -> String
}
