import Foundation

/// Documents with values that no person would give, each of which must lay out all the same.
enum HostileDocuments {
  struct Case: Sendable, CustomStringConvertible {
    let name: String
    let text: String
    var description: String { name }
  }

  static let numbers = [
    "1e308", "-1e308", "inf", "-inf", "nan", "-5", "", "abc", "0x10", "1e-320", "99999999999999999999", "1,5",
  ]

  static let all: [Case] =
    frames + constraintNumbers + constraintEnds + identities + stacks + controls + insides

  private static func screen(_ views: String, _ constraints: String = "") -> String {
    Documents.storyboard([Documents.controller(views: views, constraints: constraints)])
  }

  // MARK: Frames

  private static var frames: [Case] {
    numbers.flatMap { number in
      ["x", "y", "width", "height"].flatMap { key in
        let frame = ["x", "y", "width", "height"].map { "\($0)=\"\($0 == key ? number : "100")\"" }
          .joined(separator: " ")
        return [
          Case(name: "view \(key)=\(number)", text: screen(Documents.button("b", frame: frame))),
          Case(
            name: "root \(key)=\(number)",
            text: Documents.storyboard([
              Documents.controller(
                views: Documents.button("b", frame: Documents.frame(1, 1, 9, 9)), rootFrame: frame)
            ])),
        ]
      }
    }
  }

  // MARK: Constraints

  private static let free = Documents.button("b", frame: Documents.frame(9, 9, 90, 30), isFixed: false)

  private static var constraintNumbers: [Case] {
    let leading =
      "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"root-c0\" secondAttribute=\"leading\""
    let width = "firstItem=\"b\" firstAttribute=\"width\" secondItem=\"root-c0\" secondAttribute=\"height\""
    let keys = numbers + ["0", "5000", "0.5", "1000.5"]
    let ratios = numbers + ["0:0", "1:0", "0:1", "1:2:3", "-1:-1", ":"]
    let plain = keys.flatMap { number in
      ["priority", "constant"].map { key in
        Case(
          name: "\(key)=\(number)",
          text: screen(free, Documents.constraint("k", "\(leading) \(key)=\"\(number)\"")))
      }
    }
    return plain
      + ratios.map { ratio in
        Case(
          name: "multiplier=\(ratio)",
          text: screen(free, Documents.constraint("k", "\(width) multiplier=\"\(ratio)\"")))
      }
  }

  private static var constraintEnds: [Case] {
    let attributes = [
      "firstItem=\"gone\" firstAttribute=\"leading\" secondItem=\"away\" secondAttribute=\"leading\"",
      "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"away\" secondAttribute=\"leading\"",
      "firstItem=\"b\" firstAttribute=\"middle\" secondItem=\"root-c0\" secondAttribute=\"leading\"",
      "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"root-c0\" secondAttribute=\"top\"",
      "firstItem=\"b\" firstAttribute=\"width\" secondItem=\"root-c0\" secondAttribute=\"leading\"",
      "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"leading\" constant=\"5\"",
      "firstItem=\"b\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"2\"",
      "firstItem=\"b\" firstAttribute=\"leading\" constant=\"5\"", "firstItem=\"b\"", "",
      "firstItem=\"b\" firstAttribute=\"width\" relation=\"about\" constant=\"5\"",
      "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"c0\" secondAttribute=\"leading\"",
      "firstItem=\"k\" firstAttribute=\"width\" constant=\"5\"",
      "firstItem=\"root-c0\" firstAttribute=\"width\" constant=\"-5\"",
      "firstItem=\"b\" firstAttribute=\"width\" constant=\"-5\"",
      "firstItem=\"safe-c0\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"-3\"",
      "firstItem=\"b\" firstAttribute=\"firstBaseline\" secondItem=\"root-c0\" secondAttribute=\"lastBaseline\"",
    ]
    let twice = Documents.constraint("k", "firstItem=\"b\" firstAttribute=\"width\" constant=\"5\"")
    let other = Documents.constraint("o", "firstItem=\"b\" firstAttribute=\"width\" constant=\"6\"")
    return attributes.map {
      Case(name: "constraint \($0)", text: screen(free, Documents.constraint("k", $0)))
    }
      + [
        Case(
          name: "constraints twice and against each other", text: screen(free, twice + twice + other + other))
      ]
  }

  // MARK: Structure

  private static var identities: [Case] {
    let same = Documents.button("root-c0", frame: Documents.frame(1, 1, 9, 9))
    let controller = Documents.controller(views: same + same)
    return [
      Case(name: "one id for all", text: Documents.storyboard([controller, controller, controller])),
      Case(
        name: "views without ids",
        text: screen(free + free).replacingOccurrences(of: " id=\"b\"", with: "")),
    ]
  }

