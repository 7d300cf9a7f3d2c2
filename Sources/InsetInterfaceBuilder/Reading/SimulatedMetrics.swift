import InsetDevices

/// What Interface Builder's canvas pretends is around a controller's or a nib's view.
public struct SimulatedMetrics: Hashable, Sendable {
  /// A bar as the document simulates it.
  public enum Bar: Hashable, Sendable {
    /// Not said: the canvas infers it from segues.
    case inferred
    case none
    case statusBar(style: String?)
    case navigationBar(isTranslucent: Bool, isPrompted: Bool)
    case toolbar(isTranslucent: Bool)
    case tabBar(isTranslucent: Bool)
    /// A bar by the tag of an element that is not known.
    case other(String)

    /// Whether the document asks for a bar.
    public var isShown: Bool {
      switch self {
      case .inferred, .none: false
      default: true
      }
    }
  }

  /// How large the canvas shows the view.
  public enum Destination: Hashable, Sendable {
    case inferred
    /// Any size, given by `size` or else by the recorded frame.
    case freeform
    /// A sheet, form sheet or popover, by the tag of its element.
    case presentation(String)
    /// A screen by name, as in `retina4_7.fullscreen`; nil for the canvas's own.
    case screen(String?)
  }

  public var statusBar = Bar.inferred
  public var topBar = Bar.inferred
  public var bottomBar = Bar.inferred
  /// As in `landscapeRight`.
  public var orientation: String?
  public var destination = Destination.inferred
  /// `freeformSize`, points.
  public var size: Size?

  public init() {}
}

extension Element {
  /// The simulated metrics of a controller, or of the top-level view of a xib.
  public var simulatedMetrics: SimulatedMetrics {
    var metrics = SimulatedMetrics()
    forEachChild { child in
      switch child.key {
      case "simulatedStatusBarMetrics": metrics.statusBar = child.simulatedBar
      case "simulatedTopBarMetrics": metrics.topBar = child.simulatedBar
      case "simulatedBottomBarMetrics": metrics.bottomBar = child.simulatedBar
      case "simulatedOrientationMetrics": metrics.orientation = child["orientation"] ?? "portrait"
      case "simulatedDestinationMetrics": metrics.destination = child.simulatedDestination
      default: break
      }
    }
    metrics.size = size(key: "freeformSize")
    return metrics
  }

  private var simulatedBar: SimulatedMetrics.Bar {
    let isTranslucent = bool("translucent") != false
    switch name {
    case "nil": return .none
    case "simulatedStatusBarMetrics": return .statusBar(style: self["statusBarStyle"])
    case "simulatedNavigationBarMetrics":
      return .navigationBar(isTranslucent: isTranslucent, isPrompted: bool("prompted") == true)
    case "simulatedToolbarMetrics": return .toolbar(isTranslucent: isTranslucent)
    case "simulatedTabBarMetrics": return .tabBar(isTranslucent: isTranslucent)
    default: return .other(name)
    }
  }

  private var simulatedDestination: SimulatedMetrics.Destination {
    switch name {
    case "freeformSimulatedSizeMetrics": .freeform
    case "simulatedScreenMetrics": .screen(self["type"])
    case "nil": .inferred
    default: .presentation(name)
    }
  }
}

extension Document {
  /// The metrics that older documents simulate for every controller, as in `retina4_7.fullscreen`; nil where
  /// they name no screen.
  public var defaultSimulatedScreen: String? {
    root?.child("simulatedMetricsContainer")?.child(key: "destination")?["type"]
  }
}
