import InsetInterfaceBuilder
import Testing

/// Files made to break a reader. Each must be read quickly, without a crash and without looking at another file.
@Suite struct HostileInputTests {
  private func readQuickly(_ text: String, seconds: Int = 20) -> Document {
    let bytes = Array(text.utf8)
    var document: Document?
    let time = ContinuousClock().measure { document = Document(bytes: bytes, path: "x.xib") }
    #expect(time < .seconds(seconds))
    let read = document ?? Document(bytes: [], path: "")
    #expect(read.serialized() == bytes)
    return read
  }

  @Test func aHundredThousandLevels() {
    let levels = 100_000
    let document = readQuickly(
      "<document>" + String(repeating: "<view id=\"a\">", count: levels)
        + String(repeating: "</view>", count: levels) + "<label id=\"after\"/></document>")
    #expect(
      document.findings.map(\.message) == ["elements nest more than 512 deep; what is deeper is not read"])
    #expect(document.element(id: "after")?.parent == document.root)
    var deepest = 0
    document.root?.forEachDescendant { element in
      var depth = 0
      var ancestor = element.parent
      while let next = ancestor {
        depth += 1
        ancestor = next.parent
      }
      deepest = max(deepest, depth)
    }
    #expect(deepest == 511)
    #expect(treeFault(document) == nil)
    _ = readEverything(document)
  }

  @Test func aHundredThousandLevelsThatNeverEnd() {
    let document = readQuickly("<document>" + String(repeating: "<view id=\"a\">", count: 100_000))
    #expect(document.findings.count == 2)
    #expect(treeFault(document) == nil)
    _ = readEverything(document)
  }

  @Test func entitiesNeverExpand() {
    var text = "<?xml version=\"1.0\"?><!DOCTYPE document [<!ENTITY a0 \"ha\">"
    for level in 1...30 {
      text += "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
    }
    text += "]><document><label id=\"a\" text=\"&a30;\"/><string key=\"t\">&a30;</string></document>"
    let document = readQuickly(text)
    #expect(document.element(id: "a")?["text"] == "&a30;")
    #expect(document.root?.string("t") == "&a30;")
    #expect(
      document.findings.first?.message == "document type is ignored: its entities and files are never read")
  }

  @Test func externalEntitiesAreNeverRead() {
    let document = readQuickly(
      """
      <!DOCTYPE document SYSTEM "http://127.0.0.1:1/x.dtd" [<!ENTITY x SYSTEM "file:///etc/hosts"> ]>
      <document><string key="t">&x;</string></document>
      """)
    #expect(document.root?.string("t") == "&x;")
    #expect(document.findings.count == 2)
  }

  @Test func manyProblems() {
    let count = 200_000
    for piece in ["<", "&", "</a>", "<a b=", "<a b", "<a \"", "]]>", "<!", "<a/", "<!x>", "<a b='<"] {
      let document = readQuickly("<document>" + String(repeating: piece, count: count))
      #expect(document.findings.count <= 22, "\(piece)")
    }
  }

  @Test func manyAttributesAndNames() {
    var text = "<document><a"
    for number in 0..<50_000 { text += " n\(number)=\"\(number)\"" }
    text += "/>"
    for number in 0..<20_000 { text += "<e\(number) id=\"\(number)\"/>" }
    let document = readQuickly(text + "</document>")
    #expect(document.findings.isEmpty)
    #expect(document.root?.child("a")?["n49999"] == "49999")
    #expect(document.element(id: "19999")?.name == "e19999")
  }

  @Test func strayEndTagsInADeepDocument() {
    let document = readQuickly(
      "<document>" + String(repeating: "<v>", count: 400) + String(repeating: "</x>", count: 200_000))
    #expect(document.findings.count == 21)
  }

  @Test func aFileThatIsTooLarge() {
    let bytes = [UInt8](repeating: 0x20, count: 33 * 1024 * 1024)
    let document = Document(bytes: bytes, path: "x.xib")
    #expect(document.findings.map(\.rule) == ["ib-unreadable"])
    #expect(document.root == nil)
  }

  /// Cutting a file anywhere before its end is noticed, and what is left is read.
  @Test func everyPrefix() {
    let small = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
          <objects>
              <!-- The view -->
              <view key="view" id='vie-00-001'>
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <string key="text">A &amp; B &#233; <![CDATA[ <c> ]]></string>
              </view>
          </objects>
      </document>
      """.utf8)
    #expect(Document(bytes: small, path: "x.xib").findings.isEmpty)
    for length in small.indices { check(prefix: length, of: small) }
    let sample = Array(sampleStoryboard.utf8)
    for length in stride(from: 0, to: sample.count - 1, by: 13) { check(prefix: length, of: sample) }
  }

  private func check(prefix length: Int, of bytes: [UInt8]) {
    let document = Document(bytes: Array(bytes[..<length]), path: "x.storyboard")
    #expect(document.serialized() == document.bytes)
    #expect(!document.findings.isEmpty, "\(length)")
    #expect(treeFault(document) == nil, "\(length)")
    if length % 7 == 0 { _ = readEverything(document) }
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.skipReason)"))
  func prefixesOfLargeDocuments() {
    let large = Corpus.documents().sorted { $0.bytes.count > $1.bytes.count }.prefix(3)
    for (path, bytes) in large {
      for length in stride(from: 1, to: bytes.count - 10, by: 19_973) {
        let prefix = Array(bytes[..<length])
        let document = Document(bytes: prefix, path: path)
        #expect(document.serialized() == prefix)
        #expect(!document.findings.isEmpty)
      }
    }
  }

  /// Mutations of the sample: bytes changed, deleted, doubled, swapped and spliced. The same ones in every run.
  @Test(arguments: 0..<8) func mutations(_ part: Int) {
    let original = Array(sampleStoryboard.utf8)
    let interesting = Array("<>/\"'&;=!?-[]#x \n\0\u{7F}".utf8) + [0x80, 0xC3, 0xFF]
    var numbers = DeterministicNumbers(seed: UInt64(part))
    for round in 0..<150 {
      var bytes = original
      for _ in 0...numbers.next(below: 6) {
        let at = numbers.next(below: bytes.count)
        let length = min(bytes.count - at, 1 + numbers.next(below: 40))
        switch numbers.next(below: 6) {
        case 0: bytes[at] = interesting[numbers.next(below: interesting.count)]
        case 1: bytes.insert(interesting[numbers.next(below: interesting.count)], at: at)
        case 2: bytes.removeSubrange(at..<(at + length))
        case 3: bytes.insert(contentsOf: bytes[at..<(at + length)], at: numbers.next(below: bytes.count))
        case 4: bytes.swapAt(at, numbers.next(below: bytes.count))
        default: bytes[at] = UInt8(numbers.next(below: 256))
        }
      }
      let document = Document(bytes: bytes, path: "x.storyboard")
      #expect(document.serialized() == bytes, "part \(part), round \(round)")
      #expect(treeFault(document) == nil, "part \(part), round \(round)")
      if round % 5 == 0 { _ = readEverything(document) }
      for finding in document.findings { #expect(finding.place.line >= 1 && finding.place.column >= 1) }
    }
  }

  /// Files of the characters that mean something, in no order at all.
  @Test func characterSoup() {
    let alphabet = Array("<<<>>//=\"' ab&;!-[]?\n\r\0é".utf8)
    var numbers = DeterministicNumbers(seed: 99)
    for round in 0..<600 {
      var bytes = Array((round % 2 == 0 ? "<document>" : "").utf8)
      for _ in 0..<numbers.next(below: 300) { bytes.append(alphabet[numbers.next(below: alphabet.count)]) }
      let document = Document(bytes: bytes, path: "x.xib")
      #expect(document.serialized() == bytes, "\(round)")
      #expect(treeFault(document) == nil, "\(round)")
      _ = readEverything(document)
    }
  }
}
