import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Constraints where the interface reads from right to left. // AL-05
@Suite("Direction") @MainActor
struct DirectionTests {
  private func stage(_ direction: LayoutDirection, _ fill: (UIView) -> Void) throws {
    _ = Stage(try Canvases.device("iPhone 8", ios: 12, direction: direction), fill: fill)
  }

  @Test("AL-05: a constant leads away from the leading edge, whichever side that is")
  func constants() throws {
    defer { Stage.forgetWindows() }
    let leading = SizedView(100, 34)
    let trailing = SizedView(100, 34)
    let left = SizedView(100, 34)
    try stage(.rightToLeft) { root in
      _ = root.add(leading) { [$0.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)] }
      _ = root.add(trailing) { [root.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 20)] }
      _ = root.add(left) { [$0.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30)] }
    }
    // 375 - 16 - 100
    #expect(leading.frame.minX == 259)
    #expect(trailing.frame.minX == 20)
    #expect(left.frame.minX == 30)
  }

  @Test("AL-05: at least so far means at least so far, from either side")
  func limits() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      defer { Stage.forgetWindows() }
      let first = SizedView(100, 34)
      let second = SizedView(50, 34)
      try stage(direction) { root in
        _ = root.add(first) { [$0.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)] }
        _ = root.add(second) { view in
          let near = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
          near.priority = .defaultLow
          return [
            view.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8), near,
          ]
        }
      }
      // The ends of the two from the right: 10 + 100, and 8 + 50 more.
      let expected: [CGFloat] = direction == .rightToLeft ? [265, 207] : [10, 118]
      #expect([first.frame.minX, second.frame.minX] == expected)
    }
  }
}
