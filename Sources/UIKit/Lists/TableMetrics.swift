import InsetDevices

/// The measures of a table of one style on one canvas. // TB-16…TB-22, N-022…N-024
package struct TableMetrics {
  package let canvas: Canvas
  package let style: UITableView.Style
  /// The table's own, points.
  package let width: Double

  private var metrics: SystemMetrics { canvas.metrics }
  private var isGlass: Bool { metrics.release >= 26 }

  /// From the table's sides to cards of inset groups, labels and separators, the safe area not counted.
  /// // TB-16, TB-22, N-024
  package var sideMargin: Double {
    if isGlass { return width >= 390 ? metrics.wideRootMargin : metrics.narrowRootMargin }
    if metrics.release < 11 { return 15 }
    return width < metrics.wideRootMarginFrom ? metrics.narrowRootMargin : metrics.wideRootMargin
  }

  /// What a row is taken to measure before it was shown, and measures without a height of its own. // TB-02, N-022
  package var standardRowHeight: Double { metrics.tableRowHeight }

  /// A section header's or footer's line of text. // N-023
  private var titleLine: Double {
    TextRounding(scale: canvas.scale, metrics: metrics).height(17 * 1.193359375)
  }

  /// - Parameters:
  ///   - previous: the section above; nil for the first.
  ///   - isUnderLargeTitle: whether the table begins under an expanded large title. // N-023
  package func headerHeight(_ header: TableSupplement, after previous: TableSection?, isUnderLargeTitle: Bool)
    -> Double
  {
    if style == .plain {
      // TB-18, TB-19
      return header.isEmpty ? 0 : 28
    }
    let isFirst = previous == nil
    if header.isEmpty { return isFirst ? (style == .insetGrouped ? 18 : 35) : 17.5 }  // TB-20, TB-21
    if isGlass {
      let followsText = previous.map { $0.footer.title != nil } ?? !isUnderLargeTitle
      guard followsText else { return 17.5 + titleLine }
      return (isFirst ? 35 : 25) + titleLine
    }
    return (isFirst ? 35 : 25) + titleLine  // TB-20
  }

  /// The room above a plain section's header. // TB-19
  package func headerPadding(_ header: TableSupplement) -> Double {
    style == .plain && !header.isEmpty ? metrics.sectionHeaderTopPadding : 0
  }

  /// - Parameter lines: how many lines the text takes.
  package func footerHeight(_ footer: TableSupplement) -> Double {
    if style == .plain { return footer.isEmpty ? 0 : 28 }
    guard footer.title != nil else { return footer.view == nil ? 17.5 : 0 }
    // N-023: 7.667 + text + 6.667 @3x, of 13 pt. GUESS: the same before iOS 26.
    let line = TextRounding(scale: canvas.scale, metrics: metrics).height(13 * 1.193359375)
    let rounding = TextRounding(scale: canvas.scale, metrics: metrics)
    return rounding.position(7.6) + line + rounding.position(6.6)
  }
}
