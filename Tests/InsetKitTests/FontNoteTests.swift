import InsetDiagnostics
import Testing

@testable import InsetKit

@MainActor @Suite("fonts that others stand in for") struct FontNoteTests {
  private func label(_ id: String, font: String, family: String) -> String {
    """
    <label text="Pay" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="100" width="40" height="20"/>
    <fontDescription key="fontDescription" name="\(font)" family="\(family)" pointSize="17"/></label>
    """
  }

  @Test("each is told once a run, at its first text; what the system or we know is not told")
  func once() throws {
    let known =
      label("a", font: "HelveticaNeue", family: "Helvetica Neue")
      + label("b", font: "Montserrat-Regular", family: "Montserrat")
      + label("c", font: "AvenirNext-Medium", family: "Avenir Next")
    let others =
      label("d", font: "Gotham-Book", family: "Gotham") + label("e", font: "Whatnot", family: "Whatnot")
      + label("f", font: "Whatnot", family: "Whatnot")
    let folder = try TemporaryFolder([
      "a.storyboard": Documents.storyboard([Documents.controller(views: known + others)]),
      "b.storyboard": Documents.storyboard([Documents.controller(views: others)]),
    ])
    let run = CheckRunner(Project(paths: [folder.path]), CheckOptions()).run()
    let notes = run.findings.filter { $0.rule == "stand-in-font" }
    #expect(notes.map(\.place.object) == ["d", "e"])
    #expect(notes.map { folder.relative($0.place.file) } == ["a.storyboard", "a.storyboard"])
    #expect(
      notes.map(\.message) == [
        "the font Gotham-Book is not at hand: its texts are measured by Montserrat",
        "the font Whatnot is not at hand: its texts are measured by Helvetica Neue",
      ])
  }
}
