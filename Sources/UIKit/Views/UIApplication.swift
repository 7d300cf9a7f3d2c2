import InsetDevices

/// The app, as far as code asks it for windows and the status bar.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  private struct Entry { weak var window: UIWindow? }
  private var entries: [Entry] = []

  func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
  }

  /// Windows that were shown, the last one at the end.
  open var windows: [UIWindow] { entries.compactMap(\.window) }
  open var keyWindow: UIWindow? { windows.last }
  open var connectedScenes: Set<UIWindowScene> { Set(windows.compactMap(\.windowScene)) }

  /// Not a measure of what the system covers: see N-042.
  open var statusBarFrame: CGRect {
    guard let window = keyWindow, window.showsStatusBar else { return .zero }
    return CGRect(x: 0, y: 0, width: Double(window.bounds.width), height: window.canvas.statusBarHeight)
  }
  open var isStatusBarHidden: Bool { !(keyWindow?.showsStatusBar ?? false) }
}

/// The device under the canvas in use.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    LayoutEnvironment.current.canvas.idiom == .pad ? .pad : .phone
  }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// As in `17.0`.
  open var systemVersion: String { String(LayoutEnvironment.current.canvas.systemVersion) }
}
