import InsetScreens

/// Which lines of which views hold each other. OPTIMIZATION: flat arrays, since every screen on every canvas has
/// its own.
@preconcurrency @MainActor
struct EdgeLinks {
  struct Start: Equatable {
    let key: Int
    let anchor: EdgeSource.Anchor
    let label: Int32
  }

  static let noLabel: Int32 = -1

  /// The views in drawing order, the root first, and their numbers.
  private(set) var views: [UIView] = []
  private(set) var numbers: [ObjectIdentifier: Int] = [:]
  /// Where the outside holds a line, by line.
  private(set) var starts: [[Start]] = Array(repeating: [], count: EdgeLine.count)

  // The links of a line as a list in the order in which they were found.
  private(set) var first: [Int32] = []
  private var last: [Int32] = []
  private(set) var next: [Int32] = []
  private(set) var targets: [Int32] = []
  private(set) var labels: [Int32] = []
  private(set) var costs: [Int32] = []

  private(set) var constraints: [NSLayoutConstraint] = []

  var count: Int { views.count }
  var keyCount: Int { first.count }

  mutating func add(_ view: UIView) -> Int {
    let number = views.count
    views.append(view)
    numbers[ObjectIdentifier(view)] = number
    for _ in 0..<EdgeLine.count {
      first.append(-1)
      last.append(-1)
    }
    return number
  }

  mutating func start(_ line: Int, _ key: Int, _ anchor: EdgeSource.Anchor, _ label: Int32) {
    starts[line].append(Start(key: key, anchor: anchor, label: label))
  }

  mutating func connect(_ a: Int, _ b: Int, _ label: Int32, cost: Int32) {
    append(a, b, label, cost)
    append(b, a, label, cost)
  }

  private mutating func append(_ from: Int, _ to: Int, _ label: Int32, _ cost: Int32) {
    let link = Int32(targets.count)
    targets.append(Int32(to))
    labels.append(label)
    costs.append(cost)
    next.append(-1)
    if last[from] >= 0 { next[Int(last[from])] = link } else { first[from] = link }
    last[from] = link
  }

  func forEachLink(from key: Int, _ body: (_ to: Int, _ label: Int32, _ cost: Int32) -> Void) {
    var link = first[key]
    while link >= 0 {
      let index = Int(link)
      body(Int(targets[index]), labels[index], costs[index])
      link = next[index]
    }
  }

  // MARK: Labels: what a link stands for, in words only once somebody asks.

  mutating func label(_ constraint: NSLayoutConstraint) -> Int32 {
    constraints.append(constraint)
    return Int32(constraints.count - 1)
  }

  func maskLabel(of view: Int) -> Int32 { -2 - Int32(view) }

  func reference(_ label: Int32) -> ConstraintReference? {
    if label >= 0 { return constraints[Int(label)].reference }
    if label == EdgeLinks.noLabel { return nil }
    let view = views[Int(-2 - label)]
    return ConstraintReference(
      id: "", text: "\(view.constraintName) keeps its distance by its autoresizing mask",
      place: view.origin?.place)
  }
}

/// The shortest chains from the places where one line is held to all that hangs there.
@preconcurrency @MainActor
struct EdgeWalk {
  private struct Arrival {
    /// The line before, or -1 at a start.
    var from: Int32
    /// The line where the chain begins.
    var start: Int32
    var label: Int32
    /// -1: not reached.
    var cost: Int32
    var anchor: EdgeSource.Anchor
  }

  private var arrivals: [Arrival]
  /// Constraints told of a chain; in a chain of thousands, each view's would be thousands long.
  private static let longestChain = 40

  init(_ links: EdgeLinks, starts: [EdgeLinks.Start]) {
    var found = Array(
      repeating: Arrival(from: -1, start: -1, label: EdgeLinks.noLabel, cost: -1, anchor: .none),
      count: links.keyCount)
    var waves: [[Int]] = [[]]
    for start in starts where found[start.key].cost < 0 {
      found[start.key] = Arrival(
        from: -1, start: Int32(start.key), label: start.label, cost: 0, anchor: start.anchor)
      waves[0].append(start.key)
    }
    var cost = 0
    while cost < waves.count {
      var index = 0
      while index < waves[cost].count {
        let key = waves[cost][index]
        index += 1
        guard found[key].cost == Int32(cost) else { continue }
        let anchor = found[key].anchor
        let start = found[key].start
        links.forEachLink(from: key) { to, label, step in
          let total = Int32(cost) + step
          if found[to].cost >= 0, found[to].cost <= total { return }
          found[to] = Arrival(from: Int32(key), start: start, label: label, cost: total, anchor: anchor)
          while waves.count <= Int(total) { waves.append([]) }
          waves[Int(total)].append(to)
        }
      }
      cost += 1
    }
    arrivals = found
  }

  func reaches(_ key: Int) -> Bool { arrivals[key].cost >= 0 }

  /// The anchor and the constraints from there to a line, of a very long chain the last ones and the first; nil where
  /// nothing holds it.
  func chain(to key: Int, _ links: EdgeLinks) -> (EdgeSource.Anchor, [ConstraintReference])? {
    var arrival = arrivals[key]
    guard arrival.cost >= 0 else { return nil }
    let anchor = arrival.anchor
    var chain: [ConstraintReference] = []
    while true {
      if let reference = links.reference(arrival.label) { chain.append(reference) }
      guard arrival.from >= 0 else { break }
      arrival = arrivals[Int(arrival.from)]
      if chain.count == EdgeWalk.longestChain {
        chain.append(ConstraintReference(id: "", text: "and so on, from one view to the next", place: nil))
        arrival = arrivals[Int(arrival.start)]
      }
    }
    if chain.count > 1 { chain.reverse() }
    return (anchor, chain)
  }
}
