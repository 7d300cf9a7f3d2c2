import InsetDiagnostics
import InsetInterfaceBuilder
import Testing

@Suite struct ScannerTests {
  @Test func theSampleHasNoFindings() {
    let document = read(sampleStoryboard)
    #expect(summaries(document) == [])
    #expect(document.serialized() == document.bytes)
  }

  @Test func linesAndColumnsCountFromOneInBytes() throws {
    let document = read("<document>\n  é<view id=\"a\"/>\r\n<view id=\"b\"/>\r\t<view id=\"c\"/></document>")
    let a = try #require(document.element(id: "a"))
    let b = try #require(document.element(id: "b"))
    let c = try #require(document.element(id: "c"))
    #expect([a.line, a.column] == [2, 5])
    #expect([b.line, b.column] == [3, 1])
    #expect([c.line, c.column] == [4, 2])
    #expect(c.place == Place(file: "Main.storyboard", line: 4, column: 2, object: "c"))
  }

  @Test func rangesCoverWhatTheyName() throws {
    let text = "<document><view  id = 'a&amp;b'\n title=\"\" ><rect key=\"frame\"/></view></document>"
    let document = read(text)
    #expect(summaries(document) == [])
    let bytes = document.bytes
    func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let view = try #require(document.root?.child("view"))
    #expect(slice(view.startTagRange) == "<view  id = 'a&amp;b'\n title=\"\" >")
    #expect(slice(view.byteRange) == text.dropFirst(10).dropLast(11))
    #expect(slice(view.contentRange) == "<rect key=\"frame\"/>")
    let id = try #require(view.attributeRange("id"))
    #expect(slice(id.name) == "id")
    #expect(slice(id.value) == "a&amp;b")
    #expect(view["id"] == "a&b")
    let title = try #require(view.attributeRange("title"))
    #expect(slice(title.value) == "")
    #expect(view["title"] == "")
    #expect(view["missing"] == nil)
    #expect(view.attributeRange("missing") == nil)
    let rect = try #require(view.firstChild)
    #expect(rect.byteRange == view.contentRange)
    #expect(rect.contentRange.isEmpty)
  }

  @Test func referencesAreDecoded() throws {
    let document = readInside(
      """
      <view a="&lt;&gt;&amp;&quot;&apos;" b="&#65;&#x1F600;&#x0a;" c="x&#10;y
      z\tw"><string key="t">1 &lt; 2<![CDATA[ <raw> &amp; ]]>&#233;</string></view>
      """)
    #expect(summaries(document) == [])
    let view = try #require(document.root?.firstChild)
    #expect(view["a"] == "<>&\"'")
    #expect(view["b"] == "A😀\n")
    #expect(view["c"] == "x\ny z w")
    #expect(view.string("t") == "1 < 2 <raw> &amp; é")
  }

  @Test func lineBreaksInTextCountAsLineFeeds() throws {
    let document = readInside("<string key=\"t\">a\r\nb\rc\nd</string>")
    #expect(document.root?.string("t") == "a\nb\nc\nd")
  }

  @Test func textInBase64IsDecodedWhereItIsMarked() {
    let document = readInside(
      """
      <label><string key="text" base64-UTF8="YES">
      CkFkYQ
      </string></label><label><string key="text">CkFkYQ</string></label>
      """)
    let labels = document.root?.children("label") ?? []
    #expect(labels.map { $0.string("text") } == ["\nAda", "CkFkYQ"])
  }

  @Test func theFirstOfTwoIdsAndOfTwoAttributesCounts() {
    let document = readInside("<view id=\"a\" tag=\"1\" tag=\"2\"/><label id=\"a\"/><label id=\"b\"/>")
    #expect(document.element(id: "a")?.name == "view")
    #expect(document.element(id: "b")?.name == "label")
    #expect(document.element(id: "c") == nil)
    #expect(document.element(id: "a")?.int("tag") == 1)
    #expect(
      summaries(document).map { $0.dropFirst(5) } == [
        "ib-malformed attribute 'tag' is given twice; the first one counts"
      ])
  }

  @Test func numbersAreFinite() throws {
    let document = readInside(
      "<size a=\"1.5\" b=\"inf\" c=\"nan\" d=\"infinite\" e=\"-0.0\" f=\"7.0\" g=\"YES\" h=\"1e400\" i=\"7.5\"/>"
    )
    let size = try #require(document.root?.firstChild)
    #expect(size.double("a") == 1.5)
    #expect(size.double("b") == nil && size.double("c") == nil && size.double("d") == nil)
    #expect(size.double("h") == nil && size.double("x") == nil)
    #expect(size.int("e") == 0 && size.int("f") == 7 && size.int("i") == nil && size.int("g") == nil)
    #expect(size.bool("g") == true && size.bool("a") == nil)
  }

  @Test func childrenParentsAndDescendants() throws {
    let document = readInside("<a><b/><c><d/></c></a><e/>")
    let root = try #require(document.root)
    #expect(root.children.map(\.name) == ["a", "e"])
    var names: [String] = []
    root.forEachDescendant { names.append($0.name) }
    #expect(names == ["a", "b", "c", "d", "e"])
    let d = try #require(root.child("a")?.child("c")?.child("d"))
    #expect(d.parent?.name == "c" && d.children.isEmpty && d.nextSibling == nil)
    let a = try #require(root.firstChild)
    #expect(d.isDescendant(of: a) && !a.isDescendant(of: d) && !a.isDescendant(of: a))
    #expect(a.nextSibling?.name == "e" && root.parent == nil)
    #expect(Set([a, a, d]).count == 2)
  }

  @Test func aCommentBelongsToTheElementRightAfterIt() throws {
    let document = readInside("<!-- One --> <a/><!--Two--><b><!--Inside--></b><c/><!--T--><?pi?><d/>")
    let root = try #require(document.root)
    #expect(root.children.map { $0.precedingComment } == ["One", "Two", nil, nil])
  }
}
