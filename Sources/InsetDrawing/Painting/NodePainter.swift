import InsetDevices
import InsetScreens

/// Draws one view: its background, what its class shows, its subviews, its border.
///
/// Each UIKit class has a painting method in a file of its own; `painters` maps the class to it. A view of any
/// other class shows its background and its text or image, if it has one.
struct NodePainter {
  var node: Node
  var context: PaintContext

  typealias Method = @Sendable (NodePainter) -> [Shape]

  /// By `Node.baseClass`.
  static let painters: [String: Method] = [
    "UILabel": { $0.paintLabel() },
    "UIButton": { $0.paintButton() },
    "UIImageView": { $0.paintImageView() },
    "UITextField": { $0.paintTextField() },
    "UITextView": { $0.paintTextView() },
    "UISwitch": { $0.paintSwitch() },
    "UISlider": { $0.paintSlider() },
    "UIStepper": { $0.paintStepper() },
    "UISegmentedControl": { $0.paintSegmentedControl() },
    "UIProgressView": { $0.paintProgressView() },
    "UIActivityIndicatorView": { $0.paintActivityIndicator() },
    "UIPageControl": { $0.paintPageControl() },
    "UIPickerView": { $0.paintPicker() },
    "UIDatePicker": { $0.paintDatePicker() },
    "UISearchBar": { $0.paintSearchBar() },
    "UINavigationBar": { $0.paintNavigationBar() },
    "UITabBar": { $0.paintTabBar() },
    "UIToolbar": { $0.paintToolbar() },
    "UIBarButtonItem": { $0.paintBarButton() },
    "UITabBarItem": { $0.paintTabBarButton() },
    "UITableViewCell": { $0.paintCell() },
    "MKMapView": { $0.paintMap() },
    "WKWebView": { $0.paintWebView() },
    "UIWebView": { $0.paintWebView() },
    "UIVisualEffectView": { $0.paintVisualEffect() },
    "UIColorWell": { $0.paintColorWell() },
  ]

  /// Classes whose subviews, where UIKit made them, are part of the drawing already.
  static let wholeControls: Set<String> = [
    "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIProgressView",
    "UIActivityIndicatorView", "UIPageControl", "UIPickerView", "UIDatePicker", "UISearchBar", "UITextView",
    "UIBarButtonItem", "UITabBarItem", "UILabel", "UIImageView", "MKMapView", "WKWebView", "UIWebView",
  ]

  // MARK: What the painting methods ask

  /// Window coordinates.
  var frame: Rect { node.windowFrame }
  var palette: Palette { context.palette }
  var tint: Color { Color(node.tintColor) ?? context.tint }

  func attribute(_ key: String) -> String? { node.attributes[key] }

  func flag(_ key: String, default value: Bool = false) -> Bool {
    switch node.attributes[key] {
    case "true", "YES", "1": true
    case "false", "NO", "0": false
    default: value
    }
  }

