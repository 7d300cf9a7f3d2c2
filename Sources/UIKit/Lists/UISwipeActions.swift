// Actions behind rows. From iOS 11 a configuration for a side takes the place of the old list of actions, which
// systems before know alone. // TB-27, S-332

/// An action behind a row. // TB-27
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The actions of one side, the outermost first. // TB-27
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a swipe all the way runs the first action.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// GUESS: a button is as wide as its title with 16 on both sides, or its image, and 74 at least. // TB-27
  package static func width(ofTitle title: CGFloat, image: CGFloat) -> CGFloat {
    max(74, max(title, image) + 32)
  }

  /// What an action shows in a row: its image and title where the row is high, else the image alone.
  /// GUESS: 91 is high. // TB-27, S-332
  package static func shown(_ action: UIContextualAction, rowHeight: CGFloat) -> (
    image: UIImage?, title: String?
  ) {
    guard let image = action.image else { return (nil, action.title) }
    return (image, rowHeight >= 91 ? action.title : nil)
  }
}

/// An action of the list that systems before iOS 11 show, and later ones where there is no configuration. // TB-27
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable { case destructive, normal }
  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  package let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

extension UITableView {
  /// A button behind a row, as a swipe shows it.
  package struct SwipeButton {
    package let title: String?
    package let image: UIImage?
    package let isDestructive: Bool
    /// In the table's content.
    package let frame: CGRect
  }

  /// The buttons of one side of a row, the outermost first, and whether a swipe all the way runs the first of them.
  /// // TB-27, S-332
  package func swipeButtons(at path: IndexPath, leading: Bool) -> (buttons: [SwipeButton], runsFirst: Bool) {
    guard let delegate = delegate as? UITableViewDelegate else { return ([], false) }
    let row = rectForRow(at: path)
    let isLeft = leading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    if metrics.release >= 11,
      let configuration = leading
        ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    {
      let shown = configuration.actions.map { action in
        let content = UISwipeActionsConfiguration.shown(action, rowHeight: row.height)
        return (content.title, content.image, action.style == .destructive)
      }
      return (
        buttons(shown, in: row, isLeft: isLeft),
        configuration.performsFirstActionWithFullSwipe && !configuration.actions.isEmpty
      )
    }
    let old = leading ? [] : delegate.tableView(self, editActionsForRowAt: path) ?? []
    return (buttons(old.map { ($0.title, nil, $0.style == .destructive) }, in: row, isLeft: isLeft), false)
  }

  private func buttons(_ shown: [(String?, UIImage?, Bool)], in row: CGRect, isLeft: Bool) -> [SwipeButton] {
    // Buttons keep off the sensor housing as content does; their colour goes to the edge. // TB-14
    var x = isLeft ? row.minX + safeAreaInsets.left : row.maxX - safeAreaInsets.right
    return shown.map { title, image, isDestructive in
      let words = title.map { CGFloat(measured($0, .systemFont(ofSize: 15)).width) } ?? 0
      let width = UISwipeActionsConfiguration.width(ofTitle: words, image: image?.size.width ?? 0)
      if !isLeft { x -= width }
      defer { if isLeft { x += width } }
      return SwipeButton(
        title: title, image: image, isDestructive: isDestructive,
        frame: CGRect(x: x, y: row.minY, width: width, height: row.height))
    }
  }
}
