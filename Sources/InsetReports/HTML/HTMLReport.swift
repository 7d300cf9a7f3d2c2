import InsetDiagnostics

/// Findings for people with a browser: one page that needs nothing besides itself.
///
/// On top the figures and what was found; then a card for each screen with a fault, with the picture of the worst
/// canvas, up to three further canvases and the findings in full; findings without a picture by file; at the end
/// every screen, small. The page is well-formed XML, follows the reader's light or dark setting, prints, and reads
/// in full without scripts: the one script only filters.
public struct HTMLReport: Report {
  public struct Options: Hashable, Sendable {
    /// Whether the page ends with a picture of every screen.
    public var showsOverview: Bool
    /// How many smaller pictures a card shows beside the large one.
    public var furtherPictures: Int
    public init(showsOverview: Bool = true, furtherPictures: Int = 3) {
      self.showsOverview = showsOverview
      self.furtherPictures = furtherPictures
    }
  }

  public static func render(_ run: CheckRun, options: Options = Options()) -> String {
    var page = HTMLPage(run: run, options: options)
    return page.render()
  }
}

/// The page while it is written.
struct HTMLPage {
  var run: CheckRun
  var options: HTMLReport.Options
  var summary: Summary
  var screens: [HTMLScreen]
  /// Index of a finding → its place in the page is known: a card or a list holds it.
  var placed: Set<Int> = []
  var text = ""

  init(run: CheckRun, options: HTMLReport.Options) {
    self.run = run
    self.options = options
    self.summary = Summary(run)
    self.screens = HTMLScreen.screens(of: run)
  }

  mutating func render() -> String {
    let title = run.title.isEmpty ? "Inset report" : "\(run.title) · Inset"
    text = """
      <!DOCTYPE html>
      <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <title>\(html(title))</title>
      <style>
      \(HTMLStyle.css)
      </style>
      </head>
      <body>

      """
    writeHeader()
    writeContents()
    writeCards()
    writeUnpictured()
    if options.showsOverview { writeOverview() }
    writeFooter()
    text += "<script>\n\(HTMLScript.text)\n</script>\n</body>\n</html>\n"
    return text
  }

  // MARK: The top

  private mutating func writeHeader() {
    text += "<header class=\"top\">\n\(HTMLStyle.mark)\n<p class=\"eyebrow\">Inset report</p>\n"
    text += "<h1>\(html(run.title.isEmpty ? "Screens on every device" : run.title))</h1>\n"
    text += "<p class=\"lead\">\(lead)</p>\n"
    text += "<ul class=\"figures\">\n"
    figure(summary.errors, "error", isLoud: summary.errors > 0 ? "error" : nil)
    figure(summary.warnings, "warning", isLoud: summary.warnings > 0 ? "warning" : nil)
    if summary.infos > 0 { figure(summary.infos, "note") }
    figure(run.documents, "document")
    figure(run.screensChecked, "screen")
    figure(run.canvases.count, "canvas", "canvases")
    text += "</ul>\n</header>\n"
  }

  private mutating func figure(_ count: Int, _ one: String, _ many: String? = nil, isLoud: String? = nil) {
    let kind = isLoud.map { " class=\"\($0)\"" } ?? ""
    let word = count == 1 ? one : many ?? one + "s"
    text += "<li\(kind)><b>\(count)</b> <span>\(word)</span></li>\n"
  }

  private var lead: String {
    let faulty = screens.filter(\.isFaulty).count
    var words: String
    if run.findings.isEmpty {
      words = "Nothing was found to be wrong."
    } else if faulty > 0 && run.screensChecked >= faulty {
      words = "\(faulty) of \(counted(run.screensChecked, "screen")) \(faulty == 1 ? "is" : "are") not right."
    } else {
      words = "There \(run.findings.count == 1 ? "is" : "are") \(summary.counts)."
    }
    guard run.screensChecked > 0, !run.canvases.isEmpty else { return words }
    words += " Every screen was laid out on \(counted(run.canvases.count, "canvas", "canvases"))"
    return words + " and looked at for what each device’s edges, sensor housing and home indicator cover."
  }

