import Foundation
import Testing

@testable import UIKit

/// Stack vectors STK-01 to STK-20. // SV-01…SV-09
@MainActor
struct StackVectorTests {
  private let screen = TestScreen(width: 600, height: 600)
  private let stack = UIStackView()

  private func lay(
    _ sizes: [(CGFloat, CGFloat)] = [(160, 200), (80, 100), (40, 50)],
    _ distribution: UIStackView.Distribution = .fill, alignment: UIStackView.Alignment = .fill,
    spacing: CGFloat = 0, width: CGFloat? = nil, height: CGFloat? = nil, hidden: Int? = nil,
    configure: (UIStackView) -> Void = { _ in }
  ) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    for size in sizes { stack.addArrangedSubview(SizedView(size.0, size.1)) }
    if let hidden { stack.arrangedSubviews[hidden].isHidden = true }
    configure(stack)
    screen.root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    screen.layOut()
  }

  private var frames: [CGRect] { stack.arrangedSubviews.map(\.frame) }
  private func columns(_ values: [[Double]], within distance: Double = 0.01) -> Bool {
    zip(frames, values).allSatisfy {
      abs($0.minX - $1[0]) <= distance && abs($0.width - $1[1]) <= distance
    }
  }
  private func rows(_ values: [[Double]]) -> Bool {
    zip(frames, values).allSatisfy { abs($0.minY - $1[0]) <= 0.01 && abs($0.height - $1[1]) <= 0.01 }
  }

  @Test func fill() {
    lay()
    #expect(stack.frame.size == CGSize(width: 280, height: 200))
    #expect(columns([[0, 160], [160, 80], [240, 40]]) && rows([[0, 200], [0, 200], [0, 200]]))
  }
  @Test func fillEqually() {
    lay([(160, 200), (80, 100), (40, 50)], .fillEqually)
    #expect(stack.frame.width == 480)
    #expect(columns([[0, 160], [160, 160], [320, 160]]))
  }
  @Test func fillProportionally() {
    lay([(160, 200), (80, 100), (40, 50)], .fillProportionally, width: 200)
    #expect(columns([[0, 114.5], [114.5, 57], [171.5, 28.5]]), "\(frames)")
  }
  @Test func fillProportionallyWithSpacing() {
    lay([(160, 200), (80, 100), (40, 50)], .fillProportionally, spacing: 10, width: 200)
    #expect(columns([[0, 106.5], [116.5, 53.5], [180, 20]]), "\(frames)")
  }
  @Test func fillProportionallyObserved() {
    lay([(80, 30), (80, 30), (80, 30)], .fillProportionally, spacing: 20, width: 394)
    #expect(frames.count == 3)
  }
  @Test func equalSpacing() {
    lay([(160, 200), (80, 100), (40, 50)], .equalSpacing, width: 400)
    #expect(columns([[0, 160], [220, 80], [360, 40]]), "\(frames)")
  }
  @Test func equalCentering() {
    lay([(160, 200), (80, 100), (40, 50)], .equalCentering, width: 400)
    #expect(columns([[0, 160], [190, 80], [360, 40]]), "\(frames)")
  }
  @Test func alignments() {
    lay(alignment: .leading)
    #expect(rows([[0, 200], [0, 100], [0, 50]]))
    stack.alignment = .center
    screen.layOut()
    #expect(rows([[0, 200], [50, 100], [75, 50]]))
    stack.alignment = .trailing
    screen.layOut()
    #expect(rows([[0, 200], [100, 100], [150, 50]]))
  }
  @Test func firstHidden() {
    lay(spacing: 10, hidden: 0)
    #expect(stack.frame.width == 130)
    #expect(frames[0].width == 0 && frames[1].minX == 0 && frames[2].minX == 90, "\(frames)")
  }
  @Test func lastHidden() {
    lay(spacing: 10, hidden: 2)
    #expect(stack.frame.width == 250)
  }
  @Test func marginsRelative() {
    lay { $0.isLayoutMarginsRelativeArrangement = true }
    #expect(stack.frame.size == CGSize(width: 296, height: 216))
    #expect(frames[0] == CGRect(x: 8, y: 8, width: 160, height: 200))
  }
  @Test func customSpacing() {
    lay(spacing: 10) { $0.setCustomSpacing(30, after: $0.arrangedSubviews[0]) }
    #expect(stack.frame.width == 320 && frames[1].minX == 190 && frames[2].minX == 280, "\(frames)")
  }
  @Test func negativeSpacing() {
    lay(spacing: -20)
    #expect(stack.frame.width == 240 && frames[1].minX == 140 && frames[2].minX == 200, "\(frames)")
  }
  @Test func slackGoesToTheWeakestHugging() {
    lay(width: 400) {
      for (view, priority) in zip($0.arrangedSubviews, [Float(252), 251, 250]) {
        view.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
      }
    }
    #expect(frames.map(\.width) == [160, 80, 160])
  }
  @Test func slackAtEqualHuggingGoesToOne() {
    lay(width: 400)
    #expect(zip(frames.map(\.width), [160, 80, 40]).filter { $0 != $1 }.count == 1, "\(frames)")
  }
  @Test func squeezeTakesTheWeakestCompression() {
    lay(width: 200) {
      for (view, priority) in zip($0.arrangedSubviews, [Float(750), 751, 752]) {
        view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
      }
    }
    #expect(frames.map(\.width) == [80, 80, 40])
  }
  @Test func equalSpacingKeepsItsSpacing() {
    lay([(50, 200), (50, 100), (50, 50)], .equalSpacing, spacing: 10, height: 350) { $0.axis = .vertical }
    let gaps = [frames[1].minY - frames[0].maxY, frames[2].minY - frames[1].maxY]
    #expect(gaps == [10, 10], "\(frames)")
    #expect(frames.map(\.height).reduce(0, +) == 330)
  }
  @Test func twoLabelsObserved() {
    lay([(60, 20), (60, 20)], .fillProportionally, spacing: 8, width: 120)
    #expect(frames[0].width > frames[1].width && frames[1].maxX == 120, "\(frames)")
  }
}
