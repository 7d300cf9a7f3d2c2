/// The language a file is read as.
public enum Language: Sendable, Hashable {
  case swift
  /// Objective-C, C and C++; JSON reads as this too.
  case objectiveC
}

/// One word, number, string, sign or bracket of a source.
///
/// Tokens hold byte offsets and no text. What lies between two tokens is white space or a comment, so that tokens and
/// gaps together are the file, byte for byte.
public struct Token: Sendable, Hashable {
  public enum Kind: UInt8, Sendable {
    /// A name or a keyword; in Swift with its backticks.
    case word
    case number
    /// A string literal, or a piece of one beside an interpolation.
    case string
    /// A character literal of C.
    case character
    case regex
    /// An operator, or a byte that means nothing here.
    case sign
    case open
    case close
    /// `\(` inside a string.
    case interpolationOpen
    case interpolationClose
    /// `#if`, `#define` and their like. A line that holds no code, as of `#pragma`, is one token.
    case directive
  }

  /// Byte offsets in the file.
  public var start: Int32
  public var end: Int32
  public var kind: Kind
  /// Whether a line break lies before it.
  public var startsLine: Bool

  public init(start: Int32, end: Int32, kind: Kind, startsLine: Bool) {
    self.start = start
    self.end = end
    self.kind = kind
    self.startsLine = startsLine
  }

  var isOpen: Bool { kind == .open || kind == .interpolationOpen }
  var isClose: Bool { kind == .close || kind == .interpolationClose }
}

/// A line that speaks to the preprocessor or compiler: `#if`, `#else`, `#define`.
public struct Directive: Sendable, Hashable {
  public enum Kind: Sendable { case branch, otherwise, end, define, other }
  public var kind: Kind
  /// The tokens of the line, with those of continued lines.
  public var tokens: Range<Int>
}

/// The bytes of a comment, with its signs.
public struct Comment: Sendable, Hashable {
  public var start: Int32
  public var end: Int32
}
