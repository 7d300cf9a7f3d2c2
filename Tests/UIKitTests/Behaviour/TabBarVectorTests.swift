import InsetDevices
import Testing

@testable import UIKit

/// vectors.json, area bars: tab bars and toolbars. // BC-40…BC-48, BC-60…BC-62
@Suite("Tab bar and toolbar vectors") @MainActor
struct TabBarVectorTests {
  @Test("bars", arguments: Vectors.area("bars").filter { !$0.id.hasPrefix("NAV") })
  func vector(_ vector: Vector) throws { try Self.scenarios.check(vector) }

  static let scenarios = Scenarios(byID: tabBars.merging(lists) { first, _ in first })

  private static func tabs(_ canvas: @autoclosure @escaping () throws -> Canvas, count: Int = 3)
    -> Scenarios.Scenario
  {
    { _ in
      let tabs = UITabBarController()
      let children = (0..<count).map { _ in UIViewController() }
      tabs.viewControllers = children
      _ = Stage(try canvas(), tabs)
      let child: UIView = children[0].view
      var figures: [String: Figure] = [
        "tabBar.frame": Figure(tabs.tabBar.frame), "tabBar.height": Figure(tabs.tabBar.frame.height),
        "content.safeAreaInsets": Figure(child.safeAreaInsets),
        "content.safeAreaInsets.bottom": Figure(child.safeAreaInsets.bottom),
      ]
      if let platter = tabs.tabBar.platter, let first = platter.buttons.first {
        figures["platter(in bar)"] = Figure(platter.frame)
        figures["button0(in platter)"] = Figure(first)
        figures["button"] = .list([.number(first.width), .number(first.height)])
        figures["pitch"] = .number(platter.pitch)
        figures["buttonWidth"] = .number(first.width)
      }
      return figures
    }
  }

  private static let tabBars: [String: Scenarios.Scenario] = [
    "TAB-01": tabs(try Canvases.device("iPhone 8", ios: 12)),
    "TAB-02": tabs(try Canvases.device("iPhone X", ios: 12)),
    "TAB-03": tabs(try Canvases.device("iPhone XR", ios: 13)),
    "TAB-04": tabs(try Canvases.device("iPhone 12", ios: 15)),
    "TAB-05": tabs(try Canvases.device("iPhone 15", ios: 17)),
    "TAB-06": tabs(try Canvases.device("iPhone X", .landscapeLeft, ios: 12)),
    "TAB-07": tabs(try Canvases.device("iPhone XR", .landscapeRight, ios: 13)),
    "TAB-08": tabs(try Canvases.device("iPhone 8", .landscapeLeft, ios: 12)),
    "TAB-09": tabs(try Canvases.device("iPhone 8 Plus", .landscapeLeft, ios: 12)),
    "TAB-10": tabs(try Canvases.device("iPad (6th generation)", ios: 11)),
    "TAB-11": tabs(try Canvases.device("iPad (6th generation)", ios: 13)),
    "TAB-12": tabs(try Canvases.device("iPhone 17 Pro", ios: 26), count: 5),
    "TAB-13": tabs(try Canvases.device("iPhone 17 Pro", ios: 26), count: 3),
    "TAB-14": tabs(try Canvases.device("iPhone 17 Pro Max", ios: 26), count: 5),
    "TAB-15": { _ in  // BC-48
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let stage = Stage(try Canvases.device("iPhone X", ios: 12), tabs)
      let pushed = UIViewController()
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: false)
      stage.layOut()
      #expect(tabs.tabBar.isHidden)
      let insets = pushed.view.safeAreaInsets
      navigation.popViewController(animated: false)
      stage.layOut()
      #expect(!tabs.tabBar.isHidden)
      return ["content.safeAreaInsets": Figure(insets)]
    },
  ]

  // MARK: Lists under bars, toolbars

  private static func table(_ canvas: Canvas) -> UITableView {
    let controller = UITableViewController(style: .plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    _ = Stage(canvas, tabs)
    return controller.tableView
  }

  private static func toolbar(_ canvas: @autoclosure @escaping () throws -> Canvas) -> Scenarios.Scenario {
    { _ in
      let toolbar = UIToolbar(frame: .zero)
      _ = Stage(try canvas()) { root in
        _ = root.add(toolbar) {
          [
            $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            $0.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            $0.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
          ]
        }
      }
      return ["frame": Figure(toolbar.frame)]
    }
  }

  private static let lists: [String: Scenarios.Scenario] = [
    "TAB-16": { _ in  // SC-04, SC-11
      let table = table(try Canvases.device("iPhone 11 Pro Max", ios: 13.4))
      return [
        "table.frame": Figure(table.windowFrame), "adjustedContentInset": Figure(table.adjustedContentInset),
        "contentInset": Figure(table.contentInset), "contentOffset": Figure(table.contentOffset),
      ]
    },
    "TAB-17": { _ in  // SC-12
      let table = table(try Canvases.device("iPhone 6s", ios: 10.3))
      return ["contentInset": Figure(table.contentInset), "contentOffset": Figure(table.contentOffset)]
    },
    "TOOL-01": toolbar(try Canvases.device("iPhone 8", ios: 15)),
    "TOOL-02": toolbar(try Canvases.device("iPhone 11", ios: 15)),
    "TOOL-03": toolbar(try Canvases.device("iPhone 12", ios: 15)),
    "TOOL-04": { _ in  // BC-62
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.isToolbarHidden = false
      _ = Stage(try Canvases.device("iPhone 8 Plus", ios: 11), navigation)
      return ["_UIToolbarContentView.size": Figure(navigation.toolbar.bounds.size)]
    },
  ]
}
