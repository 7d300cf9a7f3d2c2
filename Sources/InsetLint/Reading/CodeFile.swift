/// A source of Swift or Objective-C as a tree of tokens.
///
/// Token `i` lies inside the brackets that begin at `parent(i)`; a bracket knows its partner. A rule asks for the
/// places of a word and looks around from there.
public final class CodeFile: Sendable {
  public let path: String
  public let language: Language
  /// The tokens, and questions about them.
  public let reader: TokenReader
  private let lineStarts: [Int32]
  /// Rules that a comment `inset:allow RULE` switches off, by line.
  let allowances: Allowances

  public let types: [TypeDeclaration]
  public let functions: [FunctionDeclaration]
  private let functionsByBody: [Int: Int]
  /// What only runs on old systems, as ranges of tokens with the first system that does not run it.
  let fallbacks: [Fallback]

  /// A file larger than this is generated, in bytes.
  public static let largest = 8 * 1024 * 1024

  /// - Parameter path: as findings name the file; its ending says the language.
  public convenience init(path: String, bytes: [UInt8]) {
    self.init(path: path, bytes: bytes, language: path.hasSuffix(".swift") ? .swift : .objectiveC)
  }

  public init(path: String, bytes: [UInt8], language: Language) {
    self.path = path
    self.language = language
    let tree = TokenTree(bytes, language)
    reader = TokenReader(
      bytes: bytes, language: language, tree: tree, words: WordIndex(bytes: bytes, tokens: tree.tokens))
    lineStarts = LineStarts.of(bytes)
    allowances = Allowances(bytes: bytes, comments: tree.comments, lineStarts: lineStarts)
    let declarations = DeclarationScan(reader)
    types = declarations.types
    functions = declarations.functions
    var byBody: [Int: Int] = [:]
    for (index, function) in declarations.functions.enumerated() { byBody[function.body.lowerBound] = index }
    functionsByBody = byBody
    fallbacks = Fallback.all(in: reader)
  }

  // MARK: Places

  /// The line and column of a token, counted from 1; columns count bytes.
  public func position(of token: Int) -> (line: Int, column: Int) {
    guard reader.tokens.indices.contains(token) else { return (1, 1) }
    return LineStarts.position(of: Int(reader.tokens[token].start), in: lineStarts)
  }

  public func line(of token: Int) -> Int { position(of: token).line }

  // MARK: Declarations

  /// The innermost function, accessor or method around a token.
  public func function(around token: Int) -> FunctionDeclaration? {
    var place = token
    var steps = 0
    while place >= 0, steps < 512 {
      if let index = functionsByBody[place] { return functions[index] }
      place = reader.parent(place) ?? -1
      steps += 1
    }
    return nil
  }

  /// The innermost type around a token.
  public func type(around token: Int) -> TypeDeclaration? {
    var best: TypeDeclaration?
    for type in types where type.body.contains(token) {
      if best == nil || type.body.count < (best?.body.count ?? 0) { best = type }
    }
    return best
  }
}

/// Where lines begin.
enum LineStarts {
  static func of(_ bytes: [UInt8]) -> [Int32] {
    var starts: [Int32] = [0]
    starts.reserveCapacity(bytes.count / 30 + 1)
    bytes.withUnsafeBufferPointer { source in
      for index in source.indices where source[index] == Byte.newline { starts.append(Int32(index + 1)) }
    }
    return starts
  }

  static func position(of offset: Int, in starts: [Int32]) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - Int(starts[low]) + 1)
  }
}
