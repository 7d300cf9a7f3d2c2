import InsetDevices
import Testing

@testable import UIKit

/// Which callbacks come, and in which order. // SA-19…SA-23, SA-49, N-064, N-066
@Suite("Callbacks") @MainActor
struct LifeTests {
  private func canvas(_ pose: Pose = .portrait) throws -> Canvas {
    try Canvases.device("iPhone X", pose, ios: 15)
  }

  /// Controllers that write to one list.
  @MainActor
  private final class Log {
    var calls: [String] = []
    func recorder(_ name: String) -> LifeRecorder {
      let controller = LifeRecorder()
      controller.name = name + "."
      controller.log = { [unowned self] in calls.append($0) }
      return controller
    }
    /// Only appearing and disappearing.
    var appearances: [String] { calls.filter { $0.contains("ppear") } }
  }

  @Test("SA-21, S-014: no safe area in viewDidLoad and viewWillAppear, all of it in viewIsAppearing")
  func safeAreaInTime() throws {
    final class Controller: UIViewController {
      var seen: [String: UIEdgeInsets] = [:]
      override func viewDidLoad() { seen["load"] = view.safeAreaInsets }
      override func viewWillAppear(_ animated: Bool) { seen["will"] = view.safeAreaInsets }
      override func viewIsAppearing(_ animated: Bool) { seen["is"] = view.safeAreaInsets }
    }
    let content = Controller()
    _ = Stage(try canvas(), UINavigationController(rootViewController: content))
    defer { Stage.forgetWindows() }
    #expect(content.seen["load"] == .zero)
    #expect(content.seen["will"] == .zero)
    #expect(content.seen["is"] == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
  }

