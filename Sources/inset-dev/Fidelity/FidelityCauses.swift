import InsetDevices
import InsetInterfaceBuilder

/// Names the likely cause of a wrong frame by what the document says of the view.
enum FidelityCauses {
  /// The place of each view in the tree, parents first.
  static func order(below root: String, in document: Document) -> [String: Int] {
    var order: [String: Int] = [:]
    func add(_ element: Element) {
      if let id = element.id, order[id] == nil { order[id] = order.count }
    }
    guard let element = document.element(id: root) else { return [:] }
    add(element)
    element.forEachDescendant(add)
    return order
  }

  /// The kind of a text whose own size is wrong; nil for other views and for texts of the right size.
  static func text(
    _ view: RecordedDocument.View, _ computed: Rect?, _ recorded: RecordedDocument, _ document: Document
  ) -> String? {
    guard let computed, let element = document.element(id: view.id), isText(element.name) else { return nil }
    let isWide = abs(computed.width - view.frame.width) > 1.01
    let isHigh = abs(computed.height - view.frame.height) > 1.01
    guard isWide || isHigh else { return nil }
    var words = [element.name, font(element)]
    if (element.int("numberOfLines") ?? 1) != 1 { words.append("several lines") }
    if element.child("attributedString", key: "attributedText") != nil { words.append("attributed") }
    if element.name == "label", (element.string("text") ?? "").isEmpty { words.append("without plain text") }
    if element.name == "button" { words += button(element) }
    if let border = element["borderStyle"] { words.append("border " + border) }
    if element.customClass != nil { words.append("own class") }
    words.append(isWide ? isHigh ? "width and height" : "width" : "height")
    words.append(era(recorded.toolsVersion))
    return words.joined(separator: ", ")
  }

  /// What holds a view that is wrong although texts have their sizes.
  static func structure(
    _ view: RecordedDocument.View, _ computed: Rect?, _ recorded: RecordedDocument, _ document: Document
  ) -> String {
    guard let element = document.element(id: view.id) else { return "not found" }
    var words = [view.element]
    if element.customClass != nil { words.append("own class") }
    if let stack = element.parent?.parent, stack.name == "stackView" {
      let parts = [
        stack["axis"] ?? "horizontal", stack["distribution"] ?? "fill", stack["alignment"] ?? "fill",
      ]
      words.append("in stack " + parts.joined(separator: "/"))
    } else {
      let kinds = attributes(naming: view.id, in: document)
      if !kinds.isEmpty { words.append("held by " + kinds.joined(separator: " ")) }
    }
    if let computed {
      let near = abs(computed.x - view.frame.x) <= 1.01 && abs(computed.y - view.frame.y) <= 1.01
      words.append(near ? "size" : "position")
    } else {
      words.append("missing")
    }
    words.append(era(recorded.toolsVersion))
    return words.joined(separator: ", ")
  }

  /// The attributes of constraints that name a view, and whether it is at a margin or a guide.
  private static func attributes(naming id: String, in document: Document) -> [String] {
    var found: Set<String> = []
    document.root?.forEachDescendant { element in
      guard element.name == "constraint" else { return }
      if element["firstItem"] == id || (element["firstItem"] == nil && element.parent?.parent?.id == id) {
        if let attribute = element["firstAttribute"] { found.insert(attribute) }
      }
      if element["secondItem"] == id, let attribute = element["secondAttribute"] { found.insert(attribute) }
    }
    return found.sorted()
  }

  private static func isText(_ name: String) -> Bool {
    ["label", "button", "textField", "textView", "segmentedControl"].contains(name)
  }

  private static func font(_ element: Element) -> String {
    guard let font = element.fontDescription else { return "default font" }
    if font.style != nil { return "text style" }
    if let name = font.family ?? font.name { return name }
    return [font.type ?? "system", font.weight].compactMap { $0 }.joined(separator: " ")
  }

  private static func button(_ element: Element) -> [String] {
    var words: [String] = []
    if let configuration = element.child("buttonConfiguration") {
      words.append("configuration " + (configuration["style"] ?? "plain"))
    }
    let state = element.child("state", key: "normal")
    if state?["image"] != nil { words.append("image") }
    if state?["backgroundImage"] != nil { words.append("background image") }
    if state?.child("attributedString") != nil { words.append("attributed title") }
    if element.child("inset", key: "contentEdgeInsets") != nil { words.append("content insets") }
    return words
  }

  /// The text engine's eras, which are where texts differ.
  private static func era(_ toolsVersion: Int) -> String {
    toolsVersion < 13000 ? "before 13000" : toolsVersion < 17000 ? "before 17000" : "17000 and later"
  }
}
