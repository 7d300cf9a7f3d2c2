import InsetDevices
import InsetInterfaceBuilder

/// Counts hits and misses, and groups the causes of misses.
struct FidelityTally {
  private var hits: [String: (right: Int, all: Int)] = [:]
  private var causes: [String: [Case]] = [:]

  private struct Case {
    var file: String
    var id: String
    /// Wrong views of the same screen.
    var weight: Int
    var recorded: Rect
    var computed: Rect?
  }

  mutating func count(_ document: RecordedDocument, _ frames: SavedFrames) {
    for view in document.views where view.isReachable {
      let isRight = view.matches(frames[view.id])
      for key in [view.category, "all"] {
        hits[key, default: (0, 0)].all += 1
        if isRight { hits[key, default: (0, 0)].right += 1 }
      }
    }
  }

  mutating func explain(
    _ recorded: RecordedDocument, _ frames: SavedFrames, given: SavedFrames, _ document: Document
  ) {
    for (root, views) in Dictionary(grouping: recorded.views, by: \.root).sorted(by: { $0.key < $1.key }) {
      let wrong = views.filter { $0.isReachable && !$0.matches(frames[$0.id]) }
      guard !wrong.isEmpty else { continue }
      let stillWrong = wrong.filter { !$0.matches(given[$0.id]) }
      let order = FidelityCauses.order(below: root, in: document)
      var found: [(cause: String, view: RecordedDocument.View)] = []
      if stillWrong.count < wrong.count {
        found = views.compactMap { view in
          FidelityCauses.text(view, frames[view.id], recorded, document).map { ($0, view) }
        }
      }
      if found.isEmpty,
        let first = (stillWrong.isEmpty ? wrong : stillWrong)
          .min(by: { order[$0.id] ?? .max < order[$1.id] ?? .max })
      {
        found = [(FidelityCauses.structure(first, frames[first.id], recorded, document), first)]
      }
      for (cause, view) in found {
        causes[cause, default: []].append(
          Case(
            file: recorded.file, id: view.id, weight: wrong.count, recorded: view.frame,
            computed: frames[view.id]))
      }
    }
  }

  // MARK: - Report

  func report(listsCases: Bool) {
    for key in hits.keys.sorted() {
      let (right, all) = hits[key] ?? (0, 0)
      print("\(padded(key, 12)) \(right)/\(all)  \(percent(right, of: all)) %")
    }
    print("\nwrong views of the screens concerned, cases, cause:")
    let ordered = causes.map { (weight: $0.value.map(\.weight).reduce(0, +), cause: $0.key, cases: $0.value) }
      .sorted { ($1.weight, $0.cause) < ($0.weight, $1.cause) }
    for (weight, cause, cases) in ordered {
      print("\(padded(String(weight), 5)) \(padded(String(cases.count), 4)) \(cause)")
      guard listsCases else { continue }
      for found in cases {
        print("           \(found.file) #\(found.id) \(words(found.recorded)) but \(words(found.computed))")
      }
    }
  }

  private func words(_ rect: Rect?) -> String {
    guard let rect else { return "missing" }
    func number(_ value: Double) -> String { String((value * 100).rounded() / 100) }
    return "(\(number(rect.x)) \(number(rect.y)); \(number(rect.width)) \(number(rect.height)))"
  }

  private func percent(_ part: Int, of all: Int) -> String {
    guard all > 0 else { return "-" }
    return String((Double(part) / Double(all) * 10_000).rounded() / 100)
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
