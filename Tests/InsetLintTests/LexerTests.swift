import Testing

@testable import InsetLint

@Suite struct LexerTests {
  private func tree(_ text: String, _ language: Language = .swift) -> TokenTree {
    TokenTree(Array(text.utf8), language)
  }

  private func texts(_ text: String, _ language: Language = .swift) -> [String] {
    let bytes = Array(text.utf8)
    return TokenTree(bytes, language).tokens.map {
      String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
    }
  }

  @Test func wordsNumbersAndSigns() {
    #expect(texts("a.b >= -64.5") == ["a", ".", "b", ">=", "-", "64.5"])
    #expect(texts("0..<count") == ["0", "..<", "count"])
    #expect(texts("x = 1e-3 + 64.f;", .objectiveC) == ["x", "=", "1e-3", "+", "64.f", ";"])
    #expect(texts("a ?? b?.c") == ["a", "??", "b", "?", ".", "c"])
  }

  @Test func interpolationsAreTokens() {
    let found = texts(#""a \(b + "c\(d)") e" f"#)
    #expect(found == [#""a "#, #"\("#, "b", "+", #""c"#, #"\("#, "d", ")", #"""#, ")", #" e""#, "f"])
  }

  @Test func stringsOfAllKinds() {
    #expect(texts(##"#"a \(b) " c"# d"##) == [##"#"a \(b) " c"#"##, "d"])
    #expect(texts("\"\"\"\nlet a = \"b\"\n\"\"\" c").last == "c")
    #expect(texts("@\"a\\\"b\" c", .objectiveC) == ["@\"a\\\"b\"", "c"])
    #expect(texts("'\\'' 'a'", .objectiveC) == ["'\\''", "'a'"])
  }

  @Test func aStringWithoutEndStopsAtItsLine() {
    #expect(texts("\"abc\nlet x") == ["\"abc", "let", "x"])
    #expect(texts("@\"abc\nint x", .objectiveC) == ["@\"abc", "int", "x"])
  }

  @Test func commentsNestInSwiftAlone() {
    #expect(texts("/* a /* b */ c */ d") == ["d"])
    #expect(texts("/* a /* b */ c", .objectiveC) == ["c"])
    #expect(texts("a // b\nc") == ["a", "c"])
  }

  @Test func regularExpressionsAndDivisions() {
    #expect(texts("let r = /a[\"]b/ ") == ["let", "r", "=", "/a[\"]b/"])
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(texts("x = (a) /b/ c").count == 9)
    #expect(texts("#/a\"/b/#") == ["#/a\"/b/#"])
  }

  @Test func bracketsArePaired() {
    let found = tree("f(a[1], { b })")
    #expect(found.partners[1] == Int32(found.tokens.count - 1))
    #expect(found.parents[2] == 1)
    #expect(found.partners.filter { $0 >= 0 }.count == 6)
  }

  @Test func aLoneBracketHarmsNothingElse() {
    let found = tree("{ ( } )")
    #expect(found.partners == [2, -1, 0, -1])
  }

  @Test func bothBranchesOfAConditionMayOpenABracket() {
    let text = "#if A\nvoid f() {\n#else\nvoid g() {\n#endif\n  x();\n}\nvoid h() { y(); }\n"
    let bytes = Array(text.utf8)
    let file = CodeFile(path: "a.m", bytes: bytes)
    #expect(file.functions.map(\.name).contains("h"))
    #expect(file.functions.first { $0.name == "h" }.map { $0.body.count } == 6)
  }

  @Test func aMacroKeepsItsBrackets() {
    let found = tree("#define A (b {\nvoid f() { }\n", .objectiveC)
    #expect(found.directives.count == 1)
    #expect(found.tokens.count == 11)
    // The macro's brackets stay alone, the function's are paired.
    #expect(found.partners.filter { $0 >= 0 }.count == 4)
  }

  @Test func aMacroGoesOnAfterABackslash() {
    let found = tree("#define A \\\n  64\nint b;", .objectiveC)
    #expect(found.directives.first?.tokens == 0..<3)
  }

  @Test(arguments: [
    "((((((((((", "}}}}}}", "\"\\(\"\\(\"\\(", "/* /* /*", "@\"", "#", "`", "\u{FEFF}é\u{0}", "'", "\\",
  ])
  func anythingIsRead(_ text: String) {
    for language in [Language.swift, .objectiveC] { check(Array(text.utf8), language) }
  }

  @Test func anyBytesAreRead() {
    var state: UInt64 = 42
    let alphabet = Array("(){}[]\"\\/*#@'`\n aZ9_.=?:;,<>!-+".utf8) + [0xFF, 0x80, 0]
    for length in 0..<400 {
      var bytes: [UInt8] = []
      for _ in 0..<length {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      for language in [Language.swift, .objectiveC] {
        check(bytes, language)
        _ = Lint().run(LintProject([LintInput(path: language == .swift ? "a.swift" : "a.m", bytes: bytes)]))
      }
    }
  }

  /// Tokens and comments come in order and lie apart; what they leave is white space. Partners agree.
  private func check(_ bytes: [UInt8], _ language: Language) {
    let found = TokenTree(bytes, language)
    var pieces = found.tokens.map { ($0.start, $0.end) } + found.comments.map { ($0.start, $0.end) }
    pieces.sort { $0 < $1 }
    var end: Int32 = 0
    let white: Set<UInt8> = [9, 10, 11, 12, 13, 32, Byte.backslash]
    var isClean = true
    for (start, next) in pieces {
      if start < end || next <= start { isClean = false }
      if start > end, !bytes[Int(end)..<Int(start)].allSatisfy(white.contains) { isClean = false }
      end = next
    }
    if Int(end) < bytes.count, !bytes[Int(end)...].allSatisfy(white.contains) { isClean = false }
    #expect(isClean && Int(end) <= bytes.count)
    let agrees = found.partners.indices.allSatisfy { index in
      let partner = Int(found.partners[index])
      return partner < 0 || found.partners[partner] == Int32(index)
    }
    #expect(agrees)
  }

  @Test func depthIsNoMatter() {
    let bytes =
      [UInt8](repeating: UInt8(ascii: "("), count: 200_000)
      + [UInt8](repeating: UInt8(ascii: ")"), count: 200_000)
    let found = TokenTree(bytes, .swift)
    #expect(found.partners[0] == 399_999)
  }

  /// Statements are bounded, so thousands of faults in one do not take quadratic time.
  @Test(.timeLimit(.minutes(1)))
  func aStatementWithoutEndIsRead() {
    let text = String(repeating: "UIScreen.main.bounds.height + ", count: 400)
    let found = Lint().run(LintProject([LintInput(path: "a.swift", bytes: Array(text.utf8))]))
    #expect(found.map(\.rule) == ["screen-bounds-for-layout"])
  }
}
