import InsetDevices
import InsetInterfaceBuilder

/// The view inside a table cell, with the margins of its release. // LM-19, R-05…R-09, N-025
@preconcurrency @MainActor
package final class TableCellContentView: UIView {
  package override var defaultLayoutMargins: UIEdgeInsets { .zero }
  package override var inheritsMargins: Bool { false }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    decodeRealFrame(element, context)
  }

  // Explicit margins are a floor as well. // R-08
  package override var systemMinimumMargins: UIEdgeInsets? {
    guard let cell = superview as? UITableViewCell else { return nil }
    let canvas = canvas
    let metrics = canvas.metrics
    let table = cell.table
    if metrics.release >= 26, !metrics.isInterfaceBuilderCanvas, table != nil {
      return glassMargins(of: cell)
    }
    let deviceWidth = min(canvas.size.width, canvas.size.height)
    var side = metrics.cellHorizontalMargin(
      deviceWidth: deviceWidth, cellWidth: Double(cell.bounds.width),
      tableWidth: table.map { Double($0.bounds.width) }, isStatic: table?.isStatic ?? false,
      isHomeButtonPhone: canvas.isHomeButtonPhone,
      preservesSuperviewMargins: preservesSuperviewLayoutMargins)
    if let table, table.cellLayoutMarginsFollowReadableWidth, !metrics.isInterfaceBuilderCanvas {
      side = max(side, table.tableMetrics.sideMargin)  // LM-20, LM-21
    }
    var vertical = metrics.cellVerticalMargin
    if metrics.cellMarginsArePreservedOnes, !preservesSuperviewLayoutMargins {
      side = metrics.defaultMargin
      vertical = metrics.defaultMargin
    }
    var margins = UIEdgeInsets(
      top: CGFloat(vertical), left: CGFloat(side), bottom: CGFloat(vertical), right: CGFloat(side))
    let lost = cell.bounds.height - bounds.height
    if metrics.separatorShortensCellContent, lost > 0, lost <= 1 { margins.bottom -= lost }
    if metrics.isInterfaceBuilderCanvas, let table { artefacts(&margins, cell, table) }
    //
    if cell.accessoryType != .none { margins.right += CGFloat(metrics.accessoryTrailingMargin - side) }
    // What the cell was given itself reaches the content as far as that lies in it. // LM-12, R-153
    guard preservesSuperviewLayoutMargins, let given = cell.customMargins else { return margins }
    return margins.atLeast(given.reaching(into: frame, of: cell.bounds.size))
  }

  private func glassMargins(of cell: UITableViewCell) -> UIEdgeInsets {
    var margins = cell.glassMargins
    if cell.accessoryType != .none { margins.right = CGFloat(metrics.accessoryTrailingMargin) }
    return margins
  }

  /// Two habits of Interface Builder's canvas. // R-09b, R-09c
  private func artefacts(_ margins: inout UIEdgeInsets, _ cell: UITableViewCell, _ table: UITableView) {
    guard metrics.cellVerticalMargin > 8 else { return }
    let isNarrowBelow = table.isStatic ? metrics.narrowsStaticRowsBelowTable : metrics.narrowsRowsBelowTable
    if isNarrowBelow, cell.frame.minY >= table.bounds.height - 0.01 {
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
