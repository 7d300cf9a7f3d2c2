import InsetInterfaceBuilder

/// A picture's name and natural size. Pixels are there where it was made from a file (`init(data:)`); layout needs
/// none.
open class UIImage: NSObject, @unchecked Sendable {
  /// Points, as the picture is to be seen.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// How the stored pixels are to be turned.
  public let imageOrientation: Orientation
  /// As they are stored.
  package let picture: PixelPicture?
  package let name: String
  package let isSystemSymbol: Bool
  /// What lies outside the alignment rectangle. // AL-30, R-25
  package let alignmentRectInsets: UIEdgeInsets

  package init(
    name: String, size: CGSize, isSystemSymbol: Bool = false, alignmentRectInsets: UIEdgeInsets = .zero
  ) {
    self.name = name
    self.size = size
    self.isSystemSymbol = isSystemSymbol
    self.alignmentRectInsets = alignmentRectInsets
    scale = 1
    imageOrientation = .up
    picture = nil
    super.init()
  }

  package init(picture: PixelPicture, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let (width, height) =
      orientation.turns ? (picture.height, picture.width) : (picture.width, picture.height)
    size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    self.scale = scale
    imageOrientation = orientation
    self.picture = picture
    name = ""
    isSystemSymbol = false
    alignmentRectInsets = .zero
    super.init()
  }
}

@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { setNeedsLayout() } }
  /// Named in the document, but with no size known.
  package var unsizedImageName: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // IC-13
  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
    let reference = element.image()
    image = context.image(reference)
    if image == nil { unsizedImageName = reference?.name }
  }
}

/// A blur; its content view covers it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  /// A document brings its own content view. // corpus "visualEffectView"
  package func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    contentView = view
  }

  package override func captureAttributes() -> [String: String] { ["style": "blur"] }
}
