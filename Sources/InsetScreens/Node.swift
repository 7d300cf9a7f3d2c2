import InsetDevices
import InsetDiagnostics

/// One view of a laid-out screen.
public struct Node: Codable, Sendable {
  /// The Interface Builder id; empty for a view that UIKit made.
  public var id: String
  /// The class UIKit would make: the custom class where the document names one.
  public var className: String
  /// The UIKit class behind a custom one.
  public var baseClass: String
  public var role: Role
  /// What a person would call it: its text, its label in the document, else its class.
  public var name: String
  /// In the superview's coordinates, points, rounded to pixels as UIKit does. // AL-20, AL-24
  public var frame: Rect
  /// In window coordinates, points. Scrolled content is at its initial offset.
  public var windowFrame: Rect
  /// Seen through the clips of all ancestors, window coordinates; nil where nothing is left to see.
  public var visibleFrame: Rect?
  public var safeAreaInsets: Insets
  public var layoutMargins: Insets
  public var isHidden: Bool
  public var alpha: Double
  public var clipsToBounds: Bool
  public var isUserInteractionEnabled: Bool
  public var isEnabled: Bool
  public var text: Text?
  /// `#RRGGBBAA` in sRGB; nil for none or clear. Colours of Display P3 have theirs behind it: `#FF2600FF@p3(1,0.149,0)`.
  public var backgroundColor: String?
  public var tintColor: String?
  public var image: Image?
  public var scroll: Scroll?
  /// For bars: the rectangle that the bar's background fills, window coordinates. // BC-06, BC-13, BC-61
  public var barBackground: Rect?
  /// State that pictures need: `isOn`, `value`, `selectedIndex`, `numberOfPages`, `style` …
  public var attributes: [String: String]
  /// What decided each edge, one chain an edge from the view outwards to what it hangs on.
  public var edges: [EdgeSource]
  /// Where the view's element is.
  public var place: Place?
  /// True for views laid out by their autoresizing mask or fixed frame.
  public var usesAutoresizing: Bool
  /// Whether code of the app holds the view by an outlet, and so may fill, move or hide it.
  public var hasOutlet: Bool
  /// Whether a placeholder stands in the document for constraints that code gives the view.
  public var isHeldByCode: Bool
  /// True for the bars that a navigation, tab or split controller brings and places.
  public var isControllerBar: Bool
  public var subviews: [Node]

  public init(
    id: String, className: String, baseClass: String, role: Role, name: String, frame: Rect,
    windowFrame: Rect, place: Place? = nil, subviews: [Node] = []
  ) {
    self.id = id
    self.className = className
    self.baseClass = baseClass
    self.role = role
    self.name = name
    self.frame = frame
    self.windowFrame = windowFrame
    self.visibleFrame = windowFrame
    self.safeAreaInsets = .zero
    self.layoutMargins = .zero
    self.isHidden = false
    self.alpha = 1
    self.clipsToBounds = false
    self.isUserInteractionEnabled = true
    self.isEnabled = true
    self.attributes = [:]
    self.edges = []
    self.place = place
    self.usesAutoresizing = false
    self.isControllerBar = false
    self.hasOutlet = false
    self.isHeldByCode = false
    self.subviews = subviews
  }

  /// What a view is for, which decides what may lie under what.
  public enum Role: String, Codable, Sendable {
    /// Something to tap, drag or type into.
    case control
    case text
    case image
    /// A plain view that shows nothing but its colour, or nothing at all, and has no subviews.
    case background
    /// A view that holds others.
    case container
    /// A scrolling view: table, collection, scroll view, scrolling text, web view.
    case list
    case cell
    /// A system bar: navigation, tab, tool, search.
    case bar
    /// A map, camera, video or another full-screen picture.
    case canvas
    /// A line of at most two points.
    case separator
  }

