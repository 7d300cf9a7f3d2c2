import InsetDevices
import Testing

@testable import UIKit

/// Presentations beyond the vectors. // PR-01…PR-09
@Suite("Presentations") @MainActor
struct PresentationTests {
  private func x(_ pose: Pose = .portrait, ios: Double = 15, sdk: Double? = nil) throws -> Canvas {
    try Canvases.device("iPhone X", pose, ios: ios, sdk: sdk)
  }

  private func pad(ios: Double = 15) throws -> Canvas {
    try Canvases.device("iPad Air (4th generation)", ios: ios)
  }

  private func present(
    _ style: UIModalPresentationStyle, on canvas: Canvas, preferred: CGSize = .zero
  ) -> (stage: Stage, controller: UIViewController) {
    let stage = Stage(canvas)
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    controller.preferredContentSize = preferred
    stage.window.rootViewController?.present(controller, animated: false)
    stage.layOut()
    return (stage, controller)
  }

  @Test("PR-01, PR-02: what a style becomes")
  func adaptation() throws {
    typealias Style = UIModalPresentationStyle
    let phone = try x()
    let old = try x(ios: 12)
    let oldSDK = try x(ios: 13, sdk: 12)
    let turned = try x(.landscapeLeft)
    #expect(Style.automatic.adapted(to: phone) == .pageSheet)
    #expect(Style.automatic.adapted(to: old) == .fullScreen)
    #expect(Style.automatic.adapted(to: oldSDK) == .fullScreen)
    #expect(Style.formSheet.adapted(to: old) == .fullScreen)
    #expect(Style.popover.adapted(to: phone) == .pageSheet)
    #expect(Style.pageSheet.adapted(to: turned) == .fullScreen)
    #expect(Style.overFullScreen.adapted(to: turned) == .overFullScreen)
    #expect(Style.popover.adapted(to: try pad()) == .popover)
    #expect(Style.formSheet.adapted(to: try pad()) == .formSheet)
  }

  @Test("PR-04: a card begins a little below the safe top and keeps the safe bottom")
  func card() throws {
    defer { Stage.forgetWindows() }
    let (stage, controller) = present(.automatic, on: try x())
    #expect(controller.view.windowFrame == CGRect(x: 0, y: 54, width: 375, height: 758))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(controller.isInSheet)
    // Turned, it fills the window, with the bars of a full screen.
    stage.window.move(to: try x(.landscapeLeft))
    stage.layOut()
    #expect(controller.view.windowFrame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(!controller.isInSheet)
  }

  @Test("PR-06: form sheets of iPads")
  func form() throws {
    defer { Stage.forgetWindows() }
    let (_, controller) = present(.formSheet, on: try pad())
    #expect(controller.view.windowFrame == CGRect(x: 140, y: 280, width: 540, height: 620))
    #expect(controller.view.safeAreaInsets == .zero)
    let (_, small) = present(.formSheet, on: try pad(), preferred: CGSize(width: 300, height: 200))
    #expect(small.view.windowFrame.size == CGSize(width: 300, height: 200))
  }

  @Test("PR-07: detents of cards before iOS 26")
  func detents() throws {
    defer { Stage.forgetWindows() }
    let stage = Stage(try x())
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    #expect(sheet.detents.count == 1)
    sheet.detents = [.medium(), .large()]
    stage.window.rootViewController?.present(controller, animated: false)
    #expect(controller.sheetPresentationController === sheet)
    let medium = controller.view.windowFrame
    #expect(abs(medium.height - 812 / 2) < 40)
    #expect(medium.maxY == 812)
    sheet.selectedDetentIdentifier = .large
    stage.layOut()
    #expect(controller.view.windowFrame.minY == 54)
  }

