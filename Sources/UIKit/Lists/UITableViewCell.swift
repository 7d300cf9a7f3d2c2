import InsetDevices
import InsetInterfaceBuilder

/// A row of a table. // TB-07…TB-17
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  open private(set) var contentView: UIView = TableCellContentView(frame: .zero)
  package private(set) var cellStyle: CellStyle?
  /// The height the document gives this row alone, points.
  package var ownRowHeight: CGFloat?
  /// How much narrower than the cell the content view was drawn, for the accessory. // TB-13
  package var accessoryWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
    accessoryWidth = max(0, bounds.width - view.frame.width)
  }

  package var table: UITableView? { superview as? UITableView }

  // TB-14
  open override func layoutSubviews() {
    guard !metrics.isInterfaceBuilderCanvas else { return }
    contentView.place(contentFrame(width: bounds.width, height: bounds.height))
  }

  private func contentFrame(width: CGFloat, height: CGFloat) -> CGRect {
    let respects = table?.insetsContentViewsToSafeArea ?? true
    let left = respects ? safeAreaInsets.left : 0
    let right = respects ? safeAreaInsets.right : 0
    let line: CGFloat = metrics.separatorShortensCellContent ? 1 / CGFloat(canvas.scale) : 0
    return CGRect(
      x: left, y: 0, width: max(0, width - left - right - accessoryWidth), height: max(0, height - line))
  }

  /// What the content's constraints ask for; nil where they leave the height open. // TB-08, TB-28
  package func selfSizedHeight(width: CGFloat) -> CGFloat? {
    if cellStyle == .subtitle { return canvas.scale == 3 ? 55.333333333333336 : 55.5 }  // TB-10
    guard cellStyle == nil else { return nil }
    // Where it will lie, so that safe areas are the same while measuring.
    let frame = contentFrame(width: width, height: 0)
    let content = frame.width
    contentView.place(
      CGRect(x: frame.minX, y: 0, width: content, height: contentView.boundsStorage.size.height))
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: content, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 1 ? size.height : nil
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
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

/// The view inside a table cell, with the margins of its release. // LM-19, R-05…R-09
@preconcurrency @MainActor
package final class TableCellContentView: UIView {
  package override var defaultLayoutMargins: UIEdgeInsets { .zero }
  package override var inheritsMargins: Bool { false }

  // Explicit margins are a floor as well. // R-08
  package override var systemMinimumMargins: UIEdgeInsets? {
    guard let cell = superview as? UITableViewCell else { return nil }
    let canvas = canvas
    let metrics = canvas.metrics
    let table = cell.table
    let deviceWidth = min(canvas.size.width, canvas.size.height)
    let side = metrics.cellHorizontalMargin(
      deviceWidth: deviceWidth, cellWidth: Double(cell.bounds.width),
      tableWidth: table.map { Double($0.bounds.width) }, isNib: table == nil,
      isHomeButtonPhone: canvas.isHomeButtonPhone,
      preservesSuperviewMargins: preservesSuperviewLayoutMargins)
    var margins = UIEdgeInsets(
      top: CGFloat(metrics.cellVerticalMargin), left: CGFloat(side),
      bottom: CGFloat(metrics.cellVerticalMargin),
      right: CGFloat(side))
    let lost = cell.bounds.height - bounds.height
    if metrics.separatorShortensCellContent, lost > 0, lost <= 1 { margins.bottom -= lost }
    if metrics.isInterfaceBuilderCanvas, let table { artefacts(&margins, cell, table) }
    //
    if cell.accessoryType != .none { margins.right += CGFloat(metrics.accessoryTrailingMargin - side) }
    return margins
  }

  /// Two habits of Interface Builder's canvas. // R-09b, R-09c
  private func artefacts(_ margins: inout UIEdgeInsets, _ cell: UITableViewCell, _ table: UITableView) {
    guard metrics.cellVerticalMargin > 8 else { return }
    if cell.frame.minY >= table.bounds.height - 0.01 {
      margins.left = 8
      margins.right = 8
    }
    if table.style == .insetGrouped, abs(cell.bounds.width - table.bounds.width) < 0.5 { margins.right += 40 }
  }
}

extension Canvas {
  /// A phone with a home button.
  var isHomeButtonPhone: Bool {
    idiom == .phone && sensorHousing.isEmpty && safeAreaInsets.bottom == 0 && safeAreaInsets.right == 0
      && max(size.width, size.height) <= 736
  }
}
