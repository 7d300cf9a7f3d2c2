import InsetDevices
import InsetDiagnostics
import InsetKit
import InsetScreens

/// The documents that a command lays out one by one, and which of their screens it is asked for.
@MainActor
enum DocumentArguments {
  static let options = [Option("--screen", "ID", "only the screen with that controller or view id")]

  /// Lays every document out and hands its screens on. What was noticed goes to standard error.
  /// - Returns: the exit code.
  static func forEach(
    _ arguments: Arguments, canvases: [Canvas]?, _ body: (_ path: String, [Screen]) throws -> Void
  ) throws -> Int32 {
    guard !arguments.positionals.isEmpty else { throw UsageError("name at least one storyboard or xib") }
    let wanted = arguments.value("--screen")
    let configuration = Project(paths: arguments.positionals).configuration
    var code: Int32 = 0
    var known: [String] = []
    var isFound = false
    for path in arguments.positionals {
      let (screens, findings) = LayoutRun.screens(
        of: path, canvases: canvases, embedding: configuration.embedding)
      for finding in findings {
        let word = finding.severity == .info ? "note" : finding.severity.rawValue
        Output.note("\(finding.place.file):\(finding.place.line): \(word): \(finding.message)")
      }
      if findings.contains(where: { $0.severity == .error }) { code = 2 }
      guard let wanted else {
        try body(path, screens)
        continue
      }
      let chosen = screens.filter { $0.id == wanted }
      known += screens.map(\.id).filter { !$0.isEmpty && !known.contains($0) }
      isFound = isFound || !chosen.isEmpty
      try body(path, chosen)
    }
    if let wanted, !isFound {
      let list = known.isEmpty ? "" : "; there is " + known.prefix(10).joined(separator: ", ")
      throw UsageError("no screen '\(Arguments.shown(wanted))'\(list)")
    }
    return code
  }
}
