/// A value of a JSON5 file, with the line it begins on.
struct JSON5: Equatable {
  enum Value: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON5])
    /// In the order of the file.
    case object([Field])
  }

  struct Field: Equatable {
    let name: String
    let line: Int
    let value: JSON5
  }

  let value: Value
  /// Counted from 1.
  let line: Int

  var text: String? { if case .string(let value) = value { value } else { nil } }
  var double: Double? { if case .number(let value) = value { value } else { nil } }
  var boolean: Bool? { if case .bool(let value) = value { value } else { nil } }
  var fields: [Field]? { if case .object(let value) = value { value } else { nil } }

  /// A list of strings; one string counts as a list of one, and a whole number as its digits. Nil for anything else.
  var texts: [String]? {
    guard case .array(let values) = value else { return word.map { [$0] } }
    let words = values.compactMap(\.word)
    return words.count == values.count ? words : nil
  }

  private var word: String? {
    if case .number(let value) = value { Int(exactly: value).map { String($0) } } else { text }
  }
}
