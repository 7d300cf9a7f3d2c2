/// Reads the measures of a TrueType or OpenType file: advances, kerning, and the height of a line.
///
/// The tables read are head, hhea, hmtx, cmap, name, OS/2, and for kerning GPOS or kern; outlines are never looked
/// at. Any bytes are safe: what lies outside of the file or makes no sense is taken as absent.
package enum FontFile {
  /// - Returns: nil where the bytes are no font with a name and advances.
  package static func typeface(_ bytes: [UInt8]) -> Typeface? {
    let file = FontBytes(bytes)
    let tables = self.tables(file)
    guard let head = tables["head"], let hhea = tables["hhea"], let hmtx = tables["hmtx"],
      let cmap = tables["cmap"], let name = tables["name"].flatMap({ postScriptName($0) }),
      let unitsPerEm = head.u16(18), unitsPerEm >= 16, let ascender = hhea.i16(4),
      let descender = hhea.i16(6), let gap = hhea.i16(8), let metricCount = hhea.u16(34), metricCount > 0
    else { return nil }
    let em = Double(unitsPerEm)
    func advance(_ glyph: Int) -> Double? {
      hmtx.u16(4 * min(glyph, metricCount - 1)).map { Double($0) / em }
    }
    let glyphs = CharacterMap(cmap)
    let ascii = (UInt32(0x20)..<0x7F).map { glyphs.glyph(of: $0).flatMap { advance($0) } ?? 0 }
    guard ascii.contains(where: { $0 > 0 }) else { return nil }
    var others: [Unicode.Scalar: Double] = [:]
    for code in lettersAndSigns {
      guard let scalar = Unicode.Scalar(code), let glyph = glyphs.glyph(of: code), glyph > 0 else { continue }
      others[scalar] = advance(glyph)
    }
    let os2 = tables["OS/2"]
    return Typeface(
      name: name, family: name.split(separator: "-").first.map(String.init) ?? name,
      verticalMetrics: VerticalFontMetrics(
        ascender: Double(ascender) / em, descender: Double(min(descender, -descender)) / em,
        leading: Double(max(0, gap)) / em, capHeight: Double(os2?.i16(88) ?? unitsPerEm * 7 / 10) / em,
        xHeight: Double(os2?.i16(86) ?? unitsPerEm / 2) / em),
      asciiAdvances: ascii, otherAdvances: others,
      kerning: FontKerning.pairs(gpos: tables["GPOS"], kern: tables["kern"], glyphs).mapValues {
        Double($0) / em
      })
  }

  /// Latin, Greek, Cyrillic and the signs that texts in them use.
  private static let lettersAndSigns = Array(UInt32(0xA0)..<0x530) + Array(UInt32(0x1E00)..<0x2220)

  private static func tables(_ file: FontBytes) -> [String: FontBytes] {
    // A collection begins with its first font.
    let start = file.tag(0) == "ttcf" ? file.u32(12) ?? 0 : 0
    var tables: [String: FontBytes] = [:]
    for index in 0..<min(64, file.u16(start + 4) ?? 0) {
      let record = start + 12 + 16 * index
      guard let tag = file.tag(record), let offset = file.u32(record + 8), let length = file.u32(record + 12)
      else { break }
      tables[tag] = file.part(at: offset, length: length)
    }
    return tables
  }

  private static func postScriptName(_ table: FontBytes) -> String? {
    guard let count = table.u16(2), let strings = table.u16(4) else { return nil }
    for index in 0..<min(512, count) {
      let record = 6 + 12 * index
      guard table.u16(record + 6) == 6, let length = table.u16(record + 8),
        let offset = table.u16(record + 10), length < 256
      else { continue }
      // PostScript names are ASCII, in one byte or two.
      let letters = (0..<length).compactMap { table.u8(strings + offset + $0) }.filter {
        $0 > 0x20 && $0 < 0x7F
      }
      if !letters.isEmpty { return String(decoding: letters, as: UTF8.self) }
    }
    return nil
  }
}

/// A part of a file with big-endian numbers; what lies outside is nil.
struct FontBytes {
  private let bytes: [UInt8]
  private let start: Int
  private let end: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = 0
    end = bytes.count
  }

  private init(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
  }

  func part(at offset: Int, length: Int? = nil) -> FontBytes {
    let from = min(end, start + max(0, offset))
    return FontBytes(bytes, from, length.map { min(end, from + max(0, $0)) } ?? end)
  }

  func u8(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < end - start ? bytes[start + offset] : nil
  }
  func u16(_ offset: Int) -> Int? {
    guard let high = u8(offset), let low = u8(offset + 1) else { return nil }
    return Int(high) << 8 | Int(low)
  }
  func i16(_ offset: Int) -> Int? { u16(offset).map { $0 > 0x7FFF ? $0 - 0x10000 : $0 } }
  func u32(_ offset: Int) -> Int? {
    guard let high = u16(offset), let low = u16(offset + 2) else { return nil }
    return high << 16 | low
  }
  func tag(_ offset: Int) -> String? {
    let letters = (0..<4).compactMap { u8(offset + $0) }
    return letters.count == 4 ? String(decoding: letters, as: UTF8.self) : nil
  }
}

/// Which glyph shows a character: the subtables of formats 4 and 12.
struct CharacterMap {
  private let table: FontBytes
  private let format: Int

  init(_ cmap: FontBytes) {
    var found: (rank: Int, table: FontBytes, format: Int)?
    for index in 0..<min(64, cmap.u16(2) ?? 0) {
      guard let platform = cmap.u16(4 + 8 * index), let offset = cmap.u32(8 + 8 * index),
        platform == 0 || platform == 3
      else { continue }
      let table = cmap.part(at: offset)
      guard let format = table.u16(0), format == 4 || format == 12 else { continue }
      if found.map({ format > $0.rank }) ?? true { found = (format, table, format) }
    }
    table = found?.table ?? FontBytes([])
    format = found?.format ?? 0
  }

  func glyph(of code: UInt32) -> Int? {
    switch format {
    case 4: segment(Int(code))
    case 12: group(Int(code))
    default: nil
    }
  }

  private func segment(_ code: Int) -> Int? {
    guard code <= 0xFFFF, let double = table.u16(6) else { return nil }
    let count = double / 2
    // The first segment that ends at the character or behind it.
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      guard let end = table.u16(14 + 2 * middle) else { return nil }
      if end < code { low = middle + 1 } else { high = middle }
    }
    let starts = 16 + double
    guard low < count, let first = table.u16(starts + 2 * low), first <= code,
      let delta = table.u16(starts + double + 2 * low),
      let offset = table.u16(starts + 2 * double + 2 * low)
    else { return nil }
    if offset == 0 { return (code + delta) & 0xFFFF }
    let place = starts + 2 * double + 2 * low + offset + 2 * (code - first)
    return table.u16(place).map { $0 == 0 ? 0 : ($0 + delta) & 0xFFFF }
  }

  private func group(_ code: Int) -> Int? {
    var low = 0
    var high = table.u32(12) ?? 0
    while low < high {
      let middle = (low + high) / 2
      guard let first = table.u32(16 + 12 * middle), let last = table.u32(20 + 12 * middle),
        let glyph = table.u32(24 + 12 * middle)
      else { return nil }
      if code < first {
        high = middle
      } else if code > last {
        low = middle + 1
      } else {
        return glyph + code - first
      }
    }
    return nil
  }
}
