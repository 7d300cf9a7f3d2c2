import InsetDiagnostics

/// A sweep for people at a terminal.
public enum SweepTextReport {
  /// - Parameter showsWhy: whether the evidence is shown.
  public static func render(_ run: SweepRun, showsWhy: Bool = true) -> String {
    var text = ""
    var file: String?
    for screen in run.screens {
      if screen.file != file {
        text += plain(screen.file) + "\n\n"
        file = screen.file
      }
      text += self.text(of: screen, showsWhy: showsWhy)
    }
    return text + summary(run)
  }

  private static func text(of screen: SweptScreen, showsWhy: Bool) -> String {
    let id = screen.id.isEmpty ? "" : " (\(plain(screen.id)))"
    var text = "  \(plain(screen.title))\(id): \(SweepWords.extent(screen))\n\n"
    let bounded = screen.faults.filter { !$0.isEverywhere(screen) }
    for fault in bounded { text += self.text(of: fault, in: screen, showsWhy: showsWhy) }
    if bounded.isEmpty { text += "    nothing that begins or ends with the window's size\n\n" }
    let everywhere = screen.faults.filter { $0.isEverywhere(screen) }
    if !everywhere.isEmpty {
      text += "    at every size:\n"
      for fault in everywhere {
        let finding = fault.finding
        text += "      line \(finding.place.line): \(plain(finding.message)) (\(finding.rule))\n"
      }
      text += "\n"
    }
    if let first = screen.unsteady.first {
      text += "    note: the layout depends on the size before at \(screen.unsteady.count) sizes, "
      text += "\(first) among them\n\n"
    }
    return text
  }

  private static func text(of fault: SweptFault, in screen: SweptScreen, showsWhy: Bool) -> String {
    let finding = fault.finding
    let place = finding.place
    var text =
      "    \(finding.severity.word): \(plain(finding.message)) \(SweepWords.phrase(fault, in: screen))\n"
    var at = "\(plain(place.file)):\(place.line):\(place.column)"
    if let object = place.object, !object.isEmpty { at += "  (object \(plain(object)))" }
    text += "      at      \(at)\n      worst   \(plain(fault.worst))\n"
    if showsWhy {
      for (index, line) in finding.why.enumerated() {
        text += (index == 0 ? "      why     " : "              ") + plain(line) + "\n"
      }
    }
    if let remedy = finding.remedy { text += "      remedy  \(plain(remedy.text))\n" }
    return text + "      rule    \(plain(finding.rule))\n\n"
  }

  /// What was done, and nothing more.
  private static func summary(_ run: SweepRun) -> String {
    guard !run.screens.isEmpty else { return "no screens to sweep\n" }
    let faults = run.screens.reduce(0) { sum, screen in
      sum + screen.faults.filter { !$0.isEverywhere(screen) }.count
    }
    let laidOut = run.screens.reduce(0) { $0 + $1.laidOut }
    let judged = run.screens.reduce(0) { $0 + $1.judged }
    return (faults == 0 ? "no ranges" : counted(faults, "fault") + " with a range")
      + " on " + counted(run.screens.count, "screen")
      + "; laid out in \(laidOut) windows, at the least height from narrow to wide and back; judged in \(judged) of them\n"
  }
}
