import InsetDiagnostics
import InsetReports

extension CheckRun {
  /// Takes in what a sweep found: a fault that is known gets its range, one that no device shows is a finding of its
  /// own. What is there at every size has nothing to do with the size, and is left to the devices.
  public mutating func add(_ sweep: SweepRun) {
    for screen in sweep.screens {
      for fault in screen.faults where !fault.isEverywhere(screen) {
        let phrase = SweepWords.phrase(fault, in: screen)
        let place = fault.finding.place
        let known = findings.firstIndex { finding in
          finding.rule == fault.finding.rule && finding.place.file == place.file
            && finding.place.line == place.line && finding.place.object == place.object
        }
        if let known {
          findings[known].why.append("also " + phrase)
        } else {
          var finding = fault.finding
          finding.message += " (\(fault.worst))"
          finding.where_ = phrase
          findings.append(finding)
        }
      }
      if let first = screen.unsteady.first {
        notes.append(
          "\(screen.file), \(screen.title): the layout depends on the size before, as at \(first)")
      }
    }
    let sizes = sweep.screens.reduce(0) { $0 + $1.laidOut }
    if sizes > 0 { notes.append("also laid out in \(sizes) free windows") }
  }
}
