import Testing

@testable import UIKit

/// Font files are read as the OpenType specification has them. The fonts are made here, byte by byte.
struct FontFileTests {
  @Test func advancesAndLineAreThoseOfTheTables() throws {
    let face = try #require(FontFile.typeface(TestFont().bytes))
    #expect(face.name == "Test-Regular")
    #expect(face.family == "Test")
    #expect(face.verticalMetrics.ascender == 0.9)
    #expect(face.verticalMetrics.descender == -0.3)
    #expect(face.verticalMetrics.leading == 0.1)
    // oracle: spec. The last advance of hmtx counts for all glyphs behind it.
    #expect(face.advance(ascii: UInt8(ascii: "A")) == 0.5)
    #expect(face.advance(ascii: UInt8(ascii: "B")) == 0.6)
    #expect(face.advance(ascii: UInt8(ascii: "C")) == 0.6)
    // Not in the font: the glyph for what is missing.
    #expect(face.advance(ascii: UInt8(ascii: "z")) == 0)
  }

  @Test(arguments: [TestFont.Kerning.table, .pairs, .classes])
  func kerningIsReadWhereverItStands(_ kerning: TestFont.Kerning) throws {
    let face = try #require(FontFile.typeface(TestFont(kerning: kerning).bytes))
    #expect(face.kerning(UInt8(ascii: "A"), UInt8(ascii: "B")) == -0.1)
    #expect(face.kerning(UInt8(ascii: "B"), UInt8(ascii: "A")) == 0)
  }

  @Test func anyBytesAreSafe() {
    for kerning in TestFont.Kerning.allCases {
      let whole = TestFont(kerning: kerning).bytes
      for end in 0..<whole.count { _ = FontFile.typeface(Array(whole[..<end])) }
      for place in whole.indices {
        var broken = whole
        broken[place] ^= 0xFF
        _ = FontFile.typeface(broken)
      }
    }
    #expect(FontFile.typeface([]) == nil)
    #expect(FontFile.typeface(Array(repeating: 0xFF, count: 4096)) == nil)
  }

  @Test func textsAreMeasuredByTheProjectsFonts() throws {
    let face = try #require(FontFile.typeface(TestFont(kerning: .pairs).bytes))
    ProjectFonts.shared.use([face])
    defer { ProjectFonts.shared.use([]) }
    let font = try #require(UIFont(name: "Test-Regular", size: 20))
    #expect(!font.isApproximate)
    #expect(abs(font.lineHeight - 24) < 1e-9)
    #expect(abs(TextLayout.width(of: "AB", font: font, era: .modern) - 20) < 1e-9)
  }

  @Test func freeTypefacesAreWhole() throws {
    for name in ["Muli", "Montserrat-SemiBold", "OpenSans", "FiraSans-Light", "Lato-Bold", "Poppins-Regular"]
    {
      let face = try #require(OpenTypefaces.shared.face(named: name))
      for byte in UInt8(0x20)..<0x7F { #expect((face.advance(ascii: byte) ?? 0) > 0, "\(name) \(byte)") }
      #expect(face.verticalMetrics.lineHeight > 0.9 && face.verticalMetrics.lineHeight < 1.6)
    }
    // A weight that is not there is the nearest of the family's.
    #expect(OpenTypefaces.shared.face(family: "Montserrat", weight: .heavy)?.name == "Montserrat-Bold")
    #expect(StandInFont.named("Montserrat-Italic").isKnownFamily)
  }
}

/// A font of three letters, A, B and C: glyphs 1 to 3 of 1000 units, with advances 500, 600 and 600.
struct TestFont {
  enum Kerning: CaseIterable { case none, table, pairs, classes }
  var kerning = Kerning.none

  var bytes: [UInt8] {
    var tables: [(String, [UInt8])] = [
      ("cmap", characterMap), ("head", zeros(18) + u16(1000) + zeros(34)), ("hhea", horizontalHeader),
      ("hmtx", u16(0, 0, 500, 0, 600, 0) + u16(0)), ("name", names),
    ]
    switch kerning {
    case .none: break
    case .table: tables.append(("kern", u16(0, 1, 0, 20, 1, 1, 6, 0, 0, 1, 2) + i16(-100)))
    case .pairs: tables.append(("GPOS", positions(pairs)))
    case .classes: tables.append(("GPOS", positions(classes)))
    }
    var directory = u16(0, 1, tables.count, 0, 0, 0)
    var body: [UInt8] = []
    let start = directory.count + 16 * tables.count
    for (tag, table) in tables {
      directory += Array(tag.utf8) + u16(0, 0) + u32(start + body.count) + u32(table.count)
      body += table
    }
    return directory + body
  }

  private var horizontalHeader: [UInt8] { u16(1, 0, 900) + i16(-300) + u16(100) + zeros(24) + u16(3) }

  /// One segment from A to C, and the one that ends the table.
  private var characterMap: [UInt8] {
    u16(0, 1, 3, 1) + u32(12)
      + u16(4, 32, 0, 4, 0, 0, 0, 67, 0xFFFF, 0, 65, 0xFFFF) + i16(-64) + u16(1, 0, 0)
  }

  private var names: [UInt8] {
    let name = Array("Test-Regular".utf8)
    return u16(0, 1, 18, 1, 0, 0, 6, name.count, 0) + name
  }

  /// The feature kern with one lookup of one table.
  private func positions(_ table: [UInt8]) -> [UInt8] {
    let header = u16(1, 0, 0, 10, 24)
    let features = u16(1) + Array("kern".utf8) + u16(8, 0, 1, 0)
    let lookups = u16(1, 4) + u16(2, 0, 1, 8)
    return header + features + lookups + table
  }

  /// The pair of A and B.
  private var pairs: [UInt8] {
    u16(1, 12, 4, 0, 1, 18) + u16(1, 1, 1) + u16(1, 2) + i16(-100)
  }

  /// A is of the first class 1, B of the second class 1.
  private var classes: [UInt8] {
    let values = i16(0) + i16(0) + i16(0) + i16(-100)
    return u16(2, 24, 4, 0, 30, 38, 2, 2) + values + u16(1, 1, 1) + u16(1, 1, 1, 1) + u16(1, 2, 1, 1)
  }

  private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
  private func u16(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
  }
  private func i16(_ value: Int) -> [UInt8] { u16(value & 0xFFFF) }
  private func u32(_ value: Int) -> [UInt8] { u16(value >> 16, value & 0xFFFF) }
}
