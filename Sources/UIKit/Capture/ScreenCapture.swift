import InsetDevices
import InsetInterfaceBuilder
import InsetScreens

/// Turns a laid-out tree into values.
@preconcurrency @MainActor
struct ScreenCapture {
  let document: Document
  let canvas: Canvas
  let tree: TreeFacts

  func screen(
    of top: UIView, root: DocumentRoot, presentation: Screen.Presentation?, passes: Int
  ) -> Screen {
    // OPTIMIZATION: views need not look for their window's environment one by one.
    let outer = LayoutEnvironment.inPass
    LayoutEnvironment.inPass = top.environment
    defer { LayoutEnvironment.inPass = outer }
    let rootView = find(top) { $0.origin?.id == root.element.id } ?? top
    let sources = EdgeSources(root: rootView, memory: tree.memory)
    let bounds = top is UIWindow ? canvas.bounds : top.bounds.plain
    let node = self.node(top, originX: 0, originY: 0, clip: bounds, sources: sources)
    var conflicts: [LayoutConflict] = []
    var ambiguities: [LayoutAmbiguity] = []
    collectProblems(top, &conflicts, &ambiguities)
    return Screen(
      id: root.id, title: root.title, kind: root.kind, file: document.path, canvas: canvas, root: node,
      conflicts: conflicts, ambiguities: ambiguities, passes: passes, document: document.screenFacts,
      savedSize: root.element.frame?.size, presentation: presentation,
      isReached: root.controller?.id.map { tree.ties.reached.contains($0) } ?? true,
      documentView: top === rootView ? "" : root.element.id ?? "", constraints: tree.constraints)
  }

  private func find(_ view: UIView, _ condition: (UIView) -> Bool) -> UIView? {
    if condition(view) { return view }
    for child in view.subviews { if let found = find(child, condition) { return found } }
    return nil
  }

  // MARK: Nodes

  /// - Parameter originX: where the superview's coordinates begin in the window.
  private func node(_ view: UIView, originX: Double, originY: Double, clip: Rect?, sources: EdgeSources)
    -> Node
  {
    let frame = view.frame.plain
    let windowFrame = frame.offset(x: originX, y: originY)
    let visible = clip.flatMap { windowFrame.intersection($0) }
    let innerClip = view.clipsToBounds ? visible : clip
    let offset = view.bounds.origin
    let children = view.subviews.map {
      self.node(
        $0, originX: windowFrame.x - Double(offset.x), originY: windowFrame.y - Double(offset.y),
        clip: innerClip, sources: sources)
    }
    let base = view.uiKitClassName
    var node = Node(
      id: view.origin?.id ?? "", className: view.origin?.customClass ?? base, baseClass: base,
      role: view.captureRole, name: view.captureName, frame: frame, windowFrame: windowFrame,
      place: view.origin?.place, subviews: children)
    node.visibleFrame = visible
    node.hasOutlet = tree.ties.outlets.contains(node.id)
    node.isHeldByCode = tree.ties.placeholders.contains(node.id)
    fill(&node, from: view)
    node.edges = sources.sources(of: view)
    return node
  }

  private func fill(_ node: inout Node, from view: UIView) {
    node.safeAreaInsets = view.safeAreaInsets.plain
    node.layoutMargins = view.effectiveMargins.plain
    node.isHidden = view.isHidden
    node.alpha = Double(view.alpha)
    node.clipsToBounds = view.clipsToBounds
    node.isUserInteractionEnabled = view.isUserInteractionEnabled
    node.isEnabled = (view as? UIControl)?.isEnabled ?? true
    node.usesAutoresizing = view.translatesAutoresizingMaskIntoConstraints
    if let color = view.backgroundColor, color.alpha > 0 { node.backgroundColor = color.hexadecimal }
    node.tintColor = view.tintColor?.hexadecimal
    let attributes = view.captureAttributes()
    node.attributes =
      attributes.isEmpty
      ? view.looks : attributes.merging(view.looks) { own, _ in own }.filter { !$0.value.isEmpty }
    if view.cornerRadius > 0 {
      node.attributes["cornerRadius"] = NSLayoutConstraint.number(CGFloat(view.cornerRadius))
    }
    node.text = view.captureText(canvas)
    node.image = view.captureImage
    node.barBackground = barBackground(view, node.windowFrame)
    node.isControllerBar = view.isControllerBar
    if let scroll = view as? UIScrollView {
      node.scroll = Node.Scroll(
        contentSize: scroll.contentSize.plain, contentOffsetX: Double(scroll.contentOffset.x),
        contentOffsetY: Double(scroll.contentOffset.y),
        adjustedContentInset: scroll.adjustedContentInset.plain,
        adjustmentBehavior: scroll.contentInsetAdjustmentBehavior.word,
        contentInset: scroll.contentInset.plain, isPaging: scroll.isPagingEnabled)
    }
  }

  /// What a system bar fills beside its frame: up to the window's top, down to its bottom. // BC-06, BC-61
  private func barBackground(_ view: UIView, _ frame: Rect) -> Rect? {
    guard let bar = view as? any BarWithBackground else { return nil }
    return bar.backgroundFrame.plain.offset(x: frame.x, y: frame.y)
  }

