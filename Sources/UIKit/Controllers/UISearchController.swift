/// A search bar with its results. // BC-16
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open private(set) var searchBar = UISearchBar(frame: .zero)
  open private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: UISearchResultsUpdating?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  package weak var item: UINavigationItem?

  /// Ending a search leaves the search bar on show until the content is scrolled. // N-008
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if !isActive { item?.searchBarIsRevealed = true }
      item?.didChange()
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