  /// The list of everything, and the filters that a script brings to life.
  private mutating func writeContents() {
    for note in run.allNotes { text += "<p class=\"note\">\(html(note))</p>\n" }
    guard !run.findings.isEmpty else { return }
    let rules = Dictionary(grouping: run.findings.indices, by: { run.findings[$0].rule })
    let names = rules.keys.sorted { a, b in
      let counts = (rules[a]?.count ?? 0, rules[b]?.count ?? 0)
      return counts.0 != counts.1 ? counts.0 > counts.1 : a < b
    }
    text += "<form class=\"filters\" id=\"filters\" hidden=\"hidden\">\n"
    text += "<fieldset><legend>Show</legend>\n"
    for (value, word) in [("", "All"), ("error", "Errors"), ("warning", "Warnings"), ("info", "Notes")] {
      let checked = value.isEmpty ? " checked=\"checked\"" : ""
      text += "<label><input type=\"radio\" name=\"severity\" value=\"\(value)\"\(checked)/>"
      text += "<span>\(word)</span></label>\n"
    }
    text += "</fieldset>\n<select name=\"rule\" aria-label=\"Rule\"><option value=\"\">Every rule</option>\n"
    for name in names {
      text += "<option value=\"\(html(name))\">\(html(name)) (\(rules[name]?.count ?? 0))</option>\n"
    }
    text += "</select>\n<input type=\"search\" name=\"words\" placeholder=\"Screen, file or words\" "
    text += "aria-label=\"Search\"/>\n<output id=\"shown\"></output>\n</form>\n"

    let isOpen = run.findings.count <= 40 ? " open=\"open\"" : ""
    text += "<details class=\"contents\"\(isOpen)>\n<summary>What was found</summary>\n<ol>\n"
    for index in run.findings.indices.sorted(by: graver) {
      let finding = run.findings[index]
      text += "<li class=\"row\"\(data(finding))><a href=\"#f\(index)\">\(dot(finding.severity))"
      text += "<span class=\"words\">\(isolated(sentence(finding.message)))</span>"
      text += "<code>\(isolated("\(lastPart(finding.place.file)):\(finding.place.line)"))</code></a></li>\n"
    }
    text += "</ol>\n</details>\n"
  }

  /// The gravest first, then in the order of all reports.
  private func graver(_ a: Int, _ b: Int) -> Bool {
    let first = run.findings[a]
    let second = run.findings[b]
    if first.severity != second.severity { return first.severity > second.severity }
    if first.place != second.place { return first.place < second.place }
    return (first.rule, first.message, a) < (second.rule, second.message, b)
  }

  // MARK: The cards

  private mutating func writeCards() {
    text += "<main>\n"
    for screen in screens where !screen.findings.isEmpty && screen.main != nil { write(screen) }
  }

