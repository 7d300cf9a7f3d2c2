import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// vectors.json, areas controls and text. // IC-01…IC-21, TX-04…TX-08
@Suite("Control and text vectors") @MainActor
struct ControlVectorTests {
  @Test("controls", arguments: Vectors.area("controls"))
  func control(_ vector: Vector) throws { try Self.controls.check(vector) }

  @Test("labels", arguments: Vectors.area("text"))
  func text(_ vector: Vector) throws { try Self.texts.check(vector) }

  /// The natural frame size of a view on a canvas.
  static func frameSize(_ view: UIView, ios: Double, scale: Double = 2) -> CGSize {
    let canvas = Canvases.plain(Size(width: 375, height: 667), scale: scale, ios: ios)
    _ = Stage(canvas) { root in
      _ = root.add(view) {
        [
          $0.leftAnchor.constraint(equalTo: root.leftAnchor),
          $0.topAnchor.constraint(equalTo: root.topAnchor),
        ]
      }
    }
    return view.frame.size
  }

  private static func size(_ ios: Double, _ make: @escaping @MainActor () -> UIView) -> Scenarios.Scenario {
    { _ in
      let size = frameSize(make(), ios: ios)
      return ["size": Figure(size), "height": Figure(size.height)]
    }
  }

  private static func button(_ title: String, size: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleFont = .systemFont(ofSize: size)
    return button
  }

  private static func segments() -> UIView {
    let control = UISegmentedControl(frame: .zero)
    return control
  }

  private static func field() -> UIView {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    return field
  }

  private static func activity(large: Bool) -> UIView {
    let view = UIActivityIndicatorView(frame: .zero)
    if large { view.style = .large }
    return view
  }

  static let controls = Scenarios(
    byID: named.merging(buttons) { first, _ in first })

  private static let named: [String: Scenarios.Scenario] = [
    "CTL-01": size(17) { UISwitch(frame: .zero) },
    "CTL-02": size(26) { UISwitch(frame: .zero) },
    "CTL-03": size(12) { UIStepper(frame: .zero) },
    "CTL-04": size(17) { UIStepper(frame: .zero) },
    "CTL-05": size(17) { activity(large: false) },
    "CTL-06": size(17) { activity(large: true) },
    "CTL-07": size(17) { UIDatePicker(frame: .zero) },
    "CTL-08": size(12) { segments() },
    "CTL-09": size(17) { segments() },
    "CTL-10": size(17) { UISlider(frame: .zero) },
    "CTL-11": size(26) { UISlider(frame: .zero) },
    "CTL-12": size(13) { UIProgressView(frame: .zero) },
    "CTL-13": size(17) { UIProgressView(frame: .zero) },
    "CTL-14": size(10) { UISearchBar(frame: .zero) },
    "CTL-15": size(17) { UISearchBar(frame: .zero) },
    "CTL-16": size(12) { field() },
    "CTL-17": size(17) { field() },
    "CTL-18": size(17) { UIPickerView(frame: .zero) },
    "CTL-19": size(13) { UIPageControl(frame: .zero) },
    "CTL-30": size(17) { button("Button", size: 15) },
    "CTL-31": size(17) { button("Done", size: 15) },
    "CTL-32": size(17) { button("Cancel", size: 15) },
    "CTL-33": size(17) { button("OK", size: 15) },
    "CTL-34": { _ in
      let heights = [2.0, 3].map { scale -> CGFloat in
        let button = UIButton(type: .system)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        button.configuration = configuration
        return frameSize(button, ios: 17, scale: scale).height
      }
      return ["height": Figure(heights)]
    },
    "CTL-35": { _ in ["size": Figure(frameSize(UIButton(type: .contactAdd), ios: 17, scale: 3))] },
    "CTL-36": { _ in
      let view = UITextView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      _ = Stage(Canvases.plain(Size(width: 375, height: 667), ios: 17)) { $0.addSubview(view) }
      return ["contentSize": Figure(view.contentSize)]
    },
  ]

