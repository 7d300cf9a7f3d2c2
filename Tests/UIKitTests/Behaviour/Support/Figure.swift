import Foundation
import InsetDevices

@testable import UIKit

/// A figure as a vector has it: a number, a word, or several of them.
indirect enum Figure: Decodable, Sendable, Equatable {
  case none
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Figure])
  case table([String: Figure])
  /// Stands in a measured value for a part that is not modelled; it agrees with anything.
  case unmeasured

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let value = try? container.decode(Bool.self) {
      self = .flag(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([Figure].self) {
      self = .list(value)
    } else {
      self = .table(try container.decode([String: Figure].self))
    }
  }

  subscript(key: String) -> Figure? {
    if case .table(let members) = self { return members[key] }
    return nil
  }

  subscript(index: Int) -> Figure? {
    if case .list(let members) = self, members.indices.contains(index) { return members[index] }
    return nil
  }

  var double: Double? { if case .number(let value) = self { value } else { nil } }
  var string: String? { if case .text(let value) = self { value } else { nil } }
  var bool: Bool? { if case .flag(let value) = self { value } else { nil } }
  var list: [Figure]? { if case .list(let value) = self { value } else { nil } }

  var rect: CGRect? {
    guard let numbers = list?.compactMap(\.double), numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  var insets: Insets? {
    guard let numbers = list?.compactMap(\.double), numbers.count == 4 else { return nil }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  var size: Size? {
    guard let numbers = list?.compactMap(\.double), numbers.count == 2 else { return nil }
    return Size(width: numbers[0], height: numbers[1])
  }

  /// The same with one number, flag or word of it changed, once for each.
  var changed: [Figure] {
    switch self {
    case .number(let value): [.number(value + 1)]
    case .flag(let value): [.flag(!value)]
    case .text(let value): [.text(value + "?")]
    case .list(let members):
      members.indices.flatMap { index in
        members[index].changed.map { other in
          var copy = members
          copy[index] = other
          return .list(copy)
        }
      }
    case .table(let members):
      members.keys.sorted().flatMap { key in
        (members[key]?.changed ?? []).map { other in
          var copy = members
          copy[key] = other
          return .table(copy)
        }
      }
    case .none, .unmeasured: []
    }
  }

  /// Whether a measured figure is this one, to a thousandth of a point.
  func agrees(with measured: Figure) -> Bool {
    switch (self, measured) {
    case (_, .unmeasured): return true
    case (.number(let a), .number(let b)): return abs(a - b) <= 0.001
    case (.list(let a), .list(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.agrees(with: $1) }
    case (.table(let a), .table(let b)):
      return a.allSatisfy { key, value in b[key].map { value.agrees(with: $0) } ?? false }
    default: return self == measured
    }
  }
}

extension Figure: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(arrayLiteral elements: Figure...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, Figure)...) {
    self = .table(Dictionary(elements) { first, _ in first })
  }

  init(_ value: CGFloat) { self = .number(Double(value)) }
  init(_ value: Bool) { self = .flag(value) }
  init(_ rect: CGRect) {
    self = .list([Figure(rect.minX), Figure(rect.minY), Figure(rect.width), Figure(rect.height)])
  }
  init(_ rect: Rect) { self.init(CGRect(rect)) }
  init(_ insets: UIEdgeInsets) {
    self = .list([Figure(insets.top), Figure(insets.left), Figure(insets.bottom), Figure(insets.right)])
  }
  init(_ size: CGSize) { self = .list([Figure(size.width), Figure(size.height)]) }
  init(_ point: CGPoint) { self = .list([Figure(point.x), Figure(point.y)]) }
  init(_ values: [CGFloat]) { self = .list(values.map { Figure($0) }) }
  /// x and width.
  static func horizontal(_ rect: CGRect) -> Figure { .list([Figure(rect.minX), Figure(rect.width)]) }
  /// y and height.
  static func vertical(_ rect: CGRect) -> Figure { .list([Figure(rect.minY), Figure(rect.height)]) }
}

extension Figure: CustomStringConvertible {
  var description: String {
    switch self {
    case .none: "null"
    case .flag(let value): String(value)
    case .number(let value): JSONNumber.text(value)
    case .text(let value): value
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .table(let members):
      "{" + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    case .unmeasured: "–"
    }
  }
}

/// Numbers in messages, to four places.
enum JSONNumber {
  static func text(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
