// Questions that code asks of a table, and the store of cells.

extension UITableView {
  public var numberOfSections: Int {
    loadSections()
    return sections.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    loadSections()
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Nil for rows out of sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { row(indexPath)?.cell }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].header.view as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].footer.view as? UITableViewHeaderFooterView
  }

  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow) }

  public var indexPathsForVisibleRows: [IndexPath]? {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated() {
      for (row, entry) in section.rows.enumerated() {
        if let cell = entry.cell, cell.frame.intersects(bounds) {
          paths.append(IndexPath(row: row, section: index))
        }
      }
    }
    return paths
  }

  /// In the table's content, with heights as far as they are known. // TB-02
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let entry = row(indexPath) else { return .zero }
    var y = start(ofSection: indexPath.section) + headerHeight(indexPath.section)
    for row in sections[indexPath.section].rows[..<indexPath.row] { y += row.height }
    let inset = rowInset
    return CGRect(x: inset.left, y: y, width: bounds.width - inset.left - inset.right, height: entry.height)
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    loadSections()
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: start(ofSection: section), width: bounds.width, height: headerHeight(section))
  }

  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    let visible = bounds.inset(by: adjustedContentInset)
    switch scrollPosition {
    case .none: scrollRectToVisible(rect, animated: animated)
    case .top: contentOffset = confined(CGPoint(x: contentOffset.x, y: rect.minY - adjustedContentInset.top))
    case .middle:
      contentOffset = confined(
        CGPoint(x: contentOffset.x, y: rect.midY - visible.height / 2 - adjustedContentInset.top))
    case .bottom:
      contentOffset = confined(
        CGPoint(x: contentOffset.x, y: rect.maxY - visible.height - adjustedContentInset.top))
    }
  }

  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  private func row(_ path: IndexPath) -> TableRow? {
    loadSections()
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  private func start(ofSection section: Int) -> CGFloat {
    var y = tableHeaderView?.frame.height ?? 0
    for index in 0..<section {
      y += headerHeight(index) + footerHeight(index)
      y += sections[index].rows.reduce(0) { $0 + $1.height }
    }
    return y
  }

  // MARK: Cells to be used again

  public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    registeredCells[identifier] = cellClass
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return registeredCells[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  /// A cell of the default style where nothing is registered under the identifier.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
  }

  // Rows that come, go or change are asked for anew, all of them.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func beginUpdates() {}
  public func endUpdates() { reloadData() }
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}
