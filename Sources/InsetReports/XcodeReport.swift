import InsetDiagnostics

/// Findings as Xcode reads them from a build phase: `file:line:column: warning: message [rule]`, one a line.
///
/// Xcode shows those whose path is absolute beside the source, as in `inset check --format xcode "$SRCROOT"`.
public struct XcodeReport: Report {
  public struct Options: Hashable, Sendable {
    public init() {}
  }

  public static func render(_ run: CheckRun, options: Options = Options()) -> String {
    var text = ""
    for index in run.order {
      let finding = run.findings[index]
      let place = "\(plain(finding.place.file)):\(finding.place.line):\(finding.place.column)"
      text += "\(place): \(finding.severity.word): \(plain(finding.message)) [\(plain(finding.rule))]\n"
    }
    // A line without a place is shown in the log alone.
    for note in run.allNotes { text += "note: \(plain(note))\n" }
    return text
  }
}
