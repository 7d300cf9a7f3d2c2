import Foundation

/// ICC profiles: which space one describes, and one for Display P3.
enum ColorProfile {
  /// The space whose primaries a profile has; nil for others. Primaries are adapted to D50.
  static func space(of profile: [UInt8]) -> ColorSpace? {
    guard let red = primary("rXYZ", in: profile), let green = primary("gXYZ", in: profile),
      let blue = primary("bXYZ", in: profile)
    else { return nil }
    func isNear(_ other: [[Double]]) -> Bool {
      zip([red, green, blue], other).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 0.006 } }
    }
    if isNear(displayP3Primaries) { return .displayP3 }
    return isNear(sRGBPrimaries) ? .sRGB : nil
  }

  private static let displayP3Primaries = [
    [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
  ]
  private static let sRGBPrimaries = [
    [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
  ]

  private static func primary(_ tag: String, in profile: [UInt8]) -> [Double]? {
    guard profile.count > 132 else { return nil }
    let count = min(integer(profile, 128), 200)
    for index in 0..<count {
      let entry = 132 + index * 12
      guard entry + 12 <= profile.count else { return nil }
      guard profile[entry..<entry + 4].elementsEqual(tag.utf8) else { continue }
      let start = integer(profile, entry + 4)
      guard start + 20 <= profile.count else { return nil }
      return (0..<3).map { part in
        Double(Int32(truncatingIfNeeded: integer(profile, start + 8 + part * 4))) / 65536
      }
    }
    return nil
  }

  /// Four bytes, the highest first.
  private static func integer(_ bytes: [UInt8], _ index: Int) -> Int {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A profile for a display with P3 primaries and the curve of sRGB, as files carry it.
  static let displayP3: [UInt8] = {
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func fixed(_ value: Double) -> [UInt8] { number(Int((value * 65536).rounded())) }
    func text(_ words: String) -> [UInt8] {
      // One record in US English, UTF-16.
      let units = Array(words.utf16)
      return Array("mluc".utf8) + number(0) + number(1) + number(12) + Array("enUS".utf8)
        + number(units.count * 2) + number(28) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }
    func xyz(_ parts: [Double]) -> [UInt8] { Array("XYZ ".utf8) + number(0) + parts.flatMap(fixed) }
    let curve =
      Array("para".utf8) + number(0) + [0, 3, 0, 0]
      + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    let parts: [(String, [UInt8])] = [
      ("desc", text("Display P3")), ("cprt", text("public domain")), ("wtpt", xyz([0.96420, 1, 0.82491])),
      ("rXYZ", xyz(displayP3Primaries[0])), ("gXYZ", xyz(displayP3Primaries[1])),
      ("bXYZ", xyz(displayP3Primaries[2])), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    var table = number(parts.count)
    var content: [UInt8] = []
    let start = 128 + 4 + parts.count * 12
    for (tag, bytes) in parts {
      table += Array(tag.utf8) + number(start + content.count) + number(bytes.count)
      content += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    var header = number(start + content.count) + number(0) + number(0x0440_0000)
    header += Array("mntrRGB XYZ ".utf8)
    header += [UInt8](repeating: 0, count: 12) + Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
    header += xyz([0.96420, 1, 0.82491]).dropFirst(8)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + content
  }()
}
