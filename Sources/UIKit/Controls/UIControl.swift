import InsetInterfaceBuilder

@preconcurrency @MainActor
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  open var contentVerticalAlignment: ContentVerticalAlignment = .center

  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    isEnabled = element.bool("enabled") ?? true
    isSelected = element.bool("selected") ?? false
    switch element["contentHorizontalAlignment"] {
    case "left": contentHorizontalAlignment = .left
    case "right": contentHorizontalAlignment = .right
    case "leading": contentHorizontalAlignment = .leading
    case "trailing": contentHorizontalAlignment = .trailing
    case "fill": contentHorizontalAlignment = .fill
    default: break
    }
  }
}

extension UIView {
  /// A natural size, with none along an axis that is nil.
  static func naturalSize(_ width: Double?, _ height: Double?) -> CGSize {
    CGSize(
      width: width.map { CGFloat($0) } ?? noIntrinsicMetric,
      height: height.map { CGFloat($0) } ?? noIntrinsicMetric)
  }
}
