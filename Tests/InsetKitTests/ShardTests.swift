import Testing

@testable import InsetKit

@Suite struct ShardTests {
  @Test func words() {
    #expect(Shard("3/8") == Shard(number: 3, of: 8))
    for text in ["", "3", "0/8", "9/8", "3/0", "-1/2", "a/b", "1/2/3", "1/", "/2", "1/99999999", "1 /2"] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  private let parts = (0..<97).map { (name: "Screen\($0).xib", weight: $0 * $0 % 977 * 40) }

  @Test(arguments: [1, 2, 3, 8, 97, 200]) func everyPartIsInOneShard(count: Int) throws {
    var seen: [Int] = []
    for number in 1...count { seen += try #require(Shard(number: number, of: count)).places(of: parts) }
    #expect(seen.sorted() == Array(parts.indices))
  }

  @Test func shardsWeighAboutTheSame() throws {
    let loads = try (1...5).map { number in
      try #require(Shard(number: number, of: 5)).places(of: parts).reduce(0) { $0 + parts[$1].weight }
    }
    let most = try #require(loads.max())
    let least = try #require(loads.min())
    #expect(Double(most) < 1.05 * Double(least))
  }

  @Test func theOrderOfThePartsMakesNoDifference() throws {
    let shard = try #require(Shard("2/3"))
    let turned = Array(parts.reversed())
    let straight = Set(shard.places(of: parts).map { parts[$0].name })
    #expect(Set(shard.places(of: turned).map { turned[$0].name }) == straight)
  }
}
