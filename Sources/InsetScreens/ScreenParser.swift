import InsetDevices
import InsetDiagnostics

/// Puts one screen together from its lines.
struct ScreenParser {
  var id: String
  var title: String
  var kind: Screen.Kind
  var file: String
  var savedSize: Size?
  var presentation: Screen.Presentation?
  var isReached = true
  var documentView = ""
  var constraints: [DocumentConstraint] = []
  var canvas: Canvas?
  var document: DocumentFacts
  var passes = 1
  var conflicts: [LayoutConflict] = []
  var ambiguities: [LayoutAmbiguity] = []

  /// `screen ID "Title" KIND [saved=375x667] [presented=sheet] [unreached] [view=ID] FILE`
  init(header: SourceLine) throws {
    var words = Array(header.tokens.dropFirst())
    guard words.count >= 4, let kind = Screen.Kind(rawValue: words[2]) else {
      throw header.error("expected: screen ID \"Title\" KIND FILE")
    }
    id = TextTokens.unquoted(words[0])
    title = TextTokens.unquoted(words[1])
    self.kind = kind
    if words[3].hasPrefix("saved="),
      let size = TextTokens.numbers(words[3].dropFirst("saved=".count), count: 2, separator: "x")
    {
      savedSize = Size(width: size[0], height: size[1])
      words.remove(at: 3)
    }
    if words.count > 3, words[3].hasPrefix("presented=") {
      presentation = Screen.Presentation(rawValue: String(words[3].dropFirst("presented=".count)))
      words.remove(at: 3)
    }
    if words.count > 4, words[3] == "unreached" {
      isReached = false
      words.remove(at: 3)
    }
    if words.count > 3, words[3].hasPrefix("view=") {
      documentView = TextTokens.unquoted(words[3].dropFirst("view=".count))
      words.remove(at: 3)
    }
    guard let last = words.last, words.count == 4 else { throw header.error("a screen line without a file") }
    file = TextTokens.unquoted(last)
    document = DocumentFacts(
      toolsVersion: 21701, usesAutoLayout: true, usesSafeAreas: true, isLaunchScreen: kind == .launchScreen,
      place: Place(file: file, line: 2))
  }

  mutating func readDocument(_ line: SourceLine) throws {
    document.usesAutoLayout = false
    document.usesSafeAreas = false
    document.isLaunchScreen = false
    for token in line.tokens.dropFirst() {
      switch token {
      case "autolayout": document.usesAutoLayout = true
      case "safeAreas": document.usesSafeAreas = true
      case "launch": document.isLaunchScreen = true
      default:
        if token.hasPrefix("device="), let insets = Insets(text: token.dropFirst("device=".count)) {
          document.deviceInsets = insets
        } else if token.hasPrefix("tools="), let version = Int(token.dropFirst("tools=".count)) {
          document.toolsVersion = version
        } else if let place = place(token, object: nil) {
          document.place = place
        } else {
          throw line.error("'\(token)' means nothing on a document line")
        }
      }
    }
  }

  mutating func readConflict(_ line: SourceLine) throws {
    var constraints: [ConstraintReference] = []
    var broken: ConstraintReference?
    var current: [String] = []
    var isBroken = false
    func finish() throws {
      let constraint = try reference(current, line)
      if isBroken { broken = constraint } else { constraints.append(constraint) }
      current = []
    }
    for token in line.tokens.dropFirst() {
      if token == "&" || token == "broken" {
        try finish()
        isBroken = token == "broken"
      } else {
        current.append(token)
      }
    }
    try finish()
    conflicts.append(LayoutConflict(constraints: constraints, broken: broken))
  }

  mutating func readConstraint(_ line: SourceLine) throws {
    let words = Array(line.tokens.dropFirst())
    guard let constraint = ConstraintText.read(words, place: { place($0, object: $1) }) else {
      throw line.error("expected: constraint ID @LINE VIEW.ATTRIBUTE = VIEW/GUIDE.ATTRIBUTE +CONSTANT")
    }
    constraints.append(constraint)
  }

