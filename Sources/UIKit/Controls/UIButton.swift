import InsetDevices
import InsetInterfaceBuilder

/// A control with a title, an image or both. // IC-15…IC-20
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
  open var buttonType: ButtonType = .custom
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  open var titleEdgeInsets: UIEdgeInsets = .zero
  open var imageEdgeInsets: UIEdgeInsets = .zero
  open var configuration: Configuration? { didSet { setNeedsLayout() } }
  package var titleFont: UIFont = .systemFont(ofSize: 15) { didSet { setNeedsLayout() } }  // IC-16
  package var lineBreakMode: NSLineBreakMode = .byTruncatingMiddle
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  package var titleColor: UIColor?
  package var hasBackgroundImage = false
  package var backgroundImageSize: CGSize?
  package var unsizedImageName: String?
  /// Runs of an attributed title.
  package var titleRuns: [(String, UIFont)]?

  /// What a configuration says of a button's looks and paddings. // IC-18, N-030
  public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var buttonSize: Size = .medium
    /// Points; nil for those of the size.
    public var contentInsets: NSDirectionalEdgeInsets?
    package var style = "plain"
    package var font: UIFont?
    package var imageIsVertical = false
    /// Whether the symbol has a font or a point size of its own; a scale is none.
    package var symbolHasOwnFont = false
    package var cornerStyle: String?
    package var backgroundColor: UIColor?
    package var foregroundColor: UIColor?

    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { styled("filled") }
    public static func gray() -> Configuration { styled("gray") }
    public static func tinted() -> Configuration { styled("tinted") }
    private static func styled(_ style: String) -> Configuration {
      var configuration = Configuration()
      configuration.style = style
      return configuration
    }

    package var effectiveInsets: NSDirectionalEdgeInsets {
      if let contentInsets { return contentInsets }
      switch buttonSize {
      case .mini, .small: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
    /// Of a primary button the title is semibold. // R-58
    package var isPrimary = false
    /// It follows the text size. // N-030, R-76
    package func defaultFont(in category: ContentSizeCategory) -> UIFont {
      let style: UIFont.TextStyle = buttonSize == .mini || buttonSize == .small ? .subheadline : .body
      let size = DynamicTypeTable.shared.pointSize(of: style, in: category)
      return .systemFont(ofSize: size, weight: isPrimary ? .semibold : .regular)
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type == .system { titleFont = .systemFont(ofSize: 15) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    setNeedsLayout()
  }
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    setNeedsLayout()
  }
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }
  open var currentTitle: String? {
    if let configuration { return configuration.title }
    return titleRuns?.map(\.0).joined() ?? title(for: .normal)
  }
  open var currentImage: UIImage? { configuration?.image ?? image(for: .normal) }

  // MARK: Natural size

  open override var intrinsicContentSize: CGSize {
    if let configuration { return size(of: configuration) }
    return plainSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The title of a configured button takes more lines where it gets too little room. // R-92
  package override var wrapsText: Bool { !(configuration?.title ?? "").isEmpty }

  package override func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    guard wrapsText, let configuration else { return nil }
    let single = size(of: configuration)
    return width < single.width - 0.01 ? size(of: configuration, width: Double(width)) : single
  }

  private var options: TextLayout.Options {
    let canvas = canvas
    return TextLayout.Options(lineLimit: 0, scale: canvas.scale, metrics: canvas.metrics)
  }

  package func textSize(_ text: String?, _ font: UIFont) -> Size {
    guard let text, !text.isEmpty else { return .zero }
    return TextLayout.fittingSize(of: text, font: font, width: nil, options: options)
  }

  // IC-15…IC-17
  private var plainSize: CGSize {
    if let size = infoSize { return CGSize(size) }
    let title = measured(titleRuns ?? [(currentTitle ?? "", titleFont)])
    var size = ButtonTextRules.size(
      title: title, font: titleFont, image: currentImage?.size.plain,
      contentInsets: contentEdgeInsets.plain)
    if let background = backgroundImageSize {
      size.width = max(size.width, Double(background.width))
      size.height = max(size.height, Double(background.height))
    }
    return CGSize(size)
  }

  /// Points; nil for a button that shows what it is given. // IC-20, R-52
  private var infoSize: Size? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark:
      return Size(width: metrics.infoButtonSide, height: metrics.infoButtonSide)
    case .contactAdd: return metrics.addButtonSize
    default: return nil
    }
  }

  /// The font its title is drawn in.
  package var shownTitleFont: UIFont { configuration.map { titleFont(of: $0) } ?? titleFont }

  private func titleFont(of configuration: Configuration) -> UIFont {
    configuration.font ?? configuration.defaultFont(in: canvas.contentSizeCategory)
  }

  /// A symbol is drawn large, and is as high as a line of the title. // R-78
  private func imageSize(of configuration: Configuration) -> Size? {
    let line = Double(titleFont(of: configuration).lineHeight).rounded()
    if infoSize != nil, configuration.image == nil { return Size(width: line * 1.3, height: line) }
    guard let image = configuration.image else { return nil }
    let size = image.size.plain
    guard image.isSystemSymbol, !configuration.symbolHasOwnFont else { return size }
    return Size(width: size.width, height: line)
  }

  /// The width in which the title of a configured button wraps, in points; nil for other buttons. // R-92
  package var titleRoom: Double? {
    guard wrapsText, let configuration else { return nil }
    return titleRoom(of: configuration, width: Double(bounds.width))
  }

  private func titleRoom(of configuration: Configuration, width: Double) -> Double {
    let insets = configuration.effectiveInsets
    let room = width - Double(insets.leading + insets.trailing)
    guard let image = imageSize(of: configuration), !configuration.imageIsVertical else { return room }
    return room - image.width - Double(configuration.imagePadding)
  }

  // IC-18, N-030
  /// - Parameter width: the whole button's, in points; nil is no bound.
  private func size(of configuration: Configuration, width: Double? = nil) -> CGSize {
    let size = pixelSize(of: configuration, width: width)
    let isArranged = (superview as? UIStackView)?.arranges(self) ?? false
    guard metrics.isInterfaceBuilderCanvas, !isArranged, configuration.font == nil else { return size }
    // Outside of stack views Interface Builder's canvas gives whole points. // R-77
    return CGSize(
      width: TextRounding.wholePoints(Double(size.width)),
      height: TextRounding.wholePoints(Double(size.height)))
  }

  private func pixelSize(of configuration: Configuration, width: Double?) -> CGSize {
    let insets = configuration.effectiveInsets
    let image = imageSize(of: configuration)
    let room = width.map { titleRoom(of: configuration, width: $0) }
    func layout(_ text: String?, _ font: UIFont) -> TextLayout? {
      guard let text, !text.isEmpty else { return nil }
      return TextLayout(measured(text, font), width: room, options: options)
    }
    return CGSize(
      ButtonTextRules.configuredSize(
        title: layout(configuration.title, titleFont(of: configuration)),
        subtitle: layout(configuration.subtitle, ButtonTextRules.subtitleFont),
        titlePadding: Double(configuration.titlePadding), image: image,
        imagePadding: Double(configuration.imagePadding), imageIsAboveOrBelow: configuration.imageIsVertical,
        contentInsets: Insets(
          top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom),
          right: Double(insets.trailing))))
  }

  // MARK: Baselines: the title is centred. // R-22

  package override func firstBaselineOffset(height: CGFloat) -> BaselineOffset? {
    let line = LineRounding.metrics(of: shownTitleFont, canvas: canvas)
    return BaselineOffset(share: 0.5, offset: line.ascender - line.height / 2)
  }
  package override func lastBaselineOffset(height: CGFloat) -> BaselineOffset? {
    firstBaselineOffset(height: height)
  }

  // MARK: Documents and pictures

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    let types: [String: ButtonType] = [
      "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
      "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    buttonType = types[element["buttonType"] ?? "custom"] ?? .custom
    lineBreakMode = NSLineBreakMode(interfaceBuilder: element["lineBreakMode"]) ?? .byTruncatingMiddle
    titleFont =
      context.font(of: element)
      ?? .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    contentEdgeInsets = context.insets(element.child("inset", key: "contentEdgeInsets")) ?? .zero
    titleEdgeInsets = context.insets(element.child("inset", key: "titleEdgeInsets")) ?? .zero
    imageEdgeInsets = context.insets(element.child("inset", key: "imageEdgeInsets")) ?? .zero
    if let state = element.child("state", key: "normal") { decodeNormalState(state, context) }
    if let configuration = element.child("buttonConfiguration") {
      decode(configuration: configuration, isPrimary: element["role"] == "primary", context)
    }
  }

  private func decodeNormalState(_ state: Element, _ context: NibContext) {
    titles[State.normal.rawValue] = context.string(state, key: "title")
    titleRuns = context.attributedRuns(state, key: "attributedTitle", base: titleFont)
    titleColor = context.color(state, key: "titleColor")
    if let reference = state.image() {
      images[State.normal.rawValue] = context.image(reference, drawsSymbolsLarge: buttonType == .system)
      if images[State.normal.rawValue] == nil { unsizedImageName = reference.name }
    }
    if let reference = state.image("backgroundImage") {
      hasBackgroundImage = true
      backgroundImageSize = context.image(reference)?.size
    }
  }

  private func decode(configuration element: Element, isPrimary: Bool, _ context: NibContext) {
    var configuration = Configuration()
    configuration.style = element["style"] ?? "plain"
    // The state's title stays behind as a placeholder. // R-59
    configuration.title = context.string(element, key: "title")
    configuration.isPrimary = isPrimary
    configuration.subtitle = context.string(element, key: "subtitle")
    if let reference = element.configuredImage {
      configuration.image = context.image(reference, drawsSymbolsLarge: true)
      let symbol = reference.symbolConfiguration
      configuration.symbolHasOwnFont = symbol?.pointSize != nil || symbol?.font != nil
    } else {
      configuration.image = image(for: .normal)
    }
    configuration.imagePadding = element.double("imagePadding") ?? 0
    configuration.titlePadding = element.double("titlePadding") ?? 1
    configuration.imageIsVertical =
      element["imagePlacement"] == "top" || element["imagePlacement"] == "bottom"
    configuration.cornerStyle = element["cornerStyle"]
    switch element["buttonSize"] {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    default: break
    }
    configuration.font = context.font(element.child("fontDescription", key: "titleFontDescription"))
    if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.double("top") ?? 0, leading: insets.double("leading") ?? 0,
        bottom: insets.double("bottom") ?? 0, trailing: insets.double("trailing") ?? 0)
    }
    if let runs = context.attributedRuns(
      element, key: "attributedTitle", base: configuration.defaultFont(in: context.canvas.contentSizeCategory)
    ) {
      configuration.title = runs.map(\.0).joined()
      configuration.font = runs.first?.1
    }
    configuration.foregroundColor = context.color(element, key: "baseForegroundColor")
    configuration.backgroundColor = context.color(element, key: "baseBackgroundColor")
    self.configuration = configuration
  }

  package override func captureAttributes() -> [String: String] {
    var attributes = ["title": currentTitle ?? ""]
    attributes["style"] = configuration?.style ?? (buttonType == .system ? "system" : "custom")
    if let image = currentImage?.name ?? unsizedImageName { attributes["image"] = image }
    if currentImage?.isSystemSymbol == true { attributes["imageIsSymbol"] = "true" }
    if let color = configuration?.foregroundColor ?? titleColor {
      attributes["titleColor"] = color.hexadecimal
    }
    if let color = configuration?.backgroundColor { attributes["fillColor"] = color.hexadecimal }
    if let corner = configuration?.cornerStyle { attributes["cornerStyle"] = corner }
    if hasBackgroundImage { attributes["hasBackgroundImage"] = "true" }
    return attributes
  }
}
