import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetReports
import InsetScreens
import UIKit

/// One screen at every whole width, from narrow to wide and back.
///
/// At the least height every width is laid out, from narrow to wide and back; at the others every eighth. The rules look
/// at every eighth width, and at every one between two that differ in any verdict: where a fault begins and ends is
/// exact to the point. A fault that came and went within eight points would be missed.
@MainActor
struct ScreenSweep {
  static let step = 8
  /// Verdicts may depend on all sizes together, so that a closer look can show new changes.
  private static let mostRounds = 4

  /// More than a navigation bar with a large title, a search bar and a tab bar take, points.
  private static let roomForBars = 300

  private let screen: MovingScreen
  private let audit: Audit
  private let options: SweepOptions
  private let idiom: Idiom
  private var swept: SweptScreen
  private var set: ScreenSet
  /// The sizes that were captured, by the names of their canvases.
  private var judged: [String: (width: Int, height: Int)] = [:]
  /// The widths that were captured, by the height's number, ascending.
  private var judgedWidths: [[Int]]
  /// Where everything stood on the way from narrow to wide, by the width, for each height.
  private var fingerprints: [[Int: UInt64]]

  init(_ screen: MovingScreen, _ path: String, _ audit: Audit, _ options: SweepOptions, idiom: Idiom) {
    self.screen = screen
    self.audit = audit
    self.options = options
    self.idiom = idiom
    swept = SweptScreen(
      file: path, id: screen.root.id, title: screen.root.title, widths: options.widths,
      heights: options.heights)
    set = ScreenSet(id: screen.root.id, file: path, screens: [])
    judgedWidths = Array(repeating: [], count: options.heights.count)
    fingerprints = Array(repeating: [:], count: options.heights.count)
  }

  mutating func run() -> SweptScreen {
    widen()
    addReference()
    var findings = audit.apart(set)
    var wanted = changes(in: findings)
    narrow(wanted)
    for _ in 0..<ScreenSweep.mostRounds where wanted.contains(where: { !$0.isEmpty }) {
      findings = audit.apart(set)
      wanted = changes(in: findings)
      visit(wanted)
    }
    swept.laidOut = fingerprints.reduce(0) { $0 + $1.count }
    swept.judged = judged.count
    swept.faults = faults(in: findings)
    return swept
  }

  // MARK: Layout

  private mutating func widen() {
    var screens: [Screen] = []
    for (number, height) in options.heights.enumerated() {
      for width in options.widths where number == 0 || isOnGrid(width) {
        move(width, height)
        fingerprints[number][width] = screen.fingerprint
        if isOnGrid(width) { capture(width, number, into: &screens) }
      }
    }
    set = set.adding(screens)
  }

  private func isOnGrid(_ width: Int) -> Bool {
    (width - options.widths.lowerBound) % ScreenSweep.step == 0 || width == options.widths.upperBound
  }

  /// The way back, at the least height; at the wanted widths the rules will look as well.
  private mutating func narrow(_ wanted: [Set<Int>]) {
    var screens: [Screen] = []
    for (number, height) in options.heights.enumerated().reversed() {
      let widths = number == 0 ? Set(options.widths) : wanted[number]
      for width in widths.sorted(by: >) {
        move(width, height)
        note(width, number)
        if wanted[number].contains(width) { capture(width, number, into: &screens) }
      }
    }
    add(screens)
  }

  private mutating func visit(_ wanted: [Set<Int>]) {
    var screens: [Screen] = []
    for (number, height) in options.heights.enumerated() {
      for width in wanted[number].sorted() {
        move(width, height)
        note(width, number)
        capture(width, number, into: &screens)
      }
    }
    add(screens)
  }

  /// A size that is laid out once more must look as it did.
  private mutating func note(_ width: Int, _ number: Int) {
    let fingerprint = screen.fingerprint
    if let known = fingerprints[number][width], known != fingerprint {
      swept.unsteady.append("\(width) × \(options.heights[number])")
    }
    fingerprints[number][width] = fingerprint
  }

