import InsetDevices
import Testing

@testable import UIKit

/// vectors.json, area bars: navigation bars. // BC-01…BC-25, SA-29, SA-31
@Suite("Navigation bar vectors") @MainActor
struct NavigationBarVectorTests {
  @Test("bars", arguments: Vectors.area("bars").filter { $0.id.hasPrefix("NAV") })
  func vector(_ vector: Vector) throws { try Self.scenarios.check(vector) }

  static let scenarios = Scenarios(byID: plain.merging(content) { first, _ in first })

  // MARK: Frames and safe areas

  private static func navigation(
    _ canvas: @autoclosure @escaping () throws -> Canvas,
    change: @escaping @MainActor (UINavigationController) -> Void = { _ in }
  ) -> Scenarios.Scenario {
    { _ in try measure(canvas(), change) }
  }

  private static func measure(_ canvas: Canvas, _ change: (UINavigationController) -> Void) throws
    -> [String: Figure]
  {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    change(navigation)
    _ = Stage(canvas, navigation)
    let bar = navigation.navigationBar
    let view: UIView = content.view
    let guide = view.safeAreaLayoutGuide.layoutFrame
    return [
      "navigationBar.frame": Figure(bar.frame), "navigationBar.height": Figure(bar.frame.height),
      "barBackground.frame(in bar)": Figure(bar.backgroundFrame),
      "content.view.frame": Figure(view.frame), "content.view.frame(in nav view)": Figure(view.frame),
      "content.safeAreaInsets": Figure(view.safeAreaInsets),
      "content.safeAreaInsets.top": Figure(view.safeAreaInsets.top),
      "layoutFrame": Figure(guide),
      "UIViewSafeAreaLayoutGuide-top": Figure(guide.minY),
      "UIViewSafeAreaLayoutGuide-bottom": Figure(view.bounds.maxY - guide.maxY),
    ]
  }

