import InsetDevices

// Where separators and editing controls lie. // TB-15…TB-17, TB-26, N-024, N-026

extension UITableView {
  /// From the table's side margin and safe area. // TB-16, N-024
  package var automaticSeparatorInset: UIEdgeInsets {
    let metrics = tableMetrics
    let margin = CGFloat(metrics.sideMargin)
    let isGlass = canvas.metrics.release >= 26
    return UIEdgeInsets(
      top: 0, left: margin + safeAreaInsets.left, bottom: 0,
      right: isGlass ? margin + safeAreaInsets.right : safeAreaInsets.right)
  }

  /// Where a cell is in its section: the separators at a group's ends are as wide as the cell. // TB-16, TB-17
  package func isLastInSection(_ cell: UITableViewCell) -> Bool {
    sections.contains { $0.rows.last?.cell === cell }
  }
}

extension UITableViewCell {
  /// Points from the cell's edges.
  public var separatorInset: UIEdgeInsets {
    get { resolvedSeparatorInset }
    set {
      customSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  private var resolvedSeparatorInset: UIEdgeInsets {
    if let customSeparatorInset { return customSeparatorInset }
    guard let table else { return .zero }
    let automatic = table.automaticSeparatorInset
    guard let custom = table.customSeparatorInset else { return automatic }
    guard table.separatorInsetReference == .fromAutomaticInsets else { return custom }
    return UIEdgeInsets(  // TB-15
      top: 0, left: custom.left + automatic.left, bottom: 0, right: custom.right + automatic.right)
  }

  /// One pixel at the bottom, in the cell; whole at a group's end. // TB-17
  package var separatorFrame: CGRect {
    let pixel = 1 / CGFloat(canvas.scale)
    var inset = resolvedSeparatorInset
    if let table, table.style == .grouped, table.isLastInSection(self) { inset = .zero }
    return CGRect(
      x: inset.left, y: bounds.height - pixel, width: max(0, bounds.width - inset.left - inset.right),
      height: pixel)
  }

  package var editingControlFrame: CGRect { CGRect(layout.editing(cell: bounds.size.plain).control) }
  package var reorderControlFrame: CGRect { CGRect(layout.editing(cell: bounds.size.plain).reorder) }
}
