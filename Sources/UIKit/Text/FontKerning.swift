/// The kerning between ASCII characters that a font file gives: pair adjustments of GPOS, else the table kern.
enum FontKerning {
  /// Units of the font by `Typeface.pair`; only pairs that are not zero.
  static func pairs(gpos: FontBytes?, kern: FontBytes?, _ map: CharacterMap) -> [UInt16: Int] {
    var characters: [Int: [UInt8]] = [:]
    for byte in UInt8(0x20)..<0x7F {
      if let glyph = map.glyph(of: UInt32(byte)), glyph > 0 { characters[glyph, default: []].append(byte) }
    }
    let glyphs = characters.keys.sorted()
    var found: [UInt16: Int] = [:]
    func set(_ first: Int, _ second: Int, _ value: Int) {
      for a in characters[first] ?? [] {
        for b in characters[second] ?? [] where found[Typeface.pair(a, b)] == nil {
          found[Typeface.pair(a, b)] = value
        }
      }
    }
    if let gpos, gpos.u16(8) != nil {
      for table in pairTables(gpos) { read(table, glyphs, set) }
    } else if let kern {
      readKern(kern, set)
    }
    return found.filter { $0.value != 0 }
  }

  // MARK: - GPOS

  /// The subtables of pair adjustment that the feature kern uses, in order.
  private static func pairTables(_ gpos: FontBytes) -> [FontBytes] {
    guard let features = gpos.u16(6), let lookups = gpos.u16(8) else { return [] }
    var indices: Set<Int> = []
    for index in 0..<min(512, gpos.u16(features) ?? 0) {
      let record = features + 2 + 6 * index
      guard gpos.tag(record) == "kern", let offset = gpos.u16(record + 4) else { continue }
      let feature = features + offset
      for place in 0..<min(512, gpos.u16(feature + 2) ?? 0) {
        if let lookup = gpos.u16(feature + 4 + 2 * place) { indices.insert(lookup) }
      }
    }
    var tables: [FontBytes] = []
    for index in indices.sorted() {
      guard let offset = gpos.u16(lookups + 2 + 2 * index) else { continue }
      let lookup = gpos.part(at: lookups + offset)
      let type = lookup.u16(0)
      for place in 0..<min(512, lookup.u16(4) ?? 0) {
        guard let start = lookup.u16(6 + 2 * place) else { break }
        let table = lookup.part(at: start)
        if type == 2 {
          tables.append(table)
        } else if type == 9, table.u16(2) == 2, let far = table.u32(4) {
          tables.append(table.part(at: far))
        }
      }
    }
    return tables
  }

  private static func read(_ table: FontBytes, _ glyphs: [Int], _ set: (Int, Int, Int) -> Void) {
    guard let format = table.u16(0), let coverageOffset = table.u16(2), let firstFormat = table.u16(4),
      let secondFormat = table.u16(6), firstFormat & 4 != 0
    else { return }
    let coverage = table.part(at: coverageOffset)
    // A value record holds a field for each bit; the advance follows the two placements.
    let advanceOffset = 2 * (firstFormat & 3).nonzeroBitCount
    let size = 2 * (firstFormat.nonzeroBitCount + secondFormat.nonzeroBitCount)
    for first in glyphs {
      guard let index = position(of: first, in: coverage) else { continue }
      if format == 1 {
        guard let offset = table.u16(10 + 2 * index) else { continue }
        let pairs = table.part(at: offset)
        for place in 0..<(pairs.u16(0) ?? 0) {
          let record = 2 + place * (2 + size)
          guard let second = pairs.u16(record) else { break }
          if let value = pairs.i16(record + 2 + advanceOffset) { set(first, second, value) }
        }
      } else if format == 2 {
        guard let a = table.u16(8), let b = table.u16(10), let secondCount = table.u16(14) else { return }
        let row = glyphClass(of: first, in: table.part(at: a))
        let classes = table.part(at: b)
        for second in glyphs {
          let column = glyphClass(of: second, in: classes)
          guard column < secondCount else { continue }
          let record = 16 + (row * secondCount + column) * size
          if let value = table.i16(record + advanceOffset) { set(first, second, value) }
        }
      }
    }
  }

  private static func position(of glyph: Int, in coverage: FontBytes) -> Int? {
    let count = coverage.u16(2) ?? 0
    if coverage.u16(0) == 1 {
      return (0..<count).first { coverage.u16(4 + 2 * $0) == glyph }
    }
    for index in 0..<count {
      let record = 4 + 6 * index
      guard let first = coverage.u16(record), let last = coverage.u16(record + 2),
        let start = coverage.u16(record + 4)
      else { return nil }
      if glyph >= first, glyph <= last { return start + glyph - first }
    }
    return nil
  }

  private static func glyphClass(of glyph: Int, in table: FontBytes) -> Int {
    if table.u16(0) == 1, let first = table.u16(2), let count = table.u16(4) {
      return glyph >= first && glyph < first + count ? table.u16(6 + 2 * (glyph - first)) ?? 0 : 0
    }
    for index in 0..<(table.u16(2) ?? 0) {
      let record = 4 + 6 * index
      guard let first = table.u16(record), let last = table.u16(record + 2) else { return 0 }
      if glyph >= first, glyph <= last { return table.u16(record + 4) ?? 0 }
    }
    return 0
  }

  // MARK: - kern

  private static func readKern(_ kern: FontBytes, _ set: (Int, Int, Int) -> Void) {
    guard kern.u16(0) == 0, kern.u16(2) ?? 0 > 0, let coverage = kern.u16(8), coverage >> 8 == 0,
      coverage & 1 == 1, let count = kern.u16(10)
    else { return }
    for index in 0..<count {
      let record = 18 + 6 * index
      guard let first = kern.u16(record), let second = kern.u16(record + 2), let value = kern.i16(record + 4)
      else { return }
      set(first, second, value)
    }
  }
}
