import InsetDevices
import InsetScreens

/// A screen's views in drawing order, each with what the rules ask of its surroundings.
struct FlatScreen: Sendable {
  let screen: Screen
  /// Superviews first; a later item is drawn over an earlier one.
  let items: [Item]
  /// What can hide others, in drawing order. Rules ask for every view what lies over it.
  let covers: [Cover]
  /// Indices of system bars.
  let bars: [Int]

  init(_ screen: Screen) {
    self.screen = screen
    var items: [Item] = []
    FlatScreen.append(screen.root, parent: nil, position: 0, screen: screen, to: &items)
    self.items = items
    covers = items.compactMap { Cover($0) }
    bars = items.filter { $0.node.role == .bar && $0.isShown && $0.opacity > 0.05 }.map(\.index)
  }

  var canvas: Canvas { screen.canvas }

  /// The ancestors of an item, nearest first.
  func ancestors(of item: Item) -> [Item] {
    var result: [Item] = []
    var index = item.parent
    while let current = index {
      result.append(items[current])
      index = items[current].parent
    }
    return result
  }

  /// What names the same view on every canvas: its id, or else its way down from a view with one.
  func key(of item: Item) -> String {
    if !item.node.id.isEmpty { return "#" + item.node.id }
    guard let parent = item.parent else { return "root" }
    return "\(key(of: items[parent])).\(item.position)"
  }

  func children(of item: Item) -> [Item] { FlatScreen.children(of: item, in: items) }

  private static func children(of item: Item, in items: [Item]) -> [Item] {
    var children: [Item] = []
    var index = item.index + 1
    while index < item.end {
      children.append(items[index])
      index = items[index].end
    }
    return children
  }

  /// The items below one, itself left out.
  func descendants(of item: Item) -> ArraySlice<Item> { items[(item.index + 1)..<item.end] }

  private static func append(
    _ node: Node, parent: Int?, position: Int, screen: Screen, to items: inout [Item]
  ) {
    let above = parent.map { items[$0] }
    let index = items.count
    var item = Item(node: node, index: index, end: index + 1, parent: parent, position: position)
    item.isShown = (above?.isShown ?? true) && !node.isHidden
    item.opacity = (above?.opacity ?? 1) * node.alpha
    item.visible = node.visibleFrame?.intersection(screen.canvas.bounds)
    if let above {
      item.scroller = above.node.role == .list ? above.index : above.scroller
      item.cell = above.node.role == .cell ? above.index : above.cell
      item.bar = above.node.role == .bar ? above.index : above.bar
      item.control = above.node.role == .control ? above.index : above.control
    }
    items.append(item)
    for (position, child) in node.subviews.enumerated() {
      append(child, parent: index, position: position, screen: screen, to: &items)
    }
    items[index].end = items.count
    items[index].isPlainGroup = isPlainGroup(
      items[index], in: above, children: children(of: items[index], in: items))
  }
}

/// A view and where it stands.
struct Item: Sendable {
  let node: Node
  /// The place in drawing order.
  let index: Int
  /// The index after the last descendant.
  fileprivate(set) var end: Int
  let parent: Int?
  /// Which subview of its superview it is.
  let position: Int
  /// Neither it nor an ancestor is hidden.
  fileprivate(set) var isShown = true
  /// Its alpha times that of every ancestor.
  fileprivate(set) var opacity = 1.0
  /// What can be seen of it inside the window, before views over it are counted.
  fileprivate(set) var visible: Rect?
  /// The nearest scroll view, cell, bar or control above it.
  fileprivate(set) var scroller: Int?
  fileprivate(set) var cell: Int?
  fileprivate(set) var bar: Int?
  fileprivate(set) var control: Int?
  /// A view that only holds others: no colour, no picture, not the screen itself or an embedded one.
  fileprivate(set) var isPlainGroup = false

  init(node: Node, index: Int, end: Int, parent: Int?, position: Int) {
    self.node = node
    self.index = index
    self.end = end
    self.parent = parent
    self.position = position
  }

  var frame: Rect { node.windowFrame }

  /// Neither hidden nor so faint that nobody sees it, and in sight, or to be scrolled into sight.
  var isSeen: Bool { isShown && opacity > 0.05 && (visible != nil || scroller != nil) }

  /// Whether `other` lies below this view.
  func contains(_ other: Item) -> Bool { other.index > index && other.index < end }
}
