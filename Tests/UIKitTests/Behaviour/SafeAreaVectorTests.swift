import InsetDevices
import Testing

@testable import UIKit

/// vectors.json, area safe-area. // SA-03…SA-27, SA-35, SA-38
@Suite("Safe area vectors") @MainActor
struct SafeAreaVectorTests {
  @Test("insets", arguments: Vectors.area("safe-area"))
  func vector(_ vector: Vector) throws { try Self.scenarios.check(vector) }

  static let scenarios = Scenarios(
    byID: windows.merging(propagation) { first, _ in first }.merging(special) { first, _ in first })

  // MARK: A plain controller's root on each device. // SA-24…SA-27

  private static func root(_ canvas: @autoclosure @escaping () throws -> Canvas) -> Scenarios.Scenario {
    { _ in
      let root = Stage(try canvas()).root
      return [
        "safeAreaInsets": Figure(root.safeAreaInsets),
        "safeLayoutFrame": Figure(root.safeAreaLayoutGuide.layoutFrame),
      ]
    }
  }

  private static let windows: [String: Scenarios.Scenario] = [
    "SA-W01": root(try Canvases.device("iPhone SE (1st generation)", ios: 12)),
    "SA-W02": root(try Canvases.device("iPhone 8", ios: 12)),
    "SA-W03": root(try Canvases.device("iPhone 8 Plus", ios: 12)),
    "SA-W04": root(try Canvases.device("iPhone X", ios: 12)),
    "SA-W05": root(try Canvases.device("iPhone XR", ios: 12)),
    "SA-W06": root(try Canvases.device("iPhone 11", ios: 14)),
    "SA-W07": root(try Canvases.device("iPhone XS Max", ios: 12)),
    "SA-W08": root(try Canvases.device("iPhone 13 mini", ios: 15)),
    "SA-W09": root(try Canvases.device("iPhone 12", ios: 15)),
    "SA-W10": root(try Canvases.device("iPhone 12 Pro Max", ios: 15)),
    "SA-W11": root(try Canvases.device("iPhone 14 Pro", ios: 16)),
    "SA-W12": root(try Canvases.device("iPhone 14 Pro Max", ios: 16)),
    "SA-W13": root(try Canvases.device("iPhone 16 Pro", ios: 18)),
    "SA-W14": root(try Canvases.device("iPhone 16 Pro Max", ios: 18)),
    "SA-W15": root(try Canvases.device("iPad (6th generation)", ios: 12)),
    "SA-W16": root(try Canvases.device("iPad Pro (11-inch) (1st generation)", ios: 12.1)),
    "SA-L01": root(try Canvases.device("iPhone X", .landscapeLeft, ios: 12)),
    "SA-L02": root(try Canvases.device("iPhone 11", .landscapeRight, ios: 14)),
    "SA-L03": root(try Canvases.device("iPhone 12", .landscapeLeft, ios: 15)),
    "SA-L04": root(try Canvases.device("iPhone 13 mini", .landscapeRight, ios: 15)),
    "SA-L05": root(try Canvases.device("iPhone 15", .landscapeLeft, ios: 17)),
    "SA-L06": root(try Canvases.device("iPhone 16 Pro", .landscapeRight, ios: 18)),
    "SA-L07": root(try Canvases.device("iPhone 8", .landscapeLeft, ios: 12)),
  ]

  // MARK: From a superview to a subview. // SA-03…SA-06

  /// The setup names the superview's bounds and insets and the subview's frame.
  private static func child(_ vector: Vector) throws -> [String: Figure] {
    let setup = try #require(vector.setup)
    let bounds = try #require(setup["superview"]?["bounds"]?.rect)
    let safe = try #require(setup["superview"]?["safeAreaInsets"]?.insets)
    let frame = try #require(setup["subview.frame"]?.rect)
    let child = UIView(frame: frame)
    _ = Stage(Canvases.plain(bounds.size.plain, safe: safe)) { $0.addSubview(child) }
    return ["subview.safeAreaInsets": Figure(child.safeAreaInsets)]
  }

  private static let propagation: [String: Scenarios.Scenario] = Dictionary(
    uniqueKeysWithValues: ((1...12).map { $0 } + [24]).map {
      ($0 < 10 ? "SAP-0\($0)" : "SAP-\($0)", child)
    })

  // MARK: The rest

