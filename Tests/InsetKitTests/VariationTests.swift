import InsetDevices
import InsetInterfaceBuilder
import Testing

@testable import InsetKit

@MainActor @Suite struct VariationTests {
  /// A button whose width is fixed at 120 points.
  private static let button = Documents.storyboard([
    Documents.controller(
      views: """
        <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="save"><rect key="frame" x="20" y="100" \
        width="120" height="44"/><constraints><constraint firstAttribute="width" constant="120" id="kw"/></constraints>\
        <state key="normal" title="Save now"/></button>
        """,
      constraints: [
        "firstItem=\"save\" firstAttribute=\"leading\" secondItem=\"safe-c0\" secondAttribute=\"leading\" constant=\"20\"",
        "firstItem=\"save\" firstAttribute=\"top\" secondItem=\"safe-c0\" secondAttribute=\"top\" constant=\"20\"",
      ].enumerated().map { Documents.constraint("k\($0)", $1) }.joined())
  ])

  private func rules(_ files: [String: String], _ change: (inout VariationRunner.Options) -> Void) throws
    -> [String]
  {
    let folder = try TemporaryFolder(files)
    var options = VariationRunner.Options()
    change(&options)
    return VariationRunner(Project(paths: [folder.path]), options).run().map { "\($0.rule): \($0.message)" }
  }

  @Test func aTranslationThatDoesNotFitIsReported() throws {
    let found = try rules([
      "Base.lproj/Main.storyboard": Self.button,
      "de.lproj/Main.strings": #""save.normalTitle" = "Jetzt alle Einstellungen speichern";"#,
      "fr.lproj/Main.strings": #""save.normalTitle" = "Garder";"#,
    ]) { $0.languages = [] }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "texts-in-another-language: the text of 'Jetzt alle Einstellungen speichern' button") == true)
    #expect(found.first?.contains(" in de)") == true)
  }

  @Test func onlyTheLanguagesThatWereAskedFor() throws {
    let files = [
      "Base.lproj/Main.storyboard": Self.button,
      "de.lproj/Main.strings": #""save.normalTitle" = "Jetzt alle Einstellungen speichern";"#,
    ]
    let french = try rules(files) { $0.languages = ["fr"] }
    #expect(french.isEmpty)
    let mirrored = try rules(files) { $0.rightToLeft = true }
    #expect(mirrored.isEmpty)
    let german = try rules(files) { $0.languages = ["de"] }
    #expect(german.count == 1)
  }

  /// A fixed font does not grow with the text size.
  @Test func fixedFontsStayAsTheyAre() throws {
    let found = try rules(["Main.storyboard": Self.button]) {
      $0.textSizes = [.accessibilityExtraExtraExtraLarge]
    }
    #expect(found.isEmpty)
  }

  @Test func textStylesGrow() throws {
    let label = Documents.storyboard([
      Documents.controller(
        views: """
          <label opaque="NO" text="Save settings" lineBreakMode="tailTruncation" \
          translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="20" y="100" width="130" height="21"/>\
          <constraints><constraint firstAttribute="width" constant="130" id="kw"/></constraints>\
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
          """,
        constraints: [
          "firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"safe-c0\" secondAttribute=\"leading\" constant=\"20\"",
          "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"safe-c0\" secondAttribute=\"top\" constant=\"20\"",
        ].enumerated().map { Documents.constraint("k\($0)", $1) }.joined())
    ])
    let found = try rules(["Main.storyboard": label]) { $0.textSizes = [.extraExtraExtraLarge] }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("text-at-larger-size: the text of 'Save settings' label is cut") == true)
  }

  /// Held at the left and at the leading side: in Arabic both stand at the right half.
  @Test func aRowThatMixesSidesFallsIntoItself() throws {
    let row = Documents.storyboard([
      Documents.controller(
        views: Documents.button("a", frame: Documents.frame(220, 100, 120, 44), isFixed: false)
          + Documents.button("b", frame: Documents.frame(20, 100, 120, 44), isFixed: false),
        constraints: [
          "firstItem=\"a\" firstAttribute=\"left\" secondItem=\"root-c0\" secondAttribute=\"left\" constant=\"220\"",
          "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"root-c0\" secondAttribute=\"leading\" constant=\"20\"",
          "firstItem=\"a\" firstAttribute=\"width\" constant=\"120\"",
          "firstItem=\"b\" firstAttribute=\"width\" constant=\"120\"",
          "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"safe-c0\" secondAttribute=\"top\" constant=\"80\"",
          "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"safe-c0\" secondAttribute=\"top\" constant=\"80\"",
        ].enumerated().map { Documents.constraint("k\($0)", $1) }.joined())
    ])
    let found = try rules(["Main.storyboard": row]) { $0.rightToLeft = true }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("layout-from-right-to-left: 'Pay' button lies over 'Pay' button") == true)
  }

  @Test func longerTextsAreLonger() {
    #expect(Translations.longer("Save") == "SaveSa")
    #expect(Translations.longer("Save now") == "Save now Save")
    #expect(Translations.longer("12:30") == "12:30")
    #expect(Translations.longer("") == "")
  }

  @Test func otherTextsMoveNoLine() throws {
    let document = Document(bytes: Array(Self.button.utf8), path: "A.storyboard")
    let other = document.replacingTexts { "\($0.string)\n& <more>" }
    #expect(other.findings.isEmpty)
    let title = try #require(other.element(id: "save")?.child("state")?["title"])
    #expect(title == "Save now\n& <more>")
    #expect(other.element(id: "k1")?.line == document.element(id: "k1")?.line)
    #expect(document.replacingTexts { _ in nil } === document)
  }

  @Test func stringsFilesAreRead() {
    let file = StringsFile(
      """
      /* Class = "UIButton"; "x" = "y"; */
      // "z" = "1";
      "a.text" = "One \\"two\\"\\nthree";
      bare.key = "value";
      "open" = ;
      "u" = "\\U00e9";
      """)
    #expect(file.strings == ["a.text": "One \"two\"\nthree", "bare.key": "value", "u": "é"])
    let wide: [UInt8] =
      [0xFF, 0xFE] + Array("\"k\"=\"v\";".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(StringsFile(bytes: wide)?.strings == ["k": "v"])
    for hostile in ["\"", "\"a\" = \"", "/*", "\"\\", "\"a\" = \"\\U", "===", ""] {
      #expect(StringsFile(hostile).strings.isEmpty)
    }
  }
}