  private static var stacks: [Case] {
    func stack(_ attributes: String, _ inner: String, id: String = "s") -> String {
      "<stackView \(attributes) id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/>"
        + "<subviews>\(inner)</subviews></stackView>"
    }
    var deep = free
    for level in 0..<60 {
      deep = stack(level % 2 == 0 ? "axis=\"vertical\"" : "", deep + free, id: "s\(level)")
    }
    let spacings = numbers.map { spacing in
      Case(
        name: "stack spacing=\(spacing)",
        text: screen(stack("spacing=\"\(spacing)\" distribution=\"fillProportionally\"", free + free)))
    }
    return spacings + [
      Case(
        name: "stack words", text: screen(stack("axis=\"up\" distribution=\"even\" alignment=\"odd\"", free))),
      Case(name: "stack in a stack of one id", text: screen(stack("", stack("", free)))),
      Case(name: "stacks 60 deep", text: screen(deep)),
    ]
  }

  private static var controls: [Case] {
    let controls = [
      ("pageControl", "numberOfPages=\"9999999\" currentPage=\"-5\""),
      ("pageControl", "numberOfPages=\"99999999999999999999\""), ("pageControl", "numberOfPages=\"-3\""),
      ("slider", "minValue=\"5\" maxValue=\"1\" value=\"nan\""), ("progressView", "progress=\"1e308\""),
      ("stepper", "maximumValue=\"nan\" stepValue=\"0\""), ("switch", "on=\"maybe\""),
      ("label", "text=\"\(String(repeating: "word ", count: 4000))\" numberOfLines=\"0\""),
      ("label", "text=\"\(String(repeating: "x", count: 20_000))\" numberOfLines=\"-1\""),
      (
        "label",
        "text=\"hi\" preferredMaxLayoutWidth=\"nan\" minimumFontSize=\"nan\" adjustsFontSizeToFit=\"YES\""
      ),
      ("label", "text=\"&#x202E;&#xFEFF;👩‍👩‍👧‍👦\(String(repeating: "\u{301}", count: 500))\""),
      ("segmentedControl", "selectedSegmentIndex=\"99999999999\""),
      ("imageView", "image=\"../../etc/passwd\""),
      ("scrollView", "minimumZoomScale=\"0\" maximumZoomScale=\"-1\""),
      ("tableView", "rowHeight=\"1e308\" sectionHeaderHeight=\"nan\""), ("tableView", "rowHeight=\"-1\""),
      ("collectionView", ""), ("pickerView", ""), ("datePicker", "minuteInterval=\"0\""),
      ("navigationBar", ""),
      ("tabBar", ""), ("toolbar", ""), ("searchBar", "text=\"x\""), ("visualEffectView", ""), ("webView", ""),
      ("stackView", ""), ("containerView", ""), ("notAView", ""), ("textView", "text=\"a&#10;b\""),
      ("view", "alpha=\"nan\" tag=\"99999999999999999999999\" hidden=\"1\" contentMode=\"upside\""),
      ("view", "customClass=\"&lt;script&gt;&quot;\" userLabel=\"&#1;&#27;[31m\""),
    ]
    return controls.map { element, attributes in
      let view =
        "<\(element) \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\">"
        + "<rect key=\"frame\" x=\"9\" y=\"9\" width=\"50\" height=\"50\"/></\(element)>"
      let pin =
        "firstItem=\"v\" firstAttribute=\"leading\" secondItem=\"root-c0\" secondAttribute=\"leading\""
      return Case(
        name: "\(element) \(attributes.prefix(60))", text: screen(view, Documents.constraint("k", pin)))
    }
  }

  /// Elements inside a view.
  private static var insides: [Case] {
    let fonts = numbers.map {
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\($0)\"/>"
    }
    let insets = numbers.map {
      "<edgeInsets key=\"layoutMargins\" top=\"\($0)\" left=\"\($0)\" right=\"3\" bottom=\"1e308\"/>"
    }
    let others = [
      "<color key=\"textColor\" red=\"nan\" green=\"1e308\" blue=\"-4\" alpha=\"zz\"/>",
      "<color key=\"backgroundColor\" name=\"none\"/>", "<rect key=\"frame\"/>",
      "<rect key=\"frame\" x=\"1\"/>",
      "<attributedString key=\"attributedText\"><fragment content=\"\"/></attributedString>",
      "<attributedString key=\"attributedText\"><fragment><string key=\"content\">abc</string><attributes>"
        + "<font key=\"NSFont\" size=\"nan\"/><paragraphStyle key=\"NSParagraphStyle\" lineSpacing=\"nan\" "
        + "minimumLineHeight=\"1e308\" lineHeightMultiple=\"-1\"/></attributes></fragment></attributedString>",
      "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"maybe\" flexibleMinX=\"YES\"/>",
      "<constraints><constraint firstAttribute=\"width\" id=\"w\"/></constraints>",
      "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"none\"/></mask></variation>",
      "<subviews/><subviews/><constraints/>",
    ]
    return (fonts + insets + others).map { inner in
      let label =
        "<label id=\"v\" text=\"Hello\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"9\" y=\"9\" width=\"50\" height=\"50\"/>\(inner)</label>"
      return Case(name: "inside: \(inner.prefix(70))", text: screen(label))
    }
  }
}
