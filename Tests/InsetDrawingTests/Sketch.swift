import InsetDevices
import InsetDrawing
import InsetScreens

/// A view of a hand-made screen, in its superview's coordinates; `node` places it in the window.
struct Sketch {
  var node: Node
  var children: [Sketch] = []

  init(
    _ baseClass: String = "UIView", _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    id: String = "", role: Node.Role = .container, color: String? = nil, attributes: [String: String] = [:],
    _ children: [Sketch] = []
  ) {
    let frame = Rect(x: x, y: y, width: width, height: height)
    node = Node(
      id: id, className: baseClass, baseClass: baseClass, role: role, name: baseClass, frame: frame,
      windowFrame: frame)
    node.backgroundColor = color
    node.attributes = attributes
    self.children = children
  }

  /// The tree with window frames, the superview's origin being at (x, y).
  func placed(x: Double = 0, y: Double = 0) -> Node {
    var result = node
    result.windowFrame = node.frame.offset(x: x, y: y)
    result.visibleFrame = result.windowFrame
    result.barBackground = node.barBackground
    result.subviews = children.map { $0.placed(x: result.windowFrame.x, y: result.windowFrame.y) }
    return result
  }

  func with(_ change: (inout Node) -> Void) -> Sketch {
    var copy = self
    change(&copy.node)
    return copy
  }

  // MARK: Kinds of views

  static func label(
    _ string: String, _ x: Double, _ y: Double, _ width: Double, size: Double = 17,
    weight: String = "regular",
    color: String? = nil, alignment: String = "natural", lines: [String]? = nil, widths: [Double] = []
  ) -> Sketch {
    let shown = lines ?? [string]
    let lineHeight = size * 1.193359
    return Sketch("UILabel", x, y, width, lineHeight * Double(shown.count), role: .text).with {
      $0.text = text(string, size: size, weight: weight, color: color, alignment: alignment, lines: shown)
      $0.text?.lineWidths = widths
    }
  }

  static func text(
    _ string: String, size: Double, weight: String = "regular", color: String? = nil,
    alignment: String = "natural", lines: [String]? = nil, baseline: Double? = nil
  ) -> Node.Text {
    Node.Text(
      string: string, fontName: ".SFUI-Regular", weight: weight, pointSize: size, color: color,
      alignment: alignment, lines: lines ?? [string], lineHeight: size * 1.193359,
      firstBaseline: baseline ?? size * 0.952148)
  }

  static func image(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
    isSymbol: Bool = false, mode: String = "scaleAspectFill", tint: String? = nil
  ) -> Sketch {
    let attributes = radius > 0 ? [NodeAttributes.cornerRadius: decimal(radius)] : [:]
    return Sketch("UIImageView", x, y, width, height, role: .image, attributes: attributes).with {
      $0.image = Node.Image(name: name, size: nil, isSystemSymbol: isSymbol, contentMode: mode)
      $0.tintColor = tint
      $0.clipsToBounds = true
    }
  }

  static func button(
    _ title: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, id: String = "",
    style: String = "system", size: Double = 17, weight: String = "regular", color: String? = nil,
    symbol: String? = nil, attributes: [String: String] = [:]
  ) -> Sketch {
    var all = attributes
    all[NodeAttributes.style] = style
    return Sketch("UIButton", x, y, width, height, id: id, role: .control, attributes: all).with {
      if !title.isEmpty {
        $0.text = text(
          title, size: size, weight: weight, color: color, alignment: "center",
          baseline: height / 2 + size * 0.36)
      }
      if let symbol {
        $0.image = Node.Image(name: symbol, size: nil, isSystemSymbol: true, contentMode: "center")
      }
    }
  }

  static func control(
    _ baseClass: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ attributes: [String: String] = [:]
  ) -> Sketch {
    Sketch(baseClass, x, y, width, height, role: .control, attributes: attributes)
  }

  static func field(
    _ string: String, placeholder: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double = 34,
    border: String = "roundedRect", id: String = "", _ attributes: [String: String] = [:]
  ) -> Sketch {
    var all = attributes
    all[NodeAttributes.placeholder] = placeholder
    all[NodeAttributes.borderStyle] = border
    return Sketch("UITextField", x, y, width, height, id: id, role: .control, attributes: all).with {
      $0.text = text(string, size: 17, baseline: height / 2 + 17 * 0.36)
    }
  }

  static func bar(
    _ baseClass: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, background: Rect,
    _ attributes: [String: String], _ children: [Sketch] = []
  ) -> Sketch {
    Sketch(baseClass, x, y, width, height, role: .bar, attributes: attributes, children).with {
      $0.barBackground = background
    }
  }
}

/// A screen of a hand-made tree.
func screen(
  _ title: String, on canvas: Canvas, kind: Screen.Kind = .controller, _ root: Sketch
) -> Screen {
  Screen(
    id: "root", title: title, kind: kind, file: "Main.storyboard", canvas: canvas, root: root.placed(),
    document: DocumentFacts(
      toolsVersion: 17000, usesAutoLayout: true, usesSafeAreas: true, isLaunchScreen: false,
      place: .init(file: "Main.storyboard", line: 2)))
}
