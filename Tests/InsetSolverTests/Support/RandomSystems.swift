import InsetSolver

/// Ten to the power, for exponents between -6 and 6 or so.
func powerOfTen(_ exponent: Double) -> Double {
  // 10^x = 2^(x·log2 10); the fraction by a short series is exact enough for a random coefficient.
  let binary = exponent * 3.321_928_094_887_362
  let whole = binary.rounded(.down)
  let fraction = (binary - whole) * 0.693_147_180_559_945_3
  var term = 1.0
  var sum = 1.0
  for index in 1...12 {
    term *= fraction / Double(index)
    sum += term
  }
  return Double(sign: .plus, exponent: Int(whole), significand: 1) * sum
}

/// Makes random systems of a given kind, and edits them.
struct RandomSystems {
  enum Kind: CaseIterable {
    /// Coefficients 1 and -1, many constants 0: degenerate and redundant.
    case degenerate
    case unit
    /// Small integers and a half.
    case small
    case real
    /// Within a row from 0.1 to 10, in no relation to each other.
    case mixed
    /// Rows from 10^-6 to 10^6; soft rows of one priority are of one size, as their errors add up.
    case scaled
  }

  var random: TestRandom
  let kind: Kind
  let variableCount: Int
  let priorities: [Double]
  let operators: [Character]
  let softenedEqualities: Double
  private var sizes: [Double: Double] = [:]

  init(seed: UInt64, kind: Kind? = nil, largest: Int = 12) {
    random = TestRandom(seed: seed)
    variableCount = 2 + random.below(largest - 1)
    let usual: [Kind] = [.degenerate, .unit, .unit, .small, .small, .real, .real, .mixed, .scaled]
    self.kind = kind ?? usual[Int(seed / 7 % UInt64(usual.count))]
    priorities = random.pick([
      [1000, 750, 250], [1000, 999, 750, 750, 500, 251, 250, 250, 50], [500], [1000], [1000, 250, 250, 250],
      [750, 749, 748, 251, 250], [1000, 999.5, 999, 1],
    ])
    operators = random.pick([Array("LGE"), Array("LG"), Array("E"), Array("LLGGE")])
    softenedEqualities = random.pick([0, 0.5, 0.8, 1])
  }

  mutating func row() -> TestRow {
    var priority = random.pick(priorities)
    let relation: Relation =
      switch random.pick(operators) {
      case "L": .lessThanOrEqual
      case "G": .greaterThanOrEqual
      default: .equal
      }
    if priority >= 1000, relation == .equal, random.chance(softenedEqualities) {
      priority = random.pick([750, 250])
    }
    let count = min(variableCount, random.pick(variableCount > 3 ? [1, 1, 2, 2, 2, 3, 4] : [1, 2]))
    var chosen: [Int] = []
    while chosen.count < count {
      let variable = random.below(variableCount)
      if !chosen.contains(variable) { chosen.append(variable) }
    }
    let size = size(of: priority)
    let terms = chosen.map { (variable: $0, coefficient: coefficient() * size) }
    return TestRow(terms: terms, relation: relation, constant: constant() * size, priority: priority)
  }

  mutating func system() -> TestSystem {
    var result = TestSystem(variables: variableCount)
    for _ in 0...random.below(variableCount * 5 / 2 + 1) { result.add(row()) }
    return result
  }

  /// One to three changes: of a constant, a removal, an addition, a return.
  mutating func edit(_ system: inout TestSystem) {
    for _ in 0...random.below(3) {
      let index = random.below(system.rows.count)
      let kind = random.unit()
      if kind < 0.4 {
        let largest = system.rows[index].terms.reduce(0) { max($0, $1.coefficient.magnitude) }
        let number = self.kind == .degenerate ? random.below(3) - 1 : random.below(601) - 300
        system.setConstant(index, Double(number) * largest)
      } else if kind < 0.6 {
        system.remove(index)
      } else if kind < 0.8, !system.rows[index].isOn {
        _ = system.addAgain(index)
      } else {
        system.add(row())
      }
    }
  }

  private mutating func size(of priority: Double) -> Double {
    guard kind == .scaled else { return 1 }
    if priority >= 1000 { return powerOfTen(random.real(-6, 6)) }
    if let known = sizes[priority] { return known }
    let new = powerOfTen(random.real(-6, 6))
    sizes[priority] = new
    return new
  }

  private mutating func coefficient() -> Double {
    let sign = random.chance(0.5) ? 1.0 : -1.0
    switch kind {
    case .degenerate, .unit: return sign
    case .small: return sign * random.pick([1, 1, 2, 0.5, 3])
    case .real: return sign * random.real(0.001, 3)
    case .mixed: return sign * powerOfTen(random.real(-1, 1))
    case .scaled: return sign * random.pick([1, 2, 0.5])
    }
  }

  private mutating func constant() -> Double {
    if kind == .degenerate { return random.pick([0, 0, 0, 1]) }
    return random.pick([0, 0, Double(random.below(19) - 9), Double(random.below(601) - 300)])
  }
}
