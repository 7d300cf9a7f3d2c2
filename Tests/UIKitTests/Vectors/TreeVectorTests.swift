import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Tree vectors PF-01 to PF-08: four labels at the edges of the safe area, as a real UIKit described them.
@MainActor
struct TreeVectorTests {
  nonisolated static let screens: [(width: Double, height: Double, safe: Insets, origins: [[Double]])] = [
    (320, 568, Insets(top: 20), [[133.6667, 20], [0, 284.3333], [283, 284.3333], [156.3333, 551]]),
    (375, 667, Insets(top: 20), [[161.3333, 20], [0, 334], [338, 334], [184, 650]]),
    (414, 736, Insets(top: 20), [[180.6667, 20], [0, 368.3333], [377, 368.3333], [203.3333, 719]]),
    (
      375, 812, Insets(top: 44, bottom: 34), [[161.3333, 44], [0, 401.3333], [338, 401.3333], [184, 761]]
    ),
    (414, 896, Insets(top: 44, bottom: 34), [[179.3333, 44], [0, 443], [375, 443], [203.3333, 844]]),
    (1024, 768, Insets(top: 20), [[484.3333, 20], [0, 384], [985, 384], [508.3333, 750]]),
    (1194, 834, Insets(top: 24, bottom: 20), [[569.3333, 24], [0, 409], [1155, 409], [593.3333, 796]]),
    (1080, 810, Insets(top: 20), [[512.3333, 20], [0, 405], [1041, 405], [536.3333, 792]]),
  ]

  @Test(arguments: screens.indices)
  func labelsAtTheEdges(_ index: Int) {
    let (width, height, safe, origins) = Self.screens[index]
    // The first four were taken at text size M, the others at L.
    let canvas = Canvas(
      name: "test", pose: .window, size: Size(width: width, height: height), scale: 3, safeAreaInsets: safe,
      contentSizeCategory: index < 4 ? .medium : .large, systemVersion: 13,
      metrics: .runtime(systemVersion: 13, linkedSDK: 13, idiom: .phone))
    let screen = TestScreen(canvas)
    let guide = screen.root.safeAreaLayoutGuide
    let labels = [
      ("What's", UIFont.TextStyle.headline), ("the", .body), ("point", .body), ("?", .subheadline),
    ]
    .map { text, style in
      let label = UILabel()
      label.text = text
      label.font = UIFont.preferredFont(forTextStyle: style, contentSizeCategory: canvas.contentSizeCategory)
      label.translatesAutoresizingMaskIntoConstraints = false
      screen.root.addSubview(label)
      return label
    }
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
    screen.layOut()
    for (label, origin) in zip(labels, origins) {
      #expect(
        abs(label.frame.minX - origin[0]) < 0.35 && abs(label.frame.minY - origin[1]) < 0.35,
        "\(label.text ?? ""): \(label.frame) instead of \(origin)")
    }
  }
}
