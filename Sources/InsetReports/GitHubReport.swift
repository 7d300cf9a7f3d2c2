import InsetDiagnostics

/// Findings as commands of GitHub Actions, which shows them in the changed files of a pull request.
///
///     ::error file=App/Main.storyboard,line=25,col=29,title=control-in-home-indicator-zone::'Pay' button lies …
///
/// GitHub shows at most ten errors and ten warnings of a step beside the files; the log holds all.
public struct GitHubReport: Report {
  public struct Options: Hashable, Sendable {
    public init() {}
  }

  public static func render(_ run: CheckRun, options: Options = Options()) -> String {
    var text = ""
    for index in run.order { text += line(of: run.findings[index]) }
    for note in run.allNotes { text += "::notice::\(data(plain(note)))\n" }
    let summary = Summary(run)
    // What begins a line with two colons would be a command.
    return text + summary.counts + "; checked " + summary.extent + "\n"
  }

  private static func line(of finding: Finding) -> String {
    let command =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "notice"
      }
    let place = finding.place
    var lines = [finding.message]
    if let words = finding.whereInWords { lines.append("where: " + words) }
    if let remedy = finding.remedy { lines.append("remedy: " + remedy.text) }
    return "::\(command) file=\(property(place.file)),line=\(place.line),col=\(place.column),"
      + "title=\(property(finding.rule))::\(data(lines.map(plain).joined(separator: "\n")))\n"
  }

  /// Text behind the second pair of colons.
  private static func data(_ text: String) -> String {
    replaced(text, ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"])
  }

  /// Text of a property, which a comma or colon would end.
  private static func property(_ text: String) -> String {
    replaced(plain(text), ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A", ":": "%3A", ",": "%2C"])
  }

  private static func replaced(_ text: String, _ codes: [Character: String]) -> String {
    text.reduce(into: "") { $0 += codes[$1] ?? String($1) }
  }
}
