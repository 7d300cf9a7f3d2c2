import Testing

@testable import InsetLint

@Suite struct ReaderTests {
  private func file(_ text: String, _ path: String = "a.swift") -> CodeFile {
    CodeFile(path: path, bytes: Array(text.utf8))
  }

  @Test func declarationsOfSwift() {
    let found = file(
      """
      final class A: B, C { init?(x: Int) {} ; var n: Int { 1 } ; func f(_ a: Int, b: Int) -> [Int] { [] } }
      extension D.E: F where G: H { }
      protocol P { func p() }
      """)
    #expect(found.types.map(\.name) == ["A", "E", "P"])
    #expect(found.types.map(\.inherited) == [["B", "C"], ["F"], []])
    #expect(found.functions.map(\.selector) == ["init(x:)", "n", "f(_:b:)"])
  }

  @Test func declarationsOfObjectiveC() {
    let found = file(
      """
      @interface A : B
      @end
      @implementation A
      - (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)p { return 1; }
      - (instancetype)init { return self; }
      @end
      static CGFloat side(int a) { return a; }
      """, "a.m")
    #expect(found.types.map(\.inherited) == [["B"], []])
    #expect(found.functions.map(\.selector) == ["tableView:heightForRowAtIndexPath:", "init", "side"])
    let word = found.reader.places(of: "return")[1]
    #expect(found.function(around: word)?.kind == .initializer)
    #expect(found.type(around: word)?.name == "A")
  }

  @Test func messagesHaveReceiversAndLabels() throws {
    let found = file("[self.view addSubview:a ? b : c];\n[[A alloc] initWithFrame:r style:s];", "a.m")
    let first = try #require(found.reader.message(0))
    #expect(found.reader.joined(first.receiver) == "view")
    #expect(first.selector == "addSubview:")
    #expect(first.arguments.first?.value.count == 5)
    let open = try #require(found.reader.parent(found.reader.places(of: "initWithFrame")[0]))
    #expect(found.reader.message(open)?.selector == "initWithFrame:style:")
  }

  @Test func chains() {
    let found = file("let a = self.view!.safeAreaInsets.bottom + f(x).y[3]?.z")
    let reader = found.reader
    #expect(
      reader.joined(reader.chain(endingAt: reader.places(of: "safeAreaInsets")[0])) == "view.safeAreaInsets")
    #expect(reader.joined(reader.chain(endingAt: reader.places(of: "z")[0])) == "f(x).y[3].z")
  }

  @Test func fallbacks() {
    let found = file(
      """
      func f() -> Int {
        if #available(iOS 11, *) { return new } else { return old }
      }
      func g() -> Int {
        guard #available(iOS 11.0, *) else { return old }
        if #available(iOS 13, *) { return newer }
        return between
      }
      """)
    let reader = found.reader
    #expect(!found.isFallback(reader.places(of: "new")[0], below: 11))
    for place in reader.places(of: "old") { #expect(found.isFallback(place, below: 11)) }
    #expect(!found.isFallback(reader.places(of: "between")[0], below: 11))
    #expect(found.isFallback(reader.places(of: "between")[0], below: 13))
  }

  @Test func fallbacksOfObjectiveC() {
    let found = file(
      """
      void f() {
        if (@available(iOS 11.0, *)) { a(); } else { old(); }
        if (!@available(iOS 11.0, *)) old();
        if ([v respondsToSelector:@selector(safeAreaInsets)]) { b(); } else { old(); }
      #ifdef __IPHONE_11_0
        c();
      #else
        old();
      #endif
      }
      """, "a.m")
    let reader = found.reader
    #expect(reader.places(of: "old").count == 4)
    for place in reader.places(of: "old") { #expect(found.isFallback(place, below: 11)) }
    for word in ["a", "b", "c"] { #expect(!found.isFallback(reader.places(of: word)[0], below: 11)) }
  }

  @Test func constantsOfTheProject() throws {
    let project = LintProject([
      LintInput(
        path: "a.h",
        bytes: Array("#define BAR 49\n#define ROW (44)\nstatic const CGFloat kTop = 64.f;\n".utf8)),
      LintInput(path: "b.m", bytes: Array("x = BAR; y = ROW; z = kTop; u = other;".utf8)),
    ])
    let code = try #require(project.files.last)
    func value(_ name: String) -> Double? {
      let place = code.reader.places(of: name)[0]
      return project.number(place..<(place + 1), in: code)
    }
    #expect(value("BAR") == 49)
    #expect(value("ROW") == 44)
    #expect(value("kTop") == 64)
    #expect(value("other") == nil)
  }

  @Test func commentsAllowAFault() {
    let text = "frame = UIScreen.main.bounds // inset:allow screen-bounds-for-layout\n"
    let other =
      "// inset:allow screen-bounds-for-layout\nframe = UIScreen.main.bounds\nframe = UIScreen.main.bounds\n"
    let lint = Lint()
    #expect(lint.run(LintProject([LintInput(path: "a.swift", bytes: Array(text.utf8))])).isEmpty)
    let found = lint.run(LintProject([LintInput(path: "a.swift", bytes: Array(other.utf8))]))
    #expect(found.map(\.place.line) == [3])
  }
}