  /// "… system font 13": the size is the last word. // IC-15
  private static let buttons: [String: Scenarios.Scenario] = Dictionary(
    uniqueKeysWithValues: (20...29).map { number in
      (
        "CTL-\(number)",
        { vector in
          let words = try #require(vector.setup?.string).split(separator: " ")
          let points = try #require(words.last.flatMap { Double($0) })
          return ["height": Figure(frameSize(button("Title", size: CGFloat(points)), ios: 17).height)]
        }
      )
    })

  // MARK: Text

  static let texts = Scenarios(
    byID: Dictionary(
      uniqueKeysWithValues: Vectors.area("text").map { vector in
        (vector.id, vector.setup?.string?.hasPrefix("label") == true ? named : titled(vector))
      }),
    knownWrong: [
      "TXT-61": "the font of the dumped label is not known; it is not the regular one (R-88)",
      "TXT-65": "the height is one of whole points, as old recordings have it",
      "TXT-67": "the font of the recorded label is not known; it is not the regular one (R-88)",
    ])

  private static func titled(_ vector: Vector) -> Scenarios.Scenario {
    vector.setup?.string?.hasPrefix("title1") == true ? title : lines
  }

  private static func label(_ text: String, _ font: UIFont, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font
    label.numberOfLines = lines
    return label
  }

  /// "2-line UILabel, systemFont 17", "5-line UILabel, text style callout at Large": heights @2x and @3x.
  private static func lines(_ vector: Vector) throws -> [String: Figure] {
    let words = try #require(vector.setup?.string).split(separator: " ").map(String.init)
    let count = words[0] == "one-line" ? 1 : try #require(Int(words[0].prefix { $0.isNumber }))
    let text = Array(repeating: "Text", count: count).joined(separator: "\n")
    let heights = try [2.0, 3].map { scale -> CGFloat in
      let font: UIFont
      if words[2] == "systemFont" {
        font = .systemFont(ofSize: CGFloat(try #require(Double(words[3]))))
      } else {
        font = .preferredFont(forTextStyle: try style(words[4]), contentSizeCategory: .large)
      }
      return frameSize(label(text, font, lines: 0), ios: 17, scale: scale).height
    }
    return ["height": Figure(heights)]
  }

  private static func style(_ word: String) throws -> UIFont.TextStyle {
    let styles: [String: UIFont.TextStyle] = [
      "body": .body, "headline": .headline, "footnote": .footnote, "subheadline": .subheadline,
      "caption1": .caption1, "callout": .callout,
    ]
    return try #require(styles[word])
  }

  /// "title1 label at XS, …": the frame between the margins. // PF
  private static func title(_ vector: Vector) throws -> [String: Figure] {
    let words = try #require(vector.setup?.string).split(separator: " ").map(String.init)
    let short = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    let index = try #require(short.firstIndex(of: String(words[3].dropLast())))
    let category = ContentSizeCategory.allCases[index]
    let canvas = Canvases.plain(
      Size(width: 320, height: 568), safe: Insets(top: 20), scale: 3, ios: 13, category: category)
    let label = label("Hello", .preferredFont(forTextStyle: .title1, contentSizeCategory: category))
    _ = Stage(canvas) { root in
      _ = root.add(label) {
        [
          $0.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
          $0.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        ]
      }
    }
    return ["frame": Figure(label.frame)]
  }

  /// The vectors say iOS 9 and later; their figures are those of one system.
  private static let recordedSystem = ["TXT-62": 10.0, "TXT-63": 12]

  /// "label "the", body at L", "label "CENTER", systemFont 17".
  private static func named(_ vector: Vector) throws -> [String: Figure] {
    let setup = try #require(vector.setup?.string)
    let parts = setup.split(separator: "\"").map(String.init)
    let rest = parts[2].split(separator: " ").map(String.init)
    let font: UIFont
    if rest[1] == "systemFont" {
      font = .systemFont(ofSize: CGFloat(try #require(Double(rest[2]))))
    } else {
      let category: ContentSizeCategory = rest[3] == "M" ? .medium : .large
      font = .preferredFont(forTextStyle: try style(rest[1]), contentSizeCategory: category)
    }
    let scale: Double = vector.device == "@2x" ? 2 : 3
    let size = frameSize(label(parts[1], font), ios: recordedSystem[vector.id] ?? 17, scale: scale)
    return ["size": Figure(size), "width": Figure(size.width), "height": Figure(size.height)]
  }
}