  private func move(_ width: Int, _ height: Int) {
    screen.move(to: options.canvas(width: width, height: height, idiom: idiom))
  }

  private mutating func capture(_ width: Int, _ number: Int, into screens: inout [Screen]) {
    guard let captured = screen.capture() else { return }
    screens.append(captured)
    judged[captured.canvas.name] = (width, options.heights[number])
    judgedWidths[number].append(width)
  }

  private mutating func add(_ screens: [Screen]) {
    set = set.adding(screens)
    for number in judgedWidths.indices { judgedWidths[number].sort() }
  }

  /// A window as large as the document was drawn, and room for bars: what goes wrong there as well is not for want of
  /// room. It is no part of the sweep.
  private mutating func addReference() {
    guard let saved = set.screens.first?.savedSize else { return }
    let width = Int(max(saved.width.rounded(.up), 1))
    let height = Int(max(saved.height.rounded(.up), 1)) + ScreenSweep.roomForBars
    let isSwept = options.widths.upperBound >= width && options.heights.contains { $0 >= height }
    guard !isSwept, max(width, height) <= SweepOptions.largest else { return }
    move(width, height)
    if let reference = screen.capture() { add([reference]) }
  }

  // MARK: Verdicts

  /// The widths of each height between two judged ones of which one has a fault and the other has not.
  private func changes(in findings: [Finding]) -> [Set<Int>] {
    var wanted = Array(repeating: Set<Int>(), count: options.heights.count)
    for finding in findings {
      let faulty = widths(of: finding)
      for number in judgedWidths.indices {
        let known = judgedWidths[number]
        for (near, far) in zip(known, known.dropFirst())
        where far > near + 1 && faulty[number].contains(near) != faulty[number].contains(far) {
          wanted[number].formUnion((near + 1)..<far)
        }
      }
    }
    return wanted
  }

  /// The judged widths with a fault, by the height's number.
  private func widths(of finding: Finding) -> [Set<Int>] {
    var found = Array(repeating: Set<Int>(), count: options.heights.count)
    for name in finding.canvases {
      guard let size = judged[name], let number = options.heights.firstIndex(of: size.height) else {
        continue
      }
      found[number].insert(size.width)
    }
    return found
  }

  private func faults(in findings: [Finding]) -> [SweptFault] {
    let faults = findings.compactMap { finding -> SweptFault? in
      guard let worst = finding.canvases.first(where: { judged[$0] != nil }) else { return nil }
      let faulty = widths(of: finding)
      let ranges = options.heights.indices.compactMap { number -> SweptFault.Ranges? in
        let widths = self.ranges(of: faulty[number], among: judgedWidths[number])
        return widths.isEmpty ? nil : .init(height: options.heights[number], widths: widths)
      }
      var told = finding
      told.message = finding.message.without(canvas: finding.canvases.first ?? worst)
      told.canvases = []
      told.canvasesChecked = 0
      told.where_ = nil
      return SweptFault(finding: told, worst: worst, ranges: ranges)
    }
    return faults.sorted { a, b in
      let first = (a.finding.place, a.finding.rule, a.finding.message)
      let second = (b.finding.place, b.finding.rule, b.finding.message)
      return first < second
    }
  }

  /// Judged widths that follow one another with the same verdict are one range.
  private func ranges(of faulty: Set<Int>, among known: [Int]) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    var start: Int?
    var last = 0
    for width in known {
      if faulty.contains(width) {
        start = start ?? width
        last = width
      } else if let first = start {
        ranges.append(first...last)
        start = nil
      }
    }
    if let start { ranges.append(start...last) }
    return ranges
  }
}

extension String {
  /// The message without the canvas in brackets that rules name as an example.
  func without(canvas: String) -> String {
    guard let range = range(of: " (\(canvas))") else { return self }
    return replacingCharacters(in: range, with: "")
  }

  private func range(of part: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }

  private func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
