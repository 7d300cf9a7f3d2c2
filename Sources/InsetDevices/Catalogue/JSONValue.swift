/// A JSON document as plain values, keys in their order.
///
/// The catalogue's files are read with this so that the layer below UIKit needs no Foundation. Any bytes give a
/// value or an error; nesting is bounded.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var double: Double? { if case .number(let value) = self { value } else { nil } }
  package var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  package var members: [JSONMember]? { if case .object(let value) = self { value } else { nil } }
  package var isNull: Bool { self == .null }

  /// The document on one line, in ASCII, with its keys in their order.
  package var text: String {
    var out = ""
    write(to: &out)
    return out
  }

  private func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .number(let value): out += Self.text(value)
    case .string(let value): Self.write(value, to: &out)
    case .array(let values):
      out += "["
      for (index, value) in values.enumerated() {
        if index > 0 { out += "," }
        value.write(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += "," }
        Self.write(member.key, to: &out)
        out += ":"
        member.value.write(to: &out)
      }
      out += "}"
    }
  }

  /// A number without a needless fraction: `44`, `53.667`.
  package static func text(_ value: Double) -> String {
    value.magnitude < 1e15 && Double(Int(value)) == value ? String(Int(value)) : String(value)
  }

  private static func write(_ string: String, to out: inout String) {
    out += "\""
    for unit in string.utf16 {
      switch unit {
      case 0x22: out += "\\\""
      case 0x5C: out += "\\\\"
      case 0x20..<0x7F: out.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    out += "\""
  }
}

package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var value: JSONValue
  package init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }
}
