import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder

/// What decoding an element needs beside the element: the document, the size classes, and the objects made so far.
@preconcurrency @MainActor
package final class NibContext {
  package let document: Document
  package let canvas: Canvas
  package let sizeClasses: SizeClasses
  /// Views, guides and controllers by Interface Builder id.
  package var objects: [String: AnyObject] = [:]
  package var findings: [Finding] = []
  /// Controllers inside container views, which must live as long as their views, and the ids on the way to the one
  /// that is being made.
  package var embedded: [UIViewController] = []
  var embeddingPath: [String] = []
  /// The ids of views that an outlet takes out of their superview when the app runs.
  package lazy var heldElsewhere: Set<String> =
    canvas.metrics.isInterfaceBuilderCanvas
    ? [] : document.viewsHeldByOutlets
  /// Natural sizes that Interface Builder wrote down, by id. // R-130
  private lazy var designableSizes = document.designableSizes
  /// Whether there is a stack view, by the element of a root. // R-135
  private var hasStackView: [Element: Bool] = [:]
  /// The app's fonts that Interface Builder does not draw on this canvas. // R-131
  private lazy var undrawnFonts: Set<String> =
    canvas.metrics.isInterfaceBuilderCanvas && (15400..<15500).contains(document.toolsVersion)
    ? document.customFontNames : []
  /// Element names without a class here, with how often they occurred.
  package var unknownElements: [String: Int] = [:]

  package init(document: Document, canvas: Canvas) {
    self.document = document
    self.canvas = canvas
    sizeClasses = SizeClasses(
      horizontal: canvas.horizontalSizeClass, vertical: canvas.verticalSizeClass)
  }

  /// Forgets the objects of the root before: constraints stay within one, and a view may stand in two, by itself and
  /// embedded.
  package func beginRoot() { objects = [:] }

  // MARK: Values

  /// The natural size in which Interface Builder drew a view of the app's own class. // R-130
  package func designableSize(of element: Element) -> CGSize? {
    guard element["customClass"] != nil, let id = element.id, let size = designableSizes[id] else {
      return nil
    }
    return CGSize(size)
  }

  /// Whether the canvas rounds a label's line up to whole points: no stack view is around it or beside it in the same
  /// controller's view, cell or nib, and its font is neither a text style, nor smaller than a new label's, nor that of a size class. // R-135
  package func drawsTextInWholePoints(_ element: Element) -> Bool {
    guard canvas.metrics.isInterfaceBuilderCanvas, let font = element.fontDescription(for: sizeClasses),
      font.style == nil, font.name != nil || font.pointSize ?? 0 >= 17,
      font.pointSize == element.fontDescription?.pointSize
    else { return false }
    var root = element
    while let parent = root.parent, root.key != "view", parent.name != "objects",
      root.name != "tableViewCell", root.name != "collectionViewCell"
    {
      root = parent
    }
    if let known = hasStackView[root] { return !known }
    var found = root.name == "stackView"
    root.forEachDescendant { if $0.name == "stackView" { found = true } }
    hasStackView[root] = found
    return !found
  }

  /// Whether sizes of text that the document wrote down hold on this canvas. // R-66, R-130
  package var hasTextSizeOfDocument: Bool {
    canvas.metrics.isInterfaceBuilderCanvas
      || canvas.contentSizeCategory == ContentSizeCategory(toolsVersion: document.toolsVersion)
  }

  package func string(_ element: Element, key: String) -> String? { element.string(key) }

  package func color(_ element: Element, key: String) -> UIColor? {
    element.color(key: key).map { UIColor($0) }
  }

  package func insets(_ element: Element?) -> UIEdgeInsets? {
    element.map {
      UIEdgeInsets(
        top: CGFloat($0.double("minY") ?? 0), left: CGFloat($0.double("minX") ?? 0),
        bottom: CGFloat($0.double("maxY") ?? 0), right: CGFloat($0.double("maxX") ?? 0))
    }
  }

  /// The font of a text under the canvas's size classes; nil where the document leaves it to UIKit.
  package func font(of element: Element) -> UIFont? {
    element.fontDescription(for: sizeClasses).flatMap { font($0) }
  }

  package func font(_ element: Element?) -> UIFont? { element.flatMap { font(FontDescription($0)) } }

  package func font(_ description: FontDescription) -> UIFont? {
    if let style = description.style {
      return .preferredFont(
        forTextStyle: UIFont.TextStyle(rawValue: style), contentSizeCategory: canvas.contentSizeCategory)
    }
    let size = CGFloat(min(1000, max(1, description.pointSize ?? NibContext.namedSize(description.sizeName))))
    if let name = description.name, let font = named(name, size: size) { return font }
    switch description.type {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: NibContext.weight(description.weight))
    }
  }

  private func named(_ name: String, size: CGFloat) -> UIFont? {
    guard undrawnFonts.contains(name) else { return UIFont(name: name, size: size) }
    return UIFont(face: .standIn(.missing), size: size, fontName: name)
  }

  private static func namedSize(_ name: String?) -> Double {
    switch name {
    case "button": 18
    case "label": 17
    case "smallSystem": 12
    default: 14
    }
  }

  private static func weight(_ word: String?) -> UIFont.Weight {
    switch word {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  package func attributedRuns(_ element: Element, key: String, base: UIFont) -> [(String, UIFont)]? {
    guard let text = element.attributedString(key: key), !text.fragments.isEmpty else { return nil }
    return text.fragments.map { ($0.string, fragmentFont($0.font, base: base)) }
  }

  /// How the first paragraph is set; nil for plain text.
  package func paragraphStyle(_ element: Element, key: String) -> TextLayout.ParagraphStyle? {
    guard let style = element.attributedString(key: key)?.fragments.first?.paragraphStyle else { return nil }
    var found = TextLayout.ParagraphStyle()
    found.lineSpacing = style.lineSpacing
    found.lineHeightMultiple = style.lineHeightMultiple
    found.minimumLineHeight = style.minimumLineHeight
    found.maximumLineHeight = style.maximumLineHeight
    found.paragraphSpacing = style.paragraphSpacing
    found.paragraphSpacingBefore = style.paragraphSpacingBefore
    return found
  }

  private func fragmentFont(_ font: FragmentFont?, base: UIFont) -> UIFont {
    guard let font else { return base }
    let size = CGFloat(min(1000, max(1, font.size ?? font.metaFontSize ?? Double(base.pointSize))))
    if let name = font.name, let named = named(name, size: size) { return named }
    switch font.metaFont {
    case "systemBold": return .boldSystemFont(ofSize: size)
    case "systemSemibold": return .systemFont(ofSize: size, weight: .semibold)
    case "systemMedium": return .systemFont(ofSize: size, weight: .medium)
    case "systemLight": return .systemFont(ofSize: size, weight: .light)
    default: return .systemFont(ofSize: size)
    }
  }

  /// Nil where the document does not know the image's size.
  /// - Parameter drawsSymbolsLarge: whether a symbol without a scale of its own is drawn large.
  package func image(_ reference: ImageReference?, drawsSymbolsLarge: Bool = false) -> UIImage? {
    guard let reference else { return nil }
    let name = reference.name
    if reference.isSystem {
      return SystemSymbols.image(
        named: name, configuration: reference.symbolConfiguration, canvas: canvas,
        resource: document.image(named: name, isSystem: true),
        drawsLarge: drawsSymbolsLarge)
    }
    // Interface Builder draws with the sizes it noted; an app with those of its images.
    let own = canvas.metrics.isInterfaceBuilderCanvas ? nil : ProjectAssets.shared.image(named: name)?.size
    guard let size = own ?? document.image(named: name)?.size, size.width > 0, size.height > 0 else {
      return nil
    }
    return UIImage(name: name, size: CGSize(size))
  }

  // MARK: Bar items

  package func navigationItem(_ element: Element) -> UINavigationItem {
    let facts = NavigationItem(element)
    let item = UINavigationItem(title: facts.title ?? "")
    item.prompt = facts.prompt
    item.hidesBackButton = facts.hidesBackButton
    item.leftBarButtonItems =
      facts.leftItems.isEmpty ? nil : facts.leftItems.map { barButtonItem($0.element) }
    item.rightBarButtonItems =
      facts.rightItems.isEmpty ? nil : facts.rightItems.map { barButtonItem($0.element) }
    switch facts.largeTitleDisplayMode {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    return item
  }

  package func barButtonItem(_ element: Element) -> UIBarButtonItem {
    let facts = BarButtonItem(element)
    let item = UIBarButtonItem(title: facts.title)
    item.systemItem = facts.systemItem
    item.imageName = facts.image?.name
    item.imageIsSymbol = facts.image?.isSystem ?? false
    item.isEnabled = facts.isEnabled
    return item
  }

  package func tabBarItem(_ element: Element) -> UITabBarItem {
    let facts = TabBarItem(element)
    let item = UITabBarItem(title: facts.title ?? facts.systemItem?.capitalized, image: nil, tag: 0)
    item.systemItem = facts.systemItem
    item.imageName = facts.image?.name
    return item
  }
}
