import Foundation
import InsetDiagnostics
import InsetReports
import Testing

@Suite struct MergingTests {
  private func part(_ files: [String], of run: CheckRun) -> CheckRun {
    var part = run
    part.findings = run.findings.filter { files.contains($0.place.file) }
    part.pictures = run.pictures.filter { files.contains($0.file) }.map { picture in
      var picture = picture
      picture.findings = picture.findings.compactMap { part.findings.firstIndex(of: run.findings[$0]) }
      return picture
    }
    part.documents = files.count
    part.screensChecked = files.count
    return part
  }

  @Test func whatIsWrittenReadsBack() throws {
    let run = SampleRun.run
    let text = JSONReport.render(run, options: .init(includesPictures: true))
    let read = try JSONReport.read(Data(text.utf8))
    #expect(Set(read.findings) == Set(run.findings))
    #expect(read.pictures.map(\.svg) == run.pictures.map(\.svg))
    for (a, b) in zip(read.pictures, run.pictures) {
      #expect(a.findings.map { read.findings[$0] } == b.findings.map { run.findings[$0] })
    }
    #expect(JSONReport.render(read, options: .init(includesPictures: true)) == text)
    #expect(!JSONReport.render(run).contains("\"pictures\""))
  }

  @Test func partsMakeTheWhole() throws {
    let whole = SampleRun.run
    let files = Set(whole.findings.map(\.place.file)).union(whole.pictures.map(\.file)).sorted()
    let parts = [part(Array(files[..<2]), of: whole), part(Array(files[2...]), of: whole)]
    var merged = CheckRun.merged(parts)
    var expected = whole
    expected.documents = files.count
    expected.screensChecked = files.count
    // The sample's canvases are invented; they come in the order of the parts.
    merged.canvases = expected.canvases
    #expect(JSONReport.render(merged) == JSONReport.render(expected))
    #expect(merged.pictures.count == whole.pictures.count)
    for picture in merged.pictures {
      for index in picture.findings { #expect(merged.findings[index].place.file == picture.file) }
    }
  }

  @Test func whatAllPartsSayComesOnce() {
    let run = CheckRun(findings: [SampleRun.note, SampleRun.note], documents: 1, notes: ["a"], notLaidOut: 1)
    let merged = CheckRun.merged([run, run, CheckRun(findings: [SampleRun.payButton], notes: ["b"])])
    #expect(merged.findings == [SampleRun.note, SampleRun.note, SampleRun.payButton])
    #expect(merged.notes == ["a", "b"])
    #expect(merged.documents == 2 && merged.notLaidOut == 2)
    #expect(CheckRun.merged([]).findings.isEmpty)
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"findings\": []}", "null", "\u{0}", "{\"findings\": {}, \"summary\": 5}",
  ])
  func whatIsNoResultIsRefused(text: String) {
    #expect(throws: JSONReport.ReadingFailure.self) { try JSONReport.read(Data(text.utf8)) }
  }

  @Test func picturesThatNameNoFindingLoseIt() throws {
    let text = JSONReport.render(SampleRun.hostile, options: .init(includesPictures: true))
      .replacingOccurrences(of: "\"findings\" : [\n        0\n      ]", with: "\"findings\" : [0, 99, -1]")
    #expect(text.contains("99"))
    let read = try JSONReport.read(Data(text.utf8))
    #expect(read.pictures[0].findings == [0])
    #expect(HTMLReport.render(CheckRun.merged([read, read])).hasSuffix("</html>\n"))
  }
}
