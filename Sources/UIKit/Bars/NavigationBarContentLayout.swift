import InsetDevices

/// Where a navigation bar's title and items lie, in the bar's content zone: points, left to right, y from the zone's
/// top. // BC-19…BC-25, S-312…S-317, N-006
package struct NavigationBarContentLayout {
  /// An item of a bar, by how wide it is.
  package enum Item: Equatable {
    case custom(Size)
    /// A title; the width is that of its label.
    case text(Double)
    case image(Double)
    /// May be negative. // S-312
    case space(Double)
  }

  /// The back button, from the bar's edge; without one the outer margin.
  package private(set) var backButton = Rect.zero
  /// All items of a side together. Without items it lies, empty, where the title ends.
  package private(set) var leadingGroup = Rect.zero
  package private(set) var trailingGroup = Rect.zero
  /// Each item, in the order given: leading ones from the left, trailing ones from the right.
  package private(set) var leadingItems: [Rect] = []
  package private(set) var trailingItems: [Rect] = []
  /// Between the margins. // LM-23
  package private(set) var margins = Rect.zero
  /// What is left for a title view.
  package private(set) var title = Rect.zero

  private let release: Double
  private let margin: Double
  private let width: Double
  private let height: Double

  /// - Parameters:
  ///   - margins: of the content: left and right, the safe area included. // LM-23
  ///   - backWidth: the back button's width from the bar's edge on, iOS 11–18; its own from iOS 26 on; nil without.
  package init(
    width: Double, height: Double = 44, margins: (left: Double, right: Double), release: Double,
    backWidth: Double? = nil, leading: [Item] = [], trailing: [Item] = []
  ) {
    self.release = release
    self.width = width
    self.height = height
    margin = margins.left
    self.margins = Rect(
      x: margins.left, y: 0, width: max(0, width - margins.left - margins.right), height: height)
    let left = side(leading, margin: margins.left)
    let right = side(trailing, margin: margins.right)
    leadingItems = left.items
    leadingGroup = left.group
    trailingItems = right.items.map(mirrored)
    trailingGroup = mirrored(right.group)
    let back = self.backWidth(backWidth, margins: margins.left)
    backButton = Rect(x: release >= 26 ? margins.left : 0, y: 0, width: back.width, height: height)
    var start = back.titleStart
    if let end = left.end { start = max(start, end + gap) }
    let end = width - (right.end.map { $0 + gap } ?? outerMargin(margins.right))
    title = Rect(x: start, y: 0, width: max(0, end - start), height: height)
    if left.end == nil { leadingGroup = Rect(x: start, y: 0, width: 0, height: height) }
    if right.end == nil { trailingGroup = Rect(x: max(start, end), y: 0, width: 0, height: height) }
  }

  /// Between the title and a group. // S-317, N-006
  private var gap: Double { release < 11 ? 6 : release >= 26 ? 8 : 0 }

  /// From the edge to a title without items beside it. // BC-22, S-315
  private func outerMargin(_ margin: Double) -> Double {
    release < 11 || release >= 26 ? margin : margin - 8
  }

  private func backWidth(_ width: Double?, margins: Double) -> (width: Double, titleStart: Double) {
    guard let width else { return (outerMargin(margins), outerMargin(margins)) }
    if release >= 26 { return (width, margins + width + gap) }
    return (width, width + 6)  // BC-21
  }

  /// One side's items as if it were the left one, and where they end; nil without items.
  private func side(_ items: [Item], margin: Double) -> (items: [Rect], group: Rect, end: Double?) {
    guard !items.isEmpty else { return ([], .zero, nil) }
    var x = margin
    var frames: [Rect] = []
    for (index, item) in items.enumerated() {
      if index > 0 { x += spacing(items[index - 1], item) }
      let frame = frame(of: item, at: x)
      frames.append(frame)
      x = frame.maxX
    }
    let start = min(margin, frames.first?.x ?? margin)
    return (frames, Rect(x: start, y: 0, width: x - start, height: height), x)
  }

  private func frame(of item: Item, at x: Double) -> Rect {
    switch item {
    case .custom(let size):
      return Rect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
    case .text(let label):
      if release >= 26 {
        // GUESS: a title on glass has 12 at both sides; only the least width is known. // N-006, BC-30
        return Rect(x: x, y: 0, width: max(44, label + 24), height: 44)
      }
      // The button begins 8 before the margin, where its label is. // BC-23
      if release >= 11, x == margin { return Rect(x: x - 8, y: 0, width: label + 8, height: height) }
      return Rect(x: x, y: 0, width: label, height: height)
    case .image(let width):
      return Rect(x: x, y: 0, width: release >= 26 ? 44 : width, height: height)
    case .space(let width):
      return Rect(x: x, y: 0, width: release < 11 ? width : max(0, width), height: height)  // S-312
    }
  }

  // BC-24, N-006
  private func spacing(_ before: Item, _ after: Item) -> Double {
    if case .space = before { return 0 }
    if case .space = after { return 0 }
    guard release >= 26 else { return 8 }
    if case .image = before, case .image = after { return 8 }
    return 12
  }

  private func mirrored(_ rect: Rect) -> Rect {
    Rect(x: width - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }
}
