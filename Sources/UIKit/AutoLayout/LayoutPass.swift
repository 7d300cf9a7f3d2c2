import InsetDevices
import InsetSolver

/// Lays one tree out: safe area and margins, rows, solving, frames, layoutSubviews, again until nothing moves.
///
/// The order is that of docs/behaviour/engine.md. Text that wraps, safe areas and margins depend on frames and
/// change constants, hence the repetition; it ends after `limit` passes whatever happens. // S-203
/// A tree that swings between two states (margins that push a view out of the safe area that made them) ends early.
@preconcurrency @MainActor
package struct LayoutPass {
  package static let limit = 100
  /// From this pass on, every second state is compared with the one before it.
  private static let patience = 8
  private let root: UIView
  private let environment: LayoutEnvironment
  private let scale: Double

  package init(_ root: UIView) {
    self.root = root
    environment = LayoutEnvironment.inPass ?? root.environment
    scale = environment.scale
  }

  /// - Returns: how many passes it took, those of inner roots not counted.
  @discardableResult
  package func run() -> Int {
    let outer = LayoutEnvironment.inPass
    LayoutEnvironment.inPass = environment
    defer { LayoutEnvironment.inPass = outer }
    let engine = root.layoutEngine ?? LayoutEngine()
    root.layoutEngine = engine
    var passes = 0
    var earlier: [CGRect] = []
    root.layoutCameToRest = false
    root.layoutLoop = nil
    _ = SafeAreaPropagation.run(from: root)
    while passes < LayoutPass.limit {
      passes += 1
      root.updateConstraintsIfNeeded()
      let before = LayoutEnvironment.changes
      let variables = LayoutVariables(root: root)
      let hold = RowBuilder.RootHold.fixed(root.boundsStorage.size)
      let measured = measureWrappingWidths(engine.measuring, variables, hold)
      if engine.update(rows(after: measured, variables, hold), variables: variables) {
        engine.solve()
        apply(engine, variables)
      }
      layOutSubviews(of: root)
      let insetsChanged = SafeAreaPropagation.run(from: root)
      if insetsChanged { layOutSubviews(of: root) }
      if !insetsChanged && before == LayoutEnvironment.changes {
        root.layoutCameToRest = true
        break
      }
      if passes >= LayoutPass.patience && passes % 2 == 0 {
        let state = variables.views.flatMap { [$0.frame, $0.bounds.inset(by: $0.effectiveMargins)] }
        if state == earlier { break }
        earlier = state
      }
    }
    root.layoutPassCount = passes
    if !root.layoutCameToRest { root.layoutLoop = LayoutLoop(passes: passes, root: root) }
    layOutInnerRoots(below: root)
    return passes
  }

  // MARK: Text that wraps. // AL-51, AL-52

  /// The first of two passes: every text on one line. The width a text gets is the width it wraps in; in the second
  /// pass it does not change any more, however narrow the wrapped lines turn out. // R-53
  /// - Returns: the rows of that pass; nil where no text wraps.
  private func measureWrappingWidths(
    _ engine: LayoutEngine, _ variables: LayoutVariables, _ hold: RowBuilder.RootHold
  ) -> RowBuilder? {
    guard variables.views.contains(where: \.wrapsText) else { return nil }
    root.forgetSolvedWidths()
    var builder = RowBuilder(root: root, variables: variables, rootHold: hold)
    if engine.update(builder.build(), variables: variables) { engine.solve() }
    for view in variables.views where view.wrapsText {
      view.solvedWidth = engine.value(variables.base(of: view) + 2)
    }
    return builder
  }

  /// The rows with every text in the width it wraps in.
  private func rows(
    after measured: RowBuilder?, _ variables: LayoutVariables, _ hold: RowBuilder.RootHold
  ) -> [LayoutRow] {
    var builder = RowBuilder(root: root, variables: variables, rootHold: hold)
    return measured.map { builder.build(after: $0) } ?? builder.build()
  }

  // MARK: Frames. // AL-20, AL-24, R-20

  private func apply(_ engine: LayoutEngine, _ variables: LayoutVariables) {
    // Edges are rounded in the root's space, half up, and sizes are differences of rounded edges.
    var origins: [(x: Double, y: Double)] = []
    origins.reserveCapacity(variables.views.count)
    for view in variables.views {
      let base = variables.base(of: view)
      let x = engine.value(base)
      let y = engine.value(base + 1)
      let width = engine.value(base + 2)
      let height = engine.value(base + 3)
      let left = rounded(x)
      let top = rounded(y)
      origins.append((left, top))
      guard view !== root, let parent = view.superview else { continue }
      let outer = origins[parent.engineSlot]
      view.setFrame(
        CGRect(
          x: left - outer.x, y: top - outer.y, width: rounded(x + width) - left,
          height: rounded(y + height) - top), byEngine: true)
      if let content = variables.contentBase(of: view), let scroll = view as? UIScrollView {
        scroll.engineContentSize(width: engine.value(content), height: engine.value(content + 1))
      }
      for guide in view.layoutGuides {
        guard let base = variables.base(of: guide) else { continue }
        guide.layoutFrame = CGRect(
          x: engine.value(base) - x, y: engine.value(base + 1) - y, width: engine.value(base + 2),
          height: engine.value(base + 3))
      }
    }
  }

  private func rounded(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }

  /// Parents first, those that asked for it.
  private func layOutSubviews(of view: UIView) {
    if view.needsLayout {
      view.needsLayout = false
      view.viewController?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.viewController?.viewDidLayoutSubviews()
    }
    if view !== root && view.isLayoutBoundary { return }
    for child in view.subviews { layOutSubviews(of: child) }
  }

  private func layOutInnerRoots(below view: UIView) {
    for child in view.subviews {
      if view.isLayoutBoundary && view !== root {
        let inner = LayoutPass(child)
        inner.run()
      } else {
        layOutInnerRoots(below: child)
      }
    }
  }

  // MARK: Fitting. // AL-71, AL-72

  package func fittingSize(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize
  {
    let outer = LayoutEnvironment.inPass
    LayoutEnvironment.inPass = environment
    defer { LayoutEnvironment.inPass = outer }
    // OPTIMIZATION: cells are asked again and again, at other widths and with the same rows.
    let engine = root.fittingEngine ?? LayoutEngine()
    root.fittingEngine = engine
    _ = SafeAreaPropagation.run(from: root)
    let variables = LayoutVariables(root: root)
    let hold = RowBuilder.RootHold.fitting(
      target, horizontal: Double(horizontal.rawValue), vertical: Double(vertical.rawValue))
    let measured = measureWrappingWidths(engine.measuring, variables, hold)
    if engine.update(rows(after: measured, variables, hold), variables: variables) { engine.solve() }
    let base = variables.base(of: root)
    return CGSize(width: roundedUp(engine.value(base + 2)), height: roundedUp(engine.value(base + 3)))
  }

  private func roundedUp(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
}
