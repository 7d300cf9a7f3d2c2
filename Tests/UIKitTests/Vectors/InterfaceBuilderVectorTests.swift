import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Screens that Interface Builder laid out: flat views on a root, their constraints, and the frames it recorded. Natural
/// sizes are given, so that only constraints, safe area, margins and rounding are tested. // AL-01…AL-33, R-20
@MainActor
struct InterfaceBuilderVectorTests {
  nonisolated static let vectors: [Vector] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ib_vectors.json")
    return (try? JSONDecoder().decode([Vector].self, from: Data(contentsOf: url))) ?? []
  }()

  @Test func thereAreVectors() {
    #expect(Self.vectors.count == 195)
  }

  @Test(arguments: vectors)
  func frames(_ vector: Vector) throws {
    let insets = vector.safeInsets
    let screen = TestScreen(
      width: vector.size[0], height: vector.size[1], scale: vector.scale,
      safe: Insets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
      idiom: vector.device.hasPrefix("ipad") ? .pad : .phone)
    var items: [String: AnyObject] = [
      "root": screen.root, "safe": screen.root.safeAreaLayoutGuide,
      "topLayoutGuide": try #require(screen.controller.topLayoutGuide as? UILayoutGuide),
      "bottomLayoutGuide": try #require(screen.controller.bottomLayoutGuide as? UILayoutGuide),
    ]
    for description in vector.views {
      let view = description.view(screen.root.metrics)
      items[description.id] = view
      screen.root.addSubview(view)
    }
    NSLayoutConstraint.activate(try vector.constraints.map { try $0.constraint(items) })
    screen.layOut()
    for description in vector.views {
      let frame = try #require(items[description.id] as? UIView).frame
      #expect(
        frame.isNear(description.expectedFrame, within: 0.51),
        "\(vector.id) \(description.id): \(frame) instead of \(description.expectedFrame)")
    }
  }

  struct Vector: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let device: String
    let scale: Double
    let size: [Double]
    let safeInsets: [Double]
    let views: [ViewDescription]
    let constraints: [ConstraintDescription]
    var testDescription: String { id }
  }

  struct ViewDescription: Decodable, Sendable {
    let id: String
    let kind: String
    let expectedFrame: [Double]
    let hugH, hugV, compH, compV: Float?

    /// The recorded size is the natural one, of next to no weight where the document gives no priorities: it then
    /// decides only what constraints leave open.
    @MainActor func view(_ metrics: SystemMetrics) -> UIView {
      let insets = insets(metrics)
      let size = CGSize(
        width: expectedFrame[2] - insets.left - insets.right,
        height: expectedFrame[3] - insets.top - insets.bottom)
      let view = RecordedSizeView(size, insets: UIEdgeInsets(insets))
      view.setContentHuggingPriority(UILayoutPriority(hugH ?? 1), for: .horizontal)
      view.setContentHuggingPriority(UILayoutPriority(hugV ?? 1), for: .vertical)
      view.setContentCompressionResistancePriority(UILayoutPriority(compH ?? 1), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(compV ?? 1), for: .vertical)
      return view
    }

    private func insets(_ metrics: SystemMetrics) -> Insets {
      switch kind {
      case "UISwitch": return metrics.switchAlignmentInsets
      case "UISlider": return metrics.sliderAlignmentInsets
      case "UISegmentedControl": return metrics.segmentedControlAlignmentInsets
      default: return .zero
      }
    }
  }

  struct ConstraintDescription: Decodable, Sendable {
    let a: String
    let rel: String
    let b: String?
    let m: String?
    let c: Double?
    let p: Float?

    @MainActor func constraint(_ items: [String: AnyObject]) throws -> NSLayoutConstraint {
      let (first, firstAttribute) = try end(a, items)
      let (second, secondAttribute) = try b.map { try end($0, items) } ?? (nil, .notAnAttribute)
      let relation: NSLayoutConstraint.Relation =
        rel == ">=" ? .greaterThanOrEqual : rel == "<=" ? .lessThanOrEqual : .equal
      let constraint = NSLayoutConstraint(
        item: try #require(first), attribute: firstAttribute, relatedBy: relation, toItem: second,
        attribute: secondAttribute, multiplier: CGFloat(multiplier), constant: CGFloat(c ?? 0))
      constraint.priority = UILayoutPriority(p ?? 1000)
      return constraint
    }

    private var multiplier: Double {
      let parts = (m ?? "1").split(separator: ":").compactMap { Double($0) }
      return parts.count == 2 ? parts[0] / parts[1] : parts[0]
    }

    private func end(
      _ text: String, _ items: [String: AnyObject]
    ) throws -> (AnyObject?, NSLayoutConstraint.Attribute) {
      let parts = text.split(separator: ".").map(String.init)
      return (items[parts[0]], try #require(Self.attributes[parts[1]]))
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "width": .width,
      "height": .height, "centerX": .centerX, "centerY": .centerY, "leadingMargin": .leadingMargin,
      "trailingMargin": .trailingMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    ]
  }
}
