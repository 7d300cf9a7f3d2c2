/// An exact fraction. An operation whose result does not fit gives `Fraction.overflow`, which spreads.
struct Fraction: Hashable {
  var numerator: Int
  /// Positive; 0 marks an overflow.
  var denominator: Int

  static let zero = Fraction(numerator: 0, denominator: 1)
  static let one = Fraction(numerator: 1, denominator: 1)
  static let overflow = Fraction(numerator: 0, denominator: 0)

  var isOverflow: Bool { denominator == 0 }
  var value: Double { Double(numerator) / Double(denominator) }

  /// Exact for numbers with few binary places, such as 0.5 and 3.
  init(_ number: Double) {
    var numerator = number
    var denominator = 1
    while numerator != numerator.rounded(), denominator < 1 << 20 {
      numerator *= 2
      denominator *= 2
    }
    self = Fraction(reduced: Int(numerator), denominator)
  }

  init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  init(reduced numerator: Int, _ denominator: Int) {
    var a = numerator.magnitude
    var b = denominator.magnitude
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = a == 0 || a > UInt(Int.max) ? 1 : Int(a)
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * (numerator / divisor)
    self.denominator = sign * (denominator / divisor)
  }

  static func + (a: Fraction, b: Fraction) -> Fraction {
    if a.isOverflow || b.isOverflow { return .overflow }
    let (left, o1) = a.numerator.multipliedReportingOverflow(by: b.denominator)
    let (right, o2) = b.numerator.multipliedReportingOverflow(by: a.denominator)
    let (sum, o3) = left.addingReportingOverflow(right)
    let (denominator, o4) = a.denominator.multipliedReportingOverflow(by: b.denominator)
    return o1 || o2 || o3 || o4 || sum == .min ? .overflow : Fraction(reduced: sum, denominator)
  }

  static func * (a: Fraction, b: Fraction) -> Fraction {
    if a.isOverflow || b.isOverflow { return .overflow }
    let (numerator, o1) = a.numerator.multipliedReportingOverflow(by: b.numerator)
    let (denominator, o2) = a.denominator.multipliedReportingOverflow(by: b.denominator)
    return o1 || o2 || numerator == .min ? .overflow : Fraction(reduced: numerator, denominator)
  }

  static prefix func - (a: Fraction) -> Fraction {
    Fraction(numerator: -a.numerator, denominator: a.denominator)
  }

  static func - (a: Fraction, b: Fraction) -> Fraction { a + -b }

  static func / (a: Fraction, b: Fraction) -> Fraction {
    if b.isOverflow || b.numerator == 0 { return .overflow }
    return a * Fraction(reduced: b.denominator, b.numerator)
  }

  var sign: Int { numerator.signum() }

  static func < (a: Fraction, b: Fraction) -> Bool { (a - b).sign < 0 }
}
