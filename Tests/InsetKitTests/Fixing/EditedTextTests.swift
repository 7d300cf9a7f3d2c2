import InsetDiagnostics
import Testing

/// Oracle: the definition.
@Suite struct EditedTextTests {
  private func edit(_ start: Int, _ end: Int, _ text: String, file: String = "a") -> Edit {
    Edit(file: file, start: start, end: end, replacement: text)
  }

  private func applying(_ edits: [Edit], to text: String) throws -> String {
    String(decoding: try EditedText.applying(edits, to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func appliesInAnyOrder() throws {
    let edits = [edit(4, 6, ""), edit(0, 1, "AB"), edit(6, 6, "!"), edit(2, 2, "-")]
    #expect(try applying(edits, to: "abcdef") == "ABb-cd!")
    #expect(try applying(edits.reversed(), to: "abcdef") == "ABb-cd!")
    #expect(try applying([], to: "abc") == "abc")
  }

  @Test func insertionsAtOnePlaceKeepTheirOrder() throws {
    #expect(try applying([edit(1, 1, "x"), edit(1, 1, "y")], to: "ab") == "axyb")
  }

  @Test func theSameEditTwiceIsOne() throws {
    #expect(try applying([edit(0, 1, "x"), edit(0, 1, "x")], to: "ab") == "xb")
  }

  @Test func overlappingEditsAreRefused() {
    #expect(throws: EditedText.Problem.overlapping(edit(0, 2, "x"), edit(1, 3, "y"))) {
      try EditedText.applying([edit(1, 3, "y"), edit(0, 2, "x")], to: Array("abcd".utf8))
    }
    #expect(throws: EditedText.Problem.overlapping(edit(0, 2, "x"), edit(0, 2, "y"))) {
      try EditedText.applying([edit(0, 2, "x"), edit(0, 2, "y")], to: Array("abcd".utf8))
    }
    #expect(throws: EditedText.Problem.overlapping(edit(0, 3, "x"), edit(1, 1, "y"))) {
      try EditedText.applying([edit(0, 3, "x"), edit(1, 1, "y")], to: Array("abcd".utf8))
    }
  }

  @Test(arguments: [(-1, 0), (3, 2), (0, 5)])
  func editsOutsideAreRefused(_ range: (Int, Int)) {
    let edit = edit(range.0, range.1, "x")
    #expect(throws: EditedText.Problem.outside(edit)) {
      try EditedText.applying([edit], to: Array("abcd".utf8))
    }
  }

  @Test func groupsAreTakenWholeOrNotAtAll() {
    let groups = [
      [edit(0, 1, "x"), edit(4, 5, "x")], [edit(4, 6, "y"), edit(8, 9, "y")], [edit(8, 9, "z")],
      [edit(0, 1, "x")], [edit(4, 5, "x", file: "b"), edit(1, 2, "", file: "b")],
    ]
    #expect(EditedText.compatible(groups) == [0, 2, 3, 4])
  }
}
