import InsetDevices

/// What holds an app's windows. // BC-64
@preconcurrency @MainActor
open class UIWindowScene: UIResponder {
  open private(set) var windows: [UIWindow] = []
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection {
    windows.first?.traitCollection ?? UITraitCollection(LayoutEnvironment.current.canvas)
  }
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)

  public override init() { super.init() }

  func add(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }

  open var interfaceOrientation: UIInterfaceOrientation {
    let canvas = windows.first?.canvas ?? LayoutEnvironment.current.canvas
    switch canvas.pose {
    case .portrait: return .portrait
    case .portraitUpsideDown: return .portraitUpsideDown
    // The device's top is on the left: UIKit names the interface after where the home button would be.
    case .landscapeLeft: return .landscapeRight
    case .landscapeRight: return .landscapeLeft
    case .window: return canvas.isLandscape ? .landscapeLeft : .portrait
    }
  }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Where the system's status is. Not a measure of what it covers: see N-042.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var canvas: Canvas { scene?.windows.first?.canvas ?? LayoutEnvironment.current.canvas }

  open var isStatusBarHidden: Bool {
    guard let window = scene?.windows.first else { return canvas.statusBarHeight == 0 }
    return !window.showsStatusBar
  }

  open var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : CGRect(x: 0, y: 0, width: canvas.size.width, height: canvas.statusBarHeight)
  }
}