  @Test("PR-08: a popover has the size its content prefers and stays inside the safe area")
  func popover() throws {
    defer { Stage.forgetWindows() }
    let stage = Stage(try pad())
    let source = UIView(frame: CGRect(x: 780, y: 40, width: 40, height: 40))
    stage.root.addSubview(source)
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 300, height: 400)
    controller.popoverPresentationController?.sourceView = source
    stage.window.rootViewController?.present(controller, animated: false)
    let frame = controller.view.windowFrame
    #expect(frame.size == CGSize(width: 300, height: 400))
    #expect(frame.minY == 80)
    #expect(frame.maxX == 810)
  }

  @Test("PR-09: full screens take the presenter's view away and give it back; the others leave it")
  func hierarchy() throws {
    defer { Stage.forgetWindows() }
    let (stage, full) = present(.fullScreen, on: try x())
    let presenter = try #require(stage.window.rootViewController)
    #expect(presenter.view.superview == nil)
    #expect(full.view.windowFrame == stage.window.bounds)
    #expect(full.view.safeAreaInsets.top == 44)
    full.dismiss(animated: false)
    stage.layOut()
    #expect(presenter.view.superview === stage.window)
    #expect(presenter.presentedViewController == nil)
    #expect(full.view.window == nil)
    let (over, _) = present(.overFullScreen, on: try x())
    #expect(over.window.rootViewController?.view.superview === over.window)
  }

  @Test("PR-09: a context is the nearest controller that defines one")
  func context() throws {
    defer { Stage.forgetWindows() }
    let stage = Stage(try x())
    let root = try #require(stage.window.rootViewController)
    let child = UIViewController()
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    let inner = UIViewController()
    child.addChild(inner)
    child.view.addSubview(inner.view)
    inner.didMove(toParent: child)
    let shown = UIViewController()
    shown.modalPresentationStyle = .overCurrentContext
    inner.present(shown, animated: false)
    #expect(shown.presentingViewController === child)
    #expect(shown.view.windowFrame == CGRect(x: 0, y: 100, width: 200, height: 300))
  }

  @Test("a controller is presented once, from a window, and not while another is")
  func refusals() throws {
    defer { Stage.forgetWindows() }
    let (stage, first) = present(.automatic, on: try x())
    let presenter = try #require(stage.window.rootViewController)
    let second = UIViewController()
    presenter.present(second, animated: false)
    #expect(second.presentingViewController == nil)
    #expect(presenter.presentedViewController === first)
    // From the presented one it is allowed, and both end together.
    first.present(second, animated: false)
    #expect(second.presentingViewController === first)
    presenter.dismiss(animated: false)
    #expect(first.presentingViewController == nil)
    #expect(second.presentingViewController == nil)
    #expect(stage.window.subviews.count == 1)
    let lonely = UIViewController()
    lonely.present(UIViewController(), animated: false)
    #expect(lonely.presentedViewController == nil)
    lonely.dismiss(animated: false)
  }

  @Test("the presenter of a full screen disappears, that of a card does not")
  func appearance() throws {
    defer { Stage.forgetWindows() }
    let recorder = LifeRecorder()
    _ = Stage(try x(), recorder)
    recorder.calls = []
    let card = LifeRecorder()
    recorder.present(card, animated: false)
    #expect(recorder.calls.filter { $0.contains("ppear") } == [])
    #expect(
      card.firsts == [
        "viewDidLoad", "viewWillAppear", "viewSafeAreaInsetsDidChange", "viewIsAppearing",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])
    recorder.dismiss(animated: false)
    #expect(card.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    recorder.calls = []
    let full = LifeRecorder()
    full.modalPresentationStyle = .fullScreen
    recorder.present(full, animated: false)
    #expect(recorder.calls.filter { $0.contains("isappear") } == ["viewWillDisappear", "viewDidDisappear"])
    full.dismiss(animated: false)
    #expect(recorder.appearance == .appeared)
  }

  @Test("custom presentations put their view where they say")
  func custom() throws {
    defer { Stage.forgetWindows() }
    final class Half: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
      }
    }
    final class Delegate: UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        Half(presentedViewController: presented, presenting: presenting)
      }
    }
    let delegate = Delegate()
    let stage = Stage(try x())
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    stage.window.rootViewController?.present(controller, animated: false)
    #expect(controller.view.windowFrame == CGRect(x: 0, y: 406, width: 375, height: 406))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }
}
