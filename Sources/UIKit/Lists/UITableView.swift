import InsetDevices
import InsetInterfaceBuilder

/// A list of rows. // TB-01…TB-30
///
/// Rows come from the document: static cells in their sections, or each prototype once. On Interface Builder's
/// canvas they stay where the document has them; on a device they are stacked anew.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public static let automaticDimension: CGFloat = -1

  open private(set) var style: Style = .plain
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var insetsContentViewsToSafeArea = true  // TB-14
  open var cellLayoutMarginsFollowReadableWidth = false  // LM-20
  package var separatorIsHidden = false
  package private(set) var sections: [Section] = []
  package var isStatic = false

  package struct Section {
    package var header: String?
    package var footer: String?
    package var cells: [UITableViewCell] = []
  }

  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self.style = style
    alwaysBounceVertical = true  // SC-07
  }

  package override var isLayoutBoundary: Bool { true }
  package override var scrollsVertically: Bool { true }  // SC-07

  package func addSection(header: String?, footer: String?) {
    sections.append(Section(header: header, footer: footer))
  }

  package func addRow(_ cell: UITableViewCell) {
    if sections.isEmpty { sections.append(Section()) }
    sections[sections.count - 1].cells.append(cell)
    addSubview(cell)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    guard !metrics.isInterfaceBuilderCanvas else { return }
    backgroundView?.place(CGRect(origin: contentOffset, size: bounds.size))
    var y: CGFloat = 0
    let width = bounds.width
    if let header = tableHeaderView {  // TB-23
      header.place(CGRect(x: 0, y: 0, width: width, height: header.frame.height))
      y = header.frame.maxY
    }
    let margin = rowInset
    for (index, section) in sections.enumerated() {
      y += headerHeight(section, isFirst: index == 0)
      for cell in section.cells {
        let height = height(of: cell, width: width - margin * 2)
        cell.place(CGRect(x: margin, y: y, width: width - margin * 2, height: height))
        y += height
      }
      y += footerHeight(section)
    }
    if let footer = tableFooterView {
      footer.place(CGRect(x: 0, y: y, width: width, height: footer.frame.height))
      y = footer.frame.maxY
    }
    contentSize = CGSize(width: width, height: y)
  }

  /// How far cells lie inside the table: the margins of inset groups. // TB-22, N-024
  private var rowInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return CGFloat(bounds.width >= 390 ? metrics.wideRootMargin : metrics.narrowRootMargin)
      + safeAreaInsets.left
  }

  // TB-18, TB-19, TB-20, TB-21, N-023
  private func headerHeight(_ section: Section, isFirst: Bool) -> CGFloat {
    if sectionHeaderHeight > 0, style == .plain { return section.header == nil ? 0 : sectionHeaderHeight }
    if style == .plain { return section.header == nil ? 0 : 28 }
    if section.header == nil { return isFirst ? (style == .insetGrouped ? 18 : 35) : 17.5 }
    return isFirst ? 55.5 : 45.5
  }

  private func footerHeight(_ section: Section) -> CGFloat {
    style == .plain ? 0 : section.footer == nil ? 17.5 : 30
  }

  private func height(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
    if let height = cell.ownRowHeight { return height }
    if rowHeight > 0 { return rowHeight }
    return cell.selfSizedHeight(width: width) ?? CGFloat(metrics.tableRowHeight)
  }

  // MARK: Documents and pictures

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    switch element["style"] {
    case "grouped": style = .grouped
    case "insetGrouped": style = .insetGrouped
    default: style = .plain
    }
    alwaysBounceVertical = true
    isStatic = element["dataMode"] == "static"
    separatorIsHidden = element["separatorStyle"] == "none"
    if let height = element.double("rowHeight"), height > 0 { rowHeight = CGFloat(height) }
    if let height = element.double("sectionHeaderHeight"), height > 0 {
      sectionHeaderHeight = CGFloat(height)
    }
    insetsContentViewsToSafeArea = element.bool("contentViewInsetsToSafeArea") ?? true
  }

  package override func captureAttributes() -> [String: String] {
    [
      "style": ["plain", "grouped", "insetGrouped"][style.rawValue],
      "separators": separatorIsHidden ? "none" : "line",
      "headers": sections.map { $0.header ?? "" }.joined(separator: "\u{1F}"),
    ]
  }
}
