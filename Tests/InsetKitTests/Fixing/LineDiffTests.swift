import Foundation
import Testing

@testable import InsetKit

/// Oracle: a difference gives the new text when it is applied to the old one, and is as short as the longest common part
/// lets it be.
@Suite struct LineDiffTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func diff(_ old: String, _ new: String) -> LineDiff { LineDiff(old: bytes(old), new: bytes(new)) }

  /// The new text made from the old one and the changes.
  private func applied(_ diff: LineDiff) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for change in diff.changes {
      result += diff.old[place..<change.old.lowerBound].joined()
      result += diff.new[change.new].joined()
      place = change.old.upperBound
    }
    return result + diff.old[place...].joined()
  }

  private func longestCommon(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> Int {
    var row = [Int](repeating: 0, count: b.count + 1)
    for x in a {
      var diagonal = 0
      for (index, y) in b.enumerated() {
        let above = row[index + 1]
        row[index + 1] = x == y ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[b.count]
  }

  @Test func randomTextsComeBackAndNothingTooMuchChanges() {
    var seed: UInt64 = 7
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<600 {
      let old = (0..<next(14)).map { _ in "line \(next(5))\n" }.joined() + (next(3) == 0 ? "end" : "")
      let new = (0..<next(14)).map { _ in "line \(next(5))\n" }.joined() + (next(3) == 0 ? "end" : "")
      let diff = diff(old, new)
      #expect(applied(diff) == bytes(new))
      let kept = longestCommon(diff.old, diff.new)
      #expect(diff.size.removed == diff.old.count - kept)
      #expect(diff.size.added == diff.new.count - kept)
    }
  }

  @Test func isWrittenAsPatchesAre() {
    let old = (1...12).map { "\($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "2\n3\n", with: "2\nx\n").replacingOccurrences(
      of: "12\n", with: "12")
    let expected = """
      --- a.swift
      +++ a.swift
      @@ -1,6 +1,6 @@
       1
       2
      -3
      +x
       4
       5
       6
      @@ -9,4 +9,4 @@
       9
       10
       11
      -12
      +12
      \\ No newline at end of file

      """
    #expect(String(decoding: diff(old, new).unified(name: "a.swift"), as: UTF8.self) == expected)
    #expect(diff(old, old).unified(name: "a").isEmpty)
  }

  @Test func anEmptySideHasItsOwnNumbers() {
    #expect(String(decoding: diff("", "a\n").unified(name: "f"), as: UTF8.self).contains("@@ -0,0 +1 @@"))
    #expect(
      String(decoding: diff("a\nb\n", "").unified(name: "f"), as: UTF8.self).contains("@@ -1,2 +0,0 @@"))
  }

  @Test func textsThatHaveNothingInCommonAreOneChange() {
    let old = (0..<4000).map { "a\($0)\n" }.joined()
    let new = (0..<4000).map { "b\($0)\n" }.joined()
    #expect(diff(old, new).changes == [LineDiff.Change(old: 0..<4000, new: 0..<4000)])
  }
}
