/// What a controller gives a navigation bar. // BC-15…BC-18, BC-27
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  open var title: String? { didSet { didChange() } }
  open var prompt: String? { didSet { didChange() } }
  open var titleView: UIView? { didSet { didChange() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false { didSet { didChange() } }
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { didChange() } }
  open var searchController: UISearchController? {
    didSet {
      oldValue?.item = nil
      searchController?.item = self
      didChange()
    }
  }
  open var hidesSearchBarWhenScrolling = true { didSet { didChange() } }
  // Bars of iOS 13 and later; looks only.
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether a search bar that hides while scrolling has been brought out. // N-008
  package var searchBarIsRevealed = false { didSet { didChange() } }
  package weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  func didChange() {
    bar?.setNeedsLayout()
    bar?.superview?.setNeedsLayout()
  }
}