  mutating func readAmbiguity(_ line: SourceLine) throws {
    guard line.tokens.count > 2, line.tokens[1].hasPrefix("#") else {
      throw line.error("expected: ambiguous #VIEW PROPERTY…")
    }
    ambiguities.append(
      LayoutAmbiguity(
        view: TextTokens.unquoted(line.tokens[1].dropFirst()), properties: Array(line.tokens.dropFirst(2))))
  }

  /// The views: a line each, indented under their superview.
  func readTree(_ lines: [SourceLine]) throws -> Screen {
    guard let canvas else { throw lines[0].error("a screen without a canvas line") }
    var position = 0
    let root = try node(lines, &position, superview: nil, clip: canvas.bounds, canvas: canvas)
    if position < lines.count { throw lines[position].error("a second root view") }
    return Screen(
      id: id, title: title, kind: kind, file: file, canvas: canvas, root: root, conflicts: conflicts,
      ambiguities: ambiguities, passes: passes, document: document, savedSize: savedSize,
      presentation: presentation, isReached: isReached, documentView: documentView, constraints: constraints)
  }

  private func node(
    _ lines: [SourceLine], _ position: inout Int, superview: Node?, clip: Rect?, canvas: Canvas
  ) throws -> Node {
    let line = lines[position]
    position += 1
    var reading = try NodeLine(line, parser: self)
    let frame = reading.node.frame
    let derived =
      superview.map { DerivedGeometry(frame: frame, in: $0, clip: clip) }
      ?? DerivedGeometry(rootFrame: reading.windowFrame ?? frame, canvas: canvas)
    reading.node.windowFrame = reading.windowFrame ?? derived.windowFrame
    reading.node.visibleFrame = reading.isInvisible ? nil : reading.visibleFrame ?? derived.visibleFrame
    reading.node.safeAreaInsets = reading.safeAreaInsets ?? derived.safeAreaInsets
    var node = reading.node
    let inner = DerivedGeometry.clip(clip, of: node)
    while position < lines.count, lines[position].indent > line.indent {
      if lines[position].isEdge {
        node.edges.append(try edge(lines[position]))
        position += 1
      } else {
        node.subviews.append(
          try self.node(lines, &position, superview: node, clip: inner, canvas: canvas))
      }
    }
    return node
  }

  /// `- bottom: rootView > "text" id @line > …`
  private func edge(_ line: SourceLine) throws -> EdgeSource {
    let words = line.tokens.dropFirst()
    guard words.count >= 2, let first = words.first, first.hasSuffix(":"),
      let edge = EdgeSource.Edge(rawValue: String(first.dropLast())),
      let anchor = EdgeSource.Anchor(rawValue: words[words.startIndex + 1])
    else { throw line.error("expected: - EDGE: ANCHOR > \"constraint\" id @line") }
    let chain = try words.dropFirst(2).split(separator: ">").map { try reference(Array($0), line) }
    return EdgeSource(edge: edge, anchor: anchor, chain: chain)
  }

  private func reference(_ tokens: [String], _ line: SourceLine) throws -> ConstraintReference {
    guard let text = tokens.first else { throw line.error("a constraint without its text") }
    var constraint = ConstraintReference(id: "", text: TextTokens.unquoted(text))
    var placeToken: String?
    for token in tokens.dropFirst() {
      if token.hasPrefix("@") { placeToken = token } else { constraint.id = TextTokens.unquoted(token) }
    }
    if let placeToken {
      constraint.place = place(placeToken, object: constraint.id.isEmpty ? nil : constraint.id)
    }
    return constraint
  }

  /// `@line`, `@line:column`, `@line:column,"file"`
  func place(_ token: some StringProtocol, object: String?) -> Place? {
    guard token.hasPrefix("@") else { return nil }
    let parts = TextTokens.list(token.dropFirst())
    let numbers = parts[0].split(separator: ":").map { Int($0) }
    guard let line = numbers.first ?? nil else { return nil }
    let column = numbers.count > 1 ? numbers[1] ?? 1 : 1
    let named = parts.count > 1 ? TextTokens.unquoted(parts[1]) : file
    return Place(file: named, line: line, column: column, object: object)
  }
}
