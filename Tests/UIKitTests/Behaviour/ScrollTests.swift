import InsetDevices
import Testing

@testable import UIKit

/// Scroll views beyond the vectors. // SC-05…SC-17, SA-15
@Suite("Scroll views") @MainActor
struct ScrollTests {
  private func x(_ pose: Pose = .portrait) throws -> Canvas { try Canvases.device("iPhone X", pose, ios: 15) }

  @Test(
    "SC-05: the scroll view a controller owns is its root, the first subview all the way down, or the named one"
  )
  func owned() throws {
    defer { Stage.forgetWindows() }
    func adjusted(_ build: (UIViewController, UIScrollView) -> Void) throws -> CGFloat {
      let controller = UIViewController()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      build(controller, scroll)
      _ = Stage(try x(), UINavigationController(rootViewController: controller))
      return scroll.adjustedContentInset.top
    }
    #expect(try adjusted { $0.view.addSubview($1) } == 88)
    #expect(
      try adjusted {
        $0.view.addSubview(UIView(frame: .zero))
        $0.view.addSubview($1)
      } == 0)
    #expect(
      try adjusted {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        $0.view.addSubview(holder)
        holder.addSubview($1)
      } == 88)
    #expect(
      try adjusted {
        $0.view.addSubview(UIView(frame: .zero))
        $0.view.addSubview($1)
        $0.setContentScrollView($1, for: .top)
      } == 88)
    #expect(
      try adjusted {
        let other = UIScrollView(frame: .zero)
        $0.view.addSubview($1)
        $0.view.addSubview(other)
        $0.setContentScrollView(other, for: .all)
      } == 0)
    let controller = UIViewController()
    let scroll = UIScrollView(frame: .zero)
    controller.view.addSubview(scroll)
    #expect(controller.contentScrollView(for: .top) === scroll)
  }

  @Test("SC-17, S-327: subclass and delegate are told of changed insets")
  func callbacks() throws {
    defer { Stage.forgetWindows() }
    final class Scroll: UIScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() { changes += 1 }
    }
    final class Delegate: UIScrollViewDelegate {
      var changes = 0
      var scrolls = 0
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { changes += 1 }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let delegate = Delegate()
    scroll.delegate = delegate
    scroll.contentInsetAdjustmentBehavior = .always
    let stage = Stage(try x()) { $0.addSubview(scroll) }
    #expect(scroll.changes == 1)
    #expect(delegate.changes == 1)
    #expect(delegate.scrolls == 1)
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(delegate.scrolls == 2)
    stage.layOut()
    #expect(delegate.changes == 1)
  }

  @Test("SC-11: an offset at the top stays at the top, another stays where it is")
  func offsets() throws {
    defer { Stage.forgetWindows() }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.contentSize = CGSize(width: 375, height: 3000)
    let stage = Stage(try x()) { $0.addSubview(scroll) }
    #expect(scroll.contentOffset.y == -44)
    stage.window.rootViewController?.additionalSafeAreaInsets.top = 6
    stage.layOut()
    #expect(scroll.contentOffset.y == -50)
    scroll.contentOffset.y = 200
    stage.window.rootViewController?.additionalSafeAreaInsets.top = 20
    stage.layOut()
    #expect(scroll.contentOffset.y == 200)
  }

  @Test("SC-14: content pinned to the edges gives the content's size")
  func contentSize() throws {
    defer { Stage.forgetWindows() }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let content = SizedView(200, 1500)
    _ = Stage(try x()) { root in
      root.addSubview(scroll)
      _ = scroll.add(content) {
        [
          $0.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
          $0.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
          $0.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
          $0.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
          $0.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 1),
        ]
      }
    }
    #expect(scroll.contentSize == CGSize(width: 375, height: 1500))
    // The content is longer than the view, and so the safe area becomes inset. // SC-03
    #expect(scroll.adjustedContentInset.top == 44)
  }

  @Test("SC-15, SC-16: indicators keep off the safe area unless that is switched off")
  func indicators() throws {
    defer { Stage.forgetWindows() }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    scroll.contentSize = CGSize(width: 375, height: 2000)
    _ = Stage(try x()) { $0.addSubview(scroll) }
    #expect(scroll.adjustedVerticalIndicatorInsets.top == 44)
    #expect(scroll.verticalIndicatorTrack == CGRect(x: 369, y: 44, width: 3, height: 734))
    scroll.verticalScrollIndicatorInsets.top = 6
    #expect(scroll.adjustedVerticalIndicatorInsets.top == 50)
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(scroll.adjustedVerticalIndicatorInsets.top == 6)
    scroll.automaticallyAdjustsScrollIndicatorInsets = true
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedVerticalIndicatorInsets.top == 6)
  }

  @Test("offsets can be confined to the content, and rectangles brought into sight")
  func confining() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 300)
    #expect(scroll.confined(CGPoint(x: 5, y: 900)) == CGPoint(x: 0, y: 200))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset.y == 70)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset.y == 10)
  }

  @Test("IC-21: a text view scrolls its text")
  func textView() throws {
    defer { Stage.forgetWindows() }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    view.text = Array(repeating: "line", count: 20).joined(separator: "\n")
    _ = Stage(try x()) { $0.addSubview(view) }
    #expect(view.contentSize.width == 375)
    #expect(view.contentSize.height > 250)
    #expect(view.adjustedContentInset.top == 44)
  }
}