  private static let special: [String: Scenarios.Scenario] = [
    "SAP-13": { _ in  // SA-08
      let stage = Stage(try Canvases.device("iPhone X", ios: 12))
      stage.window.rootViewController?.additionalSafeAreaInsets.top = 44
      stage.layOut()
      return ["safeAreaInsets": Figure(stage.root.safeAreaInsets)]
    },
    "SAP-14": { _ in  // SA-09
      let (_, child) = try container(bottom: 80, childBottom: 30)
      return ["child.safeAreaInsets.bottom": Figure(child.safeAreaInsets.bottom)]
    },
    "SAP-15": { _ in
      let (container, child) = try container(bottom: 88, childBottom: 0)
      return [
        "container.safe.bottom": Figure(container.safeAreaInsets.bottom),
        "child.safe.bottom": Figure(child.safeAreaInsets.bottom),
      ]
    },
    "SAP-16": { _ in  // SA-13
      let stage = Stage(try Canvases.device("iPhone X", ios: 11.1))
      stage.root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      stage.layOut()
      return ["safeAreaInsets": Figure(stage.root.safeAreaInsets)]
    },
    "SAP-17": { _ in  // SA-14
      let view = UIView(frame: CGRect(x: 3, y: 4, width: 100, height: 50))
      view.layoutIfNeeded()
      let frame = view.safeAreaLayoutGuide.layoutFrame
      return [
        "safeAreaInsets": Figure(view.safeAreaInsets),
        "safeLayoutFrame": frame == view.bounds ? "bounds" : Figure(frame),
      ]
    },
    "SAP-18": { _ in  // SA-15
      let (scroll, child, stage) = try scrolling(.automatic)
      let before = child.safeAreaInsets
      #expect(scroll.contentOffset.y == -44)
      scroll.contentOffset = .zero
      stage.layOut()
      #expect(before == child.safeAreaInsets)
      return [
        "adjustedContentInset": Figure(scroll.adjustedContentInset),
        "subview.safeAreaInsets": Figure(child.safeAreaInsets),
      ]
    },
    "SAP-19": { _ in  // SA-16
      let (scroll, child, _) = try scrolling(.never)
      return [
        "adjustedContentInset": Figure(scroll.adjustedContentInset),
        "subview.safeAreaInsets": Figure(child.safeAreaInsets),
      ]
    },
    "SAP-20": { _ in  // SA-20
      let controller = LifeRecorder()
      _ = Stage(try Canvases.device("iPhone X", ios: 15), controller)
      return ["order": .list(controller.firsts.map { .text($0) })]
    },
    "SAP-21": { _ in  // SA-35
      let stage = Stage(try Canvases.device("iPhone X", ios: 12), WithoutStatusBar())
      return ["safeAreaInsets": Figure(stage.root.safeAreaInsets)]
    },
    "SAP-22": { _ in
      let stage = Stage(try Canvases.device("iPhone 8", ios: 12), WithoutStatusBar())
      return ["safeAreaInsets": Figure(stage.root.safeAreaInsets)]
    },
    "SAP-23": { _ in  // SA-38
      let canvas = try Canvases.device("iPhone 7", ios: 10)
      let alone = UIViewController()
      let pushed = UIViewController()
      let inBoth = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: inBoth)]
      _ = Stage(canvas, alone)
      _ = Stage(canvas, UINavigationController(rootViewController: pushed))
      let all = Stage(canvas, tabs)
      all.layOut()
      let both = [alone, pushed, inBoth]
      return [
        "top": Figure(both.map(\.topLayoutGuide.length)),
        "bottom": Figure(both.map(\.bottomLayoutGuide.length)),
      ]
    },
  ]

  private static func container(bottom: CGFloat, childBottom: CGFloat) throws -> (UIView, UIView) {
    let stage = Stage(try Canvases.device("iPhone 8", ios: 12))
    let parent = try #require(stage.window.rootViewController)
    parent.additionalSafeAreaInsets.bottom = bottom
    let child = UIViewController()
    parent.addChild(child)
    child.view.frame = CGRect(
      x: 0, y: 0, width: stage.root.bounds.width, height: stage.root.bounds.height - childBottom)
    stage.root.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.layOut()
    return (stage.root, child.view)
  }

  private static func scrolling(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) throws
    -> (UIScrollView, UIView, Stage)
  {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentSize = CGSize(width: 375, height: 2000)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    scroll.addSubview(child)
    let stage = Stage(try Canvases.device("iPhone X", ios: 12)) { $0.addSubview(scroll) }
    return (scroll, child, stage)
  }
}

/// Writes down which callbacks a controller gets.
@MainActor
final class LifeRecorder: UIViewController {
  var calls: [String] = []
  /// Each callback once, in the order of its first call.
  var firsts: [String] {
    calls.enumerated().filter { !calls[..<$0.offset].contains($0.element) }.map(\.element)
  }
  var name = ""
  /// Where several controllers write to one list.
  var log: ((String) -> Void)?

  private func note(_ call: String) {
    calls.append(call)
    log?(name + call)
  }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() { note("viewSafeAreaInsetsDidChange") }
}

@MainActor
final class WithoutStatusBar: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}
