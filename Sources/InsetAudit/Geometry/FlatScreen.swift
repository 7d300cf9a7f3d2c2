import InsetDevices
import InsetScreens

/// A screen's views in drawing order, each with what the rules ask of its surroundings. OPTIMIZATION: a class, since
/// every rule walks lists of screens.
final class FlatScreen: Sendable {
  let screen: Screen
  /// Superviews first; a later item is drawn over an earlier one.
  let items: [Item]
  /// What of each item matters when something lies over it, by index.
  let matters: [Matter?]
  /// The properties that constraints leave open, by the view's id.
  private let open: [String: [String]]
  /// The document's view: what is around it are containers of the system.
  let documentView: Item

  init(_ screen: Screen) {
    self.screen = screen
    var builder = Builder(bounds: screen.canvas.bounds)
    let root = builder.add(screen.root, parent: nil, position: 0)
    let items = builder.items.compactMap { $0 }
    self.items = items
    open = Dictionary(
      screen.ambiguities.map { ($0.view, $0.properties) }, uniquingKeysWith: { first, _ in first })
    let id = screen.documentView
    documentView = id.isEmpty ? root : items.first { $0.node.id == id } ?? root
    matters = items.map { Matter($0, among: items) }
  }

  var canvas: Canvas { screen.canvas }

  /// Whether constraints leave open where a view, or one around it, stands along an axis: then its place says nothing.
  func isOpen(_ item: Item, vertically: Bool) -> Bool {
    guard !open.isEmpty else { return false }
    let names = vertically ? ["y", "height"] : ["x", "width"]
    var next: Item? = item
    while let current = next {
      if let properties = open[current.node.id], properties.contains(where: names.contains) { return true }
      next = superview(of: current)
    }
    return false
  }

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

  /// The view with an id of the document.
  func item(id: String) -> Item? { id.isEmpty ? nil : items.first { $0.node.id == id } }

  func children(of item: Item) -> [Item] {
    items[item.index..<item.end].filter { $0.parent == item.index }
  }

  /// The items below one, itself left out.
  func descendants(of item: Item) -> ArraySlice<Item> { items[(item.index + 1)..<item.end] }

  func superview(of item: Item) -> Item? { item.parent.map { items[$0] } }
}

/// Walks the nodes once, parents first.
private struct Builder {
  let bounds: Rect
  var items: [Item?] = []

  mutating func add(_ node: Node, parent: Surroundings?, position: Int) -> Item {
    let index = items.count
    items.append(nil)
    let around = Surroundings(node, index: index, in: parent)
    for (position, child) in node.subviews.enumerated() {
      _ = add(child, parent: around, position: position)
    }
    let item = Item(
      node: node, index: index, end: items.count, parent: parent?.index, position: position, around: around,
      visible: node.visibleFrame?.intersection(bounds))
    items[index] = item
    return item
  }
}

/// What a view hands down to the views in it.
private struct Surroundings {
  var index: Int
  var isShown: Bool
  var opacity: Double
  /// The nearest of each kind, the view itself among them.
  var scroller: Int?
  var cell: Int?
  var bar: Int?
  var control: Int?
  /// The same above the view.
  var above: (scroller: Int?, cell: Int?, bar: Int?, control: Int?)

  init(_ node: Node, index: Int, in parent: Surroundings?) {
    self.index = index
    isShown = (parent?.isShown ?? true) && !node.isHidden
    opacity = (parent?.opacity ?? 1) * node.alpha
    above = (parent?.scroller, parent?.cell, parent?.bar, parent?.control)
    scroller = node.role == .list ? index : above.scroller
    cell = node.role == .cell ? index : above.cell
    bar = node.role == .bar ? index : above.bar
    control = node.role == .control ? index : above.control
  }
}

/// A view and where it stands. OPTIMIZATION: a class, since a node is large and items are handed around a lot.
final class Item: Sendable {
  let node: Node
  /// The place in drawing order.
  let index: Int
  /// The index after the last descendant.
  let end: Int
  let parent: Int?
  /// Which subview of its superview it is.
  let position: Int
  /// Neither it nor an ancestor is hidden.
  let isShown: Bool
  /// Its alpha times that of every ancestor.
  let opacity: Double
  /// What can be seen of it inside the window, before views over it are counted.
  let visible: Rect?
  /// The nearest scroll view, cell, bar or control above it.
  let scroller: Int?
  let cell: Int?
  let bar: Int?
  let control: Int?

  fileprivate init(
    node: Node, index: Int, end: Int, parent: Int?, position: Int, around: Surroundings, visible: Rect?
  ) {
    self.node = node
    self.index = index
    self.end = end
    self.parent = parent
    self.position = position
    isShown = around.isShown
    opacity = around.opacity
    self.visible = visible
    scroller = around.above.scroller
    cell = around.above.cell
    bar = around.above.bar
    control = around.above.control
  }

  var frame: Rect { node.windowFrame }

  /// Neither hidden nor so faint that nobody sees it, and in sight, or to be scrolled into sight.
  var isSeen: Bool { isShown && opacity > 0.05 && (visible != nil || scroller != nil) }

  /// Whether people could touch it, wherever it is: no part of another control, of a cell or of a bar.
  var isControl: Bool {
    node.role == .control && isShown && opacity > 0.05 && node.isUserInteractionEnabled && control == nil
      && cell == nil && bar == nil && !Item.showsOnly.contains(node.baseClass)
  }

  /// Whether `other` lies below this view.
  func contains(_ other: Item) -> Bool { other.index > index && other.index < end }
}
