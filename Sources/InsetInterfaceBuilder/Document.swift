import InsetDevices
import InsetDiagnostics

/// A storyboard or xib, read once and never changed.
///
/// The tree is lossless: every byte of the file belongs to an element's tag or to a token between tags, so
/// `serialized()` gives the file back, and an edit is an `Edit` over byte offsets taken from an `Element`.
///
///     let document = Document(bytes: bytes, path: "Main.storyboard")
///     for scene in document.scenes { print(scene.controller?["storyboardIdentifier"] ?? "") }
public final class Document: Sendable {
  /// The path as the caller gave it. The document never opens it.
  public let path: String
  /// The file's bytes. Writing them back changes nothing.
  public let bytes: [UInt8]
  /// What is wrong with the file, in the order of lines.
  public let findings: [Finding]
  /// What the `document` element says of the whole.
  public let facts: Facts

  let resources: Resources
  let tree: Tree
  let lines: LineTable
  let rootIndex: Int32?

  /// Reads any bytes. It never fails: where the file is broken, `findings` tell what was wrong, and where
  /// nothing could be read, `root` is nil.
  ///
  /// - Parameter colors: what the project's asset catalogs hold; they count before the document's copies.
  public init(bytes: [UInt8], path: String, colors: [String: ColorValue] = [:]) {
    self.path = path
    self.bytes = bytes
    var tree = Tree()
    var problems = ScanProblems()
    var topLevel: String?
    lines = bytes.withUnsafeBufferPointer { buffer in
      if let reason = ByteChecks.reasonNotToScan(buffer) {
        problems.add(
          ScanProblem(
            rule: DocumentRules.unreadable.id, offset: 0, message: reason.message, advice: reason.advice))
        return LineTable(UnsafeBufferPointer(rebasing: buffer[0..<0]))
      }
      var scanner = Scanner(buffer)
      scanner.scan()
      tree = scanner.tree
      problems = scanner.problems
      return LineTable(buffer)
    }
    var root: Int32?
    var index: Int? = tree.elements.isEmpty ? nil : 0
    while let element = index {
      if tree.elements[element].nameID == NameTable.documentElement {
        root = Int32(element)
        break
      }
      if topLevel == nil { topLevel = tree.names.strings[Int(tree.elements[element].nameID)] }
      index = tree.nextSibling(of: element)
    }
    self.tree = tree
    rootIndex = root
    findings = Self.findings(
      problems, path: path, lines: lines, hasRoot: root != nil, topLevel: topLevel)
    resources = Self.resources(tree: tree, root: root.map(Int.init), bytes: bytes).replacingColors(by: colors)
    facts = Facts(tree: tree, root: root.map(Int.init), bytes: bytes)
  }

  /// The `document` element; nil where the file is not an Interface Builder document.
  public var root: Element? { rootIndex.map { Element(document: self, index: $0) } }

  /// The document written from its tree. Equal to `bytes` for every input.
  public func serialized() -> [UInt8] {
    tree.isEmpty ? bytes : tree.serialized(over: bytes)
  }

  /// The first element whose `id` attribute is `id`.
  public func element(id: String) -> Element? {
    var id = id
    let found = id.withUTF8 { name in
      bytes.withUnsafeBufferPointer { buffer in
        tree.identifiers.find(name, bytes: buffer) { element in
          let range = tree.attributeIndices(of: element).first {
            tree.attributes[$0].nameID == NameTable.idAttribute
          }
          return range.map { Int(tree.attributes[$0].valueStart)..<Int(tree.attributes[$0].valueEnd) }
        }
      }
    }
    return found.map { Element(document: self, index: Int32($0)) }
  }

  /// The line and column of a byte offset, both from 1; the column counts bytes.
  public func position(ofByte offset: Int) -> (line: Int, column: Int) {
    lines.position(of: max(0, min(offset, bytes.count)))
  }

  private static func findings(
    _ problems: ScanProblems, path: String, lines: LineTable, hasRoot: Bool,
    topLevel: String?
  ) -> [Finding] {
    var findings: [Finding] = []
    // In the order of the file; where two lie at one place, in the order they were noticed.
    let ordered = problems.list.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    for (_, problem) in ordered {
      let position = lines.position(of: problem.offset)
      findings.append(
        Finding(
          rule: problem.rule, severity: problem.severity,
          place: Place(file: path, line: position.line, column: position.column), message: problem.message,
          remedy: Remedy(text: problem.advice)))
    }
    if problems.omitted > 0, let last = findings.last {
      findings.append(
        Finding(
          rule: DocumentRules.malformed.id, severity: .error, place: last.place,
          message: "\(problems.omitted) more places that are not well-formed",
          remedy: Remedy(text: "mend the places named first, then check again")))
    }
    if !hasRoot, problems.list.first?.rule != DocumentRules.unreadable.id {
      let what = topLevel.map { "file has a '\($0)' element where 'document' is expected" }
      let advice =
        topLevel == "archive"
        ? "the file has the format of Xcode 4 and older: open it in a later Xcode and save it"
        : "take it out of the paths that are checked, or restore the document"
      findings.append(
        Finding(
          rule: DocumentRules.unreadable.id, severity: .error, place: Place(file: path, line: 1),
          message: what ?? "file is not an Interface Builder document", remedy: Remedy(text: advice)))
    }
    return findings
  }
}

extension Tree {
  /// True where nothing was scanned.
  var isEmpty: Bool { elements.isEmpty && tokens.isEmpty }
}
