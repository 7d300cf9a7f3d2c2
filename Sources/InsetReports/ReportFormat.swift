import InsetDiagnostics

/// The formats of `--format`, in the order of the help.
public enum ReportFormat: String, CaseIterable, Sendable {
  case terminal, xcode, json, sarif, junit, github

  /// What is chosen for a reader, beside the format.
  public struct Options: Sendable {
    public var usesColor = false
    public var showsWhy = true
    /// In JSON: whether the drawn screens are written too.
    public var includesPictures = false
    public init() {}
  }

  /// The run in this format, with a final line feed.
  public func render(_ run: CheckRun, options: Options = Options()) -> String {
    switch self {
    case .terminal:
      TerminalReport.render(
        run,
        options: TerminalReport.Options(usesColor: options.usesColor, showsWhy: options.showsWhy))
    case .xcode: XcodeReport.render(run, options: XcodeReport.Options())
    case .json: JSONReport.render(run, options: .init(includesPictures: options.includesPictures))
    case .sarif: SARIFReport.render(run, options: SARIFReport.Options())
    case .junit: JUnitReport.render(run, options: JUnitReport.Options())
    case .github: GitHubReport.render(run, options: GitHubReport.Options())
    }
  }
}
