import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Margin vectors LMV-01 to LMV-18. // LM-01…LM-15
@MainActor
struct MarginVectorTests {
  private static let iPhone8 = (width: 375.0, height: 667.0, safe: Insets(top: 20))

  private func iPhone8() -> TestScreen {
    TestScreen(width: Self.iPhone8.width, height: Self.iPhone8.height, safe: Self.iPhone8.safe, statusBar: 20)
  }

  private func margins(_ view: UIView) -> [Double] {
    [view.layoutMargins.top, view.layoutMargins.left, view.layoutMargins.bottom, view.layoutMargins.right]
      .map { Double($0) }
  }

  @Test(
    arguments: [
      (375.0, 667.0, Insets(top: 20), false, false, [20, 16, 0, 16]),
      (414, 736, Insets(top: 20), false, false, [20, 20, 0, 20]),
      (375, 812, Insets(top: 44, bottom: 34), false, false, [44, 16, 34, 16]),
      (812, 375, Insets(left: 44, bottom: 21, right: 44), false, true, [0, 64, 21, 64]),
      (768, 1024, Insets(top: 20), true, false, [20, 20, 0, 20]),
      (320, 568, Insets(top: 20), false, false, [20, 16, 0, 16]),
    ] as [(Double, Double, Insets, Bool, Bool, [Double])])
  func marginsOfTheRoot(
    _ width: Double, _ height: Double, _ safe: Insets, _ isPad: Bool, _ flat: Bool, _ expected: [Double]
  ) {
    let screen = TestScreen(
      width: width, height: height, safe: safe, idiom: isPad ? .pad : .phone, wide: isPad, flat: flat)
    screen.layOut()
    #expect(margins(screen.root) == expected, "\(margins(screen.root))")
  }

  @Test func aPlainView() {
    let screen = iPhone8()
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
    screen.root.addSubview(view)
    let inner = SizedView(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric)
    view.addSubview(inner)
    let guide = view.layoutMarginsGuide
    inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    inner.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    screen.layOut()
    #expect(margins(view) == [8, 8, 8, 8])
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test func theSystemsMinimumOfARoot() {
    let screen = iPhone8()
    screen.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 0, bottom: 0, trailing: 0)
    screen.layOut()
    #expect(margins(screen.root) == [20, 16, 0, 16])
    screen.controller.viewRespectsSystemMinimumLayoutMargins = false
    screen.layOut()
    #expect(margins(screen.root) == [20, 0, 0, 0])
    screen.root.insetsLayoutMarginsFromSafeArea = false
    screen.layOut()
    #expect(margins(screen.root) == [0, 0, 0, 0])
  }

  @Test func aCustomMarginBelowTheMinimum() {
    let screen = TestScreen(width: 414, height: 736, safe: Insets(top: 20))
    screen.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 10)
    screen.layOut()
    #expect(screen.root.directionalLayoutMargins.leading == 20)
  }

  @Test func aCustomMarginAboveTheMinimum() {
    let screen = iPhone8()
    screen.root.layoutMargins = UIEdgeInsets(top: 0, left: 64, bottom: 0, right: 0)
    screen.layOut()
    #expect(margins(screen.root) == [20, 64, 0, 16])
  }

  @Test func theSafeAreaAddsToAMargin() {
    let screen = iPhone8()
    let view = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8)
    screen.root.addSubview(view)
    screen.layOut()
    #expect(margins(view) == [48, 8, 8, 8])
  }

  @Test func trailingIsLeftFromRightToLeft() {
    let screen = TestScreen(width: 375, height: 667, direction: .rightToLeft)
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 30)
    screen.root.addSubview(view)
    screen.layOut()
    #expect(view.layoutMargins.left == 30)
  }

  @Test(arguments: [(0.0, 300.0, 40.0), (10, 280, 30)])
  func marginsOfTheSuperviewReachIn(_ x: Double, _ width: Double, _ expected: Double) {
    let screen = iPhone8()
    let parent = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 8, left: 40, bottom: 8, right: 40)
    let child = UIView(frame: CGRect(x: x, y: 0, width: width, height: 50))
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    screen.root.addSubview(parent)
    screen.layOut()
    #expect(margins(child) == [8, expected, 8, expected], "\(margins(child))")
  }

  @Test func readableGuideOfAWideWindow() {
    let screen = TestScreen(
      width: 1024, height: 768, safe: Insets(top: 20), idiom: .pad, wide: true, system: 10)
    let guide = screen.root.readableContentGuide
    let view = SizedView(UIView.noIntrinsicMetric, 10)
    screen.root.addSubview(view)
    view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    screen.layOut()
    #expect(view.frame.minX == 176 && view.frame.width == 672, "\(view.frame)")
  }

  @Test func readableGuideOfAPhoneInLandscape() {
    let screen = TestScreen(
      width: 812, height: 375, scale: 3, safe: Insets(left: 44, bottom: 21, right: 44), flat: true)
    let guide = screen.root.readableContentGuide
    let view = SizedView(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric)
    screen.root.addSubview(view)
    view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    view.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    screen.layOut()
    #expect(view.frame == CGRect(x: 64, y: 0, width: 684, height: 354), "\(view.frame)")
  }
}
