import InsetDevices
import InsetInterfaceBuilder

/// A row of a table. // TB-07…TB-17
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  open var selectionStyle: SelectionStyle = .default
  open private(set) var contentView: UIView = TableCellContentView(frame: .zero)
  open var backgroundView: UIView? { didSet { putBehind(backgroundView, oldValue) } }
  open var selectedBackgroundView: UIView?
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10  // TB-24
  open private(set) var reuseIdentifier: String?
  /// Points; nil for that of the table. // TB-15
  package var customSeparatorInset: UIEdgeInsets?
  package private(set) var cellStyle: CellStyle?
  /// Whether the content is described by `defaultContentConfiguration()`. // N-022
  package var usesConfiguration = false
  /// The height the document gives this row alone, points.
  package var ownRowHeight: CGFloat?
  /// How much narrower than the cell the content view was drawn, for the accessory. // TB-13
  private var drawnAccessoryWidth: CGFloat = 0
  private var labels: (text: UILabel, detail: UILabel)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    addSubview(contentView)
    self.reuseIdentifier = reuseIdentifier
    cellStyle = style
  }

  open func prepareForReuse() {}

  // MARK: Labels of the system's styles

  /// Made on first use: a cell of an own design has none. // TB-10…TB-12
  open var textLabel: UILabel? { cellStyle == nil ? nil : systemLabels.text }
  open var detailTextLabel: UILabel? {
    cellStyle == nil || cellStyle == .default ? nil : systemLabels.detail
  }

  private var systemLabels: (text: UILabel, detail: UILabel) {
    if let labels { return labels }
    let made = (text: UILabel(frame: .zero), detail: UILabel(frame: .zero))
    let layout = layout
    made.text.font = layout.textFont
    made.detail.font = cellStyle == .subtitle ? layout.detailFont : layout.textFont
    contentView.addSubview(made.text)
    if cellStyle != .default { contentView.addSubview(made.detail) }
    labels = made
    return made
  }

  private var isOfSystemStyle: Bool { origin != nil || labels != nil || contentView.subviews.isEmpty }

  // MARK: Layout

  package func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
    drawnAccessoryWidth = max(0, bounds.width - view.frame.width)
  }

  package var table: UITableView? { superview as? UITableView }

  package var layout: CellLayout {
    let table = table
    let width = Double(table?.bounds.width ?? bounds.width)
    let style = table?.style ?? .plain
    let canvas = canvas
    return CellLayout(
      canvas: canvas, tableStyle: style, tableWidth: width,
      sideMargin: (table?.tableMetrics ?? TableMetrics(canvas: canvas, style: style, width: width)).sideMargin
    )
  }

  open override func layoutSubviews() {
    guard !metrics.isInterfaceBuilderCanvas else { return }
    backgroundView?.place(bounds)
    contentView.place(contentFrame(width: bounds.width, height: bounds.height))
    if let view = accessoryView {
      let right = safeAreaInsets.right + CGFloat(layout.sideMargin)
      view.place(
        CGRect(
          x: bounds.width - right - view.frame.width, y: (bounds.height - view.frame.height) / 2,
          width: view.frame.width, height: view.frame.height))
    }
    layOutLabels()
  }

  private func layOutLabels() {
    guard let cellStyle, let labels else { return }
    let places = layout.labels(
      of: cellStyle, content: contentView.bounds.size.plain,
      textWidth: Double(labels.text.intrinsicContentSize.width),
      detailWidth: Double(labels.detail.intrinsicContentSize.width))
    let indentation = CGFloat(indentationLevel) * indentationWidth
    labels.text.place(CGRect(places.text).offsetBy(dx: indentation, dy: 0))
    if cellStyle != .default {
      labels.detail.place(CGRect(places.detail).offsetBy(dx: cellStyle == .subtitle ? indentation : 0, dy: 0))
    }
  }

  private func putBehind(_ view: UIView?, _ old: UIView?) {
    old?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
  }

  // TB-07, TB-13, TB-14
  private func contentFrame(width: CGFloat, height: CGFloat) -> CGRect {
    let respects = table?.insetsContentViewsToSafeArea ?? true
    let left = respects ? safeAreaInsets.left : 0
    let right = respects ? safeAreaInsets.right : 0
    let line: CGFloat = metrics.separatorShortensCellContent ? 1 / CGFloat(canvas.scale) : 0
    let editing = table?.isEditing ?? false ? CGFloat(layout.editing(cell: bounds.size.plain).contentX) : 0
    return CGRect(
      x: left + editing, y: 0, width: max(0, width - left - editing - right - accessoryWidth(width)),
      height: max(0, height - line))
  }

  private func accessoryWidth(_ width: CGFloat) -> CGFloat {
    if let view = accessoryView { return CGFloat(layout.sideMargin) + view.frame.width }
    if accessoryType == .none { return drawnAccessoryWidth }
    return CGFloat(layout.accessoryWidth(accessoryType, cellWidth: Double(width)))
  }

  /// What the content asks for; nil where it leaves the height open. // TB-08, TB-28
  package func selfSizedHeight(width: CGFloat) -> CGFloat? {
    if usesConfiguration || isOfSystemStyle, let cellStyle {
      return layout.height(of: cellStyle, usesConfiguration: usesConfiguration).map { CGFloat($0) }
    }
    // Where it will lie, so that safe areas are the same while measuring.
    let frame = contentFrame(width: width, height: 0)
    let content = frame.width
    contentView.place(
      CGRect(x: frame.minX, y: 0, width: content, height: contentView.boundsStorage.size.height))
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: content, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.height > 1 else { return nil }
    // One point for the separator. // N-025
    return metrics.release >= 26 && origin == nil ? size.height + 1 : size.height
  }

  package override var systemMinimumMargins: UIEdgeInsets? {
    guard metrics.release >= 26, !metrics.isInterfaceBuilderCanvas, table != nil else { return nil }
    return glassMargins
  }

  /// N-025
  package var glassMargins: UIEdgeInsets {
    let side = CGFloat(layout.glassMargin)
    let vertical = CGFloat(metrics.cellVerticalMargin)
    return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  }

  // MARK: Documents and pictures

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    decodeMissingFrame(element)
    switch element["accessoryType"] {
    case "disclosureIndicator": accessoryType = .disclosureIndicator
    case "detailDisclosureButton": accessoryType = .detailDisclosureButton
    case "checkmark": accessoryType = .checkmark
    case "detailButton": accessoryType = .detailButton
    default: break
    }
    switch element["style"] {
    case "IBUITableViewCellStyleDefault": cellStyle = .default
    case "IBUITableViewCellStyleValue1": cellStyle = .value1
    case "IBUITableViewCellStyleValue2": cellStyle = .value2
    case "IBUITableViewCellStyleSubtitle": cellStyle = .subtitle
    default: break
    }
    if let height = element.double("rowHeight"), height > 0 { ownRowHeight = CGFloat(height) }
  }

  package override func captureAttributes() -> [String: String] {
    ["accessory": ["none", "disclosure", "detailDisclosure", "checkmark", "detail"][accessoryType.rawValue]]
  }
}
