import InsetDiagnostics

/// The figures and words that every report says of a run.
struct Summary {
  var errors = 0
  var warnings = 0
  var infos = 0
  /// How many different files have a finding.
  var files = 0
  var run: CheckRun

  init(_ run: CheckRun) {
    self.run = run
    for finding in run.findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
    }
    files = Set(run.findings.map(\.place.file)).count
  }

  /// `2 errors, 1 warning and 3 notes`, or `no findings`.
  var counts: String {
    var parts: [String] = []
    if errors > 0 { parts.append(counted(errors, "error")) }
    if warnings > 0 { parts.append(counted(warnings, "warning")) }
    if infos > 0 { parts.append(counted(infos, "note")) }
    guard let last = parts.last else { return "no findings" }
    return parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `14 documents, 31 screens on 46 canvases`; parts of which nothing is known are left out.
  var extent: String {
    var text = counted(run.documents, "document")
    if run.screensChecked > 0 {
      text += ", " + counted(run.screensChecked, "screen")
      if !run.canvases.isEmpty { text += " on " + counted(run.canvases.count, "canvas", "canvases") }
    }
    return text
  }
}

/// `1 error`, `2 errors`.
func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}

extension CheckRun {
  /// Indices of the findings in the order of reports: by place, the gravest first, then by rule and words.
  var order: [Int] {
    findings.indices.sorted { a, b in
      let first = findings[a]
      let second = findings[b]
      if first.place != second.place { return first.place < second.place }
      if first.severity != second.severity { return first.severity > second.severity }
      return (first.rule, first.message, a) < (second.rule, second.message, b)
    }
  }
}

extension Finding {
  /// Where it shows, in words: the rule's own, else the names of the first canvases; nil where none is involved.
  var whereInWords: String? {
    if let where_, !where_.isEmpty { return where_ }
    guard !canvases.isEmpty else { return nil }
    let shown = canvases.prefix(3).joined(separator: "; ")
    return canvases.count > 3 ? "\(shown) and \(canvases.count - 3) more" : shown
  }

  /// `31 of 46 canvases`; nil where none was looked at or the words say it.
  var canvasCount: String? {
    guard canvasesChecked > 0, !canvases.isEmpty else { return nil }
    if let where_, where_.hasPrefix("\(canvases.count) of ") { return nil }
    return "\(canvases.count) of \(counted(canvasesChecked, "canvas", "canvases"))"
  }
}

extension Severity {
  /// As reports call it.
  var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

extension Remedy.Safety {
  var words: String? {
    switch self {
    case .safe: "safe to apply"
    case .unsafe: "may change behaviour"
    case .suggested: nil
    }
  }
}
