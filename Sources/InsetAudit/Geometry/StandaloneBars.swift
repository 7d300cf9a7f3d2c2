import InsetDevices
import InsetScreens

extension FlatScreen {
  /// Bars that stand in the document by themselves, in sight and part of no list: nobody but the document's
  /// constraints places them.
  func standaloneBars(_ baseClass: String) -> [Item] {
    items[documentView.index..<documentView.end].filter { item in
      item.node.baseClass == baseClass && item.isSeen && !item.node.isControllerBar && item.bar == nil
        && item.scroller == nil && item.cell == nil
    }
  }

  /// Whether a bar reaches over nearly all of the safe width.
  func spansWidth(_ item: Item) -> Bool {
    let insets = canvas.safeAreaInsets
    return item.frame.width >= (canvas.size.width - insets.left - insets.right) * 0.9
  }
}