  @Test("SA-20: insets change for a parent and then its children, before anything is laid out")
  func parentsFirst() throws {
    defer { Stage.forgetWindows() }
    let log = Log()
    let parent = log.recorder("parent")
    let child = log.recorder("child")
    parent.loadViewIfNeeded()
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = Stage(try canvas(), parent)
    let order = log.calls.filter { $0.contains("SafeArea") || $0.contains("WillLayout") }
    #expect(
      order.prefix(4) == [
        "parent.viewSafeAreaInsetsDidChange", "child.viewSafeAreaInsetsDidChange",
        "parent.viewWillLayoutSubviews", "child.viewWillLayoutSubviews",
      ])
    #expect(
      log.appearances.filter { $0.hasPrefix("child") }.map { $0.dropFirst(6) } == [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      ])
  }

  @Test(
    "SA-19, N-066, S-325: margins are told first, then the view's safe area, then the controller's; only on a change"
  )
  func orderOfOneView() throws {
    defer { Stage.forgetWindows() }
    final class View: UIView {
      var calls: [String] = []
      override func layoutMarginsDidChange() { calls.append("margins") }
      override func safeAreaInsetsDidChange() { calls.append("safe area") }
    }
    final class Controller: UIViewController {
      let root = View(frame: .zero)
      override func loadView() { view = root }
      override func viewSafeAreaInsetsDidChange() { root.calls.append("controller's safe area") }
    }
    let controller = Controller()
    let stage = Stage(try canvas(), controller)
    #expect(controller.root.calls == ["margins", "safe area", "controller's safe area"])
    controller.root.calls = []
    controller.root.setNeedsLayout()
    stage.layOut()
    #expect(controller.root.calls == [])
    controller.additionalSafeAreaInsets.bottom = 10
    stage.layOut()
    #expect(controller.root.calls == ["margins", "safe area", "controller's safe area"])
  }

  @Test("SA-22, S-104: a page set in viewDidLoad appears before it is laid out")
  func pages() throws {
    defer { Stage.forgetWindows() }
    let page = LifeRecorder()
    final class Pages: UIPageViewController {
      var first: UIViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers(first.map { [$0] }, direction: .forward, animated: false)
      }
    }
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.first = page
    _ = Stage(try canvas(), pages)
    let appears = try #require(page.calls.firstIndex(of: "viewDidAppear"))
    let laysOut = try #require(page.calls.firstIndex(of: "viewWillLayoutSubviews"))
    #expect(appears < laysOut)
    // BC-68
    #expect(page.view.windowFrame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  @Test("SA-23: insets set in viewDidLayoutSubviews hold after one more pass")
  func insetsWhileLayingOut() throws {
    defer { Stage.forgetWindows() }
    final class Controller: UIViewController {
      override func viewDidLayoutSubviews() { additionalSafeAreaInsets.top = 10 }
    }
    let stage = Stage(try canvas(), Controller())
    #expect(stage.root.safeAreaInsets.top == 54)
    #expect(stage.window.layoutPassCount <= 3)
    #expect(stage.window.layoutLoop == nil)
  }

  @Test("SA-08: additional insets may be negative")
  func negative() throws {
    defer { Stage.forgetWindows() }
    let stage = Stage(try canvas())
    stage.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(
      top: -44, left: 0, bottom: -10, right: 0)
    stage.layOut()
    #expect(stage.root.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
  }

  @Test("SA-49: turning changes the insets and tells so")
  func turning() throws {
    defer { Stage.forgetWindows() }
    let controller = LifeRecorder()
    let stage = Stage(try canvas(), controller)
    controller.calls = []
    stage.window.move(to: try canvas(.landscapeLeft))
    stage.layOut()
    #expect(controller.calls.contains("viewSafeAreaInsetsDidChange"))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
  }

  @Test("turning tells of the new size and of traits, with what was to be done alongside")
  func transition() throws {
    defer { Stage.forgetWindows() }
    final class Controller: UIViewController {
      var calls: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("to \(Int(size.width))")
        coordinator.animate { [unowned self] _ in
          calls.append("alongside \(Int(view.bounds.width))")
        } completion: { [unowned self] _ in
          calls.append("done \(Int(view.bounds.width))")
        }
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        calls.append("traits \(previous?.verticalSizeClass == .regular)")
      }
    }
    let controller = Controller()
    let stage = Stage(try canvas(), controller)
    stage.window.move(to: try canvas(.landscapeLeft))
    #expect(controller.calls == ["to 812", "traits true", "alongside 812", "done 812"])
  }

  @Test("N-064: one tab's controller goes as the other's comes")
  func tabs() throws {
    defer { Stage.forgetWindows() }
    let log = Log()
    let old = log.recorder("old")
    let new = log.recorder("new")
    let tabs = UITabBarController()
    tabs.viewControllers = [old, new]
    _ = Stage(try canvas(), tabs)
    #expect(
      log.appearances == ["old.viewWillAppear", "old.viewIsAppearing", "old.viewDidAppear"])
    log.calls = []
    tabs.selectedIndex = 1
    #expect(
      log.appearances == [
        "old.viewWillDisappear", "new.viewWillAppear", "new.viewIsAppearing", "old.viewDidDisappear",
        "new.viewDidAppear",
      ])
    let appearing = try #require(log.calls.firstIndex(of: "new.viewIsAppearing"))
    let insets = try #require(log.calls.firstIndex(of: "new.viewSafeAreaInsetsDidChange"))
    #expect(insets < appearing)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  @Test("pushing and popping move controllers in and out, with their parents told")
  func stack() throws {
    defer { Stage.forgetWindows() }
    let log = Log()
    let first = log.recorder("first")
    let second = log.recorder("second")
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(try canvas(), navigation)
    log.calls = []
    navigation.pushViewController(second, animated: true)
    #expect(second.parent === navigation)
    #expect(navigation.topViewController === second)
    #expect(
      log.appearances == [
        "first.viewWillDisappear", "second.viewWillAppear", "second.viewIsAppearing",
        "first.viewDidDisappear", "second.viewDidAppear",
      ])
    #expect(second.view.safeAreaInsets.top == 88)
    navigation.pushViewController(second, animated: true)
    #expect(navigation.viewControllers.count == 2)
    log.calls = []
    #expect(navigation.popViewController(animated: true) === second)
    #expect(second.parent == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(log.appearances.last == "first.viewDidAppear")
    stage.layOut()
    #expect(second.view.superview == nil)
  }

  @Test("a child that code adds to a controller on screen appears, and disappears when it is taken out")
  func addedChild() throws {
    defer { Stage.forgetWindows() }
    let log = Log()
    let stage = Stage(try canvas())
    let parent = try #require(stage.window.rootViewController)
    let child = log.recorder("child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(log.appearances == ["child.viewWillAppear", "child.viewIsAppearing", "child.viewDidAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.appearances.suffix(2) == ["child.viewWillDisappear", "child.viewDidDisappear"])
    #expect(child.appearance == .disappeared)
  }

  @Test("views are told of their window")
  func windows() throws {
    defer { Stage.forgetWindows() }
    final class View: UIView {
      var calls: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) {
        calls.append(newWindow == nil ? "leaves" : "comes")
      }
      override func didMoveToWindow() { calls.append(window == nil ? "left" : "came") }
    }
    let view = View(frame: .zero)
    let holder = UIView(frame: .zero)
    holder.addSubview(view)
    #expect(view.calls == [])
    let stage = Stage(try canvas()) { $0.addSubview(holder) }
    #expect(view.calls == ["comes", "came"])
    holder.removeFromSuperview()
    #expect(view.calls == ["comes", "came", "leaves", "left"])
    stage.layOut()
  }

  nonisolated static let loopKinds = ["insets", "needs layout", "margins"]

  @Test(
    "S-203: layout that never comes to rest ends and is counted",
    arguments: loopKinds)
  func loops(_ kind: String) throws {
    defer { Stage.forgetWindows() }
    final class Controller: UIViewController {
      var kind = ""
      override func viewDidLayoutSubviews() {
        switch kind {
        case "insets": additionalSafeAreaInsets.top += 1
        case "margins": view.layoutMargins.left += 1
        default: view.setNeedsLayout()
        }
      }
    }
    let controller = Controller()
    controller.kind = kind
    LayoutEnvironment.current = LayoutEnvironment(try canvas())
    let window = UIWindow(canvas: try canvas())
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(!window.layoutCameToRest)
    // It says who. // S-203
    let loop = try #require(window.layoutLoop)
    #expect(loop.passes == window.layoutPassCount)
    #expect(loop.restless == ["UIView of Controller"])
    #expect(loop.description.contains("UIView of Controller asked for another"))
    // What only asks for layout changes nothing, and is given up sooner.
    let isSwinging = kind == "needs layout"
    #expect(isSwinging ? window.layoutPassCount >= 8 : window.layoutPassCount == LayoutPass.limit)
  }
}