  private mutating func write(_ screen: HTMLScreen) {
    guard let main = screen.main else { return }
    let findings = screen.findings.sorted(by: graver)
    let kind = main.isWide ? "card wide" : "card"
    text += "<article class=\"\(kind)\" id=\"s\(screen.number)\">\n<header>\n"
    text += "<h2>\(isolated(screen.title))</h2>\n<p class=\"path\">\(isolated(screen.file))</p>\n"
    text += "</header>\n<div class=\"body\">\n<div class=\"pictures\">\n"
    text += "<figure class=\"main\">\n\(main.svg)"
    text += "<figcaption>\(isolated(main.canvas))\(verdict(main))</figcaption>\n</figure>\n"
    let further = screen.further.prefix(max(options.furtherPictures, 0))
    if !further.isEmpty {
      text += "<div class=\"further\">\n"
      for picture in further {
        text += "<figure\(picture.isWide ? " class=\"lying\"" : "")>\n\(picture.svg)"
        text += "<figcaption>\(isolated(picture.canvas))\(verdict(picture))</figcaption>\n</figure>\n"
      }
      text += "</div>\n"
    }
    text += "</div>\n<div class=\"findings\">\n"
    for index in findings { write(finding: index) }
    text += "</div>\n</div>\n</article>\n"
  }

  private func verdict(_ picture: HTMLPicture) -> String {
    guard picture.isFaulty else { return " <span class=\"verdict right\">right</span>" }
    let count = picture.findings.count
    let words = count > 1 ? "\(count) faults" : "fault"
    let gravest = picture.findings.map { run.findings[$0].severity }.max() ?? .error
    return " <span class=\"verdict \(gravest.rawValue)\">\(words)</span>"
  }

  /// Findings of files that no picture shows.
  private mutating func writeUnpictured() {
    let rest = run.order.filter { !placed.contains($0) }
    var file: String?
    for index in rest {
      let finding = run.findings[index]
      if finding.place.file != file {
        if file != nil { text += "</div>\n</article>\n" }
        file = finding.place.file
        text +=
          "<article class=\"card plain\">\n<header>\n<h2>\(isolated(lastPart(finding.place.file)))</h2>\n"
        text += "<p class=\"path\">\(isolated(finding.place.file))</p>\n</header>\n<div class=\"findings\">\n"
      }
      write(finding: index)
    }
    if file != nil { text += "</div>\n</article>\n" }
    text += "</main>\n"
  }

  private mutating func write(finding index: Int) {
    let finding = run.findings[index]
    // A finding may belong to two screens; only its first place bears the name that links lead to.
    let name = placed.insert(index).inserted ? " id=\"f\(index)\"" : ""
    text += "<section class=\"finding \(finding.severity.rawValue)\"\(name)\(data(finding))>\n"
    text +=
      "<p class=\"kind\"><span class=\"tag \(finding.severity.rawValue)\">\(finding.severity.word)</span> "
    text += "<code>\(html(finding.rule))</code></p>\n<h3>\(isolated(sentence(finding.message)))</h3>\n"
    if let words = finding.whereInWords {
      text += "<p class=\"where\">\(isolated(sentence(words)))"
      if finding.canvasesChecked > 0 && !finding.canvases.isEmpty {
        let count = finding.canvasCount.map { " " + $0 } ?? ""
        text += " <span class=\"share\">\(meter(finding))\(count)</span>"
      }
      text += "</p>\n"
    }
    if !finding.why.isEmpty {
      text += "<ol class=\"why\">\n"
      for line in finding.why { text += "<li>\(isolated(line))</li>\n" }
      text += "</ol>\n"
    }
    if let remedy = finding.remedy {
      text += "<p class=\"remedy\"><b>Remedy</b> \(isolated(sentence(remedy.text)))"
      if let words = remedy.safety.words {
        text += " <span class=\"safety \(remedy.safety.rawValue)\">\(words)</span>"
      }
      text += "</p>\n"
    }
    let place = finding.place
    text += "<p class=\"place\"><code>\(isolated("\(place.file):\(place.line):\(place.column)"))</code>"
    if let object = place.object, !object.isEmpty {
      text += " <span>object</span> <code>\(isolated(object))</code>"
    }
    text += "</p>\n"
    if finding.canvases.count > 1 {
      text +=
        "<details class=\"canvases\"><summary>\(counted(finding.canvases.count, "canvas", "canvases"))</summary>"
      text += "<p>\(finding.canvases.map { isolated($0) }.joined(separator: " · "))</p></details>\n"
    }
    text += "</section>\n"
  }

  /// A bar as long as the share of the canvases.
  private func meter(_ finding: Finding) -> String {
    let share = min(1, Double(finding.canvases.count) / Double(max(finding.canvasesChecked, 1)))
    let width = max(2, Int(share * 48 + 0.5))
    return "<i class=\"meter\"><i style=\"width:\(width)px\"></i></i>"
  }

  // MARK: The end

  private mutating func writeOverview() {
    let shown = screens.filter { $0.main != nil }
    guard !shown.isEmpty else { return }
    text += "<section class=\"overview\">\n<h2>All screens</h2>\n<div class=\"grid\">\n"
    for screen in shown {
      guard let main = screen.main else { continue }
      let hasCard = !screen.findings.isEmpty
      let kind = hasCard ? "tile wrong" : "tile"
      text += hasCard ? "<a class=\"\(kind)\" href=\"#s\(screen.number)\">" : "<div class=\"\(kind)\">"
      let box = "0 0 \(main.width) \(main.height)"
      text += "<span class=\"frame\">"
      text +=
        hasCard
        ? "<svg viewBox=\"\(box)\" role=\"img\"><use href=\"#\(main.name)\"/></svg>" : main.svg
      text += "</span>"
      let mark = screen.severity.map { dot($0) } ?? "<i class=\"dot right\"></i>"
      text += "<span class=\"name\">\(mark)\(isolated(screen.title))</span>"
      text += "<span class=\"path\">\(isolated(lastPart(screen.file)))</span>"
      text += hasCard ? "</a>\n" : "</div>\n"
    }
    text += "</div>\n</section>\n"
  }

  private mutating func writeFooter() {
    let version = run.version.isEmpty ? "" : " \(html(run.version))"
    text +=
      "<footer><p>Inset\(version). Pictures are drawings of the computed layout, not screenshots: text is "
    text += "set in a stand-in font, and images that the app brings are replaced by scenes.</p></footer>\n"
  }

  // MARK: Parts

  private func dot(_ severity: Severity) -> String {
    "<i class=\"dot \(severity.rawValue)\" title=\"\(severity.word)\"></i>"
  }

  /// What the filters read.
  private func data(_ finding: Finding) -> String {
    let words = "\(finding.message) \(finding.place.file) \(finding.rule)".lowercased()
    return " data-severity=\"\(finding.severity.rawValue)\" data-rule=\"\(html(finding.rule))\""
      + " data-words=\"\(html(words))\""
  }

  /// With a capital where a plain word begins it: not `iPhone`, not a quoted name.
  private func sentence(_ text: String) -> String {
    let word = text.prefix { $0 != " " }
    guard let first = word.first, first.isLowercase,
      word.dropFirst().allSatisfy({ $0.isLowercase || $0 == "," })
    else { return text }
    return first.uppercased() + text.dropFirst()
  }

  private func lastPart(_ path: String) -> String {
    path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? path
  }
}
