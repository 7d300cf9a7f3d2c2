import InsetDiagnostics
import Testing

@testable import InsetLint

/// What a project says of itself changes what its code means. Oracle: the safe area of a phone has no sides upright.
@Suite struct FactsTests {
  private func severities(_ source: String, _ rule: String, _ facts: LintFacts) -> [Severity] {
    let input = LintInput(path: "A.swift", bytes: Array(source.utf8))
    return Lint(ids: [rule]).run(LintProject([input], facts: facts)).map(\.severity)
  }

  @Test func uprightPhonesHaveNoSides() {
    let upright = LintFacts(isUprightOnPhones: true)
    let pager = """
      class Pager: UIView {
        func build() {
          pager.isPagingEnabled = true
          pager.contentSize = CGSize(width: width * 3, height: 1)
        }
      }
      """
    #expect(severities(pager, "paging-with-insets", LintFacts()) == [.warning])
    #expect(severities(pager, "paging-with-insets", upright).isEmpty)
    let cell = """
      class Row: UITableViewCell {
        func build() {
          addSubview(name)
          addSubview(likeButton)
        }
      }
      """
    let rule = "cell-subview-outside-contentview"
    #expect(severities(cell, rule, LintFacts()) == [.error, .error])
    // Touches alone are lost, of the button.
    #expect(severities(cell, rule, upright) == [.warning])
  }

  @Test func keysOfTranslatedPlistsAreNotes() throws {
    let rule = "plist-photo-add-usage-missing"
    let fixture = try #require(
      LintFixture.all.first { $0.rule == rule && $0.name == "translated-key" })
    let inputs = try fixture.inputs()
    #expect(Lint(ids: [rule]).run(LintProject(inputs)).map(\.severity) == [.info])
    let plain = inputs.filter { !$0.path.hasSuffix(".strings") }
    #expect(Lint(ids: [rule]).run(LintProject(plain)).map(\.severity) == [.error])
  }
}
