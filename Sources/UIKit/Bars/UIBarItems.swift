@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  package var imageName: String?
  package var imageIsSymbol = false
  package var systemItem: String?

  /// What pictures show: a title, a system item's name, or an image.
  package var word: String {
    if let title, !title.isEmpty { return title }
    if let systemItem { return systemItem }
    return imageName.map { (imageIsSymbol ? "symbol:" : "image:") + $0 } ?? ""
  }
}

@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  open var customView: UIView?
  open var width: CGFloat = 0
  public override init() { super.init() }
  public init(title: String?) {
    super.init()
    self.title = title
  }
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }
}

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public override init() { super.init() }
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }
}
