import Foundation

/// A value of a JSON5 file, read by Foundation's decoder, which knows JSON5; its older reader does not.
indirect enum JSON5: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON5])
  case object([String: JSON5])

  static func read(_ data: Data) throws -> JSON5 {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try decoder.decode(JSON5.self, from: data)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON5].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON5].self))
    }
  }

  var text: String? { if case .string(let value) = self { value } else { nil } }
  var double: Double? { if case .number(let value) = self { value } else { nil } }
  var boolean: Bool? { if case .bool(let value) = self { value } else { nil } }
  var fields: [String: JSON5]? { if case .object(let value) = self { value } else { nil } }
  /// A list of strings; one string counts as a list of one, and a whole number as its digits. Nil for anything else.
  var texts: [String]? {
    guard case .array(let values) = self else { return word.map { [$0] } }
    let words = values.compactMap(\.word)
    return words.count == values.count ? words : nil
  }
  private var word: String? {
    if case .number(let value) = self { Int(exactly: value).map { String($0) } } else { text }
  }
}