  public struct Text: Codable, Sendable, Hashable {
    public var string: String
    /// As UIKit names it: `.SFUI-Regular` or the custom font's name.
    public var fontName: String
    public var weight: String
    /// Points.
    public var pointSize: Double
    /// `#RRGGBBAA`
    public var color: String?
    /// `left`, `center`, `right`, `justified`, `natural`
    public var alignment: String
    /// The lines as wrapped, the last one truncated if need be.
    public var lines: [String]
    /// The advance width of each of `lines`, points; empty where nobody measured.
    public var lineWidths: [Double]
    /// Distance between baselines, points.
    public var lineHeight: Double
    /// The first baseline, points from the view's top.
    public var firstBaseline: Double
    public var isTruncated: Bool
    /// True where a stand-in was measured in place of a font that is not at hand.
    public var isApproximate: Bool
    /// The typeface that was measured in place of a font that neither the project nor the system is known to hold.
    public var substitute: String?
    public init(
      string: String, fontName: String, weight: String = "regular", pointSize: Double, color: String? = nil,
      alignment: String = "natural", lines: [String], lineHeight: Double, firstBaseline: Double,
      isTruncated: Bool = false, isApproximate: Bool = false, lineWidths: [Double] = [],
      substitute: String? = nil
    ) {
      self.string = string
      self.fontName = fontName
      self.weight = weight
      self.pointSize = pointSize
      self.color = color
      self.alignment = alignment
      self.lines = lines
      self.lineWidths = lineWidths
      self.substitute = substitute
      self.lineHeight = lineHeight
      self.firstBaseline = firstBaseline
      self.isTruncated = isTruncated
      self.isApproximate = isApproximate
    }
  }

  public struct Image: Codable, Sendable, Hashable {
    public var name: String
    /// Points; nil where the document does not know.
    public var size: Size?
    public var isSystemSymbol: Bool
    /// As in `scaleAspectFill`.
    public var contentMode: String
    public init(name: String, size: Size?, isSystemSymbol: Bool, contentMode: String) {
      self.name = name
      self.size = size
      self.isSystemSymbol = isSystemSymbol
      self.contentMode = contentMode
    }
  }

  public struct Scroll: Codable, Sendable, Hashable {
    public var contentSize: Size
    public var contentOffsetX: Double
    public var contentOffsetY: Double
    public var adjustedContentInset: Insets
    /// `automatic`, `scrollableAxes`, `never`, `always`
    public var adjustmentBehavior: String
    /// What the document itself adds; part of `adjustedContentInset`.
    public var contentInset: Insets
    public var isPaging: Bool
    public init(
      contentSize: Size, contentOffsetX: Double, contentOffsetY: Double, adjustedContentInset: Insets,
      adjustmentBehavior: String, contentInset: Insets = .zero, isPaging: Bool = false
    ) {
      self.contentSize = contentSize
      self.contentOffsetX = contentOffsetX
      self.contentOffsetY = contentOffsetY
      self.adjustedContentInset = adjustedContentInset
      self.adjustmentBehavior = adjustmentBehavior
      self.contentInset = contentInset
      self.isPaging = isPaging
    }
  }

  /// Every node below this one and itself, parents first, in drawing order.
  public func forEach(_ visit: (Node) -> Void) {
    visit(self)
    for child in subviews { child.forEach(visit) }
  }
}

/// Why one edge of a view is where it is.
public struct EdgeSource: Codable, Sendable, Hashable {
  public enum Edge: String, Codable, Sendable, CaseIterable {
    case top, left, bottom, right

    public var opposite: Edge {
      switch self {
      case .top: .bottom
      case .bottom: .top
      case .left: .right
      case .right: .left
      }
    }
  }
  public var edge: Edge
  /// What the chain ends at.
  public var anchor: Anchor
  /// The constraints from the anchor to the edge. The first one holds the view nearest to the anchor.
  public var chain: [ConstraintReference]

  public enum Anchor: String, Codable, Sendable {
    /// An edge of the screen's root view.
    case rootView
    case safeArea
    case layoutMargins
    /// topLayoutGuide or bottomLayoutGuide.
    case legacyGuide
    case keyboard
    /// A frame in the document, through an autoresizing mask or a fixed frame.
    case frame
    /// The edge follows from the opposite edge and the size.
    case size
    /// The opposite edge of the root view or its centre.
    case other
    case none
  }
  public init(edge: Edge, anchor: Anchor, chain: [ConstraintReference] = []) {
    self.edge = edge
    self.anchor = anchor
    self.chain = chain
  }
}
