import InsetDevices
import InsetDiagnostics

/// A view as its line tells it, before what the line leaves out is derived.
struct NodeLine {
  var node: Node
  var windowFrame: Rect?
  var visibleFrame: Rect?
  var isInvisible = false
  var safeAreaInsets: Insets?

  init(_ line: SourceLine, parser: ScreenParser) throws {
    var words = line.tokens[...]
    let classes = (words.popFirst() ?? "").split(separator: ":").map { TextTokens.unquoted($0) }
    guard let className = classes.first else { throw line.error("a view without a class") }
    var name = className
    if let word = words.first, word.hasPrefix("\"") {
      name = TextTokens.unquoted(word)
      words.removeFirst()
    }
    var id = ""
    if let word = words.first, word.hasPrefix("#") {
      id = TextTokens.unquoted(word.dropFirst())
      words.removeFirst()
    }
    let numbers = words.prefix(4).compactMap { Double($0) }
    guard numbers.count == 4 else { throw line.error("expected the frame as x y width height") }
    words = words.dropFirst(4)
    guard let roleWord = words.popFirst(), let role = Node.Role(rawValue: roleWord) else {
      throw line.error("expected a role after the frame")
    }
    let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    node = Node(
      id: id, className: className, baseClass: classes.count > 1 ? classes[1] : className, role: role,
      name: name, frame: frame, windowFrame: frame)
    for word in words {
      guard read(word, parser: parser) else { throw line.error("'\(word)' means nothing here") }
    }
    if let text = node.text, text.lines.isEmpty { node.text?.lines = [text.string] }
  }

  private mutating func read(_ word: String, parser: ScreenParser) -> Bool {
    if let place = parser.place(word, object: node.id.isEmpty ? nil : node.id) {
      node.place = place
      return true
    }
    guard let equals = word.firstIndex(of: "=") else { return readFlag(word) }
    let key = word[..<equals]
    let value = word[word.index(after: equals)...]
    if key.hasPrefix(".") {
      node.attributes[TextTokens.unquoted(key.dropFirst())] = TextTokens.unquoted(value)
      return true
    }
    return readGeometry(key, value) || readText(key, value) || readPicture(key, value)
  }

  private mutating func readFlag(_ word: String) -> Bool {
    switch word {
    case "hidden": node.isHidden = true
    case "clips": node.clipsToBounds = true
    case "untouchable": node.isUserInteractionEnabled = false
    case "disabled": node.isEnabled = false
    case "autoresized": node.usesAutoresizing = true
    case "outlet": node.hasOutlet = true
    case "heldByCode": node.isHeldByCode = true
    case "ofController": node.isControllerBar = true
    case "paging": node.scroll?.isPaging = true
    case "truncated": node.text?.isTruncated = true
    case "approximate": node.text?.isApproximate = true
    case "symbol": node.image?.isSystemSymbol = true
    default: return false
    }
    return true
  }

  private mutating func readGeometry(_ key: Substring, _ value: Substring) -> Bool {
    switch key {
    case "window":
      windowFrame = Rect(text: value)
      return windowFrame != nil
    case "visible":
      isInvisible = value == "none"
      visibleFrame = Rect(text: value)
      return isInvisible || visibleFrame != nil
    case "safe":
      safeAreaInsets = Insets(text: value)
      return safeAreaInsets != nil
    case "margins": return Insets(text: value).map { node.layoutMargins = $0 } != nil
    case "bar": return Rect(text: value).map { node.barBackground = $0 } != nil
    case "alpha": return Double(value).map { node.alpha = $0 } != nil
    default: return false
    }
  }

  private mutating func readText(_ key: Substring, _ value: Substring) -> Bool {
    if key == "text" {
      // The values of a plain 17-point label, for those who write screens by hand. // docs/behaviour/text
      node.text = Node.Text(
        string: TextTokens.unquoted(value), fontName: ".SFUI-Regular", weight: "regular", pointSize: 17,
        lines: [], lineHeight: 20.333, firstBaseline: 16.333)
      return true
    }
    switch key {
    case "font": node.text?.fontName = TextTokens.unquoted(value)
    case "weight": node.text?.weight = String(value)
    case "size": return Double(value).map { node.text?.pointSize = $0 } != nil
    case "color": node.text?.color = String(value)
    case "align": node.text?.alignment = String(value)
    case "lines": node.text?.lines = TextTokens.list(value).map { TextTokens.unquoted($0) }
    case "lineHeight": return Double(value).map { node.text?.lineHeight = $0 } != nil
    case "baseline": return Double(value).map { node.text?.firstBaseline = $0 } != nil
    case "widths": return TextTokens.numbers(value).map { node.text?.lineWidths = $0 } != nil
    case "bg": node.backgroundColor = String(value)
    case "tint": node.tintColor = String(value)
    default: return false
    }
    return true
  }

  private mutating func readPicture(_ key: Substring, _ value: Substring) -> Bool {
    switch key {
    case "image":
      node.image = Node.Image(
        name: TextTokens.unquoted(value), size: nil, isSystemSymbol: false, contentMode: "scaleToFill")
    case "imageSize":
      guard let size = TextTokens.numbers(value, count: 2, separator: "x") else { return false }
      node.image?.size = Size(width: size[0], height: size[1])
    case "mode": node.image?.contentMode = String(value)
    case "content":
      guard let size = TextTokens.numbers(value, count: 2, separator: "x") else { return false }
      node.scroll = Node.Scroll(
        contentSize: Size(width: size[0], height: size[1]), contentOffsetX: 0, contentOffsetY: 0,
        adjustedContentInset: .zero, adjustmentBehavior: "automatic")
    case "offset":
      guard let offset = TextTokens.numbers(value, count: 2) else { return false }
      node.scroll?.contentOffsetX = offset[0]
      node.scroll?.contentOffsetY = offset[1]
    case "adjusted": return Insets(text: value).map { node.scroll?.adjustedContentInset = $0 } != nil
    case "adjusts": node.scroll?.adjustmentBehavior = String(value)
    case "inset": return Insets(text: value).map { node.scroll?.contentInset = $0 } != nil
    default: return false
    }
    return true
  }
}
