import InsetDevices

/// The measures of a table cell: accessory, labels of the system's styles, height. // TB-07…TB-13, N-022, N-026
package struct CellLayout {
  package let canvas: Canvas
  package let tableStyle: UITableView.Style
  package let tableWidth: Double
  /// The table's side margin. // TB-16, N-024
  package let sideMargin: Double

  private var metrics: SystemMetrics { canvas.metrics }
  private var rounding: TextRounding { TextRounding(scale: canvas.scale, metrics: metrics) }
  private var isGlass: Bool { metrics.release >= 26 }

  // MARK: Accessory. // TB-13, N-026

  /// What an accessory takes from the content view's width, points.
  package func accessoryWidth(_ type: UITableViewCell.AccessoryType, cellWidth: Double) -> Double {
    let margin = accessoryMargin(cellWidth: cellWidth)
    switch type {
    case .none: return 0
    case .disclosureIndicator:
      if metrics.release < 11 { return 33 }
      if metrics.release < 13 { return 34 }
      return margin + disclosureSize.width
    case .checkmark:
      if metrics.release < 13 { return margin + 24 }
      return margin + 19 + (isGlass ? 2.5 : 0)
    case .detailButton:
      // GUESS before iOS 26: only that release's 44 is known.
      return margin + 24
    case .detailDisclosureButton:
      // GUESS: the button and the indicator with their distance.
      return margin + disclosureSize.width + 12 + 24
    }
  }

  private func accessoryMargin(cellWidth: Double) -> Double {
    if isGlass { return sideMargin }
    return cellWidth < metrics.wideRootMarginFrom ? metrics.narrowRootMargin : metrics.wideRootMargin
  }

  package var disclosureSize: Size {
    let category = canvas.contentSizeCategory
    if isGlass, category == .extraExtraExtraLarge { return Size(width: 14, height: 19.5) }
    if isGlass, category == .accessibilityLarge { return Size(width: 20, height: 28.5) }
    return Size(width: canvas.scale == 3 ? 31.0 / 3 : 10.5, height: 14)
  }

  // MARK: Margins. // N-025

  /// Left and right margin of a cell and its content from iOS 26 on.
  package var glassMargin: Double {
    let isWide = canvas.idiom == .pad || tableWidth >= 414
    if tableStyle == .insetGrouped { return isWide ? 20 : 16 }
    return canvas.idiom == .pad ? 16 : tableWidth >= 390 ? 20 : 16
  }

  // MARK: The system's styles

  private func font(_ size: Double, style: UIFont.TextStyle) -> UIFont {
    // Labels of these cells follow the text size; at the default one they are 17 and 12 points.
    let category = canvas.contentSizeCategory
    let points = category == .large ? size : DynamicTypeTable.shared.pointSize(of: style, in: category)
    return .systemFont(ofSize: CGFloat(points))
  }
  package var textFont: UIFont { font(17, style: .body) }
  package var detailFont: UIFont { font(12, style: .caption1) }
  private var textHeight: Double { rounding.height(Double(textFont.lineHeight)) }
  private var detailHeight: Double { rounding.height(Double(detailFont.lineHeight)) }

  /// Points; nil for a style whose height is not established.
  package func height(of style: UITableViewCell.CellStyle, usesConfiguration: Bool = false) -> Double? {
    switch style {
    case .default, .value1, .value2: return defaultHeight(usesConfiguration: usesConfiguration)
    case .subtitle: return subtitleHeight
    }
  }

  // TB-08, TB-09, N-022
  private func defaultHeight(usesConfiguration: Bool) -> Double {
    if metrics.isInterfaceBuilderCanvas { return metrics.tableRowHeight }
    guard isGlass else { return metrics.release < 13 ? 44 : 44 - 1 / canvas.scale }
    // Margins of 15 and a separator, up to a whole point; accessibility sizes scale the 44 points of before.
    let scaled = Double(
      UIFontMetrics.default.scaledValue(
        for: 44, contentSizeCategory: canvas.contentSizeCategory, scale: CGFloat(canvas.scale)))
    return max((textHeight + 31).rounded(.up), scaled) + (usesConfiguration ? 1 : 0)
  }

  // TB-10, N-022
  private var subtitleHeight: Double {
    if metrics.isInterfaceBuilderCanvas, isGlass { return 56 }
    guard isGlass else { return canvas.scale == 3 ? 55.333333333333336 : 55.5 }
    if tableStyle != .plain { return 49 + textHeight }
    // GUESS: fits the three text sizes that were measured @2x.
    return (2 * textHeight + detailHeight + 6.5).rounded(.up)
  }

  /// Where the labels of a cell lie in its content view. // TB-10…TB-12, N-022
  package func labels(
    of style: UITableViewCell.CellStyle, content: Size, textWidth: Double, detailWidth: Double
  ) -> (text: Rect, detail: Rect) {
    let left = labelMargin
    let room = max(0, content.width - left - 8)
    switch style {
    case .default:
      return (Rect(x: left, y: 0, width: room, height: content.height), .zero)
    case .value1, .value2:
      let y = rounding.position((content.height - textHeight) / 2)
      let detail = min(detailWidth, room)
      return (
        Rect(x: left, y: y, width: min(textWidth, max(0, room - detail)), height: textHeight),
        Rect(x: content.width - 8 - detail, y: y, width: detail, height: textHeight)
      )
    case .subtitle:
      let (textY, gap) = subtitlePlaces
      let detailY = textY + textHeight + gap
      return (
        Rect(x: left, y: textY, width: min(textWidth, room), height: textHeight),
        Rect(x: left, y: detailY, width: min(detailWidth, room), height: detailHeight)
      )
    }
  }

  /// The text's y and the distance from it to the detail. // TB-10, N-022
  private var subtitlePlaces: (textY: Double, gap: Double) {
    guard isGlass else { return (10, 1) }
    if metrics.isInterfaceBuilderCanvas { return (9, 2) }
    if tableStyle == .plain { return (9, 3) }
    return (canvas.scale == 3 ? 47.0 / 3 : 15.5, 3)
  }

  // TB-11, N-024
  private var labelMargin: Double { isGlass && tableStyle == .insetGrouped ? glassMargin : sideMargin }

  // MARK: Editing. // TB-26, N-026

  /// Where content begins while the table is being edited, and what stands before and behind it.
  package func editing(cell: Size) -> (contentX: Double, control: Rect, reorder: Rect) {
    let isLarge = canvas.contentSizeCategory == .accessibilityLarge
    let control = isLarge ? Size(width: 39, height: 38) : Size(width: 26, height: 26)
    let reorder: Double = isLarge ? 41 : 27
    let line = isGlass ? 1 : 1 / canvas.scale
    let y = ((cell.height - line - control.height) / 2).rounded(.down)
    let x = sideMargin - 1
    return (
      isLarge ? 55 : 40, Rect(x: x, y: y, width: control.width, height: control.height),
      Rect(x: cell.width - sideMargin - reorder, y: 0, width: reorder, height: cell.height)
    )
  }
}
