import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder
import InsetLint

/// Holds findings of documents against the code of the classes that the documents name.
///
/// A document alone does not tell what its controller does: it may hold its screen in portrait, or set the frames of
/// views that no constraint holds. A finding that rests on that becomes advice.
struct CodeBesideDocuments {
  private let code: ClassCode

  /// Names of canvases that give advice only: phones that do not exist.
  private let advice: Set<String>

  private let tabBars: TabBars

  init(_ project: LintProject, _ tabBars: TabBars) {
    code = ClassCode(project)
    self.tabBars = tabBars
    advice = Set(Canvas.standardSet.filter(\.givesAdviceOnly).map(\.name))
  }

  /// Rules about where a view lies in the window.
  static let ofPlaces: Set<String> = [
    "ambiguous-layout", "autoresizing-bottom-control", "bar-background-stops-at-safe-area",
    "content-out-of-bounds",
    "content-outside-safe-sides", "content-overlap", "content-under-bar", "content-under-sensor-housing",
    "control-in-home-indicator-zone", "control-under-window-controls", "paging-with-insets",
    "scroll-view-not-full-bleed", "standalone-navbar-not-attached", "standalone-tabbar-fixed-height",
    "standalone-toolbar-at-root", "text-truncated", "unsatisfiable-constraints",
  ]
  private static let summary = "ib-safe-area-disabled"
  /// What that one counts.
  private static let summed: Set<String> = [
    "content-outside-safe-sides", "content-under-sensor-housing", "control-in-home-indicator-zone",
  ]

  /// Whether code may answer any of these.
  static func concerns(_ findings: [Finding]) -> Bool { findings.contains(where: isAnswerable) }

  private static func isAnswerable(_ finding: Finding) -> Bool {
    let file = finding.place.file
    guard finding.severity > .info, file.hasSuffix(".storyboard") || file.hasSuffix(".xib") else {
      return false
    }
    return ofPlaces.contains(finding.rule) || finding.rule == summary
  }

  /// The findings, those that code answers as advice, in the same order.
  func weighed(_ findings: [Finding]) -> [Finding] {
    var result = findings
    var byFile: [String: [Int]] = [:]
    for (index, finding) in findings.enumerated() where Self.isAnswerable(finding) {
      byFile[finding.place.file, default: []].append(index)
    }
    for (file, indices) in byFile.sorted(by: { $0.key < $1.key }) {
      guard let owners = Owners(of: file) else { continue }
      var isAnswered = false
      for index in indices where Self.ofPlaces.contains(findings[index].rule) {
        guard let answer = answer(to: findings[index], owners) else { continue }
        result[index].severity = .info
        result[index].why.append(answer)
        isAnswered = true
      }
      let remains = indices.contains { Self.summed.contains(result[$0].rule) && result[$0].severity > .info }
      guard isAnswered, !remains else { continue }
      // That safe areas are off matters as far as a view breaks for want of one.
      for index in indices where result[index].rule == Self.summary {
        result[index].severity = .info
        if let count = result[index].message.firstRange(of: ", and ") {
          result[index].message.removeSubrange(count.lowerBound...)
          result[index].why = []
        }
      }
    }
    return result
  }

  private func answer(to finding: Finding, _ owners: Owners) -> String? {
    guard let owner = owners.owner(at: finding.place) else { return nil }
    let real = finding.canvases.filter { !advice.contains($0) }
    let isTurned = !real.isEmpty && real.allSatisfy { $0.contains("landscape") && !$0.hasPrefix("iPad") }
    if isTurned, code.isHeldInPortrait(owner.controller) {
      return "the code of \(owner.controller) holds the screen in portrait on phones"
    }
    if !real.isEmpty, let answer = answer(real, namedBy: owner.controller) { return answer }
    if let length = owners.lengths(in: finding).first(where: {
      code.changesLength($0.property, of: $0.holder)
    }) {
      return "the code of \(length.holder) changes \(length.property), the constraint of line \(length.line)"
    }
    if finding.rule == "ambiguous-layout" {
      let outlet = owners.outlets(at: finding.place).first {
        code.addsConstraints(to: $0.property, of: $0.holder)
      }
      return outlet.map { "the code of \($0.holder) adds constraints to \($0.property)" }
    }
    if finding.rule == "content-under-bar", code.hasOpaqueNavigationBars {
      return "the code makes navigation bars opaque, so screens begin below them"
    }
    // Tab bar controllers hold screens of other documents, too.
    if finding.rule == "scroll-view-not-full-bleed", code.hasTabBarController,
      owner.isOfNib || !owners.hasTabBarController && tabBars.mayHold(finding.place.file)
    {
      return "the app has a tab bar controller, whose bar may stand where the strip is"
    }
    if owner.isOfNib, let answer = answer(to: finding, shown: owner.controller) { return answer }
    if Self.ofEdges.contains(finding.rule), code.isPartByItself(owner.controller) {
      return "\(owner.controller) covers a part of the window"
    }
    if Self.ofEdges.contains(finding.rule), let maker = embeddedMaker(of: owner, owners) {
      return "\(maker), which is embedded, shows \(owner.controller) inside itself"
    }
    guard owner.isPlacedByFrame, let name = owner.classes.first(where: code.laysOutByHand) else { return nil }
    return "the code of \(name) sets frames during layout, so the document only says where the view begins"
  }
}

extension CodeBesideDocuments {
  /// `LandscapeChartViewController` in portrait: what its name rules out.
  private func answer(_ canvases: [String], namedBy controller: String) -> String? {
    let (portrait, landscape) = (controller.contains("Portrait"), controller.contains("Landscape"))
    guard portrait != landscape, canvases.allSatisfy({ $0.contains(portrait ? ", landscape" : ", portrait") })
    else { return nil }
    return "by its name \(controller) is shown in \(portrait ? "portrait" : "landscape")"
  }

  /// The embedded controller that alone makes a scene, by its identifier, and holds it as a child or a page.
  private func embeddedMaker(of owner: Owners.Owner, _ owners: Owners) -> String? {
    guard let identifier = owner.identifier else { return nil }
    let makers = code.makers(ofScene: identifier)
    guard !makers.isEmpty, makers.allSatisfy(owners.embedded.contains), makers.allSatisfy(code.holdsChildren)
    else { return nil }
    return makers[0]
  }

  /// Rules about the window's edges: they say nothing of a screen that does not reach them.
  static let ofEdges: Set<String> = [
    "bar-background-stops-at-safe-area", "content-outside-safe-sides", "content-under-bar",
    "content-under-sensor-housing", "control-in-home-indicator-zone", "control-under-window-controls",
    "standalone-navbar-not-attached", "standalone-toolbar-at-root",
  ]
  /// Those about the top, which a sheet leaves free.
  private static let ofTops: Set<String> = [
    "content-under-sensor-housing", "control-under-window-controls", "standalone-navbar-not-attached",
  ]

  private func answer(to finding: Finding, shown controller: String) -> String? {
    // A window is what a whole screen has to fit.
    let isOfWindow = ["content does not fit the window", "content fits no window"].contains {
      finding.message.hasPrefix($0)
    }
    guard Self.ofEdges.contains(finding.rule) || isOfWindow || finding.rule == "content-out-of-bounds" else {
      return nil
    }
    switch code.showing(of: controller) {
    case .part: return "the code shows \(controller) as a part of something else"
    case .nowhere: return "no code of the project makes a \(controller)"
    case .sheet where Self.ofTops.contains(finding.rule): return "the code shows \(controller) as a sheet"
    case .sheet, nil: return nil
    }
  }
}
