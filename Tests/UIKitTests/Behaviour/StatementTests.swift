import InsetDevices
import Testing

@testable import UIKit

/// Statements of the articles that no vector gives: the safe area and the devices. Each test carries its id.
@Suite("Statements without vectors") @MainActor
struct StatementTests {
  private func x(_ pose: Pose = .portrait, ios: Double = 12) throws -> Canvas {
    try Canvases.device("iPhone X", pose, ios: ios)
  }

  @Test("S-001: the iPhone X is as wide as an iPhone 8 and 145 points higher")
  func screen() throws {
    let x = try x()
    let eight = try Canvases.device("iPhone 8", ios: 12)
    #expect(x.size == Size(width: 375, height: 812))
    #expect(x.scale == 3)
    #expect(x.size.width == eight.size.width)
    #expect(x.size.height - eight.size.height == 145)
    let pixels = DeviceCatalogue.device(named: "iPhone X")?.nativePixels
    #expect(pixels == Size(width: 1125, height: 2436))
  }

  @Test(
    "S-002, S-338, S-403: a call makes the status bar of an iPhone 8 higher through iOS 12, of an X never")
  func calls() throws {
    defer { Stage.forgetWindows() }
    let x = try x()
    let eight = try Canvases.device("iPhone 8", ios: 12)
    #expect(x.statusBarHeight - eight.statusBarHeight == 24)
    let content = UIView(frame: .zero)
    let stage = Stage(eight) { root in
      _ = root.add(content) {
        [
          $0.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
          $0.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
        ]
      }
    }
    #expect(content.frame.minY == 20)
    stage.window.move(to: eight.duringCall)
    stage.layOut()
    #expect(content.frame.minY == 40)
    #expect(content.frame.height == 627)
    #expect(x.duringCall == x)
    let later = try Canvases.device("iPhone 8", ios: 13)
    #expect(later.duringCall == later)
    let turned = try Canvases.device("iPhone 8", .landscapeLeft, ios: 12)
    #expect(turned.duringCall == turned)
  }

