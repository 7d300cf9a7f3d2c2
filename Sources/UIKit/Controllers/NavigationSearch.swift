import InsetDevices

/// Where a navigation item's search bar goes. // BC-16, N-008, N-009, N-011
@preconcurrency @MainActor
struct NavigationSearch {
  /// The bar to show; nil where there is none.
  let bar: UISearchBar?
  private let placement: Placement

  private enum Placement {
    case none
    /// Below the bar's own zone, that high; zero while it is scrolled away.
    case below(Double)
    /// In place of everything in the bar.
    case instead(Double)
    /// Inside the bar, at the trailing edge, that wide.
    case inside(Double)
    /// In the slot at the bottom.
    case docked
  }

  init(_ navigation: UINavigationController, canvas: Canvas) {
    guard let item = navigation.topViewController?.navigationItem, let search = item.searchController else {
      bar = nil
      placement = .none
      return
    }
    bar = search.searchBar
    let isRevealed = !item.hidesSearchBarWhenScrolling || item.searchBarIsRevealed
    let hidesBar = search.isActive && search.hidesNavigationBarDuringPresentation
    if canvas.metrics.release < 26 {
      // GUESS: an active search leaves its own zone alone on screen.
      placement = hidesBar ? .instead(52) : .below(isRevealed || search.isActive ? 52 : 0)
    } else if canvas.idiom == .pad, canvas.horizontalSizeClass == .regular {
      placement = .inside(search.isActive ? 280 : 240)
    } else if navigation.tabBarController == nil {
      placement = .docked
    } else {
      let slot = UISearchBar.fieldHeight(on: canvas) + 16
      placement = hidesBar ? .instead(slot) : .below(isRevealed || search.isActive ? slot : 0)
    }
  }

  var isDocked: Bool { if case .docked = placement { true } else { false } }
  var addedHeight: Double { if case .below(let height) = placement { height } else { 0 } }
  var replacingHeight: Double? { if case .instead(let height) = placement { height } else { nil } }

  /// The search bar in the navigation bar's coordinates.
  func frame(in bounds: Rect) -> Rect {
    switch placement {
    case .none, .docked: .zero
    case .below(let height):
      Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    case .instead(let height): Rect(x: 0, y: 0, width: bounds.width, height: height)
    case .inside(let width): Rect(x: bounds.width - 15 - width, y: 0, width: width, height: 44)
    }
  }

  /// The field in the search bar's coordinates; nil for where the bar puts it by itself.
  func fieldFrame(_ frame: Rect) -> Rect? {
    guard let bar, bar.metrics.release >= 26 else { return nil }
    let height = UISearchBar.fieldHeight(on: bar.canvas)
    return switch placement {
    case .none, .docked: nil
    case .below: Rect(x: 16, y: 1, width: frame.width - 32, height: height)
    case .instead: Rect(x: 16, y: 8, width: frame.width - 87, height: height)
    case .inside: Rect(x: 0, y: 0, width: frame.width, height: height)
    }
  }

  /// The button that ends the search, in the search bar's coordinates. // N-008
  func dismissFrame(_ frame: Rect) -> Rect? {
    guard let bar, bar.metrics.release >= 26, case .instead = placement else { return nil }
    return Rect(x: frame.width - 16 - 44, y: 8, width: 44, height: 44)
  }
}
