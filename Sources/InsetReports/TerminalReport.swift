import InsetDiagnostics

/// Findings for people at a terminal, grouped by file.
public struct TerminalReport: Report {
  public struct Options: Hashable, Sendable {
    /// Colours and weights by ANSI codes; none are written otherwise.
    public var usesColor: Bool
    /// Columns to wrap at; nil leaves lines as long as they are. Places are never broken.
    public var width: Int?
    /// Whether the evidence is shown.
    public var showsWhy: Bool
    public init(usesColor: Bool = false, width: Int? = nil, showsWhy: Bool = true) {
      self.usesColor = usesColor
      self.width = width
      self.showsWhy = showsWhy
    }
  }

  public static func render(_ run: CheckRun, options: Options = Options()) -> String {
    var writer = TerminalWriter(options: options)
    var file: String?
    for index in run.order {
      let finding = run.findings[index]
      if finding.place.file != file {
        file = finding.place.file
        writer.heading(finding.place.file)
      }
      writer.write(finding)
    }
    for note in run.allNotes { writer.note(note) }
    writer.summary(Summary(run))
    return writer.text
  }
}

/// Builds the lines: everything that came from a file passes through `plain`.
private struct TerminalWriter {
  var options: TerminalReport.Options
  var text = ""

  private enum Style: String {
    case bold = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case info = "1;34"
    case good = "1;32"
  }

  private func styled(_ string: String, _ style: Style) -> String {
    options.usesColor ? "\u{1B}[\(style.rawValue)m\(string)\u{1B}[0m" : string
  }

  mutating func heading(_ file: String) {
    text += styled(plain(file), .bold) + "\n\n"
  }

  mutating func write(_ finding: Finding) {
    let word = finding.severity.word
    let style: Style =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .info: .info
      }
    let message = wrapped(plain(finding.message), indent: 2 + word.count + 2)
    text += "  " + styled(word, style) + ": "
    text += message.map { styled($0, .bold) }.joined(separator: "\n" + spaces(2 + word.count + 2)) + "\n"

    let place = finding.place
    var at = "\(plain(place.file)):\(place.line):\(place.column)"
    if let object = place.object, !object.isEmpty { at += "  (object \(plain(object)))" }
    row("at", [at], wraps: false)
    if let words = finding.whereInWords {
      row("where", [plain(words) + (finding.canvasCount.map { " (\($0))" } ?? "")])
    }
    if options.showsWhy && !finding.why.isEmpty { row("why", finding.why.map(plain)) }
    if let remedy = finding.remedy {
      row("remedy", [plain(remedy.text) + (remedy.safety.words.map { " (\($0))" } ?? "")])
    }
    row("rule", [plain(finding.rule)])
    text += "\n"
  }

  mutating func note(_ note: String) {
    let lines = wrapped(plain(note), indent: 6)
    text += styled("note", .info) + ": " + lines.joined(separator: "\n" + spaces(6)) + "\n"
  }

  mutating func summary(_ summary: Summary) {
    let style: Style = summary.errors > 0 ? .error : summary.warnings > 0 ? .warning : .good
    text += styled(summary.counts, style)
    if summary.files > 0 { text += " in " + counted(summary.files, "file") }
    text += "; checked " + summary.extent + "\n"
  }

  /// A label and its lines, each wrapped under itself.
  private mutating func row(_ label: String, _ lines: [String], wraps: Bool = true) {
    let indent = 12
    for (index, line) in lines.enumerated() {
      let head = index == 0 ? "    " + label + spaces(indent - 4 - label.count) : spaces(indent)
      let parts = wraps ? wrapped(line, indent: indent) : [line]
      text += (index == 0 ? styled(head, .faint) : head)
      text += parts.joined(separator: "\n" + spaces(indent + 2)) + "\n"
    }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  private func wrapped(_ line: String, indent: Int) -> [String] {
    guard let width = options.width else { return [line] }
    let room = max(width - indent - 2, 20)
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      if !current.isEmpty && current.count + 1 + word.count > room {
        lines.append(current)
        current = String(word)
      } else {
        current += (current.isEmpty ? "" : " ") + word
      }
    }
    return lines + [current]
  }
}

/// Text that cannot steer a terminal: control characters and marks that turn the writing direction are shown by
/// their number.
///
/// A document's labels end up in messages, so an escape sequence in one would otherwise reach the terminal.
package func plain(_ text: String) -> String {
  func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x20 || (0x7F...0x9F).contains(value) { return false }
    return !(0x202A...0x202E).contains(value) && !(0x2066...0x2069).contains(value) && value != 0x2028
      && value != 0x2029
  }
  if text.unicodeScalars.allSatisfy(isSafe) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isSafe(scalar) {
      result.unicodeScalars.append(scalar)
    } else if scalar == "\n" || scalar == "\t" || scalar == "\r" {
      result += " "
    } else {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
  return result
}
