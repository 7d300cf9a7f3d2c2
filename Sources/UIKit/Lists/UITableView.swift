import InsetDevices
import InsetInterfaceBuilder

/// A list of rows. // TB-01…TB-30
///
/// Rows come from a data source, or from a document: static cells in their sections, or each prototype once. On
/// Interface Builder's canvas a document's rows stay where the document has them; on a device they are stacked anew.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public static let automaticDimension: CGFloat = -1

  open private(set) var style: Style = .plain
  // TB-01
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Points above the header of a plain section; negative for that of the release. // TB-19
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var fillerRowHeight: CGFloat = UITableView.automaticDimension  // TB-25
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }  // TB-14
  open var cellLayoutMarginsFollowReadableWidth = false  // LM-20
  /// Points from the reference; nil stands for the automatic inset. // TB-15
  package var customSeparatorInset: UIEdgeInsets?
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  open var separatorColor: UIColor?
  open var isEditing = false { didSet { setNeedsLayout() } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var allowsSelection = true
  open weak var dataSource: UITableViewDataSource? { didSet { reloadData() } }
  package var separatorIsHidden = false
  package var isStatic = false
  package var sections: [TableSection] = []
  /// Whether the data source is to be asked again.
  var needsReload = true
  var reusableCells: [String: [UITableViewCell]] = [:]
  var registeredCells: [String: UITableViewCell.Type] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self.style = style
    alwaysBounceVertical = true  // SC-07
  }

  package override var isLayoutBoundary: Bool { true }
  package override var scrollsVertically: Bool { true }  // SC-07

  /// With estimates, what the rows are taken to measure before they were shown. // TB-02
  open override var contentSize: CGSize {
    get {
      loadSections()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  package override var knownContentSize: CGSize { super.contentSize }

  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? automaticSeparatorInset }
    set { customSeparatorInset = newValue }
  }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    if dataSource != nil { setNeedsLayout() }
  }

  private func heightsDidChange() {
    if dataSource != nil { needsReload = true }
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new {
      new.translatesAutoresizingMaskIntoConstraints = true
      addSubview(new)
    }
  }

  // MARK: Rows of a document

  package func addSection(header: String?, footer: String?) {
    sections.append(TableSection(header: header, footer: footer))
  }

  package func addRow(_ cell: UITableViewCell) {
    if sections.isEmpty { sections.append(TableSection()) }
    sections[sections.count - 1].rows.append(TableRow(cell: cell, height: 0))
    addSubview(cell)
  }

  open override func layoutSubviews() {
    guard !metrics.isInterfaceBuilderCanvas else { return }
    backgroundView?.place(CGRect(origin: contentOffset, size: bounds.size))
    layOutRows()
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
      "headers": sections.map { $0.header.view == nil ? $0.header.title ?? "" : "" }
        .joined(separator: "\u{1F}"),
    ]
  }
}
