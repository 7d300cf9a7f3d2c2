import Foundation
import InsetDiagnostics
import Testing

@testable import InsetInterfaceBuilder

/// Where Interface Builder writes what in documents that use safe areas, counted in public ones.
@Suite struct SafeAreaEditTests {
  private func document(
    _ capabilities: String = "", attributes: String = "useAutolayout=\"YES\" useTraitCollections=\"YES\"",
    deployment: String = "<deployment identifier=\"iOS\"/>", tools: Int = 17701, view: String = ""
  ) -> Document {
    let text = """
      <document toolsVersion="\(tools)" \(attributes) colorMatched="YES">
          <dependencies>
              \(deployment)
      \(capabilities)    </dependencies>
          <objects>
      \(view)    </objects>
      </document>
      """
    return Document(bytes: Array(text.utf8), path: "a.xib")
  }

  private func applied(_ edits: [Edit]?, to document: Document) throws -> String {
    String(decoding: try EditedText.applying(try #require(edits), to: document.bytes), as: UTF8.self)
  }

  private func capability(_ name: String) -> String { "        <capability name=\"\(name)\"/>\n" }

  @Test func theAttributeStandsBehindTraitCollections() throws {
    let text = try applied(document().turningOnSafeAreas, to: document())
    #expect(text.contains("useTraitCollections=\"YES\" useSafeAreas=\"YES\" colorMatched=\"YES\""))
    let old = document(attributes: "useAutolayout=\"YES\"")
    #expect(
      try applied(old.turningOnSafeAreas, to: old).contains(
        "useAutolayout=\"YES\" useSafeAreas=\"YES\" colorMatched"))
  }

  @Test func capabilitiesStandInTheirOrder() throws {
    let before = capability("Named colors") + capability("System colors in document resources")
    let document = document(before + capability("documents saved in the Xcode 8 format"))
    let lines = try applied(document.turningOnSafeAreas, to: document).split(separator: "\n")
    let names = lines.filter { $0.contains("<capability") }.map { $0.split(separator: "\"")[1] }
    #expect(
      names == [
        "Named colors", "Safe area layout guides", "System colors in document resources",
        "documents saved in the Xcode 8 format",
      ])
    #expect(lines.contains("        <capability name=\"Safe area layout guides\" minToolsVersion=\"9.0\"/>"))
  }

  @Test func aSecondTimeChangesNothing() throws {
    let first = document(capability("documents saved in the Xcode 8 format"))
    let text = try applied(first.turningOnSafeAreas, to: first)
    #expect(Document(bytes: Array(text.utf8), path: "a.xib").turningOnSafeAreas == [])
  }

  @Test func withoutDependenciesThereIsNoWay() {
    #expect(Document(bytes: Array("<document/>".utf8), path: "a.xib").turningOnSafeAreas == nil)
  }

  @Test(arguments: [("2048", 8.0), ("2304", 9.0), ("4096", 10.0), ("5120", 14.0), ("1552", 6.1)])
  func versionsAreDigitsInHexadecimal(_ row: (text: String, version: Double)) {
    let document = document(deployment: "<deployment version=\"\(row.text)\" identifier=\"iOS\"/>")
    #expect(document.builtForSystem == row.version)
    #expect(self.document().builtForSystem == nil)
  }

  private let view = """
            <view id="v">
                <rect key="frame"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews/>
                <color key="backgroundColor"/>
                <constraints/>
                <connections/>
            </view>

    """

  @Test(arguments: [(17701, 1), (16097, 3)])
  func theGuideStandsWhereThatXcodePutsIt(_ row: (tools: Int, linesBehindSubviews: Int)) throws {
    let document = document(tools: row.tools, view: view)
    let element = try #require(document.element(id: "v"))
    let edit = try #require(element.addingSafeAreaGuide(id: "abc-de-fgh"))
    let lines = try applied([edit], to: document).split(separator: "\n")
    let place = try #require(lines.firstIndex { $0.contains("<subviews/>") })
    #expect(
      lines[place + row.linesBehindSubviews]
        == "            <viewLayoutGuide key=\"safeArea\" id=\"abc-de-fgh\"/>")
  }

  @Test func identifiersAreNewAndTheSameAtEveryRun() {
    let document = document(view: view)
    var first = NewIdentifiers(document)
    var second = NewIdentifiers(document)
    let ids = (0..<500).map { first.next(for: "v\($0 % 7)") }
    #expect(ids == (0..<500).map { second.next(for: "v\($0 % 7)") })
    #expect(Set(ids).count == 500)
    for id in ids {
      let parts = id.split(separator: "-").map(\.count)
      #expect(parts == [3, 2, 3])
      #expect(id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    }
    let taken = self.document(view: "<view id=\"\(ids[0])\"/>")
    var third = NewIdentifiers(taken)
    #expect(third.next(for: "v0") != ids[0])
  }

  @Test func aLineGoesWithItsLineBreak() throws {
    let document = document(view: view.replacingOccurrences(of: "\n", with: "\r\n"))
    let element = try #require(document.element(id: "v")?.child("subviews"))
    let text = try applied([element.removal], to: document)
    #expect(!text.contains("subviews"))
    #expect(text.contains("autoresizingMask\"/>\r\n            <color"))
  }

  @Test func theFirstItemIsLeftOutWhereItHoldsTheConstraint() throws {
    let text =
      "<document><objects><view id=\"v\"><constraints><constraint firstAttribute=\"bottom\" secondItem=\"b\" "
      + "secondAttribute=\"bottom\" constant=\"8\" symbolic=\"YES\" id=\"k\"/></constraints></view></objects></document>"
    let document = Document(bytes: Array(text.utf8), path: "a.xib")
    let element = try #require(document.element(id: "k"))
    let holder = try #require(document.element(id: "v"))
    let constraint = ConstraintElement(element, holder: holder)
    let edits = constraint.settingItem(.first, to: "g", holder: "v") + constraint.keepingConstant
    let changed = try applied(edits, to: document)
    #expect(
      changed.contains(
        "<constraint firstItem=\"g\" firstAttribute=\"bottom\" secondItem=\"b\" secondAttribute=\"bottom\" constant=\"8\" id=\"k\"/>"
      ))
    let back = Document(bytes: Array(changed.utf8), path: "a.xib")
    let again = ConstraintElement(
      try #require(back.element(id: "k")), holder: try #require(back.element(id: "v")))
    let edited = try applied(again.settingItem(.first, to: "v", holder: "v"), to: back)
    #expect(edited == text.replacingOccurrences(of: " symbolic=\"YES\"", with: ""))
    #expect(constraint.settingConstant(0)?.count == 1)
    #expect(constraint.settingConstant(8) == [])
    #expect(
      try applied(constraint.settingConstant(0), to: document).contains("secondAttribute=\"bottom\" symbolic")
    )
    #expect(try applied(constraint.settingConstant(12.5), to: document).contains("constant=\"12.5\""))
  }

  @Test func theInsetAdjustmentStandsBeforeTheZoom() throws {
    let text = "<scrollView pagingEnabled=\"YES\" maximumZoomScale=\"6\" id=\"s\"/>"
    let document = Document(bytes: Array("<document>\(text)</document>".utf8), path: "a.xib")
    let edit = try #require(document.element(id: "s")).settingInsetAdjustment(to: "never")
    #expect(
      try applied([edit], to: document).contains(
        "pagingEnabled=\"YES\" contentInsetAdjustmentBehavior=\"never\" maximumZoomScale"))
  }
}
