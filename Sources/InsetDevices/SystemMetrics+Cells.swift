extension SystemMetrics {
  /// What decides the left and right margin of a table cell's content view. // R-05, LM-19, N-024
  public enum CellMarginRule: Hashable, Codable, Sendable {
    /// 8, or 15 where `preserving` is true and the content view preserves its superview's margins.
    case narrow(preserving: Bool)
    /// The wide margin where the table (a cell without a table: the cell) has at least that width.
    case tableWidth(wideFrom: Double)
    /// The wide margin where the device has at least that width and the cell is wider than the narrowest phone, 320.
    /// //
    case deviceWidth(wideFrom: Double)
  }

  /// The left and the right margin of a table cell's content view, in points, without an accessory. // R-05
  ///
  /// - Parameters:
  ///   - deviceWidth: the width of the device in portrait.
  ///   - cellWidth: the cell's own width.
  ///   - tableWidth: the width of the table; nil where there is none.
  ///   - isStatic: whether the cell is a row of a static table.
  ///   - isHomeButtonPhone: whether the canvas is a phone with a home button.
  ///   - preservesSuperviewMargins: the content view's `preservesSuperviewLayoutMargins`.
  public func cellHorizontalMargin(
    deviceWidth: Double, cellWidth: Double, tableWidth: Double?, isStatic: Bool = false,
    isHomeButtonPhone: Bool,
    preservesSuperviewMargins: Bool
  ) -> Double {
    let isWide: Bool
    var narrow = narrowRootMargin
    switch cellMarginRule {
    case .narrow(let preserving):
      return preserving && preservesSuperviewMargins ? 15 : 8
    case .tableWidth(let from):
      isWide = (tableWidth ?? cellWidth) >= from
    case .deviceWidth(let from):
      isWide = deviceWidth >= from && cellWidth > 320
    }
    if isHomeButtonPhone, !isStatic { narrow = homeButtonCellMargin }
    // A 320-point device writes 15 on the canvases that take a pixel for the separator. // R-05 (C)
    if separatorShortensCellContent, deviceWidth == 320 { narrow = 15 }
    return isWide ? wideRootMargin : narrow
  }
}
