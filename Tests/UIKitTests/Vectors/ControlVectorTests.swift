import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Control vectors CTL-01 to CTL-36: natural sizes of frames, by system. // IC-01…IC-40
@MainActor
struct ControlVectorTests {
  /// A control alone on a root, held at its top left corner only.
  private func size(_ view: UIView, system: Double, scale: Double = 2) -> CGSize {
    let screen = TestScreen(width: 375, height: 667, scale: scale, system: system)
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 100).isActive = true
    screen.layOut()
    return view.frame.size
  }

  @Test(arguments: [(10.0, 51.0, 31.0), (18, 51, 31), (26, 63, 28)])
  func switches(_ system: Double, _ width: Double, _ height: Double) {
    #expect(size(UISwitch(), system: system) == CGSize(width: width, height: height))
  }

  @Test(arguments: [(12.0, 29.0), (13, 32), (26, 32)])
  func steppers(_ system: Double, _ height: Double) {
    #expect(size(UIStepper(), system: system) == CGSize(width: 94, height: height))
  }

  @Test func activityIndicators() {
    #expect(size(UIActivityIndicatorView(style: .medium), system: 17) == CGSize(width: 20, height: 20))
    #expect(size(UIActivityIndicatorView(style: .large), system: 17) == CGSize(width: 37, height: 37))
  }

  @Test(arguments: [(12.0, 29.0), (13, 32), (26, 32)])
  func segmentedControls(_ system: Double, _ height: Double) {
    let control = UISegmentedControl()
    control.segments = [.init(title: "One", image: nil, width: 0)]
    #expect(Double(size(control, system: system).height) == height)
  }

  @Test(arguments: [(18.0, 31.0), (26, 34)])
  func sliders(_ system: Double, _ height: Double) {
    #expect(Double(size(UISlider(), system: system).height) == height)
  }

  @Test(arguments: [(13.0, 2.0), (14, 4), (26, 4)])
  func progressViews(_ system: Double, _ height: Double) {
    #expect(Double(size(UIProgressView(), system: system).height) == height)
  }

  @Test(arguments: [(12.0, 30.0), (13, 34), (26, 34)])
  func textFields(_ system: Double, _ height: Double) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = UIFont.systemFont(ofSize: 14)  // as Interface Builder sets it
    #expect(Double(size(field, system: system).height) == height)
  }

  @Test func pickersAndPageControls() {
    #expect(size(UIPickerView(), system: 17).height == 216)
    #expect(size(UIPageControl(), system: 13).height == 37)
  }

  @Test(arguments: [
    (13.0, 28.0), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (24, 41), (27, 45), (30, 48),
  ])
  func heightsOfButtons(_ points: Double, _ height: Double) {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.titleFont = UIFont.systemFont(ofSize: CGFloat(points))
    #expect(Double(size(button, system: 17).height) == height)
  }

  @Test(arguments: [("Button", 46.0), ("Done", 37), ("Cancel", 48), ("OK", 30)])
  func widthsOfButtons(_ title: String, _ width: Double) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    #expect(size(button, system: 17) == CGSize(width: width, height: 30))
  }
}
