/// A part of a check that is spread over machines: `3/8` is the third of eight.
public struct Shard: Sendable, Hashable {
  /// Counted from 1.
  public let number: Int
  public let count: Int

  /// Nil where the number is none of the count.
  public init?(number: Int, of count: Int) {
    guard count >= 1, count <= 10_000, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// `3/8`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(number: number, of: count)
  }

  /// Which of some parts are this shard's: every part is in one shard, and the shards weigh about the same.
  ///
  /// The heaviest go first, each to the shard that is lightest so far. The result depends on names and weights alone.
  func places(of parts: [(name: String, weight: Int)]) -> Set<Int> {
    guard count > 1 else { return Set(parts.indices) }
    let order = parts.indices.sorted {
      (parts[$1].weight, parts[$0].name) < (parts[$0].weight, parts[$1].name)
    }
    var loads = [Int](repeating: 0, count: count)
    var own: Set<Int> = []
    for place in order {
      guard let lightest = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { continue }
      // Even an empty file is work.
      loads[lightest] += parts[place].weight + 1
      if lightest == number - 1 { own.insert(place) }
    }
    return own
  }
}
