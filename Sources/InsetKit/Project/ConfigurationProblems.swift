import Foundation
import InsetDiagnostics

/// Collects what is wrong with an `inset.json5`.
struct ConfigurationProblems {
  let path: String
  /// The file's text, in which the lines of keys are looked up.
  var text = ""
  /// The key that is being read.
  var key: String?
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
    collected.append(finding(message, advice, .warning, line: key.map(line(of:)) ?? 1))
  }

  /// Something that makes the whole file useless.
  mutating func fail(_ message: String, _ advice: String, line: Int = 1) {
    collected.append(finding(message, advice, .error, line: line))
  }

  /// A file that is no JSON5, at the place that the decoder names, if it does.
  mutating func failAtSyntax(_ error: any Error) {
    var reason = ""
    if case DecodingError.dataCorrupted(let context) = error, let cause = context.underlyingError {
      reason = (cause as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    }
    let numbers = reason.split(separator: " ").drop { $0 != "line" }.dropFirst().first
    let line = numbers.flatMap { Int($0.filter(\.isNumber)) } ?? 1
    fail("file is not JSON5", "mend the syntax; comments and trailing commas are fine", line: line)
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

  /// The first line on which a key stands.
  private func line(of key: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let found = lines.firstIndex { line in
      line.contains(key + ":") || line.contains(key + "\"") || line.contains(key + "'")
    }
    return (found ?? 0) + 1
  }
}
