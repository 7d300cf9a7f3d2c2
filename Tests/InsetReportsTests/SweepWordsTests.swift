import InsetDiagnostics
import Testing

@testable import InsetReports

@Suite struct SweepWordsTests {
  private let screen = SweptScreen(
    file: "Main.storyboard", id: "vc", title: "Checkout", widths: 320...1376, heights: [523, 744])

  private func fault(_ ranges: [(Int, [ClosedRange<Int>])]) -> SweptFault {
    SweptFault(
      finding: Finding(
        rule: "text-truncated", severity: .warning,
        place: Place(file: "Main.storyboard", line: 41, column: 9, object: "pay"),
        message: "the text of 'Pay' button is cut"),
      worst: "window 320 × 523", ranges: ranges.map { .init(height: $0, widths: $1) })
  }

  private func phrase(_ ranges: [(Int, [ClosedRange<Int>])]) -> String {
    SweepWords.phrase(fault(ranges), in: screen)
  }

  @Test func rangesAreOpenWhereTheSweepEnds() {
    #expect(phrase([(523, [320...343]), (744, [320...343])]) == "in windows below 344 pt wide")
    #expect(phrase([(523, [983...1376]), (744, [983...1376])]) == "in windows from 983 pt wide")
    #expect(phrase([(523, [400...460]), (744, [400...460])]) == "in windows from 400 to 460 pt wide")
    #expect(phrase([(523, [400...400]), (744, [400...400])]) == "in windows of 400 pt wide")
  }

  @Test func severalRangesAreListed() {
    let two = [320...343, 678...700]
    #expect(phrase([(523, two), (744, two)]) == "in windows below 344 and from 678 to 700 pt wide")
    let many = (0..<7).map { (400 + $0 * 10)...(402 + $0 * 10) }
    #expect(phrase([(523, many), (744, many)]).hasSuffix("from 430 to 432 and in 3 more ranges pt wide"))
  }

  @Test func heightsAreNamedWhereTheyDiffer() {
    #expect(phrase([(523, [320...343])]) == "in windows below 344 pt wide that are 523 pt high")
    #expect(phrase([(523, [320...1376])]) == "in windows of every width that are 523 pt high")
    #expect(
      phrase([(523, [320...343]), (744, [320...330])])
        == "in windows below 344 pt wide that are 523 pt high; below 331 pt wide that are 744 pt high")
  }

  @Test func whatIsEverywhereIsSaidSo() {
    let all = fault([(523, [320...1376]), (744, [320...1376])])
    #expect(all.isEverywhere(screen))
    #expect(SweepWords.phrase(all, in: screen) == "in windows of every size")
    #expect(!fault([(523, [320...1376])]).isEverywhere(screen))
  }

  @Test func textSaysWhatWasDone() {
    var screen = screen
    screen.faults = [fault([(523, [320...343])])]
    screen.laidOut = 1190
    screen.judged = 270
    var run = SweepRun(version: "1")
    run.screens = [screen]
    let text = SweepTextReport.render(run)
    #expect(
      text.contains(
        "warning: the text of 'Pay' button is cut in windows below 344 pt wide that are 523 pt high\n"))
    #expect(text.contains("at      Main.storyboard:41:9  (object pay)"))
    #expect(
      text.contains(
        "every width from 320 to 1376 pt at 523 pt high, every eighth and all around a change at 744"))
    #expect(
      text.hasSuffix(
        "1 fault with a range on 1 screen; laid out in 1190 windows, at the least height from narrow to wide and back; judged in 270 of them\n"
      ))
  }

  @Test func jsonHasTheRanges() {
    var screen = screen
    screen.faults = [fault([(523, [320...343, 400...410])])]
    var run = SweepRun(version: "1")
    run.screens = [screen]
    let text = SweepJSONReport.render(run).filter { !$0.isWhitespace }
    #expect(text.contains(#""ranges":[{"height":523,"widths":[[320,343],[400,410]]}]"#))
    #expect(text.contains(#""widths":[320,1376]"#))
    #expect(text == SweepJSONReport.render(run).filter { !$0.isWhitespace })
  }

  /// What a document says cannot steer a terminal.
  @Test func titlesArePlain() {
    let screen = SweptScreen(
      file: "A.storyboard", id: "vc", title: "\u{1B}[31mred", widths: 320...330, heights: [523])
    var run = SweepRun()
    run.screens = [screen]
    #expect(!SweepTextReport.render(run).contains("\u{1B}"))
  }
}
