/// The tokens of a source with the brackets around them: what the lexer makes of bytes.
public struct TokenTree: Sendable {
  public let tokens: [Token]
  /// The index of the partner of each bracket, -1 for every other token.
  public let partners: [Int32]
  /// The index of the opening bracket around each token, -1 at the top.
  public let parents: [Int32]
  public let comments: [Comment]
  public let directives: [Directive]

  public init(_ bytes: [UInt8], _ language: Language) {
    // Offsets are 32 bits wide; nobody writes such a file.
    let readable = min(bytes.count, Int(Int32.max) - 8)
    var result: TokenTree?
    bytes.withUnsafeBufferPointer { all in
      ByteClass.table.withUnsafeBufferPointer { classes in
        var lexer = Lexer(
          source: UnsafeBufferPointer(rebasing: all[0..<readable]), classes: classes, language: language)
        lexer.run()
        result = lexer.finished()
      }
    }
    self = result ?? TokenTree(tokens: [], partners: [], parents: [], comments: [], directives: [])
  }

  init(
    tokens: [Token], partners: [Int32], parents: [Int32], comments: [Comment], directives: [Directive]
  ) {
    self.tokens = tokens
    self.partners = partners
    self.parents = parents
    self.comments = comments
    self.directives = directives
  }
}
