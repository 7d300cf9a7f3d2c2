import InsetDevices

// Asking the data source and stacking rows. // TB-02, TB-03, TB-05, TB-06, TB-14, TB-18…TB-23

extension UITableView {
  private var tableDelegate: UITableViewDelegate? { delegate as? UITableViewDelegate }

  package var tableMetrics: TableMetrics {
    TableMetrics(
      canvas: canvas, style: style, width: Double(bounds.width),
      isReadable: cellLayoutMarginsFollowReadableWidth)
  }

  public func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  // MARK: Asking

  func loadSections() {
    guard needsReload, let dataSource else { return }
    needsReload = false
    for section in sections {
      for row in section.rows { row.cell.map(recycle) }
      section.header.view?.removeFromSuperview()
      section.footer.view?.removeFromSuperview()
    }
    sections = (0..<max(0, dataSource.numberOfSections(in: self))).map { loadSection($0, dataSource) }
    var height = (tableHeaderView?.frame.height ?? 0) + (tableFooterView?.frame.height ?? 0)
    for index in sections.indices {
      height += headerHeight(index) + footerHeight(index)
      height += sections[index].rows.reduce(0) { $0 + $1.height }
    }
    contentSize = CGSize(width: bounds.width, height: height)
  }

  private func loadSection(_ index: Int, _ dataSource: UITableViewDataSource) -> TableSection {
    var section = TableSection(
      header: dataSource.tableView(self, titleForHeaderInSection: index),
      footer: dataSource.tableView(self, titleForFooterInSection: index))
    let delegate = tableDelegate
    section.header.view =
      delegate?.tableView(self, viewForHeaderInSection: index) ?? titleView(section.header.title)
    section.footer.view =
      delegate?.tableView(self, viewForFooterInSection: index) ?? titleView(section.footer.title)
    // Without a view and without a title the heights are not asked for while estimates are on. // TB-05
    if !section.header.isEmpty || inEffect(estimatedSectionHeaderHeight) == 0 {
      section.header.height = fixed(
        delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight)
    }
    if !section.footer.isEmpty || inEffect(estimatedSectionFooterHeight) == 0 {
      section.footer.height = fixed(
        delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight)
    }
    for view in [section.header.view, section.footer.view] {
      guard let view else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
      addSubview(view)
    }
    let count = max(0, dataSource.tableView(self, numberOfRowsInSection: index))
    section.rows = (0..<count).map { row in
      let path = IndexPath(row: row, section: index)
      let estimate = inEffect(delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight)
      if estimate > 0 { return TableRow(cell: nil, height: estimate) }
      if estimate == 0 {  // TB-03
        return TableRow(cell: nil, height: askedHeight(path) ?? standardHeight, isMeasured: true)
      }
      return TableRow(cell: nil, height: rowHeight > 0 ? rowHeight : standardHeight)
    }
    return section
  }

  /// Estimates are on unless they are set to zero from iOS 11 on, and off unless they are set before. // TB-01
  private func inEffect(_ estimate: CGFloat) -> CGFloat {
    estimate < 0 && metrics.release < 11 && !metrics.isInterfaceBuilderCanvas ? 0 : estimate
  }

  private var standardHeight: CGFloat { CGFloat(tableMetrics.standardRowHeight) }

  private func fixed(_ height: CGFloat) -> CGFloat? { height < 0 ? nil : height }