  @Test("S-011: the old guides by constraint and by anchor give one frame")
  func oldGuides() throws {
    defer { Stage.forgetWindows() }
    let controller = UIViewController()
    let stage = Stage(try Canvases.device("iPhone 7", ios: 10), controller)
    let byItem = UIView(frame: .zero)
    let byAnchor = UIView(frame: .zero)
    for view in [byItem, byAnchor] {
      _ = stage.root.add(view) {
        [
          $0.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
          $0.rightAnchor.constraint(equalTo: stage.root.rightAnchor),
        ]
      }
    }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: byItem, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
        attribute: .bottom, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: byItem, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
        attribute: .top, multiplier: 1, constant: 0),
      byAnchor.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      byAnchor.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    stage.layOut()
    #expect(byItem.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
    #expect(byAnchor.frame == byItem.frame)
  }

  @Test("S-012: the safe area's guide is a view's, the old guides are a controller's")
  func guides() throws {
    defer { Stage.forgetWindows() }
    let stage = Stage(try x())
    let controller = try #require(stage.window.rootViewController)
    #expect(controller.view.safeAreaLayoutGuide.owningView === controller.view)
    #expect(controller.topLayoutGuide.length == 44)
    #expect(controller.bottomLayoutGuide.length == 34)
  }

  @Test("S-014, S-326: insets are zero where a screen is built and there where it is laid out")
  func insetsInTime() throws {
    defer { Stage.forgetWindows() }
    final class View: UIView {
      var seen: UIEdgeInsets?
      override func layoutSubviews() { seen = seen ?? safeAreaInsets }
    }
    final class Controller: UIViewController {
      let root = View(frame: .zero)
      let pinned = UIView(frame: .zero)
      var atLoad: UIEdgeInsets?
      var inLayout: UIEdgeInsets?
      override func loadView() { view = root }
      override func viewDidLoad() {
        atLoad = view.safeAreaInsets
        // As `make.edges.equalTo(self.view.safeAreaInsets)` does: the insets become constants.
        let insets = view.safeAreaInsets
        _ = view.add(pinned) {
          [
            $0.topAnchor.constraint(equalTo: root.topAnchor, constant: insets.top),
            $0.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -insets.bottom),
          ]
        }
      }
      override func viewDidLayoutSubviews() { inLayout = inLayout ?? view.safeAreaInsets }
    }
    let controller = Controller()
    _ = Stage(try x(), controller)
    let insets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    #expect(controller.atLoad == .zero)
    #expect(controller.root.seen == insets)
    #expect(controller.inLayout == insets)
    #expect(controller.pinned.frame.minY == 0)
    #expect(controller.pinned.frame.maxY == 812)
  }

  @Test("S-101: a guide is its view's own: another view's says something else")
  func guidesOfTwoViews() throws {
    defer { Stage.forgetWindows() }
    let upper = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let lower = UIView(frame: CGRect(x: 0, y: 400, width: 375, height: 412))
    _ = Stage(try x()) { root in
      root.addSubview(upper)
      root.addSubview(lower)
    }
    #expect(upper.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(lower.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(upper.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 375, height: 356))
    #expect(lower.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 375, height: 378))
  }

  @Test("S-105: before iOS 11 nobody is told of insets")
  func callbacksOfOldSystems() throws {
    defer { Stage.forgetWindows() }
    func calls(_ name: String, ios: Double) throws -> Int {
      let controller = LifeRecorder()
      _ = Stage(try Canvases.device(name, ios: ios), controller)
      #expect(controller.calls.contains("viewDidLayoutSubviews"))
      return controller.calls.filter { $0 == "viewSafeAreaInsetsDidChange" }.count
    }
    #expect(try calls("iPhone 7", ios: 10) == 0)
    #expect(try calls("iPhone 7", ios: 11) == 1)
  }

  // MARK: Preferences

  private final class Quiet: UIViewController {
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .top }
  }

  @Test(
    "S-029, S-030: the controller on top decides on the home indicator and on gestures, down named children")
  func preferences() throws {
    defer { Stage.forgetWindows() }
    let quiet = Quiet()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: UIViewController()), quiet]
    let stage = Stage(try x(ios: 15), tabs)
    #expect(!stage.window.autoHidesHomeIndicator)
    #expect(stage.window.edgesDeferringSystemGestures == [])
    tabs.selectedIndex = 1
    quiet.setNeedsUpdateOfHomeIndicatorAutoHidden()
    quiet.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    stage.layOut()
    #expect(stage.window.autoHidesHomeIndicator)
    #expect(stage.window.edgesDeferringSystemGestures == .top)
    // Hiding changes no inset. // SA-36
    #expect(stage.root.safeAreaInsets.bottom == 34)
    // A container that names no child decides itself.
    let holder = UIViewController()
    holder.addChild(quiet)
    let plain = Stage(try x(ios: 15), holder)
    #expect(!plain.window.autoHidesHomeIndicator)
    // A card leaves the decision below, a full screen takes it.
    let shown = Quiet()
    holder.present(shown, animated: false)
    #expect(plain.window.edgesDeferringSystemGestures == [])
    shown.dismiss(animated: false)
    shown.modalPresentationStyle = .fullScreen
    holder.present(shown, animated: false)
    #expect(plain.window.edgesDeferringSystemGestures == .top)
    // A phone with a home button has no indicator to hide.
    #expect(!Stage(try Canvases.device("iPhone 8", ios: 12), Quiet()).window.autoHidesHomeIndicator)
  }

  // MARK: Launch images, keyboards

  @Test("S-337: launch images by the points of their screens")
  func launchImages() {
    func name(_ width: Double, _ height: Double, scale: Double? = nil) -> [String] {
      LaunchImage.all.filter {
        $0.points == Size(width: width, height: height) && (scale == nil || $0.scale == scale)
      }.map(\.name)
    }
    #expect(name(320, 480) == ["LaunchImage-700@2x"])
    #expect(name(320, 568) == ["LaunchImage-700-568h@2x"])
    #expect(name(375, 667) == ["LaunchImage-800-667h@2x"])
    #expect(name(414, 736) == ["LaunchImage-800-Portrait-736h@3x"])
    #expect(name(375, 812) == ["LaunchImage-1100-Portrait-2436h@3x"])
    #expect(name(414, 896, scale: 3) == ["LaunchImage-1200-Portrait-2688h@3x"])
    #expect(name(414, 896, scale: 2) == ["LaunchImage-1200-Portrait-1792h@2x"])
    #expect(LaunchImage.all.map(\.firstSystem).allSatisfy { [7, 8, 11, 12].contains($0) })
    for name in ["Icon@2x", "LaunchImage@9x", "LaunchImage@", ""] {
      #expect(LaunchImage(name: name, pixels: Size(width: 640, height: 960)) == nil, "\(name)")
    }
    #expect(LaunchImage(name: "LaunchImage", pixels: .zero) == nil)
  }

  @Test("S-336: an app that has no image of the screen's size runs in the largest window it knows")
  func letterbox() throws {
    defer { Stage.forgetWindows() }
    let x = try x()
    let old = LaunchImage.all.filter { $0.firstSystem < 11 }
    let (app, place) = try #require(x.letterboxed(launchImages: old))
    #expect(place == Rect(x: 0, y: 72.5, width: 375, height: 667))
    #expect(app.size == Size(width: 375, height: 667))
    let stage = Stage(app)
    #expect(stage.root.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let (full, whole) = try #require(x.letterboxed(launchImages: LaunchImage.all))
    #expect(full == x)
    #expect(whole == x.bounds)
    let turned = try self.x(.landscapeLeft)
    #expect(turned.letterboxed(launchImages: old)?.place.size == Size(width: 667, height: 375))
    #expect(x.letterboxed(launchImages: [])?.place.size == Size(width: 320, height: 480))
  }

  @Test("S-345: keyboards differ from phone to phone; the guide follows each")
  func keyboards() throws {
    defer { Stage.forgetWindows() }
    func height(_ name: String, _ system: Double, _ pose: Pose = .portrait) throws -> Double? {
      try #require(DeviceCatalogue.device(named: name)).mainDisplay.keyboardHeight(pose, system: system)
    }
    let x = try #require(try height("iPhone X", 12))
    let eight = try #require(try height("iPhone 8", 12))
    #expect(x == 336)
    #expect(x > eight)
    #expect(try height("iPhone 17", 26.5) == 335)  // N-062
    #expect(try height("iPhone 17", 26.5, .landscapeLeft) == 208)
    #expect(try height("iPhone 18 Pro", 27) == nil)
    let field = SizedView(100, 40)
    let stage = Stage(try self.x(ios: 15)) { root in
      _ = root.add(field) { [$0.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor)] }
    }
    for height in [eight, x] {
      stage.window.keyboardHeight = CGFloat(height)
      stage.layOut()
      #expect(field.frame.maxY == 812 - CGFloat(height))
    }
  }
}

extension Rect {
  fileprivate var size: Size { Size(width: width, height: height) }
}
