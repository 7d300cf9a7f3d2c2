extension NodeAttributes.Item {
  /// The items that UIKit gives a picture or words of its own, by their names in documents.
  static let systemItems: [String: NodeAttributes.Item] = {
    var items: [String: NodeAttributes.Item] = [
      "flexibleSpace": NodeAttributes.Item(space: 0), "fixedSpace": NodeAttributes.Item(space: 16),
    ]
    let words = ["edit", "cancel", "undo", "redo"]
    for word in words {
      items[word] = NodeAttributes.Item(title: word.prefix(1).uppercased() + word.dropFirst())
    }
    for word in ["done", "save"] {
      items[word] = NodeAttributes.Item(
        title: word.prefix(1).uppercased() + word.dropFirst(), isProminent: true)
    }
    let symbols = [
      "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
      "action": "square.and.arrow.up", "organize": "folder", "bookmarks": "book", "search": "magnifyingglass",
      "refresh": "arrow.clockwise", "stop": "xmark", "close": "xmark", "camera": "camera", "trash": "trash",
      "play": "play.fill", "pause": "pause.fill", "rewind": "backward.fill", "fastForward": "forward.fill",
    ]
    for (name, symbol) in symbols { items[name] = NodeAttributes.Item(image: "symbol:" + symbol) }
    return items
  }()
}