  // MARK: Problems

  private func collectProblems(
    _ view: UIView, _ conflicts: inout [LayoutConflict], _ ambiguities: inout [LayoutAmbiguity]
  ) {
    if let engine = view.layoutEngine {
      let views = LayoutVariables(root: view).views
      for conflict in engine.conflicts {
        conflicts.append(
          LayoutConflict(
            constraints: conflict.rows.map { reference($0, views) }, broken: reference(conflict.broken, views)
          ))
      }
      for view in views where view.origin?.id.isEmpty == false {
        let properties = engine.ambiguousProperties(of: view)
        if !properties.isEmpty {
          ambiguities.append(LayoutAmbiguity(view: view.origin?.id ?? "", properties: properties))
        }
      }
    }
    for child in view.subviews { collectProblems(child, &conflicts, &ambiguities) }
  }

  private func reference(_ row: LayoutRow, _ views: [UIView]) -> ConstraintReference {
    switch row.source {
    case .constraint(let constraint): return constraint.reference
    case .system(let name, let slot):
      guard views.indices.contains(slot) else { return ConstraintReference(id: "", text: name) }
      let view = views[slot]
      return ConstraintReference(
        id: "", text: view.words(forSystemRow: name), place: view.origin?.place)
    }
  }
}

extension UIView {
  /// Whether a container placed the bar.
  fileprivate var isControllerBar: Bool {
    switch self {
    case is UINavigationBar, is UIToolbar: superview?.viewController is UINavigationController
    case is UITabBar: superview?.viewController is UITabBarController
    default: false
    }
  }

  fileprivate func captureText(_ canvas: Canvas) -> Node.Text? {
    switch self {
    case let label as UILabel:
      let runs = label.runs ?? [(label.text ?? "", label.font)]
      return text(
        runs, width: Double(bounds.width) + 0.5, options: label.textOptions, color: label.textColor,
        alignment: label.textAlignment)
    case let button as UIButton:
      guard let title = button.currentTitle, !title.isEmpty else { return nil }
      let font = button.shownTitleFont
      return text(
        [(title, font)], width: button.titleRoom.map { $0 + 0.5 },
        options: TextLayout.Options(lineLimit: 0, scale: canvas.scale, metrics: canvas.metrics),
        color: button.configuration?.foregroundColor ?? button.titleColor, alignment: .center)
    case let field as UITextField:
      guard let shown = field.text, !shown.isEmpty else { return nil }
      return text(
        [(shown, field.font ?? .systemFont(ofSize: 14))], width: nil,
        options: TextLayout.Options(lineLimit: 1, scale: canvas.scale, metrics: canvas.metrics),
        color: field.textColor, alignment: field.textAlignment)
    case let view as UITextView:
      let font = view.font ?? .systemFont(ofSize: 14)
      return text(
        view.runs ?? [(view.text ?? "", font)], width: Double(bounds.width) - 10,
        options: TextLayout.Options(
          lineLimit: 0, lineBreakMode: .byWordWrapping, scale: canvas.scale, metrics: canvas.metrics),
        color: view.textColor, alignment: view.textAlignment)
    default: return nil
    }
  }

  private func text(
    _ runs: [(String, UIFont)], width: Double?, options: TextLayout.Options, color: UIColor?,
    alignment: NSTextAlignment
  ) -> Node.Text {
    let font = runs.first?.1 ?? .systemFont(ofSize: 17)
    let layout = TextLayout(runs, width: width, options: options)
    // Labels, buttons and fields centre their text, a text view begins at the top.
    let top = self is UITextView ? 8 : max(0, (Double(bounds.height) - layout.size.height) / 2)
    return Node.Text(
      string: runs.map(\.0).joined(), fontName: font.fontName, weight: font.weightWord,
      pointSize: Double(font.pointSize), color: color?.hexadecimal, alignment: alignment.word,
      lines: layout.lines.map(\.text), lineHeight: layout.linePitch,
      firstBaseline: top + layout.firstBaseline,
      isTruncated: layout.isTruncated, isApproximate: font.isApproximate,
      lineWidths: layout.lines.map(\.width), substitute: font.substitute)
  }

  fileprivate var captureImage: Node.Image? {
    if let button = self as? UIButton {
      guard let name = button.currentImage?.name ?? button.unsizedImageName else { return nil }
      return Node.Image(
        name: name, size: button.currentImage?.size.plain,
        isSystemSymbol: button.currentImage?.isSystemSymbol ?? false, contentMode: "center")
    }
    guard let view = self as? UIImageView else { return nil }
    if let image = view.image {
      return Node.Image(
        name: image.name, size: image.size.plain, isSystemSymbol: image.isSystemSymbol,
        contentMode: UIView.word(for: contentMode))
    }
    return view.unsizedImageName.map {
      Node.Image(name: $0, size: nil, isSystemSymbol: false, contentMode: UIView.word(for: contentMode))
    }
  }
}
