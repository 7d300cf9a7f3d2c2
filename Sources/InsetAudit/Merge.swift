import InsetDevices
import InsetDiagnostics
import InsetScreens

/// One view that one canvas shows to be wrong.
struct Sighting {
  /// The view, the same on every canvas.
  var key: String
  /// Sightings of several views with the same cause become one finding. Nil: the view stands alone.
  var group: String?
  var canvas: Canvas
  var severity: Severity
  /// How bad it is here, in points, to find the worst canvas.
  var amount: Double
  /// What a person calls the view.
  var name: String
  /// What several of its kind are called.
  var things = "views"
  var place: Place
  var message: String
  var why: [String]
  var remedy: String
}

/// Turns what canvases show into findings.
struct Merge {
  /// Whether each view is told for itself, whatever it has in common with others.
  @TaskLocal static var keepsViewsApart = false

  var rule: String
  /// Every canvas that was looked at, in the order of the run.
  var checked: [Canvas]

  /// One finding a view, in the order in which the views were first seen; one for a group of views whose fault
  /// has a single cause.
  func findings(from sightings: [Sighting]) -> [Finding] {
    guard !sightings.isEmpty else { return [] }
    let words = DeviceWords(checked: checked)
    var order: [String] = []
    var views: [String: [Sighting]] = [:]
    for var sighting in sightings {
      if sighting.canvas.givesAdviceOnly { sighting.severity = .info }
      if views[sighting.key] == nil { order.append(sighting.key) }
      views[sighting.key, default: []].append(sighting)
    }
    var groups: [(name: String?, views: [[Sighting]])] = []
    for key in order {
      let view = views[key] ?? []
      let name = Merge.keepsViewsApart ? nil : view.first?.group
      if let name, let index = groups.firstIndex(where: { $0.name == name }) {
        groups[index].views.append(view)
      } else {
        groups.append((name, [view]))
      }
    }
    return groups.map { finding(from: $0.views, words) }
  }

  private func finding(from views: [[Sighting]], _ words: DeviceWords) -> Finding {
    let ranked = views.enumerated().sorted { a, b in
      let first = worst(of: a.element)
      let second = worst(of: b.element)
      return isWorse(first, second) || (!isWorse(second, first) && a.offset < b.offset)
    }
    let lead = worst(of: ranked[0].element)
    let all = views.flatMap { $0 }
    var message = lead.message
    var why = lead.why
    if views.count > 1 {
      let others = ranked.dropFirst().map { worst(of: $0.element).name }
      message += "; also " + (others.count == 1 ? others[0] : "\(others.count) more \(lead.things)")
      let shown = others.prefix(6).map { $0 }
      let rest = others.count - shown.count
      why.append("the same holds for " + Words.list(shown + (rest > 0 ? ["\(rest) more"] : [])))
    }
    let faulty = canvases(of: all)
    return Finding(
      rule: rule, severity: all.map(\.severity).max() ?? lead.severity, place: lead.place, message: message,
      why: why, canvases: faulty.map(\.name), canvasesChecked: checked.count,
      where_: words.phrase(showing: faulty.map(\.name)), remedy: Remedy(text: lead.remedy))
  }

  /// Each canvas once, the worst first; as in the run where none is worse.
  private func canvases(of sightings: [Sighting]) -> [Canvas] {
    var worstOnes: [(position: Int, sighting: Sighting)] = []
    for sighting in sightings {
      if let index = worstOnes.firstIndex(where: { $0.sighting.canvas.name == sighting.canvas.name }) {
        if isWorse(sighting, worstOnes[index].sighting) { worstOnes[index].sighting = sighting }
      } else {
        let position = checked.firstIndex { $0.name == sighting.canvas.name } ?? checked.count
        worstOnes.append((position, sighting))
      }
    }
    return worstOnes.sorted { a, b in
      isWorse(a.sighting, b.sighting) || (!isWorse(b.sighting, a.sighting) && a.position < b.position)
    }.map(\.sighting.canvas)
  }

  private func worst(of sightings: [Sighting]) -> Sighting {
    sightings.dropFirst().reduce(sightings[0]) { isWorse($1, $0) ? $1 : $0 }
  }

  private func isWorse(_ a: Sighting, _ b: Sighting) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    // A phone that exists is the better witness.
    if a.canvas.givesAdviceOnly != b.canvas.givesAdviceOnly { return b.canvas.givesAdviceOnly }
    return a.amount > b.amount + 0.05
  }
}

extension Canvas {
  /// Whether what only this canvas shows is advice: a phone that does not exist, and a window with a strip at one
  /// side (iPhone Duo), which an app comes to once it is built for it. // N-040, N-046
  public var givesAdviceOnly: Bool {
    groups.contains("future-iphones") || abs(safeAreaInsets.left - safeAreaInsets.right) > 0.5
  }
}
