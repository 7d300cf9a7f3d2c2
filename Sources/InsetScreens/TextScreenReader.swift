import InsetDevices
import InsetDiagnostics

/// Why a text screen could not be read.
public struct TextScreenError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public var line: Int
  public var message: String
  public var description: String { "line \(line): \(message)" }
}

/// Reads screens from the text that `Screen.textDump()` writes, so that a test can be a folder of text.
///
/// What a line leaves out is derived: window frames from the superview, what can be seen from the clips above,
/// safe area insets by the plain rule. // SA-03. A canvas line may be no more than a name that `canvasNamed`
/// knows. Empty lines and lines that begin with `//` are skipped.
public struct TextScreenReader {
  var canvasNamed: (String) -> Canvas?

  public init(canvasNamed: @escaping (String) -> Canvas? = { _ in nil }) {
    self.canvasNamed = canvasNamed
  }

  /// Every screen of the text, in order.
  /// - Throws: `TextScreenError` at the first line that means nothing.
  public func read(_ text: String) throws -> [Screen] {
    var screens: [Screen] = []
    var block: [SourceLine] = []
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = raw.drop { $0 == " " }
      if trimmed.isEmpty || trimmed.hasPrefix("//") { continue }
      let line = SourceLine(
        number: index + 1, indent: raw.count - trimmed.count, tokens: TextTokens.split(trimmed))
      guard let first = line.tokens.first else { continue }
      if first == "screen" && line.indent == 0 {
        if !block.isEmpty { screens.append(try screen(block)) }
        block = []
      } else if block.isEmpty {
        throw TextScreenError(line: line.number, message: "a screen begins with a line 'screen …'")
      }
      block.append(line)
    }
    if !block.isEmpty { screens.append(try screen(block)) }
    return screens
  }

  private func screen(_ lines: [SourceLine]) throws -> Screen {
    var parser = try ScreenParser(header: lines[0])
    var rest = lines.dropFirst()
    while let line = rest.first, line.indent == 0, let word = line.tokens.first {
      switch word {
      case "canvas": parser.canvas = try canvas(line)
      case "document": try parser.readDocument(line)
      case "passes": parser.passes = line.tokens.dropFirst().first.flatMap { Int($0) } ?? 1
      case "conflict": try parser.readConflict(line)
      case "ambiguous": try parser.readAmbiguity(line)
      case "constraint": try parser.readConstraint(line)
      default:
        guard !line.isEdge else { throw line.error("an edge without a view") }
        return try parser.readTree(Array(rest))
      }
      rest = rest.dropFirst()
    }
    throw lines[0].error("a screen without views")
  }

  private func canvas(_ line: SourceLine) throws -> Canvas {
    guard line.tokens.count > 1 else { throw line.error("a canvas without a name") }
    let name = TextTokens.unquoted(line.tokens[1])
    if line.tokens.count == 2 {
      guard let canvas = canvasNamed(name) else { throw line.error("no canvas is called '\(name)'") }
      return canvas
    }
    var canvas = Canvas(name: name, size: .zero, scale: 1)
    for token in line.tokens.dropFirst(2) {
      guard canvas.read(token) else { throw line.error("'\(token)' means nothing on a canvas line") }
    }
    return canvas
  }
}

/// A line that is not empty, cut into tokens.
struct SourceLine {
  var number: Int
  var indent: Int
  var tokens: [String]
  var isEdge: Bool { tokens.first == "-" }

  func error(_ message: String) -> TextScreenError { TextScreenError(line: number, message: message) }
}

extension Canvas {
  /// Takes one token of a canvas line, or says no.
  fileprivate mutating func read(_ token: String) -> Bool {
    if let pose = Pose(rawValue: token) {
      self.pose = pose
    } else if let idiom = Idiom(rawValue: token) {
      self.idiom = idiom
    } else if let direction = LayoutDirection(rawValue: token) {
      layoutDirection = direction
    } else if token.hasPrefix("@"), token.hasSuffix("x"), let scale = Double(token.dropFirst().dropLast()) {
      self.scale = scale
    } else if let size = TextTokens.numbers(token, count: 2, separator: "x") {
      self.size = Size(width: size[0], height: size[1])
    } else if let equals = token.firstIndex(of: "=") {
      return read(key: token[..<equals], value: token[token.index(after: equals)...])
    } else {
      return readSizeClasses(token)
    }
    return true
  }

  private mutating func readSizeClasses(_ token: String) -> Bool {
    for horizontal in [SizeClass.compact, .regular, .unspecified]
    where token.hasPrefix(horizontal.rawValue + "x") {
      let rest = String(token.dropFirst(horizontal.rawValue.count + 1))
      guard let vertical = SizeClass(rawValue: rest) else { return false }
      horizontalSizeClass = horizontal
      verticalSizeClass = vertical
      return true
    }
    return false
  }

  private mutating func read(key: Substring, value: Substring) -> Bool {
    switch key {
    case "os": return Double(value).map { systemVersion = $0 } != nil
    case "safe": return Insets(text: value).map { safeAreaInsets = $0 } != nil
    case "status": return Double(value).map { statusBarHeight = $0 } != nil
    case "corners": return Double(value).map { cornerRadius = $0 } != nil
    case "housing": return Rect(text: value).map { sensorHousing.append($0) } != nil
    case "indicator": return Rect(text: value).map { homeIndicator = $0 } != nil
    case "device": device = TextTokens.unquoted(value)
    case "groups": groups = value.split(separator: ",").map(String.init)
    case "text":
      guard let category = ContentSizeCategory(rawValue: String(value)) else { return false }
      contentSizeCategory = category
    default: return false
    }
    return true
  }
}

extension Insets {
  /// `top,left,bottom,right`
  init?(text: some StringProtocol) {
    guard let values = TextTokens.numbers(text, count: 4) else { return nil }
    self.init(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }
}

extension Rect {
  /// `x,y,width,height`
  init?(text: some StringProtocol) {
    guard let values = TextTokens.numbers(text, count: 4) else { return nil }
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
