import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// ib_vectors.json: whole screens that Interface Builder recorded, with the sizes of texts and controls given.
/// // oracle: recorded; AL-20, AL-30…AL-33, LM-02, R-23
@Suite("Recorded trees") @MainActor
struct RecordedTreeVectorTests {
  @Test("frames within half a pixel", arguments: RecordedTree.all)
  func tree(_ tree: RecordedTree) throws {
    let off = tree.frames().filter { $0.distance > 0.51 }
    let text = off.map { "\($0.id) \(Figure($0.frame)), expected \(Figure($0.expected))" }
    if let reason = RecordedTree.knownWrong[tree.id] {
      withKnownIssue("\(tree.id): \(reason)") { #expect(off.isEmpty, "\(text.joined(separator: "; "))") }
    } else {
      #expect(off.isEmpty, "\(tree.id): \(text.joined(separator: "; "))")
    }
  }

  @Test("the 90 of vectors.json are among them, with the same frames")
  func sameVectors() throws {
    let trees = Dictionary(uniqueKeysWithValues: RecordedTree.all.map { ($0.id, $0) })
    for vector in Vectors.area("ib-tree") {
      let tree = try #require(trees[vector.id])
      for view in tree.views {
        let figure = try #require(vector.figures[view.id])
        #expect(figure.agrees(with: Figure(view.expected)), "\(vector.id) \(view.id)")
      }
    }
  }
}

/// One screen of ib_vectors.json.
struct RecordedTree: Decodable, Sendable, CustomTestStringConvertible {
  struct View: Decodable, Sendable {
    let id: String
    let kind: String
    let expectedFrame: [Double]
    let hugH: Double?
    let hugV: Double?
    let compH: Double?
    let compV: Double?
    var expected: CGRect {
      CGRect(x: expectedFrame[0], y: expectedFrame[1], width: expectedFrame[2], height: expectedFrame[3])
    }
  }
  struct Constraint: Decodable, Sendable {
    let a: String
    let rel: String
    let b: String?
    let c: Double?
    let m: String?
    let p: Double?
  }

  let id: String
  let device: String
  let scale: Double
  let size: [Double]
  let safeInsets: [Double]
  let views: [View]
  let constraints: [Constraint]
  /// toolsVersion in thousands.
  let tools: Int

  var testDescription: String { "\(id) (\(device), \(views.count) views)" }

  static let all: [RecordedTree] = {
    let data = (try? Data(contentsOf: Vectors.folder.appendingPathComponent("ib_vectors.json"))) ?? Data()
    return (try? JSONDecoder().decode([RecordedTree].self, from: data)) ?? []
  }()

  static let knownWrong: [String: String] = [:]

  // MARK: Building

  @MainActor
  func frames() -> [(id: String, frame: CGRect, expected: CGRect, distance: CGFloat)] {
    let toolsVersion = tools == 32 ? 32700 : tools * 1000 + 500
    var canvas = Canvases.saved(
      toolsVersion: toolsVersion, size: Size(width: size[0], height: size[1]), scale: scale)
    canvas.safeAreaInsets = Insets(
      top: safeInsets[0], left: safeInsets[1], bottom: safeInsets[2], right: safeInsets[3])
    let stage = Stage(canvas) { root in
      for view in views { root.addSubview(make(view, canvas: canvas)) }
    }
    let root = stage.root
    for constraint in constraints { install(constraint, in: root) }
    stage.layOut()
    // An axis that nothing fixes takes the size that was recorded.
    for (index, view) in views.enumerated() {
      guard let made = root.subviews[index] as? RecordedView,
        let open = stage.window.layoutEngine?.ambiguousProperties(of: made)
      else { continue }
      made.takes(width: open.contains("width"), height: open.contains("height"), of: view.expected.size)
    }
    stage.layOut()
    return views.enumerated().map { index, view in
      let frame = root.subviews[index].frame
      let distance =
        [
          frame.minX - view.expected.minX, frame.minY - view.expected.minY, frame.maxX - view.expected.maxX,
          frame.maxY - view.expected.maxY,
        ].map(abs).max() ?? 0
      return (view.id, frame, view.expected, distance)
    }
  }

  @MainActor
  private func make(_ view: View, canvas: Canvas) -> RecordedView {
    let metrics = canvas.metrics
    let insets: Insets
    switch view.kind {
    case "UISwitch": insets = metrics.switchAlignmentInsets
    case "UISlider": insets = metrics.sliderAlignmentInsets
    case "UISegmentedControl": insets = metrics.segmentedControlAlignmentInsets
    default: insets = .zero
    }
    let made = RecordedView(insets: UIEdgeInsets(insets))
    let plain: Set = [
      "UIView", "UIScrollView", "UITableView", "UICollectionView", "UITextView", "UIStackView",
    ]
    if !plain.contains(view.kind) { made.takes(width: true, height: true, of: view.expected.size) }
    made.setContentHuggingPriority(UILayoutPriority(Float(view.hugH ?? 250)), for: .horizontal)
    made.setContentHuggingPriority(UILayoutPriority(Float(view.hugV ?? 250)), for: .vertical)
    made.setContentCompressionResistancePriority(UILayoutPriority(Float(view.compH ?? 750)), for: .horizontal)
    made.setContentCompressionResistancePriority(UILayoutPriority(Float(view.compV ?? 750)), for: .vertical)
    return made
  }

  @MainActor
  private func install(_ constraint: Constraint, in root: UIView) {
    guard let (first, firstAttribute) = side(constraint.a, in: root) else { return }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let b = constraint.b {
      guard let (item, attribute) = side(b, in: root) else { return }
      second = item
      secondAttribute = attribute
    }
    let relation: NSLayoutConstraint.Relation =
      constraint.rel == "<=" ? .lessThanOrEqual : constraint.rel == ">=" ? .greaterThanOrEqual : .equal
    let made = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: CGFloat(Self.multiplier(constraint.m)), constant: CGFloat(constraint.c ?? 0))
    made.priority = UILayoutPriority(Float(constraint.p ?? 1000))
    made.isActive = true
  }

  /// As in `v0.leading`, `safe.top`, `root.leadingMargin`.
  @MainActor
  private func side(_ text: String, in root: UIView) -> (AnyObject, NSLayoutConstraint.Attribute)? {
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count == 2, let attribute = NSLayoutConstraint.Attribute(interfaceBuilder: parts[1]) else {
      return nil
    }
    let item: AnyObject?
    switch parts[0] {
    case "root": item = root
    case "safe": item = root.safeAreaLayoutGuide
    case "topLayoutGuide": item = root.systemGuide(.legacyTop, "topLayoutGuide")
    case "bottomLayoutGuide": item = root.systemGuide(.legacyBottom, "bottomLayoutGuide")
    case let name: item = views.firstIndex { $0.id == name }.map { root.subviews[$0] }
    }
    return item.map { ($0, attribute) }
  }

  private static func multiplier(_ text: String?) -> Double {
    let parts = (text ?? "1").split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    guard let first = parts.first else { return 1 }
    return parts.count > 1 ? first / parts[1] : first
  }
}

/// Stands for a view of a recorded screen: its natural size is the one that was recorded.
@MainActor
final class RecordedView: UIView {
  private let insets: UIEdgeInsets
  private var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  init(insets: UIEdgeInsets) {
    self.insets = insets
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }

  func takes(width: Bool, height: Bool, of size: CGSize) {
    if width { natural.width = size.width - insets.left - insets.right }
    if height { natural.height = size.height - insets.top - insets.bottom }
    if width || height { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { natural }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}
