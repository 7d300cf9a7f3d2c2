import InsetDevices

@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  /// What a lower bar shows in `image`'s place. // BC-26
  open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
  open var largeContentSizeImage: UIImage?
  open var imageInsets: UIEdgeInsets = .zero
  open var isEnabled = true
  open var tag = 0
  package var imageName: String?
  package var imageIsSymbol = false
  package var systemItem: String?
  func itemDidChange() {}

  /// The image for the bars of a canvas: in a phone's landscape, where bars are lower, the one made for them.
  /// // BC-26, S-333
  package func image(on canvas: Canvas) -> UIImage? {
    let isCompact = canvas.idiom == .phone && canvas.verticalSizeClass == .compact
    return isCompact ? landscapeImagePhone ?? image : image
  }

  /// What pictures show: a title, a system item's name, or an image.
  package var word: String {
    if let title, !title.isEmpty { return title }
    if let systemItem { return systemItem }
    return imageName.map { (imageIsSymbol ? "symbol:" : "image:") + $0 } ?? ""
  }
}

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  public override init() { super.init() }
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case pageCurl, close, writingTools
  }

  open var style: Style = .plain
  /// A view in place of a title or an image. It must say its own size. // BC-25
  open var customView: UIView? { didSet { itemDidChange() } }
  /// Points; zero for the natural width. Of a fixed space its width. // S-312
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  package private(set) var space: Space?
  package weak var bar: UIView?

  package enum Space { case fixed, flexible }

  public override init() { super.init() }
  public init(title: String?) {
    super.init()
    self.title = title
  }
  public convenience init(title: String?, style: Style) {
    self.init(title: title)
    self.style = style
  }
  public convenience init(image: UIImage?, style: Style = .plain) {
    self.init(title: nil, style: style)
    self.image = image
  }
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }
  public convenience init(barButtonSystemItem item: SystemItem) {
    self.init(title: nil)
    systemItem = String(describing: item)
    switch item {
    case .flexibleSpace: space = .flexible
    case .fixedSpace: space = .fixed
    case .done: (title, style) = ("Done", .done)
    case .cancel: title = "Cancel"
    case .edit: title = "Edit"
    case .save: title = "Save"
    default: break
    }
  }
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  override func itemDidChange() { bar?.setNeedsLayout() }
}
