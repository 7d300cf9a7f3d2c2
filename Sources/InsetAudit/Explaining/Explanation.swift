import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Why something of a document is as it is, in words.
public struct Explanation: Hashable, Sendable {
  public struct Section: Hashable, Sendable {
    public var heading: String
    /// A sentence each; what belongs to the line above begins with two spaces.
    public var lines: [String]
  }
  /// What is explained: `'Pay' button, line 41, in Checkout`.
  public var title: String
  public var sections: [Section] = []

  mutating func add(_ heading: String, _ lines: [String]) {
    if !lines.isEmpty { sections.append(Section(heading: heading, lines: lines)) }
  }
}

/// Explains objects of one screen from how it was laid out on every canvas.
///
/// Whoever takes correct behaviour for a fault gets the reason why it is right; a fault gets its finding.
public struct Explainer {
  let set: ScreenSet
  let facts: ProjectFacts
  /// What the rules found on the screen, one for each view.
  let findings: [Finding]
  /// The canvases the app can come to.
  let screens: [FlatScreen]
  let groups: CanvasGroups

  /// - Parameter set: a screen with at least one canvas.
  public init(_ set: ScreenSet, _ facts: ProjectFacts) {
    self.set = set
    self.facts = facts
    findings = Audit(facts: facts).apart(set)
    screens = set.possible(facts)
    groups = CanvasGroups(checked: screens.map(\.canvas))
  }

  /// The view with an id of the document; nil where the screen has none.
  public func view(id: String) -> Explanation? {
    let seen = screens.compactMap { screen in screen.item(id: id).map { Seen(screen: screen, item: $0) } }
    guard let first = seen.first else { return nil }
    let line = first.item.node.place.map { ", line \($0.line)" } ?? ""
    var explanation = Explanation(title: Words.name(of: first.item.node) + line + place)
    explanation.add("where it stands", position(seen))
    for edge in EdgeSource.Edge.allCases {
      let lines = reasons(of: edge, seen)
      if !lines.isEmpty { explanation.add("why its \(edge.rawValue) edge is there", lines) }
    }
    if seen.allSatisfy({ $0.item.node.edges.isEmpty }) {
      explanation.add(
        "why it is there",
        ["it is the screen's own view: the window, or the container around it, gives it its frame"])
    }
    explanation.add("what the rules found", found { $0.place.object == id })
    explanation.add("why the rest is right", rightness(seen))
    return explanation
  }

  var place: String {
    guard let screen = set.screens.first else { return "" }
    return " of \(screen.file), in \(screen.title)"
  }

  /// The findings that a condition holds for, with their evidence.
  func found(_ isMeant: (Finding) -> Bool) -> [String] {
    findings.filter(isMeant).flatMap { finding in
      var lines = ["\(finding.severity.rawValue): \(finding.message) (\(finding.rule))"]
      if let words = finding.where_ { lines.append("  on " + words) }
      lines += finding.why.map { "  " + $0 }
      if let remedy = finding.remedy { lines.append("  instead: " + remedy.text) }
      return lines
    }
  }
}

/// A view on one canvas.
struct Seen {
  var screen: FlatScreen
  var item: Item
  var canvas: Canvas { screen.canvas }
}
