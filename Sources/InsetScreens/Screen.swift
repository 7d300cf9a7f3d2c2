import InsetDevices
import InsetDiagnostics

/// What layout produced for one root on one canvas: plain values, complete, and all that rules, drawings and
/// reports ever read.
public struct Screen: Codable, Sendable {
  /// The Interface Builder id of the controller, or of the root view where no controller stands behind it.
  public var id: String
  /// What people call it: the controller's title, storyboard id, custom class or a comment in the document.
  public var title: String
  public var kind: Kind
  /// The document, as a path that was given by the user.
  public var file: String
  public var canvas: Canvas
  public var root: Node
  /// Constraints that cannot hold together, and the one that was dropped.
  public var conflicts: [LayoutConflict]
  /// Views whose position or size another solution would change.
  public var ambiguities: [LayoutAmbiguity]
  /// How many layout passes were needed; at 100 the engine gave up. // S-203
  public var passes: Int
  public var document: DocumentFacts
  /// The size at which the document draws the root view, points; nil where it does not say.
  public var savedSize: Size?
  /// How the screen comes to the user; nil where the document does not tell.
  public var presentation: Presentation?
  /// Whether the document shows how people come to the screen: it is the first one, or a segue leads to it. Code that
  /// shows another may put it into any container. Always true outside of storyboards.
  public var isReached: Bool
  /// The id of the document's view inside `root`: what is around it are the containers of the system. Empty where
  /// the document's view is the root, or where nobody told.
  public var documentView: String
  /// The constraints of the document below its view, in the order of the views that hold them.
  public var constraints: [DocumentConstraint]

  /// What decides whether the screen reaches the window's edges.
  public enum Presentation: String, Codable, Sendable {
    /// The window's first screen, a child of a bar controller, or shown over the whole window.
    case fullScreen
    /// A card that leaves the window's top free in portrait. // PR-02, PR-04
    case sheet
    case formSheet
    case popover
    /// In a container view of another screen, where it is laid out and judged in place.
    case embedded
  }

  public enum Kind: String, Codable, Sendable {
    /// A view controller's screen, in a window of the canvas's size.
    case controller
    /// A launch screen.
    case launchScreen
    /// A top-level view of a nib whose owner is a controller: shown in a window like a screen.
    case nibController
    /// A top-level view of a nib that becomes a part of some screen.
    case nibView
    /// A table or collection cell, or a reusable view, as the root of a nib or of a prototype.
    case cell
  }

  public init(
    id: String, title: String, kind: Kind, file: String, canvas: Canvas, root: Node,
    conflicts: [LayoutConflict] = [], ambiguities: [LayoutAmbiguity] = [], passes: Int = 1,
    document: DocumentFacts, savedSize: Size? = nil, presentation: Presentation? = nil,
    isReached: Bool = true, documentView: String = "", constraints: [DocumentConstraint] = []
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.file = file
    self.canvas = canvas
    self.root = root
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.passes = passes
    self.document = document
    self.savedSize = savedSize
    self.presentation = presentation
    self.isReached = isReached
    self.documentView = documentView
    self.constraints = constraints
  }
}

/// What a document says of itself as a whole.
public struct DocumentFacts: Codable, Sendable, Hashable {
  public var toolsVersion: Int
  public var usesAutoLayout: Bool
  public var usesSafeAreas: Bool
  public var isLaunchScreen: Bool
  /// Line and column of the `document` element.
  public var place: Place
  /// What the window's safe area takes on the device that the document was last looked at on, points; nil where it
  /// names none.
  public var deviceInsets: Insets?
  public init(
    toolsVersion: Int, usesAutoLayout: Bool, usesSafeAreas: Bool, isLaunchScreen: Bool, place: Place,
    deviceInsets: Insets? = nil
  ) {
    self.toolsVersion = toolsVersion
    self.usesAutoLayout = usesAutoLayout
    self.usesSafeAreas = usesSafeAreas
    self.isLaunchScreen = isLaunchScreen
    self.place = place
    self.deviceInsets = deviceInsets
  }
}

/// Required constraints that no layout satisfies.
public struct LayoutConflict: Codable, Sendable, Hashable {
  /// The set, irreducible: leave any one out and the rest can hold.
  public var constraints: [ConstraintReference]
  /// The one the engine dropped. // AL-14, AL-15
  public var broken: ConstraintReference?
  public init(constraints: [ConstraintReference], broken: ConstraintReference? = nil) {
    self.constraints = constraints
    self.broken = broken
  }
}

/// A view whose layout the constraints leave open.
public struct LayoutAmbiguity: Codable, Sendable, Hashable {
  /// The view's Interface Builder id.
  public var view: String
  /// `x`, `y`, `width`, `height`, in that order.
  public var properties: [String]
  public init(view: String, properties: [String]) {
    self.view = view
    self.properties = properties
  }
}

/// A constraint as a reader of the document knows it.
public struct ConstraintReference: Codable, Sendable, Hashable {
  /// The id in the document; empty for a constraint that UIKit made.
  public var id: String
  /// In words: `Pay.bottom = superview.bottom − 8`.
  public var text: String
  /// The line of its element; nil for a constraint that UIKit made.
  public var place: Place?
  public init(id: String, text: String, place: Place? = nil) {
    self.id = id
    self.text = text
    self.place = place
  }
}
