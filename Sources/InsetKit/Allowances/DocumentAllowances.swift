import InsetDiagnostics
import InsetInterfaceBuilder

/// What a document says is meant: `inset:allow RULE` in a comment, in an object's label or in its notes.
///
/// A comment speaks for its own line and, where it stands alone, for the next one, with the objects that begin there. A
/// comment before the document's element speaks for the whole file. Label and notes speak for their object. Words that
/// are no rules are prose.
struct DocumentAllowances {
  private struct Mark {
    var rule: String
    /// Where the words stand, counted from 1.
    var line: Int
    var lines: ClosedRange<Int>
    var objects: Set<String> = []
    var isForAll = false
    var isUsed = false

    func speaks(for finding: Finding) -> Bool {
      guard finding.rule == rule else { return false }
      if isForAll || lines.contains(finding.place.line) { return true }
      return finding.place.object.map(objects.contains) ?? false
    }
  }

  static let word = "inset:allow"
  private var marks: [Mark] = []
  private let path: String

  init(_ document: Document) {
    path = document.path
    guard Self.hasWord(document.bytes), let root = document.root else { return }
    for comment in document.comments(holding: Self.word) { take(comment, document, root) }
    takeObjects(root)
  }

  /// The findings that nothing allows.
  mutating func remaining(of findings: [Finding]) -> [Finding] {
    guard !marks.isEmpty else { return findings }
    return findings.filter { finding in
      var isAllowed = false
      for index in marks.indices where marks[index].speaks(for: finding) {
        marks[index].isUsed = true
        isAllowed = true
      }
      return !isAllowed
    }
  }

  /// What the marks say that allowed nothing, by rule and line. Nothing can be said of rules that did not run.
  var unused: [Finding] {
    marks.filter { !$0.isUsed && !VariationRunner.rules.contains($0.rule) }.map {
      ProjectRules.unused($0.rule, Place(file: path, line: $0.line))
    }
    .uniqued()
  }

  /// The rules that a text allows.
  static func rules(in text: String) -> [String] {
    guard let start = text.range(of: word) else { return [] }
    let words = text[start.upperBound...].prefix { !$0.isNewline }
      .split { !($0.isLetter || $0.isNumber || $0 == "-") }
    return words.map(String.init).filter(ProjectRules.ids.contains)
  }

  /// Nearly no document has the word: most are done here.
  private static func hasWord(_ bytes: [UInt8]) -> Bool {
    let word = Array(self.word.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= word.count else { return false }
      for start in 0...(bytes.count - word.count) where bytes[start] == word[0] {
        if word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) { return true }
      }
      return false
    }
  }

  private mutating func take(_ comment: Document.Comment, _ document: Document, _ root: Element) {
    let bytes = document.bytes
    let first = document.position(ofByte: comment.byteRange.lowerBound).line
    var last = document.position(ofByte: comment.byteRange.upperBound).line
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let before = bytes[..<comment.byteRange.lowerBound].reversed().first { !isBlank($0) }
    let after = bytes[comment.byteRange.upperBound...].first { !isBlank($0) }
    if before ?? 0x0A == 0x0A, after ?? 0x0A == 0x0A { last += 1 }
    let isForAll = comment.byteRange.upperBound <= root.byteRange.lowerBound
    var objects: Set<String> = []
    if !isForAll {
      root.forEachDescendant { element in
        if (first...last).contains(element.line), let id = element.id { objects.insert(id) }
      }
    }
    for rule in Self.rules(in: comment.text) {
      marks.append(
        Mark(rule: rule, line: first, lines: first...last, objects: objects, isForAll: isForAll))
    }
  }

  private mutating func takeObjects(_ root: Element) {
    var found: [Mark] = []
    root.forEachDescendant { element in
      var texts: [String] = []
      if let label = element["userLabel"], label.contains(Self.word) { texts.append(label) }
      if let notes = element.child("attributedString", key: "userComments") {
        notes.forEachDescendant { if let content = $0["content"] { texts.append(content) } }
        texts.append(notes.textContent)
      }
      for text in texts where text.contains(Self.word) {
        let objects = Set([element.id].compactMap { $0 })
        let line = element.line
        for rule in Self.rules(in: text) {
          found.append(Mark(rule: rule, line: line, lines: line...line, objects: objects))
        }
      }
    }
    marks += found
  }
}
