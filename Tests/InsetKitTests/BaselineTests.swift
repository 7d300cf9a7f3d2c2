import Foundation
import InsetDiagnostics
import InsetReports
import Testing

@testable import InsetKit

@Suite struct BaselineTests {
  private func finding(
    _ message: String, line: Int = 1, object: String? = nil, file: String = "/p/App/A.xib", rule: String = "r"
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, place: Place(file: file, line: line, object: object), message: message)
  }

  private func compare(_ known: [Finding], _ now: [Finding]) -> (new: [Finding], known: Int, gone: Int) {
    let (run, count, gone) = Baseline(of: known, path: "/p/b.json").compared(with: CheckRun(findings: now))
    return (run.findings, count, gone)
  }

  @Test func movedLinesAndChangedNumbersAreNotNew() {
    let (new, known, gone) = compare(
      [finding("lies 4 pt inside", line: 3, object: "a")],
      [finding("lies 12 pt inside", line: 90, object: "a")])
    #expect(new.isEmpty && known == 1 && gone == 0)
  }

  @Test func otherObjectsFilesRulesAndWordsAreNew() {
    let old = finding("lies 4 pt inside", object: "a")
    for other in [
      finding("lies 4 pt inside", object: "b"), finding("stops 4 pt before", object: "a"),
      finding("lies 4 pt inside", object: "a", file: "/p/App/B.xib"),
      finding("lies 4 pt inside", object: "a", rule: "s"),
    ] {
      let (new, known, gone) = compare([old], [other])
      #expect(new == [other] && known == 0 && gone == 1)
    }
  }

  @Test func oneMoreOfAKindIsNew() {
    let two = [finding("44 is no height", line: 5), finding("44 is no height", line: 9)]
    let three = two + [finding("44 is no height", line: 20)]
    #expect(compare(two, three).new == [three[2]])
    #expect(compare(three, two).gone == 1)
  }

  @Test func whatCannotBeReadIsToldEveryTime() {
    let unread = finding("file cannot be read", rule: "unreadable-file")
    #expect(Baseline(of: [unread], path: "/p/b.json").isEmpty)
    #expect(compare([unread], [unread]).new == [unread])
  }

  @Test func theFileIsStableAndReadsBack() throws {
    let folder = try TemporaryFolder()
    let all = [
      finding("b 1", object: "x", file: folder.at("B.xib")), finding("a 1", file: folder.at("B.xib")),
      finding("a 2", file: folder.at("B.xib")), finding("z", file: folder.at("A.xib")),
    ]
    let path = folder.at("sub/b.json")
    let baseline = Baseline(of: all, path: path)
    try folder.write(baseline.text, to: "sub/b.json")
    #expect(Baseline(of: all.reversed(), path: path).text == baseline.text)
    #expect(try Baseline(reading: path) == baseline)
    #expect(baseline.text.contains("\"file\" : \"../A.xib\""))
    #expect(baseline.text.contains("\"count\" : 2"))
    #expect(baseline.size == 4)
    let messages = baseline.text.split(separator: "\n").filter { $0.contains("\"message\"") }
    #expect(messages.map { $0.drop { $0 != ":" } } == [": \"z\",", ": \"a #\",", ": \"b #\","])
  }

  @Test(arguments: ["", "{}", "[]", "{\"version\": 2, \"findings\": []}", "{\"version\": 1}"])
  func whatIsNoBaselineIsRefused(text: String) throws {
    let folder = try TemporaryFolder(["b.json": text])
    #expect(throws: Baseline.Failure.self) { try Baseline(reading: folder.at("b.json")) }
    #expect(throws: Baseline.Failure.self) { try Baseline(reading: folder.at("none.json")) }
    #expect(throws: Baseline.Failure.self) { try Baseline(reading: folder.path) }
  }

  @Test func picturesKeepWhatIsLeft() {
    let a = finding("a", object: "a")
    let b = finding("b", object: "b")
    let pictures = [[0], [1], [0, 1]].map {
      Picture(title: "", file: "", screenID: "", canvasName: "", svg: "", findings: $0, isFaulty: true)
    }
    let run = Baseline(of: [a], path: "/p/b.json").compared(
      with: CheckRun(findings: [a, b], pictures: pictures)
    ).run
    #expect(run.pictures.map(\.findings) == [[], [0], [0]])
    #expect(run.pictures.map(\.isFaulty) == [false, true, true])
  }
}
