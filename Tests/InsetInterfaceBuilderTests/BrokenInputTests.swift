import InsetDiagnostics
import InsetInterfaceBuilder
import Testing

/// Files that are not as they should be: the place is named, what can be read is read, nothing is lost.
@Suite struct BrokenInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    /// What the findings must be, as `line:column rule message`.
    var findings: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "unclosed element", text: "<document>\n<a>\n<b>\n</a></document>",
      findings: ["3:1 ib-malformed 'b' has no end tag; it is taken to end with its parent"]),
    Case(
      name: "stray end tag", text: "<document>\n</a></document>",
      findings: ["2:1 ib-malformed end tag of 'a' without a start tag"]),
    Case(
      name: "crossed tags", text: "<document><a><b></a></b></document>",
      findings: [
        "1:14 ib-malformed 'b' has no end tag; it is taken to end with its parent",
        "1:21 ib-malformed end tag of 'b' without a start tag",
      ]),
    Case(
      name: "unclosed quote", text: "<document>\n<a id=\"x>\n<b/></document>",
      findings: [
        "2:1 ib-malformed start tag of 'a' is not closed before the next '<'",
        "2:1 ib-malformed 'a' has no end tag; it is taken to end with its parent",
        "2:4 ib-malformed value of 'id' has no closing quote",
      ]),
    Case(
      name: "value without quotes", text: "<document><a id=x key='y'/></document>",
      findings: ["1:14 ib-malformed value of 'id' is not in quotes"]),
    Case(
      name: "attribute without value", text: "<document><a id key='y'/></document>",
      findings: ["1:14 ib-malformed attribute 'id' without a value"]),
    Case(
      name: "no space between attributes", text: "<document><a id='x'key='y'/></document>",
      findings: ["1:20 ib-malformed no space before an attribute"]),
    Case(
      name: "junk in a tag", text: "<document><a 7 id='x'/></document>",
      findings: ["1:14 ib-malformed byte 55 where an attribute is expected"]),
    Case(
      name: "lone ampersand", text: "<document><a id='x & y'/>&nbsp;</document>",
      findings: [
        "1:20 ib-malformed '&' that begins no known reference; it is taken as it is written",
        "1:26 ib-malformed '&' that begins no known reference; it is taken as it is written",
      ]),
    Case(
      name: "lone less-than", text: "<document>1 < 2</document>",
      findings: ["1:13 ib-malformed '<' that begins no tag"]),
    Case(
      name: "merge conflict", text: "<document>\n<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> x\n</document>",
      findings: ["2:1 ib-malformed conflict of a merge"]),
    Case(
      name: "text outside", text: "<document/>\nabc",
      findings: ["1:12 ib-malformed text outside of the document element"]),
    Case(
      name: "two documents", text: "<document/>\n<document/>",
      findings: ["2:1 ib-malformed a second top-level element"]),
    Case(
      name: "open comment", text: "<document><!-- x </document>",
      findings: [
        "1:1 ib-malformed file ends before 'document' is closed",
        "1:11 ib-malformed comment is not closed before the end of the file",
      ]),
    Case(
      name: "end tag without name", text: "<document></></document>",
      findings: ["1:11 ib-malformed end tag without a name"]),
    Case(
      name: "control character", text: "<document>\u{1}</document>",
      findings: ["1:11 ib-malformed control character 1"]),
    Case(
      name: "late declaration", text: "<document>\n<?xml version='1.0'?></document>",
      findings: ["2:1 ib-malformed XML declaration after the start of the file"]),
    Case(
      name: "another encoding", text: "<?xml version='1.0' encoding='UTF-16'?><document/>",
      findings: ["1:1 ib-malformed declared encoding is 'UTF-16'; the file is read as UTF-8"]),
    Case(
      name: "another kind of file", text: "<plist><dict/></plist>",
      findings: ["1:1 ib-unreadable file has a 'plist' element where 'document' is expected"]),
    Case(
      name: "the old format", text: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      findings: ["1:1 ib-unreadable file has a 'archive' element where 'document' is expected"]),
    Case(
      name: "plain text", text: "hello",
      findings: [
        "1:1 ib-malformed text outside of the document element",
        "1:1 ib-unreadable file is not an Interface Builder document",
      ]),
    Case(name: "empty", text: "", findings: ["1:1 ib-unreadable file is empty"]),
    Case(
      name: "white space only", text: " \n ",
      findings: ["1:1 ib-unreadable file is not an Interface Builder document"]),
  ]

  @Test(arguments: cases) func isNamedAndKept(_ testCase: Case) {
    let document = read(testCase.text)
    #expect(summaries(document) == testCase.findings)
    #expect(document.serialized() == document.bytes)
    for finding in document.findings { #expect(finding.remedy?.text.isEmpty == false) }
  }

  @Test func whatIsAroundTheDamageIsRead() {
    let document = read(
      "<document><view id=\"a\"><label id=\"b text=\"x\"><rect key=\"frame\"/></view><view id=\"c\"/></document>"
    )
    #expect(!document.findings.isEmpty)
    #expect(document.element(id: "a") != nil)
    #expect(document.element(id: "c")?.parent?.name == "document")
  }

  @Test func filesThatAreNotTextAreRefused() {
    let inputs: [(bytes: [UInt8], message: String)] = [
      (Array("bplist00\u{1}\u{2}".utf8), "file is a compiled nib"),
      (Array("NIBArchive\u{1}".utf8), "file is a compiled nib"),
      ([0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 13], "file is binary"),
      ([0xFF, 0xFE, 0x3C, 0], "document is in UTF-16"),
      ([0xFE, 0xFF, 0, 0x3C], "document is in UTF-16"),
      ([0x3C, 0, 0x3F, 0], "document is in UTF-16"),
      ([0], "file is binary"),
    ]
    for input in inputs {
      let document = Document(bytes: input.bytes, path: "x.xib")
      #expect(document.findings.map(\.message) == [input.message])
      #expect(document.findings.map(\.rule) == ["ib-unreadable"])
      #expect(document.serialized() == input.bytes)
      #expect(document.root == nil && document.scenes.isEmpty && document.objects.isEmpty)
      #expect(!document.isCocoaTouch)
    }
  }

  @Test func aByteOrderMarkIsKeptAndMeansNothing() {
    let document = Document(bytes: [0xEF, 0xBB, 0xBF] + Array("<document/>".utf8), path: "x.xib")
    #expect(document.findings.isEmpty)
    #expect(document.root?.column == 4)
    #expect(document.serialized() == document.bytes)
  }

  @Test func bytesThatAreNotUTF8AreNamed() {
    for bad: [UInt8] in [
      [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3],
    ] {
      let bytes = Array("<document>\n<a id=\"".utf8) + bad + Array("\"/></document>".utf8)
      let document = Document(bytes: bytes, path: "x.xib")
      #expect(summaries(document) == ["2:8 ib-malformed bytes that are not UTF-8"])
      #expect(document.serialized() == bytes)
    }
  }

  @Test func nulsLaterInTheFileAreNamed() {
    let text = "<document>" + String(repeating: " ", count: 600) + "<a id=\"\0\"/>\0</document>"
    let document = read(text)
    #expect(document.findings.map(\.message) == ["control character 0", "control character 0"])
    #expect(document.element(id: "\0")?.name == "a")
  }

  @Test func findingsAreCappedAndCounted() {
    let document = read("<document>" + String(repeating: "</x>", count: 500) + "</document>")
    #expect(document.findings.count == 21)
    #expect(document.findings.last?.message == "480 more places that are not well-formed")
    #expect(document.serialized() == document.bytes)
  }

  @Test func onlyADocumentElementIsTheRoot() {
    let document = read("<a/><document toolsVersion=\"7\"/>")
    #expect(document.root?.int("toolsVersion") == 7)
    #expect(document.toolsVersion == 7)
  }
}
