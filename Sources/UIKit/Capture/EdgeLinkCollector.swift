import InsetDevices
import InsetScreens

/// Reads the links between lines of views off a laid-out tree.
@preconcurrency @MainActor
struct EdgeLinkCollector {
  private(set) var links = EdgeLinks()
  private let root: UIView
  private let memory: EdgeMemory
  private let isRightToLeft: Bool
  /// Each view's frame in the root's coordinates.
  private var frames: [Rect] = []
  /// Constraints that give a view a width or a height outright.
  private var widths: [Int: Int32] = [:]
  private var heights: [Int: Int32] = [:]

  init(root: UIView, memory: EdgeMemory) {
    self.root = root
    self.memory = memory
    isRightToLeft = root.environment.isRightToLeft
    let size = root.bounds.size
    visit(root, frame: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
    for line in EdgeLine.allCases {
      let isCentre = line == .centerX || line == .centerY
      links.start(line.rawValue, line.key(0), isCentre ? .other : .rootView, EdgeLinks.noLabel)
    }
    // Constraints last: each may name any two views.
    for number in 0..<links.count { collect(links.views[number], number) }
    for number in 1..<max(1, links.count) { addOwnSize(links.views[number], number) }
  }

  private mutating func visit(_ view: UIView, frame: Rect) {
    _ = links.add(view)
    frames.append(frame)
    let origin = view.bounds.origin
    let dx = frame.x - Double(origin.x)
    let dy = frame.y - Double(origin.y)
    for child in view.subviews { visit(child, frame: child.frame.plain.offset(x: dx, y: dy)) }
  }

  private mutating func collect(_ view: UIView, _ number: Int) {
    for constraint in view.constraints { add(constraint) }
    let stack = view as? UIStackView
    if let stack { add(stack, number) }
    for child in view.subviews where child.translatesAutoresizingMaskIntoConstraints {
      if let stack, stack.arranges(child) { continue }
      if let childNumber = links.numbers[ObjectIdentifier(child)] { addMask(child, childNumber, in: number) }
    }
  }

  // MARK: Constraints

  private struct End {
    let key: Int
    let position: Double
    /// Set where the item is a guide or a margin.
    let anchor: EdgeSource.Anchor?
    let flips: Bool
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    if constraint.firstAttribute.isSize {
      addLength(constraint)
      return
    }
    guard constraint.multiplier == 1, constraint.secondItem != nil,
      let first = end(constraint.firstItem, constraint.firstAttribute),
      let second = end(constraint.secondItem, constraint.secondAttribute),
      isTight(constraint, first, second)
    else { return }
    switch (first.anchor, second.anchor) {
    case (nil, nil): links.connect(first.key, second.key, links.label(constraint), cost: 0)
    case (let anchor?, nil):
      links.start(EdgeLine.line(of: first.key), second.key, anchor, links.label(constraint))
    case (nil, let anchor?):
      links.start(EdgeLine.line(of: second.key), first.key, anchor, links.label(constraint))
    default: break
    }
  }

  private mutating func addLength(_ constraint: NSLayoutConstraint) {
    guard constraint.secondItem == nil, let view = constraint.firstItem as? UIView,
      let number = links.numbers[ObjectIdentifier(view)]
    else { return }
    if constraint.firstAttribute == .width {
      if widths[number] == nil { widths[number] = links.label(constraint) }
    } else if heights[number] == nil {
      heights[number] = links.label(constraint)
    }
  }

  private func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> End? {
    let guide = item as? UILayoutGuide
    guard let view = guide?.owningView ?? item as? UIView, let number = links.numbers[ObjectIdentifier(view)]
    else { return nil }
    let flips = flips(view)
    let plain = attribute.resolved(rightToLeft: flips)
    guard let line = EdgeLine(plain) else { return nil }
    if let guide { return end(of: guide, view, number, line, flips) }
    var rect = frames[number]
    var anchor: EdgeSource.Anchor?
    if plain.isMargin {
      // Margins of nested containers are steps on the way, those of the root are an end.
      if number == 0 { anchor = .layoutMargins }
      rect = rect.inset(by: view.effectiveMargins.plain)
    } else {
      rect = rect.inset(by: view.alignmentRectInsets.plain)
    }
    return End(key: line.key(number), position: line.position(in: rect), anchor: anchor, flips: flips)
  }

  private func end(of guide: UILayoutGuide, _ view: UIView, _ number: Int, _ line: EdgeLine, _ flips: Bool)
    -> End?
  {
    var rect = frames[number]
    let safe = view.safeAreaInsets.plain
    switch guide.kind {
    case .safeArea:
      rect = rect.inset(by: safe)
      return End(key: line.key(number), position: line.position(in: rect), anchor: .safeArea, flips: flips)
    case .layoutMargins, .readableContent:
      rect = rect.inset(
        by: (guide.kind == .layoutMargins ? view.effectiveMargins : view.readableInsets).plain)
      return End(
        key: line.key(number), position: line.position(in: rect), anchor: .layoutMargins, flips: flips)
    case .legacyTop:
      rect.height = safe.top
      return End(
        key: EdgeLine.top.key(number), position: line.position(in: rect), anchor: .legacyGuide, flips: flips)
    case .legacyBottom:
      return End(
        key: EdgeLine.bottom.key(number), position: line == .top ? rect.maxY - safe.bottom : rect.maxY,
        anchor: .legacyGuide, flips: flips)
    case .keyboard:
      return End(
        key: EdgeLine.bottom.key(number), position: rect.maxY - safe.bottom, anchor: .keyboard, flips: flips)
    case .scrollFrame:
      return End(key: line.key(number), position: line.position(in: rect), anchor: nil, flips: flips)
    case .scrollContent, .user: return nil
    }
  }

  private func flips(_ view: UIView) -> Bool {
    switch view.semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: return false
    case .forceRightToLeft: return true
    case .unspecified: return isRightToLeft
    }
  }

