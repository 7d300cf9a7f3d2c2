import InsetDiagnostics

/// Something wrong with the bytes, found while scanning.
struct ScanProblem: Sendable {
  var rule: String
  var severity: Severity = .error
  var offset: Int
  var message: String
  var advice: String
}

/// The problems of one document. A broken file can have millions; only the first ones are kept and the rest
/// counted.
struct ScanProblems: Sendable {
  static let limit = 20
  private(set) var list: [ScanProblem] = []
  private(set) var omitted = 0

  mutating func add(_ problem: @autoclosure () -> ScanProblem) {
    if list.count < Self.limit { list.append(problem()) } else { omitted += 1 }
  }

  mutating func addMalformed(
    _ offset: Int, _ message: @autoclosure () -> String, advice: @autoclosure () -> String,
    severity: Severity = .error
  ) {
    add(
      ScanProblem(
        rule: DocumentRules.malformed.id, severity: severity, offset: offset, message: message(),
        advice: advice()))
  }
}
