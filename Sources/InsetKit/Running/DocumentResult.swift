import InsetDiagnostics
import InsetReports

/// What came of one document: plain values that go through pipes and into the cache.
struct DocumentResult: Sendable, Equatable {
  /// Of the file's bytes; nil where it could not be read.
  var digest: String?
  var screens = 0
  /// What the audit found and, behind it, what was noticed on the way.
  var findings: [Finding] = []
  /// Their `findings` are places in `findings`.
  var pictures: [Picture] = []
  /// Names of the canvases that were used.
  var canvases: [String] = []
  /// How many of the images that it names are in the project.
  var foundImages = 0
}

extension DocumentResult: Codable {
  private enum Key: String, CodingKey {
    case digest, screens, findings, pictures, canvases, names, foundImages
  }

  /// Names of canvases are most of a result: each is written once, and ranges of places stand for them.
  func encode(to encoder: any Encoder) throws {
    var names: [String] = []
    var places: [String: Int] = [:]
    func pack(_ list: [String]) -> String {
      NameRanges.text(
        list.map { name in
          if let place = places[name] { return place }
          places[name] = names.count
          names.append(name)
          return names.count - 1
        })
    }
    let used = pack(canvases)
    let packed = findings.map { finding in
      var finding = finding
      finding.canvases = [pack(finding.canvases)]
      return finding
    }
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(digest, forKey: .digest)
    try values.encode(screens, forKey: .screens)
    try values.encode(packed, forKey: .findings)
    if !pictures.isEmpty { try values.encode(pictures, forKey: .pictures) }
    try values.encode(used, forKey: .canvases)
    if foundImages > 0 { try values.encode(foundImages, forKey: .foundImages) }
    try values.encode(names, forKey: .names)
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let names = try values.decode([String].self, forKey: .names)
    func unpack(_ text: String) throws -> [String] {
      guard let places = NameRanges.places(text, below: names.count) else {
        throw DecodingError.dataCorruptedError(
          forKey: .canvases, in: values, debugDescription: "no such name")
      }
      return places.map { names[$0] }
    }
    digest = try values.decodeIfPresent(String.self, forKey: .digest)
    foundImages = try values.decodeIfPresent(Int.self, forKey: .foundImages) ?? 0
    screens = try values.decode(Int.self, forKey: .screens)
    findings = try values.decode([Finding].self, forKey: .findings)
    for index in findings.indices {
      findings[index].canvases = try unpack(findings[index].canvases.first ?? "")
    }
    pictures = try values.decodeIfPresent([Picture].self, forKey: .pictures) ?? []
    canvases = try unpack(values.decode(String.self, forKey: .canvases))
  }
}

/// Lists of small numbers as text: `0-5 9 7`.
enum NameRanges {
  static func text(_ places: [Int]) -> String {
    var parts: [String] = []
    var index = 0
    while index < places.count {
      var end = index
      while end + 1 < places.count, places[end + 1] == places[end] + 1 { end += 1 }
      parts.append(end == index ? "\(places[index])" : "\(places[index])-\(places[end])")
      index = end + 1
    }
    return parts.joined(separator: " ")
  }

  /// Nil where the text is no such list, or names something that is not there.
  static func places(_ text: String, below count: Int) -> [Int]? {
    var places: [Int] = []
    for part in text.split(separator: " ") {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
      guard let first = ends.first, let last = ends.last, first >= 0, first <= last, last < count else {
        return nil
      }
      places += first...last
    }
    return places
  }
}
