import InsetDevices
import Testing

@testable import UIKit

/// Guides: keyboard, regions, legacy, readable. // SA-17, SA-38…SA-46, LM-06, LM-13…LM-15, N-050
@Suite("Guides") @MainActor
struct GuideTests {
  private func x(_ pose: Pose = .portrait, ios: Double = 15) throws -> Canvas {
    try Canvases.device("iPhone X", pose, ios: ios)
  }

  @Test("SA-44, SA-45: the keyboard's guide rests on the safe bottom and follows the keyboard")
  func keyboard() throws {
    defer { Stage.forgetWindows() }
    let field = SizedView(100, 34)
    let stage = Stage(try x()) { root in
      _ = root.add(field) {
        [
          $0.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
          $0.leftAnchor.constraint(equalTo: root.leftAnchor),
        ]
      }
    }
    let guide = stage.root.keyboardLayoutGuide
    #expect(guide.usesBottomSafeArea)
    #expect(!guide.followsUndockedKeyboard)
    #expect(guide.keyboardDismissPadding == 0)
    #expect(field.frame.maxY == 778)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 778, width: 375, height: 34))
    stage.window.keyboardHeight = 335
    stage.layOut()
    #expect(field.frame.maxY == 477)
    stage.window.keyboardHeight = 0
    guide.usesBottomSafeArea = false
    stage.layOut()
    #expect(field.frame.maxY == 812)
  }

  @Test("SA-44: a view that ends above the keyboard's top rests on its own safe bottom")
  func keyboardOutOfReach() throws {
    defer { Stage.forgetWindows() }
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let stage = Stage(try x()) { $0.addSubview(panel) }
    stage.window.keyboardHeight = 335
    stage.layOut()
    #expect(panel.keyboardLayoutGuide.layoutFrame.height == 0)
  }

  @Test("SA-18, SA-06: the safe area's guide is never smaller than nothing")
  func emptySafeArea() throws {
    defer { Stage.forgetWindows() }
    let small = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    _ = Stage(try x()) { $0.addSubview(small) }
    #expect(small.safeAreaInsets.top == 44)
    #expect(small.safeAreaLayoutGuide.layoutFrame.height == 0)
  }

  @Test("SA-38, SA-39: old guides and the safe area say the same")
  func legacy() throws {
    defer { Stage.forgetWindows() }
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    let a = SizedView(10, 10)
    let b = SizedView(10, 10)
    let stage = Stage(try x(), tabs)
    _ = content.view.add(a) { [$0.topAnchor.constraint(equalTo: content.topLayoutGuide.bottomAnchor)] }
    _ = content.view.add(b) { [$0.bottomAnchor.constraint(equalTo: content.bottomLayoutGuide.topAnchor)] }
    stage.layOut()
    #expect(a.frame.minY == 88)
    #expect(b.frame.maxY == 729)
    #expect(content.topLayoutGuide.length == 88)
    #expect(content.bottomLayoutGuide.length == 83)
    #expect(content.topLayoutGuide === content.topLayoutGuide)
  }

  @Test("LM-06, S-321: through iOS 10 a root's margins are the system's")
  func oldMargins() throws {
    defer { Stage.forgetWindows() }
    let stage = Stage(try Canvases.device("iPhone 7", ios: 10))
    stage.root.layoutMargins = UIEdgeInsets(top: 5, left: 50, bottom: 5, right: 50)
    stage.layOut()
    #expect(stage.root.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(stage.root.effectiveMargins == stage.root.layoutMargins)
  }

  @Test("LM-01, N-028: margins of a plain view by release, before any layout")
  func plainMargins() throws {
    LayoutEnvironment.current = LayoutEnvironment(try x())
    #expect(UIView(frame: .zero).layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    LayoutEnvironment.current = LayoutEnvironment(try Canvases.device("iPhone 17", ios: 27.1))
    #expect(UIView(frame: .zero).layoutMargins == .zero)
  }

  @Test("SA-46: guides of regions are the old ones where nothing stands in the corner")
  func regions() throws {
    defer { Stage.forgetWindows() }
    let canvas = try Canvases.device("iPhone 17", ios: 26)
    let view = UIView(frame: .zero)
    let stage = Stage(canvas) { root in
      let guide = root.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
      _ = root.add(view) {
        [
          $0.topAnchor.constraint(equalTo: guide.topAnchor),
          $0.leftAnchor.constraint(equalTo: guide.leftAnchor),
          $0.rightAnchor.constraint(equalTo: guide.rightAnchor),
          $0.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ]
      }
    }
    #expect(view.frame == stage.root.safeAreaLayoutGuide.layoutFrame)
    #expect(stage.root.edgeInsets(for: .margins()) == stage.root.layoutMargins)
    let again = stage.root.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
    #expect(again === stage.root.layoutGuides.first)
  }

  @Test("N-050: a region keeps off the controls of a window, and follows it when it becomes a full screen")
  func windowControls() throws {
    defer { Stage.forgetWindows() }
    let view = UIView(frame: .zero)
    let stage = Stage(.window(width: 700, height: 600)) { root in
      let guide = root.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
      _ = root.add(view) {
        [
          $0.topAnchor.constraint(equalTo: guide.topAnchor),
          $0.leftAnchor.constraint(equalTo: guide.leftAnchor),
          $0.widthAnchor.constraint(equalToConstant: 10), $0.heightAnchor.constraint(equalToConstant: 10),
        ]
      }
    }
    #expect(view.frame.origin == CGPoint(x: 66, y: 10))
    // The window's own insets know nothing of them. // N-051
    #expect(stage.root.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
    // A view clear of the corner has nothing to keep off.
    let inner = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 100))
    stage.root.addSubview(inner)
    stage.layOut()
    #expect(inner.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == .zero)
    stage.window.move(to: try Canvases.device("iPad Air 11-inch (M3)", ios: 18))
    stage.layOut()
    #expect(view.frame.origin == CGPoint(x: 0, y: 24))
  }
}
