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

  /// What an action shows in a row: its image and title where the row is high, else the image alone.
  /// GUESS: 91 is high. // TB-27, S-332
  package static func shown(_ action: UIContextualAction, rowHeight: CGFloat) -> (
    image: UIImage?, title: String?
  ) {
    guard let image = action.image else { return (nil, action.title) }
    return (image, rowHeight >= 91 ? action.title : nil)
  }
}
