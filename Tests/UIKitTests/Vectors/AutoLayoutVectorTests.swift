import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Auto Layout vectors ALV-01 to ALV-20, autoresizing vectors ARM-01 to ARM-04.
@MainActor
struct AutoLayoutVectorTests {
  private func plain(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    return view
  }

  private func activate(_ constraint: NSLayoutConstraint, _ priority: Float) {
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }

  @Test func theHigherPriorityWins() {
    let screen = TestScreen(width: 375, height: 667)
    let view = plain(in: screen.root)
    activate(view.widthAnchor.constraint(equalToConstant: 120), 250)
    activate(view.widthAnchor.constraint(equalToConstant: 75), 750)
    screen.layOut()
    #expect(view.frame.width == 75)
  }

  @Test func anInequalityOfHigherPriorityWins() {
    let screen = TestScreen(width: 375, height: 667)
    let view = plain(in: screen.root)
    activate(view.widthAnchor.constraint(equalToConstant: 24), 500)
    activate(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30), 525)
    screen.layOut()
    #expect(view.frame.width == 30)
  }

  /// Two views in one row, edge to edge.
  private func row(_ first: SizedView, _ second: SizedView, width: Double) {
    let screen = TestScreen(width: width, height: 100)
    for view in [first, second] {
      screen.root.addSubview(view)
      view.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
    }
    first.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor).isActive = true
    second.leadingAnchor.constraint(equalTo: first.trailingAnchor).isActive = true
    second.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor).isActive = true
    screen.layOut()
  }

  @Test func theWeakerHuggingStretches() {
    let field = SizedView(100, 30)
    let button = SizedView(50, 30)
    button.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    row(field, button, width: 300)
    #expect(field.frame.width == 100 && button.frame.width == 200)
  }

  @Test func theWeakerCompressionGivesWay() {
    let one = SizedView(100, 30)
    let two = SizedView(100, 30)
    one.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    row(one, two, width: 150)
    #expect(one.frame.width == 100 && two.frame.width == 50)
  }

  @Test(arguments: [(0.0, 20.0), (34, 34)])
  func atLeastTwentyAboveTheHomeIndicator(_ bottom: Double, _ distance: Double) {
    let screen = TestScreen(width: 375, height: 812, scale: 3, safe: Insets(bottom: bottom))
    let control = SizedView(100, 40)
    screen.root.addSubview(control)
    control.centerXAnchor.constraint(equalTo: screen.root.centerXAnchor).isActive = true
    activate(control.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor, constant: -20), 999)
    activate(
      control.bottomAnchor.constraint(lessThanOrEqualTo: screen.root.safeAreaLayoutGuide.bottomAnchor), 1000)
    screen.layOut()
    #expect(abs(812 - control.frame.maxY - distance) < 0.01)
  }

  // MARK: Rounding to pixels. // AL-20…AL-24, R-20

  @Test func centredFractions() {
    let screen = TestScreen(width: 1080, height: 810, scale: 3)
    let view = SizedView(167.0 / 3, 61.0 / 3)
    screen.root.addSubview(view)
    view.centerXAnchor.constraint(equalTo: screen.root.centerXAnchor).isActive = true
    activate(view.centerYAnchor.constraint(equalTo: screen.root.topAnchor, constant: 415), 1000)
    screen.layOut()
    #expect(abs(view.frame.minX - 512.3333) < 0.001 && abs(view.frame.minY - 405) < 0.001, "\(view.frame)")
  }

  @Test(
    arguments: [
      (200.0, 2.0, 0.0, [[0, 66.5], [66.5, 67], [133.5, 66.5]]),
      (667, 2, 0, [[0, 222.5], [222.5, 222], [444.5, 222.5]]),
      (
        375, 2, 0,
        [[0, 53.5], [53.5, 53.5], [107, 53.5], [160.5, 54], [214.5, 53.5], [268, 53.5], [321.5, 53.5]]
      ),
      (
        375, 2, 2,
        [[0, 52], [54, 51.5], [107.5, 52], [161.5, 52], [215.5, 52], [269.5, 51.5], [323, 52]]
      ),
      (66, 3, 0, [[0, 16.6667], [16.6667, 16.3333], [33, 16.6667], [49.6667, 16.3333]]),
    ] as [(Double, Double, Double, [[Double]])])
  func equalWidths(_ width: Double, _ scale: Double, _ spacing: Double, _ expected: [[Double]]) {
    let screen = TestScreen(width: width, height: 100, scale: scale)
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = .fillEqually
    stack.spacing = CGFloat(spacing)
    for _ in expected { stack.addArrangedSubview(SizedView(10, 10)) }
    screen.root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor).isActive = true
    stack.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
    screen.layOut()
    for (view, wanted) in zip(stack.arrangedSubviews, expected) {
      #expect(
        abs(view.frame.minX - wanted[0]) < 0.001 && abs(view.frame.width - wanted[1]) < 0.001,
        "\(view.frame) instead of \(wanted)")
    }
  }

  @Test func edgesAreRoundedInTheWindowsSpace() {
    let screen = TestScreen(width: 375, height: 800)
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 10
    for _ in 0..<4 { stack.addArrangedSubview(SizedView(10, 10)) }
    screen.root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor).isActive = true
    activate(stack.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 400.875), 1000)
    activate(stack.heightAnchor.constraint(equalToConstant: 317.125), 1000)
    screen.layOut()
    let wanted = [[0, 71.5], [81.5, 72], [163.5, 71.5], [245, 72]]
    for (view, wanted) in zip(stack.arrangedSubviews, wanted) {
      #expect(view.frame.minY == wanted[0] && view.frame.height == wanted[1], "\(view.frame)")
    }
  }

  @Test(arguments: [(2.0, 215.4, 227.15, 20.5, 11.5), (3, 525.72, 536.5267, 31, 11)])
  func anEdgeBelowAFraction(
    _ scale: Double, _ parentTop: Double, _ top: Double, _ height: Double, _ expected: Double
  ) {
    let screen = TestScreen(width: 375, height: 812, scale: scale)
    let parent = UIView()
    parent.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(parent)
    parent.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor).isActive = true
    activate(parent.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: parentTop), 1000)
    activate(parent.widthAnchor.constraint(equalToConstant: 100), 1000)
    activate(parent.heightAnchor.constraint(equalToConstant: 100), 1000)
    let view = SizedView(50, height)
    parent.addSubview(view)
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
    activate(view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: top), 1000)
    screen.layOut()
    #expect(abs(view.frame.minY - expected) < 0.001, "\(view.frame)")
  }

  // MARK: Alignment insets. // AL-31, AL-32

  @Test func aSliderReachesTwoPointsBeyondItsAlignmentRectangle() {
    let screen = TestScreen(width: 375, height: 667)
    let slider = UISlider()
    slider.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(slider)
    slider.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
    slider.leadingAnchor.constraint(equalTo: screen.root.layoutMarginsGuide.leadingAnchor).isActive = true
    slider.trailingAnchor.constraint(equalTo: screen.root.layoutMarginsGuide.trailingAnchor).isActive = true
    screen.layOut()
    #expect(slider.frame.minX == 14 && slider.frame.width == 347, "\(slider.frame)")
  }

  @Test(arguments: [(375.0, 17.0, 310.0, 51.0), (393, 26, 316, 63)])
  func aSwitchAtTheTrailingEdge(_ width: Double, _ system: Double, _ x: Double, _ expected: Double) {
    let screen = TestScreen(width: width, height: 800, system: system)
    let control = UISwitch()
    control.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(control)
    control.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor, constant: -16).isActive = true
    control.centerYAnchor.constraint(equalTo: screen.root.centerYAnchor).isActive = true
    screen.layOut()
    #expect(control.frame.minX == x && control.frame.width == expected, "\(control.frame)")
  }

  // MARK: Autoresizing. // AL-62, AL-64

  @Test(
    arguments: [
      ([.flexibleWidth], 10.0, 180.0), ([.flexibleLeftMargin], 110, 80),
      ([.flexibleLeftMargin, .flexibleRightMargin], 60, 80), ([], 10, 80),
    ] as [(UIView.AutoresizingMask, Double, Double)])
  func masks(_ mask: UIView.AutoresizingMask, _ x: Double, _ width: Double) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    parent.layoutIfNeeded()
    #expect(child.frame.minX == x && child.frame.width == width, "\(child.frame)")
  }
}
