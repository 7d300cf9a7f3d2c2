import InsetDiagnostics

/// Collects what is wrong with an `inset.json5`.
struct ConfigurationProblems {
  let path: String
  /// The line of what is being read.
  var line = 1
  private var collected: [Finding] = []
  private var leftOut = 0

  /// More than these are only counted.
  private static let most = 20

  init(path: String) { self.path = path }

  /// Something that is left out; the rest of the file counts.
  mutating func add(_ message: String, _ advice: String) {
    guard collected.count < Self.most else {
      leftOut += 1
      return
    }
    collected.append(finding(message, advice, .warning, line: line))
  }

  /// Something that makes the whole file useless.
  mutating func fail(_ message: String, _ advice: String, line: Int = 1) {
    collected.append(finding(message, advice, .error, line: line))
  }

  var findings: [Finding] {
    guard leftOut > 0 else { return collected }
    return collected + [
      finding("\(leftOut) more problems of this file", "mend those above first", .warning, line: 1)
    ]
  }

  private func finding(_ message: String, _ advice: String, _ severity: Severity, line: Int) -> Finding {
    Finding(
      rule: ProjectRules.configuration.id, severity: severity, place: Place(file: path, line: line),
      message: message, remedy: Remedy(text: advice))
  }
}
