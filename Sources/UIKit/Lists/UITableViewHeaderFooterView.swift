import InsetDevices

/// A section's header or footer, with its content inside the safe area. // TB-14, SA-48
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open private(set) var contentView = UIView(frame: .zero)
  open private(set) var reuseIdentifier: String?
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  private var label: UILabel?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open func prepareForReuse() {}

  /// Made on first use.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel(frame: .zero)
    made.font = .systemFont(ofSize: 17)
    contentView.addSubview(made)
    label = made
    return made
  }

  open override func layoutSubviews() {
    let table = superview as? UITableView
    let insets = table?.insetsContentViewsToSafeArea ?? true ? safeAreaInsets : .zero
    backgroundView?.place(bounds)
    contentView.place(
      CGRect(
        x: insets.left, y: 0, width: max(0, bounds.width - insets.left - insets.right), height: bounds.height)
    )
    guard let label else { return }
    let margin = CGFloat(table?.tableMetrics.sideMargin ?? 16)
    let height = label.intrinsicContentSize.height
    // The line of a grouped header ends 5.5 above the first row. // N-023
    let y = table?.style == .plain ? (bounds.height - height) / 2 : bounds.height - 5.5 - height
    label.place(
      CGRect(x: margin, y: y, width: max(0, contentView.bounds.width - 2 * margin), height: height))
  }
}