  private static let plain: [String: Scenarios.Scenario] = [
    "NAV-01": navigation(try Canvases.device("iPhone 8", ios: 12)),
    "NAV-02": navigation(try Canvases.device("iPhone X", ios: 12)),
    "NAV-03": navigation(try Canvases.device("iPhone 11", ios: 14)),
    "NAV-04": navigation(try Canvases.device("iPhone 12", ios: 15)),
    "NAV-05": navigation(try Canvases.device("iPhone 12 Pro Max", ios: 15)),
    "NAV-06": navigation(try Canvases.device("iPhone 13 mini", ios: 15)),
    "NAV-07": navigation(try Canvases.device("iPhone 14 Pro", ios: 16)),
    "NAV-08": navigation(try Canvases.device("iPhone 16 Pro", ios: 18)),
    "NAV-09": navigation(try Canvases.device("iPhone 8", ios: 12)) {
      $0.navigationBar.prefersLargeTitles = true
    },
    "NAV-10": navigation(try Canvases.device("iPhone X", ios: 12)) {
      $0.navigationBar.prefersLargeTitles = true
    },
    "NAV-11": navigation(try Canvases.device("iPhone X", .landscapeLeft, ios: 12)),
    "NAV-12": navigation(try Canvases.device("iPhone XS Max", .landscapeRight, ios: 13)),
    "NAV-13": navigation(try Canvases.device("iPad (6th generation)", ios: 13)),
    "NAV-14": navigation(try Canvases.device("iPad (6th generation)", ios: 13, sdk: 11)),
    "NAV-15": navigation(try Canvases.device("iPad (6th generation)", ios: 13)) {
      $0.navigationBar.prefersLargeTitles = true
    },
    "NAV-16": { _ in
      let metrics = SystemMetrics.saved(toolsVersion: 23727)
      let large = metrics.navigationBarHeight + metrics.largeTitleHeight
      return ["height": .number(metrics.navigationBarHeight), "largeTitleHeight": .number(large)]
    },
    "NAV-17": { _ in try sheet() },
    "NAV-18": navigation(try Canvases.device("iPhone 8", ios: 12)) {
      $0.navigationBar.isTranslucent = false
    },
    "NAV-19": navigation(try Canvases.device("iPhone 8", ios: 12)) {
      $0.navigationBar.isTranslucent = false
      $0.topViewController?.extendedLayoutIncludesOpaqueBars = true
    },
    "NAV-20": navigation(try Canvases.device("iPhone X", ios: 12)) {
      $0.topViewController?.edgesForExtendedLayout = []
    },
    "NAV-21": navigation(try Canvases.device("iPhone X", ios: 12)) {
      $0.setNavigationBarHidden(true, animated: false)
    },
    "NAV-22": navigation(try Canvases.device("iPhone X", ios: 12)),
    "NAV-27": { _ in  // LM-09
      let content = UIViewController()
      _ = Stage(
        try Canvases.device("iPhone 8 Plus", ios: 12), UINavigationController(rootViewController: content))
      return ["layoutFrame": Figure(content.view.layoutMarginsGuide.layoutFrame)]
    },
    "NAV-28": { _ in
      let content = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: content)]
      _ = Stage(try Canvases.device("iPhone 12 Pro Max", ios: 15), tabs)
      let frame = content.view.safeAreaLayoutGuide.layoutFrame
      return [
        "UIViewSafeAreaLayoutGuide-top": Figure(frame.minY),
        "UIViewSafeAreaLayoutGuide-bottom": Figure(content.view.bounds.maxY - frame.maxY),
      ]
    },
  ]

  // SA-37, PR-03, BC-05
  private static func sheet() throws -> [String: Figure] {
    let stage = Stage(try Canvases.device("iPhone 8", ios: 14))
    let table = UITableViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: table)
    stage.window.rootViewController?.present(navigation, animated: false)
    stage.layOut()
    let scroll = try #require(table.tableView)
    return [
      "sheet.frame": Figure(navigation.view.windowFrame),
      "navigationBar.frame": Figure(navigation.navigationBar.frame),
      "table.adjustedContentInset": Figure(scroll.adjustedContentInset),
      "table.contentOffset": Figure(scroll.contentOffset),
    ]
  }

  // MARK: Inside the bar. // BC-20…BC-24

  private static func bar(
    _ canvas: Canvas, _ change: (UINavigationItem) -> Void
  ) throws -> UINavigationBar {
    let content = UIViewController()
    change(content.navigationItem)
    let navigation = UINavigationController(rootViewController: content)
    _ = Stage(canvas, navigation)
    return navigation.navigationBar
  }

  private static func item(_ width: CGFloat, _ height: CGFloat = 44) -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)))
  }

  private static let content: [String: Scenarios.Scenario] = [
    "NAV-23": { _ in
      let bar = try bar(try Canvases.device("iPhone X", ios: 11)) { $0.rightBarButtonItem = item(17) }
      let layout = bar.contentLayout
      return [
        "BackButtonGuide": Figure(layout.backButton), "TitleView": Figure(layout.title),
        "TrailingBarGuide(17 wide item)": Figure(layout.trailingGroup),
        "layoutMarginsGuide": Figure(layout.margins),
      ]
    },
    "NAV-24": { _ in
      let bar = try bar(try Canvases.device("iPhone X", ios: 11)) { $0.leftBarButtonItem = item(44) }
      let layout = bar.contentLayout
      return [
        "LeadingBarGuide": Figure(layout.leadingGroup), "TitleView": Figure(layout.title),
        "TrailingBarGuide": Figure(layout.trailingGroup),
      ]
    },
    "NAV-25": { _ in
      let layout = NavigationBarContentLayout(width: 414, margins: (20, 20), release: 12, backWidth: 69)
      return [
        "BackButtonGuide": Figure(layout.backButton), "TitleView": Figure(layout.title),
        "TrailingBarGuide": Figure(layout.trailingGroup), "layoutMarginsGuide": Figure(layout.margins),
      ]
    },
    "NAV-26": { _ in
      let stage = Stage(try Canvases.device("iPhone 8", ios: 14))
      let content = UIViewController()
      let left = UIBarButtonItem(title: "Left", style: .plain)
      left.width = 38
      let right = UIBarButtonItem(title: "Right", style: .plain)
      right.width = 52
      content.navigationItem.leftBarButtonItem = left
      content.navigationItem.rightBarButtonItem = right
      let navigation = UINavigationController(rootViewController: content)
      stage.window.rootViewController?.present(navigation, animated: false)
      let bar = navigation.navigationBar
      func inBar(_ rect: Rect) -> CGRect {
        CGRect(rect).offsetBy(dx: 0, dy: bar.contentZone.y)
      }
      let layout = bar.contentLayout
      let button = try #require(layout.leadingItems.first)
      // The label begins at the margin; its own height is not modelled.
      let label = [layout.margins.x - button.x, button.width - 8]
      return [
        "leading stack": Figure(inBar(layout.leadingGroup)),
        "trailing stack": Figure(inBar(layout.trailingGroup)),
        "label in button": .list([.number(label[0]), .unmeasured, .number(label[1]), .unmeasured]),
      ]
    },
  ]
}
