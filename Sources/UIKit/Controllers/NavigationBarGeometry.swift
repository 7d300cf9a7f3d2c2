import InsetDevices

/// Where a navigation bar stands and how high it is, points from the navigation view's top.
package struct NavigationBarGeometry {
  package let top: Double
  package let height: Double
  package var bottom: Double { top + height }

  /// - Parameters:
  ///   - safeTop: of the navigation controller's view.
  ///   - searchHeight: what a search bar adds below. // BC-16
  ///   - replacingHeight: the height of a bar in which an active search takes the place of everything. // N-008
  package init(
    canvas: Canvas, safeTop: Double, isInSheet: Bool, showsLargeTitle: Bool, hasPrompt: Bool,
    searchHeight: Double = 0, replacingHeight: Double? = nil
  ) {
    let metrics = canvas.metrics
    let isCompact = canvas.verticalSizeClass == .compact
    var height = isCompact ? metrics.compactNavigationBarHeight : metrics.navigationBarHeight
    var top = safeTop
    if isInSheet && !isCompact {  // BC-05, N-007
      height = metrics.sheetNavigationBarHeight
      top = metrics.sheetNavigationBarTop
    } else if isCompact, let fixed = metrics.compactNavigationBarTop {  // N-002
      top = fixed
    } else {
      // On island phones the bar reaches a little into the safe area. // SA-29
      if safeTop == canvas.safeAreaInsets.top && !isCompact { top -= metrics.islandBarOverlap }
      top = max(top, metrics.navigationBarMinimumTop)
    }
    if let replacingHeight {
      height = replacingHeight
    } else {
      if showsLargeTitle { height += LargeTitleZone.height(canvas: canvas) }
      if hasPrompt && !isCompact { height += metrics.promptHeight }  // BC-15, N-005
      height += searchHeight
    }
    self.top = top
    self.height = height
  }

  /// The bar across the width, or in the column at the side. // N-046
  func frame(width: Double, canvas: Canvas) -> CGRect {
    guard canvas.metrics.barsUseSideColumn else { return CGRect(x: 0, y: top, width: width, height: height) }
    let column = SideColumn(canvas: canvas)
    return CGRect(
      x: column.x, y: column.top, width: column.width, height: canvas.metrics.navigationBarHeight)
  }
}

/// The zone of an expanded large title below the bar. // BC-04, N-003
enum LargeTitleZone {
  /// Points. It grows with the text from iOS 26 on.
  static func height(canvas: Canvas) -> Double {
    let usual = canvas.metrics.largeTitleHeight
    guard canvas.metrics.release >= 26 else { return usual }
    let size = DynamicTypeTable.shared.pointSize(of: .largeTitle, in: canvas.contentSizeCategory)
    let font = UIFont.systemFont(ofSize: CGFloat(size), weight: .bold)
    let label = TextRounding(scale: canvas.scale, metrics: canvas.metrics).height(Double(font.lineHeight))
    return max(usual, label + 4)
  }
}

/// The column beside the content in which UIKit's containers put their bars on iPhone Duo. // N-046
struct SideColumn {
  let x: Double
  let width: Double
  /// Below the system's status.
  let top: Double
  let bottom: Double

  init(canvas: Canvas) {
    let insets = canvas.safeAreaInsets
    width = max(insets.left, insets.right)
    x = insets.right >= insets.left ? canvas.size.width - insets.right : 0
    top = canvas.statusClusters.map(\.maxY).max() ?? 0
    bottom = canvas.size.height - insets.bottom
  }
}