  private func isTight(_ constraint: NSLayoutConstraint, _ first: End, _ second: End) -> Bool {
    let isMirrored = first.flips && constraint.firstAttribute.followsDirection
    let constant = isMirrored ? -Double(constraint.constant) : Double(constraint.constant)
    // Frames are rounded to pixels: half a point is nothing.
    return abs(first.position - second.position - constant) < 1.01
  }

  // MARK: Stack views

  /// A stack's ends hold its first and last view; across, every view that touches an edge or the middle.
  private mutating func add(_ stack: UIStackView, _ number: Int) {
    let items = stack.arrangedSubviews.filter { !$0.collapsesInStack }
    let numbers = items.compactMap { links.numbers[ObjectIdentifier($0)] }
    guard numbers.count == items.count, let first = numbers.first, let last = numbers.last else { return }
    let isVertical = stack.axis == .vertical
    let start: EdgeLine = isVertical ? .top : .left
    let finish: EdgeLine = isVertical ? .bottom : .right
    func connect(_ a: Int, _ b: Int) { links.connect(a, b, EdgeLinks.noLabel, cost: 0) }
    connect(start.key(number), start.key(first))
    connect(finish.key(number), finish.key(last))
    for (a, b) in zip(numbers, numbers.dropFirst()) { connect(finish.key(a), start.key(b)) }
    let across: (near: EdgeLine, far: EdgeLine, centre: EdgeLine) =
      isVertical ? (.left, .right, .centerX) : (.top, .bottom, .centerY)
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.effectiveMargins.plain : .zero
    let inner = frames[number].inset(by: margins)
    for item in numbers {
      let frame = frames[item]
      func touches(_ line: EdgeLine) -> Bool {
        abs(line.position(in: frame) - line.position(in: inner)) < 0.6
      }
      if touches(across.near) { connect(across.near.key(number), across.near.key(item)) }
      if touches(across.far) { connect(across.far.key(number), across.far.key(item)) }
      if stack.alignment == .center, touches(across.centre) {
        connect(across.centre.key(number), across.centre.key(item))
      }
    }
  }

  // MARK: Masks and sizes

  private mutating func addMask(_ view: UIView, _ number: Int, in parent: Int) {
    func link(_ line: EdgeLine, _ isFlexible: Bool) {
      guard !isFlexible else { return }
      links.connect(line.key(parent), line.key(number), links.maskLabel(of: number), cost: 0)
    }
    let mask = view.autoresizingMask
    link(.left, mask.contains(.flexibleLeftMargin))
    link(.top, mask.contains(.flexibleTopMargin))
    // Without a flexible part the length stays and the far edge follows from it.
    link(
      .right,
      mask.contains(.flexibleRightMargin)
        || !(mask.contains(.flexibleWidth) || mask.contains(.flexibleLeftMargin)))
    link(
      .bottom,
      mask.contains(.flexibleBottomMargin)
        || !(mask.contains(.flexibleHeight) || mask.contains(.flexibleTopMargin)))
  }

  /// Views with a size of their own carry a chain from one edge to the other, and to the middle.
  private mutating func addOwnSize(_ view: UIView, _ number: Int) {
    let width = widths[number]
    let height = heights[number]
    let natural = width == nil || height == nil ? memory.hasNaturalSize(view) : (false, false)
    if width != nil || natural.0 {
      connect(number, .left, .right, .centerX, width ?? EdgeLinks.noLabel)
    }
    if height != nil || natural.1 {
      connect(number, .top, .bottom, .centerY, height ?? EdgeLinks.noLabel)
    }
  }

  private mutating func connect(
    _ number: Int, _ near: EdgeLine, _ far: EdgeLine, _ centre: EdgeLine, _ label: Int32
  ) {
    links.connect(near.key(number), far.key(number), label, cost: 1)
    links.connect(near.key(number), centre.key(number), label, cost: 1)
    links.connect(far.key(number), centre.key(number), label, cost: 1)
  }
}

extension NSLayoutConstraint.Attribute {
  var isMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
  var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
