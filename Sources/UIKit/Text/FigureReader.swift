/// Where the `+Generated.swift` files put their literals.
enum GeneratedFigures {}

/// Reads the words and whole numbers of a generated table, one after the other.
///
/// The tables are our own files, so a form the caller does not expect is a bug here and not bad input.
struct FigureReader {
  enum Figure: Equatable {
    case word(String)
    case number(Int)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ literal: StaticString) {
    bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// The next word or number, or nil at the end.
  mutating func next() -> Figure? {
    let start = skipSpaces()
    guard start < bytes.count else { return nil }
    if let number = number() { return .number(number) }
    while position < bytes.count, !isSpace(bytes[position]) { position += 1 }
    return .word(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  mutating func word() -> String {
    guard case .word(let word) = next() else { preconditionFailure("a generated table lacks a word") }
    return word
  }

  /// All numbers up to the next word.
  mutating func numbers() -> [Int] {
    var numbers: [Int] = []
    while true {
      _ = skipSpaces()
      guard let number = number() else { return numbers }
      numbers.append(number)
    }
  }

  /// The number that starts at `position`, which must not be a space.
  private mutating func number() -> Int? {
    var index = position
    let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let firstDigit = index
    var value = 0
    while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") {
      value = value &* 10 &+ Int(bytes[index] - UInt8(ascii: "0"))
      index += 1
    }
    guard index > firstDigit, index == bytes.count || isSpace(bytes[index]) else { return nil }
    position = index
    return isNegative ? -value : value
  }

  private mutating func skipSpaces() -> Int {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    return position
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }
}
