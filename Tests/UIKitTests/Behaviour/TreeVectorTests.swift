import InsetDevices
import Testing

@testable import UIKit

/// vectors.json, area tree: four labels at the safe area's edges, recorded from real UIKit. // AL-22, TX-04
@Suite("Tree vectors") @MainActor
struct TreeVectorTests {
  @Test("labels", arguments: Vectors.area("tree"))
  func vector(_ vector: Vector) throws { try Self.scenarios.check(vector) }

  private static func labels(_ vector: Vector) throws -> [String: Figure] {
    let setup = try #require(vector.setup)
    let size = try #require(setup["root"]?.size)
    let safe = try #require(setup["safeAreaInsets"]?.insets)
    let category: ContentSizeCategory = setup["category"] == "M" ? .medium : .large
    // The sizes are those that the same source recorded: this is about places, not about text.
    let texts = category == .medium ? 56...59 : 52...55
    let sizes = try texts.map { number in
      try #require(Vectors.area("text").first { $0.id == "TXT-\(number)" }?.figures["size"]?.size)
    }
    let canvas = Canvases.plain(size, safe: safe, scale: 3, ios: 13, category: category)
    let labels = sizes.map { SizedView(pixel($0.width), pixel($0.height)) }
    _ = Stage(canvas) { root in
      let guide = root.safeAreaLayoutGuide
      for label in labels { root.addSubview(label) }
      NSLayoutConstraint.activate([
        labels[0].topAnchor.constraint(equalTo: guide.topAnchor),
        labels[0].centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        labels[1].leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        labels[1].centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        labels[2].trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        labels[2].centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        labels[3].bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        labels[3].centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      ])
    }
    return ["origins": .list(labels.map { Figure($0.frame.origin) })]
  }

  /// Figures are written to four places; they are whole pixels.
  private static func pixel(_ value: Double) -> CGFloat { CGFloat((value * 3).rounded() / 3) }

  static let scenarios = Scenarios(
    byID: Dictionary(uniqueKeysWithValues: Vectors.area("tree").map { ($0.id, labels) }))
}
