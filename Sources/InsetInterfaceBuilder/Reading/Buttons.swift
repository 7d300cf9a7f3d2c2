import InsetDevices

/// What a button shows in one state.
public struct ButtonState: Hashable, Sendable {
  /// `normal`, `highlighted`, `disabled`, `selected`, `focused`.
  public var name: String
  public var title: String?
  public var attributedTitle: AttributedText?
  public var image: ImageReference?
  public var backgroundImage: ImageReference?
  public var titleColor: ColorValue?
  public var titleShadowColor: ColorValue?
}

/// A button's `UIButton.Configuration`.
public struct ButtonConfiguration: Hashable, Sendable {
  public var element: Element
  /// `plain`, `gray`, `tinted`, `filled` …
  public var style: String
  public var title: String?
  public var subtitle: String?
  public var attributedTitle: AttributedText?
  public var attributedSubtitle: AttributedText?
  public var titleFont: FontDescription?
  public var image: ImageReference?
  /// `leading`, `trailing`, `top`, `bottom`, `all`; nil for leading.
  public var imagePlacement: String?
  /// Points; nil where UIKit decides.
  public var imagePadding: Double?
  public var titlePadding: Double?
  public var titleAlignment: String?
  public var contentInsets: DirectionalInsets?
  /// `fixed`, `dynamic`, `small`, `medium`, `large`, `capsule`.
  public var cornerStyle: String?
  /// `mini`, `small`, `medium`, `large`.
  public var buttonSize: String?
  public var showsActivityIndicator: Bool
  public var baseForegroundColor: ColorValue?
  public var baseBackgroundColor: ColorValue?
  /// The colour, image and radius of the `backgroundConfiguration`.
  public var backgroundColor: ColorValue?
  public var backgroundImage: ImageReference?
  public var cornerRadius: Double?

  /// Reads a `buttonConfiguration` element.
  public init(_ element: Element) {
    self.element = element
    style = element["style"] ?? "plain"
    title = element.string("title")
    subtitle = element.string("subtitle")
    attributedTitle = element.attributedString(key: "attributedTitle")
    attributedSubtitle = element.attributedString(key: "attributedSubtitle")
    titleFont = element.fontDescription(key: "titleFontDescription")
    image = element.configuredImage
    imagePlacement = element["imagePlacement"]
    imagePadding = element.double("imagePadding")
    titlePadding = element.double("titlePadding")
    titleAlignment = element["titleAlignment"]
    contentInsets = element.directionalInsets(key: "contentInsets")
    cornerStyle = element["cornerStyle"]
    buttonSize = element["buttonSize"]
    showsActivityIndicator = element.bool("showsActivityIndicator") == true
    baseForegroundColor = element.color(key: "baseForegroundColor")
    baseBackgroundColor = element.color(key: "baseBackgroundColor")
    let background = element.child("backgroundConfiguration", key: "background")
    backgroundColor = background?.color(key: "backgroundColor")
    backgroundImage = background?.image("image")
    cornerRadius = background?.double("cornerRadius")
  }
}

extension Element {
  /// What a button shows in its states, in the order of the file.
  public var buttonStates: [ButtonState] {
    children("state").map { state in
      ButtonState(
        name: state.key ?? "normal", title: state.string("title"),
        attributedTitle: state.attributedString(key: "attributedTitle"), image: state.image("image"),
        backgroundImage: state.image("backgroundImage"), titleColor: state.color(key: "titleColor"),
        titleShadowColor: state.color(key: "titleShadowColor"))
    }
  }

  /// What a button shows in one state, nothing filled in from the normal one.
  public func buttonState(_ name: String) -> ButtonState? { buttonStates.first { $0.name == name } }

  /// The image of a `buttonConfiguration`, whose symbol has a property of its own.
  public var configuredImage: ImageReference? { image(symbolKey: "preferredSymbolConfigurationForImage") }

  /// The configuration of a button made with Xcode 13 or later.
  public var buttonConfiguration: ButtonConfiguration? {
    child("buttonConfiguration", key: "configuration").map { ButtonConfiguration($0) }
  }

  /// A button's `contentEdgeInsets`, `titleEdgeInsets`, `imageEdgeInsets`, where the document sets them.
  public var contentEdgeInsets: Insets? { insets(key: "contentEdgeInsets") }
  public var titleEdgeInsets: Insets? { insets(key: "titleEdgeInsets") }
  public var imageEdgeInsets: Insets? { insets(key: "imageEdgeInsets") }
}