  func number(_ key: String) -> Double? {
    guard let text = node.attributes[key], let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// A whole number, kept within a range whatever the attribute says.
  func integer(_ key: String, default value: Int, in range: ClosedRange<Int>) -> Int {
    guard let number = number(key) else { return value }
    return Int(min(max(number, Double(range.lowerBound)), Double(range.upperBound)))
  }

  func color(_ key: String) -> Color? { Color(node.attributes[key]) }

  /// A rectangle of the view's own coordinates, in the window's.
  func rect(_ key: String) -> Rect? {
    guard let text = node.attributes[key] else { return nil }
    let parts = text.split(separator: " ").compactMap { Double($0) }
    guard parts.count == 4, parts.allSatisfy(\.isFinite) else { return nil }
    return Rect(x: frame.x + parts[0], y: frame.y + parts[1], width: parts[2], height: parts[3])
  }

  var cornerRadius: Double { max(0, number(NodeAttributes.cornerRadius) ?? 0) }

  // MARK: The tree

  func paintTree() -> [Shape] {
    guard !node.isHidden, node.alpha > 0, context.depth < Node.drawingDepth else { return [] }
    var shapes: [Shape] = []
    let opacity = min(max(node.alpha, 0), 1)
    let background = backgroundColor
    var content: [Shape] = []
    if let background { content.append(backgroundShape(background)) }
    content += ownShapes()
    content += subviewShapes(over: background)
    content += afterSubviews()
    if let shadow = shadowShapes() { shapes += shadow }
    if node.clipsToBounds {
      shapes.append(.group(Group(content, clip: Clip(frame, radius: cornerRadius))))
    } else {
      shapes += content
    }
    shapes += borderShapes()
    guard opacity < 1 else { return shapes }
    return shapes.isEmpty ? [] : [.group(Group(shapes, opacity: opacity))]
  }

  private func ownShapes() -> [Shape] {
    if let method = Self.painters[node.baseClass] { return method(self) }
    if node.text != nil { return paintLabel() }
    if node.image != nil { return paintImageView() }
    if node.role == .canvas { return paintCanvas() }
    if isDrawnByCode { return paintCustomView() }
    return []
  }

  private func subviewShapes(over background: Color?) -> [Shape] {
    let inner = innerContext(background)
    let skipsMade = Self.wholeControls.contains(node.baseClass)
    let children = isTable ? cellsWithPositions(node.subviews) : node.subviews
    return children.flatMap { child -> [Shape] in
      if skipsMade && child.id.isEmpty { return [] }
      return NodePainter(node: child, context: inner).paintTree()
    }
  }

  private func innerContext(_ background: Color?) -> PaintContext {
    var inner = context
    inner.tint = tint
    inner.depth += 1
    switch attribute(NodeAttributes.userInterfaceStyle) {
    case "dark": inner.palette = Palette(isDark: true)
    case "light": inner.palette = Palette(isDark: false)
    default: break
    }
    if let background { inner.backdrop = background.over(context.backdrop) }
    if node.role == .bar { inner.isInsideBar = true }
    if isTable {
      inner.tableStyle =
        attribute(NodeAttributes.style).flatMap(PaintContext.TableStyle.init(rawValue:)) ?? .plain
      let hasSeparators = attribute(NodeAttributes.separatorStyle) != "none"
      inner.separatorColor =
        hasSeparators ? color(NodeAttributes.separatorColor) ?? inner.palette.separator : nil
    }
    return inner
  }

  private func afterSubviews() -> [Shape] {
    node.baseClass == "UITableViewCell" ? paintCellDecorations() : []
  }

  var isTable: Bool { node.baseClass == "UITableView" }

  /// A view of the app's own class that shows nothing a document knows of.
  private var isDrawnByCode: Bool {
    node.baseClass == "UIView" && node.className != "UIView" && node.subviews.isEmpty
      && node.backgroundColor == nil && min(frame.width, frame.height) >= 16
  }

  // MARK: The layer

  /// The view's own colour, or the one its class has by default.
  private var backgroundColor: Color? {
    if let color = Color(node.backgroundColor) { return color.alpha > 0 ? color : nil }
    if isTable {
      let style = attribute(NodeAttributes.style)
      return style == "grouped" || style == "insetGrouped" ? palette.groupedBackground : palette.background
    }
    return nil
  }

  private func backgroundShape(_ color: Color) -> Shape {
    if node.baseClass == "UITableViewCell" { return cellBackground(color) }
    return cornerRadius > 0
      ? .roundedRect(frame, radius: cornerRadius, fill: .color(color)) : .rect(frame, fill: .color(color))
  }

  private func borderShapes() -> [Shape] {
    guard let width = number(NodeAttributes.borderWidth), width > 0 else { return [] }
    let stroke = Stroke(color(NodeAttributes.borderColor) ?? .black, width: width)
    let edge = Rect(
      x: frame.x + width / 2, y: frame.y + width / 2, width: frame.width - width,
      height: frame.height - width)
    return [.roundedRect(edge, radius: max(0, cornerRadius - width / 2), stroke: stroke)]
  }

  private func shadowShapes() -> [Shape]? {
    guard let opacity = number(NodeAttributes.shadowOpacity), opacity > 0 else { return nil }
    let blur = max(0, number(NodeAttributes.shadowRadius) ?? 3)
    return softShadow(of: frame, radius: cornerRadius, opacity: min(opacity, 1), blur: blur)
  }
}

/// A shadow without a filter: outlines that grow fainter outwards, drawn alike by every renderer.
func softShadow(of rect: Rect, radius: Double, opacity: Double, blur: Double) -> [Shape] {
  guard blur > 0, !rect.isEmpty else { return [] }
  let steps = 6
  return (1...steps).reversed().map { step in
    let spread = blur * 1.6 * Double(step) / Double(steps)
    let grown = Rect(
      x: rect.x - spread, y: rect.y - spread + blur / 3, width: rect.width + 2 * spread,
      height: rect.height + 2 * spread)
    let color = Color.black.withAlpha(opacity / Double(steps))
    return .roundedRect(grown, radius: radius + spread, fill: .color(color))
  }
}

/// The largest rectangle of the proportions of `size` inside `rect`, in its middle.
func fitted(_ size: Size, in rect: Rect) -> Rect {
  guard size.width > 0, size.height > 0, !rect.isEmpty else { return rect }
  let factor = min(rect.width / size.width, rect.height / size.height)
  return centered(Size(width: size.width * factor, height: size.height * factor), in: rect)
}

/// A rectangle of that size around the middle of `rect`.
func centered(_ size: Size, in rect: Rect) -> Rect {
  Rect(
    x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
}