  /// What the delegate or `rowHeight` fixes; nil where the row sizes itself.
  private func askedHeight(_ path: IndexPath) -> CGFloat? {
    fixed(tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
  }

  private func titleView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  // MARK: Stacking

  func layOutRows() {
    loadSections()
    let width = bounds.width
    var y: CGFloat = 0
    if let header = tableHeaderView {  // TB-23
      header.place(CGRect(x: 0, y: 0, width: width, height: header.frame.height))
      y = header.frame.maxY
    }
    for index in sections.indices { y = layOutSection(index, from: y) }
    if let footer = tableFooterView {
      footer.place(CGRect(x: 0, y: y, width: width, height: footer.frame.height))
      y = footer.frame.maxY
    }
    contentSize = CGSize(width: width, height: y)
  }

  private func layOutSection(_ index: Int, from start: CGFloat) -> CGFloat {
    var y = start + CGFloat(headerPadding(index))
    let header = headerHeight(index) - CGFloat(headerPadding(index))
    let headerY = y
    y += header
    let inset = rowInset
    let width = max(0, bounds.width - inset.left - inset.right)
    for row in sections[index].rows.indices {
      showRow(row, in: index, y: y, width: width)
      let height = sections[index].rows[row].height
      sections[index].rows[row].cell?.place(CGRect(x: inset.left, y: y, width: width, height: height))
      y += height
    }
    let footer = footerHeight(index)
    sections[index].footer.view?.place(CGRect(x: 0, y: y, width: bounds.width, height: footer))
    if let view = sections[index].header.view {
      view.place(
        CGRect(x: 0, y: floatingY(headerY, height: header, end: y), width: bounds.width, height: header))
    }
    return y + footer
  }

  /// Headers of plain tables stay in sight while their section is.
  private func floatingY(_ y: CGFloat, height: CGFloat, end: CGFloat) -> CGFloat {
    guard style == .plain else { return y }
    let top = contentOffset.y + adjustedContentInset.top
    return max(y, min(top, end - height))
  }

  /// Makes and measures the row's cell if it is in sight, gives it back if not. // TB-02
  private func showRow(_ row: Int, in section: Int, y: CGFloat, width: CGFloat) {
    let entry = sections[section].rows[row]
    guard let dataSource else {
      if let cell = entry.cell { sections[section].rows[row].height = height(of: cell, width: width) }
      return
    }
    let isInSight = y < bounds.maxY && y + entry.height > bounds.minY
    guard isInSight else {
      if let cell = entry.cell {
        recycle(cell)
        sections[section].rows[row].cell = nil
      }
      return
    }
    let path = IndexPath(row: row, section: section)
    let cell: UITableViewCell
    if let shown = entry.cell {
      cell = shown
    } else {
      cell = dataSource.tableView(self, cellForRowAt: path)
      cell.placeByFrame()
      if cell.superview !== self { insertSubview(cell, at: 0) }
      sections[section].rows[row].cell = cell
    }
    let fixed = askedHeight(path)
    let sizesItself = fixed == nil && inEffect(estimatedRowHeight) != 0
    sections[section].rows[row].height =
      fixed ?? (sizesItself ? cell.selfSizedHeight(width: width) : nil) ?? standardHeight
    sections[section].rows[row].isMeasured = true
  }

  private func height(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
    if let height = cell.ownRowHeight { return height }
    if rowHeight > 0 { return rowHeight }
    return cell.selfSizedHeight(width: width) ?? standardHeight
  }

  /// How far cells lie inside the table: the margins of inset groups, beside the safe area. // TB-22, N-024
  var rowInset: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let margin = CGFloat(tableMetrics.sideMargin)
    return UIEdgeInsets(
      top: 0, left: margin + safeAreaInsets.left, bottom: 0, right: margin + safeAreaInsets.right)
  }

  private func headerPadding(_ index: Int) -> Double {
    if style == .plain, !sections[index].header.isEmpty, sectionHeaderTopPadding >= 0 {
      return Double(sectionHeaderTopPadding)
    }
    return tableMetrics.headerPadding(sections[index].header)
  }

  /// With the padding above.
  func headerHeight(_ index: Int) -> CGFloat {
    let header = sections[index].header
    let padding = CGFloat(headerPadding(index))
    if let height = header.height { return padding + height }
    if sectionHeaderHeight > 0, style == .plain { return header.isEmpty ? 0 : padding + sectionHeaderHeight }
    let previous = index > 0 ? sections[index - 1] : nil
    if header.title == nil, let height = header.view.flatMap(fittingHeight) { return padding + height }
    return padding
      + CGFloat(tableMetrics.headerHeight(header, after: previous, isUnderLargeTitle: isUnderLargeTitle))
  }

  func footerHeight(_ index: Int) -> CGFloat {
    let footer = sections[index].footer
    if footer.height == nil, footer.title == nil, let height = footer.view.flatMap(fittingHeight) {
      return height
    }
    return footer.height ?? CGFloat(tableMetrics.footerHeight(footer))
  }

  /// What the constraints of a header or footer of the app's own ask for; nil where they leave it open.
  private func fittingHeight(_ view: UIView) -> CGFloat? {
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    let size = content.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 1 ? size.height : nil
  }

  /// Whether the first section begins under an expanded large title. // N-023
  private var isUnderLargeTitle: Bool {
    var current: UIView? = self
    while let view = current {
      if let navigation = view.viewController?.navigationController {
        return navigation.showsLargeTitle && !navigation.isNavigationBarHidden
      }
      current = view.superview
    }
    return false
  }
}
