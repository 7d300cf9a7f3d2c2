import InsetDevices

/// Columns side by side in regular width, one controller in compact width. // BC-69
///
/// The columns are children like any others: their safe areas come from the window's edges that they touch.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }
  public static let automaticDimension: CGFloat = -1

  private var columns: [UIViewController] = []
  open var preferredDisplayMode: DisplayMode = .automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Of the width, at most `maximumPrimaryColumnWidth`.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  open weak var delegate: UISplitViewControllerDelegate?

  /// The primary column's controller, then the secondary one's.
  open var viewControllers: [UIViewController] {
    get { columns }
    set {
      let removed = columns.filter { gone in !newValue.contains { $0 === gone } }
      let added = newValue.filter { one in !columns.contains { $0 === one } }
      for controller in removed {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      columns = newValue
      for controller in added { addChild(controller) }
      if isViewLoaded { installColumns() }
      for controller in added { controller.didMove(toParent: self) }
    }
  }

  /// Whether one controller fills everything.
  open var isCollapsed: Bool { view.canvas.horizontalSizeClass == .compact }

  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    // GUESS: beside each other where the window is wide, else the secondary alone.
    return view.bounds.width > view.bounds.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// Points. GUESS: two fifths of the width, at most 320, as before iOS 14.
  open var primaryColumnWidth: CGFloat {
    let fraction = preferredPrimaryColumnWidthFraction < 0 ? 0.4 : preferredPrimaryColumnWidthFraction
    let most = maximumPrimaryColumnWidth < 0 ? 320 : maximumPrimaryColumnWidth
    let least = max(0, minimumPrimaryColumnWidth)
    return max(least, min(most, view.bounds.width * fraction))
  }

  open override func viewDidLoad() { installColumns() }

  private func installColumns() {
    for column in columns {
      column.view.translatesAutoresizingMaskIntoConstraints = true
      column.view.autoresizingMask = []
      if column.view.superview !== view { view.addSubview(column.view) }
    }
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() { placeContent() }

  package override func placeContent() {
    guard isViewLoaded, let primary = columns.first else { return }
    let bounds = view.bounds
    let secondary = columns.count > 1 ? columns[1] : nil
    if isCollapsed || secondary == nil {
      primary.view.isHidden = false
      secondary?.view.isHidden = true
      primary.view.place(bounds)
      return
    }
    let width = primaryColumnWidth
    let showsPrimary = displayMode != .secondaryOnly
    let isBeside = displayMode == .oneBesideSecondary
    let isLeft = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    primary.view.isHidden = !showsPrimary
    secondary?.view.isHidden = false
    primary.view.place(
      CGRect(x: isLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height))
    let rest = isBeside ? bounds.width - width : bounds.width
    secondary?.view.place(
      CGRect(x: isLeft ? bounds.width - rest : 0, y: 0, width: rest, height: bounds.height))
    if !isBeside { view.bringSubviewToFront(primary.view) }
  }
}

@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {}
