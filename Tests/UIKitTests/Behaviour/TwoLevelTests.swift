import InsetDevices
import Testing

@testable import UIKit

/// A list with a large title, in a navigation controller, in a tab bar controller: every part on devices old and new.
/// // oracle: spec
@Suite("List in navigation in tabs") @MainActor
struct TwoLevelTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let canvas: @Sendable () throws -> Canvas
    let navigationBar: [Double]
    let tabBar: [Double]
    /// Of the list's view.
    let safe: [Double]
    /// Of the table: what became content inset.
    let inset: [Double]
    let cell: [Double]
    /// x and width of the first cell's content.
    let content: [Double]
    var testDescription: String { name }
  }

  nonisolated static let cases: [Case] = [
    Case(  // SA-24, BC-04, BC-40, SC-01, TB-08
      name: "iPhone 8, iOS 15", canvas: { try Canvases.device("iPhone 8", ios: 15) },
      navigationBar: [0, 20, 375, 96], tabBar: [0, 618, 375, 49], safe: [116, 0, 49, 0],
      inset: [116, 0, 49, 0], cell: [0, 0, 375, 43.5], content: [0, 375]),
    Case(  // SA-25, BC-01, BC-04, BC-41, SC-04, TB-14: the sides stay safe area
      name: "iPhone X, landscape, iOS 12",
      canvas: { try Canvases.device("iPhone X", .landscapeLeft, ios: 12) },
      navigationBar: [0, 0, 812, 32], tabBar: [0, 322, 812, 53], safe: [32, 44, 53, 44],
      inset: [32, 0, 53, 0], cell: [0, 0, 812, 44], content: [44, 724]),
    Case(  // SA-29: the bar reaches 5.333 into the safe area
      name: "iPhone 14 Pro, iOS 16", canvas: { try Canvases.device("iPhone 14 Pro", ios: 16) },
      navigationBar: [0, 53.6667, 393, 96], tabBar: [0, 769, 393, 83], safe: [149.6667, 0, 83, 0],
      inset: [149.6667, 0, 83, 0], cell: [0, 0, 393, 43.6667], content: [0, 393]),
    Case(  // N-002, N-003, N-014, N-022
      name: "iPhone 17, iOS 26", canvas: { try Canvases.device("iPhone 17", ios: 26) },
      navigationBar: [0, 62, 402, 106], tabBar: [0, 791, 402, 83], safe: [168, 0, 83, 0],
      inset: [168, 0, 83, 0], cell: [0, 0, 402, 52], content: [0, 402]),
    Case(  // N-040, N-046: bars in the side column, content beside it
      name: "iPhone Duo, outer display, iOS 27.1",
      canvas: { try Canvases.device("iPhone Duo", ios: 27.1, display: .outer) },
      navigationBar: [382, 170, 84, 0], tabBar: [382, 482, 84, 162], safe: [0, 0, 34, 84],
      inset: [0, 0, 34, 0], cell: [0, 0, 466, 52], content: [0, 382]),
    Case(  // N-040, N-046: horizontal bars
      name: "iPhone Duo, inner display, iOS 27.1",
      canvas: { try Canvases.device("iPhone Duo", ios: 27.1, display: .inner) },
      navigationBar: [0, 82, 669, 106], tabBar: [0, 868, 669, 83], safe: [188, 0, 83, 0],
      inset: [188, 0, 83, 0], cell: [0, 0, 669, 52], content: [0, 669]),
    Case(  // SA-27, BC-02, BC-42: compact width, the bars of an iPad
      name: "iPad Pro 11, half of the screen, iOS 15",
      canvas: {
        var canvas = try Canvases.device("iPad Pro (11-inch) (1st generation)", .landscapeLeft, ios: 15)
        canvas.size.width = 592
        canvas.horizontalSizeClass = .compact
        return canvas
      }, navigationBar: [0, 24, 592, 102], tabBar: [0, 769, 592, 65], safe: [126, 0, 65, 0],
      inset: [126, 0, 65, 0], cell: [0, 0, 592, 43.5], content: [0, 592]),
  ]

  private func figure(_ values: [Double]) -> Figure { .list(values.map { .number($0) }) }

  @Test("every part", arguments: cases)
  func parts(_ example: Case) throws {
    defer { Stage.forgetWindows() }
    let rows = Rows(count: 30)
    let list = UITableViewController(style: .plain)
    list.title = "Trips"
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController(), UIViewController()]
    let canvas = try example.canvas()
    LayoutEnvironment.current = LayoutEnvironment(canvas)
    let table = try #require(list.tableView)
    table.dataSource = rows
    table.delegate = rows
    _ = Stage(canvas, tabs)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    for (name, expected, found) in [
      ("navigation bar", example.navigationBar, Figure(navigation.navigationBar.windowFrame)),
      ("tab bar", example.tabBar, Figure(tabs.tabBar.windowFrame)),
      ("safe area", example.safe, Figure(table.safeAreaInsets)),
      ("content inset", example.inset, Figure(table.adjustedContentInset)),
      ("offset", [0, -example.inset[0]], Figure(table.contentOffset)),
      ("first cell", example.cell, Figure(cell.frame)),
      ("its content", example.content, .horizontal(cell.contentView.frame)),
    ] {
      #expect(
        figure(expected).agrees(with: found), "\(example.name), \(name): \(found), expected \(expected)")
    }
    // The list fills the screen behind its bars. // SA-34
    #expect(table.frame == CGRect(origin: .zero, size: CGSize(canvas.size)))
  }

  @Test("a tree moved from canvas to canvas lies as one that was made there")
  func moved() throws {
    defer { Stage.forgetWindows() }
    func build(_ canvas: Canvas) -> (Stage, UIViewController, UITabBarController) {
      let content = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: content)]
      return (Stage(canvas, tabs), content, tabs)
    }
    let (stage, content, tabs) = build(try Canvases.device("iPhone 8", ios: 12))
    for example in Self.cases {
      let canvas = try example.canvas()
      stage.window.move(to: canvas)
      stage.layOut()
      let (_, fresh, freshTabs) = build(canvas)
      #expect(content.view.safeAreaInsets == fresh.view.safeAreaInsets, "\(example.name)")
      #expect(content.view.frame == fresh.view.frame, "\(example.name)")
      #expect(tabs.tabBar.frame == freshTabs.tabBar.frame, "\(example.name)")
    }
  }

  @Test("the app's windows and what the status bar says")
  func application() throws {
    defer { Stage.forgetWindows() }
    let stage = Stage(try Canvases.device("iPhone X", ios: 12))
    #expect(UIApplication.shared.keyWindow === stage.window)
    #expect(stage.window.isKeyWindow)
    #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 44))
    let other = Stage(try Canvases.device("iPhone X", .landscapeLeft, ios: 12))
    #expect(UIApplication.shared.keyWindow === other.window)
    #expect(!stage.window.isKeyWindow)
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test("showing pushes in a navigation controller and presents elsewhere")
  func showing() throws {
    defer { Stage.forgetWindows() }
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    _ = Stage(try Canvases.device("iPhone X", ios: 15), navigation)
    let second = UIViewController()
    first.show(second, sender: nil)
    #expect(navigation.topViewController === second)
    let stage = Stage(try Canvases.device("iPhone X", ios: 15))
    let shown = UIViewController()
    stage.window.rootViewController?.show(shown, sender: nil)
    #expect(shown.presentingViewController === stage.window.rootViewController)
  }
}
