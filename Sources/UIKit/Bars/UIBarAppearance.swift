/// The looks of a bar from iOS 13 on. They change nothing in layout here.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() { super.init() }
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {
    backgroundColor = backgroundColor ?? UIColor(white: 1, alpha: 1)
  }
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}
