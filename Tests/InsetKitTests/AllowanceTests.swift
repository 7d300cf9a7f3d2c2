import InsetDevices
import InsetDiagnostics
import Testing

@testable import InsetKit

/// `inset:allow` in documents, property lists and sources.
@MainActor @Suite struct AllowanceTests {
  private static let zone = "control-in-home-indicator-zone"
  private static let unused = "unused-allowance"

  /// What a check of one file says.
  private func findings(_ text: String, name: String = "A.storyboard", devices: String? = nil) throws
    -> [Finding]
  {
    let folder = try TemporaryFolder([name: text])
    var options = CheckOptions()
    options.canvases = devices.flatMap { Canvas.matching($0) }
    return CheckRunner(Project(paths: [folder.at(name)]), options).run().findings
  }

  private func rules(_ text: String, devices: String? = nil) throws -> Set<String> {
    Set(try findings(text, devices: devices).map(\.rule))
  }

  /// The faulty document with the button on lines of its own.
  private func document(before: String = "", attributes: String = "", inside: String = "", after: String = "")
    -> String
  {
    Documents.faulty
      .replacingOccurrences(of: "<button ", with: "\n\(before)<button \(attributes)")
      .replacingOccurrences(of: "</button>", with: "\(inside)</button>\(after)\n")
  }

  @Test func withoutItTheFaultIsThere() throws {
    #expect(try rules(document()).contains(Self.zone))
  }

  @Test(arguments: [
    "<!-- inset:allow control-in-home-indicator-zone -->\n",
    "  <!-- inset:allow text-truncated, control-in-home-indicator-zone: it is a swipe -->\n",
    "<!-- inset:allow control-in-home-indicator-zone -->",
  ]) func aCommentBeforeTheView(comment: String) throws {
    #expect(!(try rules(document(before: comment)).contains(Self.zone)))
  }

  @Test func aCommentBehindTheView() throws {
    #expect(!(try rules(document(after: "<!-- inset:allow \(Self.zone) -->")).contains(Self.zone)))
  }

  @Test func labelAndNotesOfTheObject() throws {
    #expect(!(try rules(document(attributes: "userLabel=\"inset:allow \(Self.zone)\" ")).contains(Self.zone)))
    let notes = """
      <attributedString key="userComments"><fragment content="inset:allow \(Self.zone)"/></attributedString>
      """
    #expect(!(try rules(document(inside: notes)).contains(Self.zone)))
  }

  @Test func aCommentBeforeTheDocumentIsForAllOfIt() throws {
    let text = document().replacingOccurrences(
      of: "<document ", with: "<!-- inset:allow \(Self.zone) -->\n\n\n<document ")
    #expect(!(try rules(text).contains(Self.zone)))
  }

  @Test func elsewhereItAllowsNothingAndIsTold() throws {
    let text = document(before: "<!-- inset:allow \(Self.zone) -->\n\n\n")
    let found = try findings(text)
    #expect(found.contains { $0.rule == Self.zone })
    let told = found.filter { $0.rule == Self.unused }
    #expect(told.count == 1)
    #expect(told.first?.severity == .info)
    #expect(told.first?.message == "inset:allow \(Self.zone) allows nothing here")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = String(lines[(told.first?.place.line ?? 1) - 1])
    #expect(line.contains("inset:allow"))
  }

  @Test func onSomeDevicesNothingCanBeSaidOfIt() throws {
    let text = document(before: "<!-- inset:allow text-truncated -->\n")
    #expect(try rules(text).contains(Self.unused))
    #expect(!(try rules(text, devices: "iPhone 8").contains(Self.unused)))
  }

  @Test func wordsThatAreNoRulesAreProse() throws {
    let text = document(before: "<!-- inset:allow because of nothing -->\n")
    let found = try rules(text)
    #expect(found.contains(Self.zone) && !found.contains(Self.unused))
  }

  @Test func sources() throws {
    let code = "let isX = UIScreen.main.nativeBounds.height == 2436"
    func found(_ text: String) throws -> [Finding] { try findings(text, name: "A.swift") }
    let rule = try #require(try found(code + "\n").first?.rule)
    #expect(try found("// inset:allow \(rule)\n\(code)\n").isEmpty)
    #expect(try found("\(code)  // inset:allow \(rule)\n").isEmpty)
    let late = try found("// inset:allow \(rule)\n\n\(code)\n")
    #expect(Set(late.map(\.rule)) == [rule, Self.unused])
    #expect(late.first { $0.rule == Self.unused }?.place.line == 1)
  }

  @Test func propertyLists() throws {
    func list(before: String = "", inside: String = "") -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      \(before)<plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>a</string>
      <key>LSRequiresIPhoneOS</key><true/>
      \(inside)<key>UIRequiresFullScreen</key><true/>
      </dict></plist>

      """
    }
    func found(_ text: String) throws -> [Finding] { try findings(text, name: "Info.plist") }
    let plain = try found(list())
    let first = try #require(plain.first { $0.place.line == 1 })
    let allowed = try found(list(before: "<!-- inset:allow \(first.rule) -->\n"))
    #expect(!allowed.contains { $0.rule == first.rule })
    let late = try found(list(inside: "<!-- inset:allow \(first.rule) -->\n"))
    #expect(late.contains { $0.rule == first.rule } && late.contains { $0.rule == Self.unused })
  }

  @Test func severitiesBelowAPath() throws {
    let folder = try TemporaryFolder([
      "Legacy/A.storyboard": Documents.faulty, "New/A.storyboard": Documents.faulty,
      "inset.json5":
        "{ rules: { '\(Self.zone)': 'warning' }, paths: { 'Legacy/': { '\(Self.zone)': 'off' } } }",
    ])
    let found = CheckRunner(Project(paths: [folder.path]), CheckOptions()).run().findings
    let zone = found.filter { $0.rule == Self.zone }
    #expect(zone.map { folder.relative($0.place.file) } == ["New/A.storyboard"])
    #expect(zone.map(\.severity) == [.warning])
  }

  @Test func pathsThatCannotBeUsedAreTold() throws {
    let folder = try TemporaryFolder([
      "inset.json5": "{ paths: { '*.xib': {}, 'A/': 5, 'B': { nope: 'off' } }, baseline: 7 }"
    ])
    let found = Project(paths: [folder.path]).findings.map(\.message)
    #expect(
      found == [
        "paths takes names, not the pattern '*.xib'", "paths is no object", "unknown rule 'nope'",
        "baseline is no path",
      ])
  }
}
