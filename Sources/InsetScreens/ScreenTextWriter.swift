import InsetDevices
import InsetDiagnostics

extension Screen {
  /// The screen as an indented tree, one view a line, which `TextScreenReader` reads back.
  ///
  /// A line says the class, what a person calls the view, the id in the document, the frame in the superview's
  /// coordinates as `x y width height` in points, the role, and then only what is not to be expected:
  ///
  ///     UIButton "Skip" #skip  16 772 60 34  control text="Skip" safe=0,0,28,0 @25
  ///       - bottom: rootView > "root.bottom = Skip.bottom + 6" k8 @40
  ///
  /// - Parameter edges: whether to add a line for each edge whose reason is known.
  public func textDump(edges: Bool = true) -> String {
    ScreenTextWriter(screen: self, writesEdges: edges).write()
  }
}

/// Writes a screen as text.
struct ScreenTextWriter {
  var screen: Screen
  var writesEdges: Bool

  func write() -> String {
    var lines = [header, canvasLine, documentLine]
    if screen.passes != 1 { lines.append("passes \(screen.passes)") }
    for conflict in screen.conflicts {
      var line = "conflict " + conflict.constraints.map(reference).joined(separator: " & ")
      if let broken = conflict.broken { line += " broken " + reference(broken) }
      lines.append(line)
    }
    for ambiguity in screen.ambiguities {
      lines.append(
        "ambiguous #\(TextTokens.word(ambiguity.view)) " + ambiguity.properties.joined(separator: " "))
    }
    lines += screen.constraints.map { "constraint " + ConstraintText.line($0, file: screen.file) }
    let derived = DerivedGeometry(rootFrame: screen.root.windowFrame, canvas: screen.canvas)
    write(screen.root, derived, clip: screen.canvas.bounds, indent: "", to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private var header: String {
    var line =
      "screen \(TextTokens.word(screen.id)) \(TextTokens.quoted(screen.title)) \(screen.kind.rawValue)"
    if let size = screen.savedSize {
      line += " saved=\(TextTokens.number(size.width))x\(TextTokens.number(size.height))"
    }
    if let presentation = screen.presentation { line += " presented=\(presentation.rawValue)" }
    if !screen.isReached { line += " unreached" }
    if !screen.documentView.isEmpty { line += " view=" + TextTokens.word(screen.documentView) }
    return line + " " + TextTokens.word(screen.file)
  }

  private var canvasLine: String {
    let canvas = screen.canvas
    var words = ["canvas", TextTokens.quoted(canvas.name)]
    words.append("\(TextTokens.number(canvas.size.width))x\(TextTokens.number(canvas.size.height))")
    words.append("@\(TextTokens.number(canvas.scale))x")
    words.append(canvas.pose.rawValue)
    words.append(canvas.idiom.rawValue)
    words.append("\(canvas.horizontalSizeClass.rawValue)x\(canvas.verticalSizeClass.rawValue)")
    words.append("os=\(TextTokens.number(canvas.systemVersion))")
    if canvas.safeAreaInsets != .zero { words.append("safe=" + insets(canvas.safeAreaInsets)) }
    if canvas.statusBarHeight != 0 { words.append("status=" + TextTokens.number(canvas.statusBarHeight)) }
    if canvas.cornerRadius != 0 { words.append("corners=" + TextTokens.number(canvas.cornerRadius)) }
    for housing in canvas.sensorHousing { words.append("housing=" + rect(housing)) }
    if let indicator = canvas.homeIndicator { words.append("indicator=" + rect(indicator)) }
    if let device = canvas.device { words.append("device=" + TextTokens.quoted(device)) }
    if !canvas.groups.isEmpty { words.append("groups=" + canvas.groups.joined(separator: ",")) }
    if canvas.contentSizeCategory != .large { words.append("text=" + canvas.contentSizeCategory.rawValue) }
    if canvas.layoutDirection != .leftToRight { words.append(canvas.layoutDirection.rawValue) }
    return words.joined(separator: " ")
  }

  private var documentLine: String {
    let document = screen.document
    var words = ["document", "tools=\(document.toolsVersion)"]
    if document.usesAutoLayout { words.append("autolayout") }
    if document.usesSafeAreas { words.append("safeAreas") }
    if document.isLaunchScreen { words.append("launch") }
    if let insets = document.deviceInsets { words.append("device=" + self.insets(insets)) }
    words.append(place(document.place))
    return words.joined(separator: " ")
  }

  private func write(
    _ node: Node, _ derived: DerivedGeometry, clip: Rect?, indent: String, to lines: inout [String]
  ) {
    lines.append(indent + line(of: node, derived))
    if writesEdges {
      for edge in node.edges { lines.append(indent + "  - " + self.edge(edge)) }
    }
    let inner = DerivedGeometry.clip(clip, of: node)
    for child in node.subviews {
      let childDerived = DerivedGeometry(frame: child.frame, in: node, clip: inner)
      write(child, childDerived, clip: inner, indent: indent + "  ", to: &lines)
    }
  }

  private func line(of node: Node, _ derived: DerivedGeometry) -> String {
    var words = [TextTokens.word(node.className)]
    if node.baseClass != node.className { words[0] += ":" + TextTokens.word(node.baseClass) }
    if node.name != node.className { words.append(TextTokens.quoted(node.name)) }
    if !node.id.isEmpty { words.append("#" + TextTokens.word(node.id)) }
    words.append(" " + rect(node.frame, separator: " ") + " ")
    words.append(node.role.rawValue)
    words += geometry(of: node, derived)
    words += state(of: node)
    if let text = node.text { words += self.text(text) }
    if let image = node.image { words += self.image(image) }
    if let scroll = node.scroll { words += self.scroll(scroll) }
    for key in node.attributes.keys.sorted() {
      words.append(".\(TextTokens.word(key))=\(TextTokens.quoted(node.attributes[key] ?? ""))")
    }
    if let place = node.place { words.append(self.place(place)) }
    return words.joined(separator: " ")
  }

  private func geometry(of node: Node, _ derived: DerivedGeometry) -> [String] {
    var words: [String] = []
    if !isNear(node.windowFrame, derived.windowFrame) { words.append("window=" + rect(node.windowFrame)) }
    // The reader derives what can be seen from the window frame, so compare with that.
    if let visible = node.visibleFrame {
      let isExpected = derived.visibleFrame.map { isNear($0, visible) } ?? false
      if !isExpected { words.append("visible=" + rect(visible)) }
    } else if derived.visibleFrame != nil {
      words.append("visible=none")
    }
    let safe = insets(node.safeAreaInsets)
    if !isZero(node.safeAreaInsets) || !isZero(derived.safeAreaInsets) { words.append("safe=" + safe) }
    if !isZero(node.layoutMargins) { words.append("margins=" + insets(node.layoutMargins)) }
    if let bar = node.barBackground { words.append("bar=" + rect(bar)) }
    return words
  }

  private func state(of node: Node) -> [String] {
    var words: [String] = []
    if node.isHidden { words.append("hidden") }
    if node.alpha != 1 { words.append("alpha=" + TextTokens.number(node.alpha)) }
    if node.clipsToBounds { words.append("clips") }
    if !node.isUserInteractionEnabled { words.append("untouchable") }
    if !node.isEnabled { words.append("disabled") }
    if node.usesAutoresizing { words.append("autoresized") }
    if node.hasOutlet { words.append("outlet") }
    if node.isHeldByCode { words.append("heldByCode") }
    if node.isControllerBar { words.append("ofController") }
    if let color = node.backgroundColor { words.append("bg=" + color) }
    if let color = node.tintColor { words.append("tint=" + color) }
    return words
  }

  private func text(_ text: Node.Text) -> [String] {
    var words = ["text=" + TextTokens.quoted(text.string)]
    words.append("font=" + TextTokens.quoted(text.fontName))
    if text.weight != "regular" { words.append("weight=" + text.weight) }
    words.append("size=" + TextTokens.number(text.pointSize))
    if let color = text.color { words.append("color=" + color) }
    if text.alignment != "natural" { words.append("align=" + text.alignment) }
    if text.lines != [text.string] {
      words.append("lines=" + text.lines.map(TextTokens.quoted).joined(separator: ","))
    }
    words.append("lineHeight=" + TextTokens.number(text.lineHeight))
    words.append("baseline=" + TextTokens.number(text.firstBaseline))
    if !text.lineWidths.isEmpty { words.append("widths=" + TextTokens.numbers(text.lineWidths)) }
    if text.isTruncated { words.append("truncated") }
    if text.isApproximate { words.append("approximate") }
    return words
  }

  private func image(_ image: Node.Image) -> [String] {
    var words = ["image=" + TextTokens.quoted(image.name)]
    if let size = image.size {
      words.append("imageSize=\(TextTokens.number(size.width))x\(TextTokens.number(size.height))")
    }
    words.append("mode=" + image.contentMode)
    if image.isSystemSymbol { words.append("symbol") }
    return words
  }

  private func scroll(_ scroll: Node.Scroll) -> [String] {
    let content = scroll.contentSize
    var words = ["content=\(TextTokens.number(content.width))x\(TextTokens.number(content.height))"]
    let offset = TextTokens.numbers([scroll.contentOffsetX, scroll.contentOffsetY])
    if offset != "0,0" { words.append("offset=" + offset) }
    if !isZero(scroll.adjustedContentInset) {
      words.append("adjusted=" + insets(scroll.adjustedContentInset))
    }
    words.append("adjusts=" + scroll.adjustmentBehavior)
    if !isZero(scroll.contentInset) { words.append("inset=" + insets(scroll.contentInset)) }
    if scroll.isPaging { words.append("paging") }
    return words
  }

  private func edge(_ edge: EdgeSource) -> String {
    ([edge.edge.rawValue + ":", edge.anchor.rawValue] + edge.chain.map { "> " + reference($0) })
      .joined(separator: " ")
  }

  private func reference(_ constraint: ConstraintReference) -> String {
    var words = [TextTokens.quoted(constraint.text)]
    if !constraint.id.isEmpty { words.append(TextTokens.word(constraint.id)) }
    if let place = constraint.place { words.append(self.place(place)) }
    return words.joined(separator: " ")
  }

  private func place(_ place: Place) -> String { TextTokens.place(place, in: screen.file) }

  private func insets(_ insets: Insets) -> String {
    TextTokens.numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Zero as far as the text goes.
  private func isZero(_ insets: Insets) -> Bool { self.insets(insets) == "0,0,0,0" }

  private func rect(_ rect: Rect, separator: String = ",") -> String {
    TextTokens.numbers([rect.x, rect.y, rect.width, rect.height], separator: separator)
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    rect(a) == rect(b)
      || (abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01 && abs(a.width - b.width) < 0.01
        && abs(a.height - b.height) < 0.01)
  }
}
