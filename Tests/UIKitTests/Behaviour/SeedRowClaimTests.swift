import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Every statement of the articles is shown somewhere, and what is said to show it exists.
@Suite("Statements of the articles") @MainActor
struct SeedRowClaimTests {
  private static let package = Vectors.folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// The ids of docs/behaviour/seed-rows.md.
  private static let ids: [String] = text("docs/behaviour/seed-rows.md").split(separator: "\n").compactMap {
    guard $0.hasPrefix("| S-") else { return nil }
    return $0.dropFirst(2).split(separator: " ").first.map(String.init)
  }

  @Test("no statement is left out")
  func all() {
    #expect(Self.ids.count == 96)
    let missing = Self.ids.filter { SeedRow.all[$0] == nil }
    #expect(missing == [], "nothing shows \(missing.joined(separator: ", "))")
    let strange = Set(SeedRow.all.keys).subtracting(Self.ids).sorted()
    #expect(strange == [], "no such statement: \(strange.joined(separator: ", "))")
  }

  @Test("what shows a statement exists", arguments: SeedRow.all.keys.sorted())
  func shown(_ id: String) throws {
    switch try #require(SeedRow.all[id]) {
    case .vectors(let vectors):
      let known = Set(Vectors.general.map(\.id))
      for vector in vectors { #expect(known.contains(vector), "\(id): no vector \(vector)") }
      #expect(!vectors.isEmpty)
    case .test(let path):
      #expect(Self.text("Tests/\(path)").contains(id), "\(path) does not carry \(id)")
    case .rule(let rule):
      #expect(!Self.text("docs/rules/\(rule).md").isEmpty, "\(id): no rule \(rule)")
    case .page(let page):
      #expect(!Self.text("docs/behaviour/\(page)").isEmpty, "\(id): no page \(page)")
    case .sources(let words), .outOfScope(let words):
      #expect(!words.isEmpty)
    }
  }
}

/// Statements that no vector gives.
@Suite("Statements without vectors") @MainActor
struct SeedStatementTests {
  @Test("S-001: the iPhone X is as wide as an iPhone 8 and 145 points higher")
  func screen() throws {
    let x = try Canvases.device("iPhone X", ios: 12)
    let eight = try Canvases.device("iPhone 8", ios: 12)
    #expect(x.size == Size(width: 375, height: 812))
    #expect(x.scale == 3)
    #expect(x.size.width == eight.size.width)
    #expect(x.size.height - eight.size.height == 145)
  }

  @Test("S-012: the safe area's guide is a view's, the old guides are a controller's")
  func guides() throws {
    defer { Stage.forgetWindows() }
    let stage = Stage(try Canvases.device("iPhone X", ios: 12))
    let controller = try #require(stage.window.rootViewController)
    #expect(controller.view.safeAreaLayoutGuide.owningView === controller.view)
    #expect(controller.topLayoutGuide.length == controller.view.safeAreaInsets.top)
    #expect(controller.bottomLayoutGuide.length == controller.view.safeAreaInsets.bottom)
  }

  @Test("S-029, S-030: preferences of indicator and edges, with a child that may decide")
  func preferences() {
    final class Controller: UIViewController {
      override var prefersHomeIndicatorAutoHidden: Bool { true }
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .top }
    }
    let controller = Controller()
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
    controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #expect(controller.childForHomeIndicatorAutoHidden == nil)
    #expect(controller.childForScreenEdgesDeferringSystemGestures == nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    #expect(tabs.childForHomeIndicatorAutoHidden?.prefersHomeIndicatorAutoHidden == true)
    #expect(
      tabs.childForScreenEdgesDeferringSystemGestures?.preferredScreenEdgesDeferringSystemGestures == .top)
  }

  @Test(
    "S-307, S-308, S-309: large titles and searches are a navigation controller's; a bar by hand has neither")
  func barByHand() throws {
    defer { Stage.forgetWindows() }
    let item = UINavigationItem(title: "Title")
    item.searchController = UISearchController(searchResultsController: nil)
    item.hidesSearchBarWhenScrolling = false
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 44, width: 375, height: 44))
    bar.prefersLargeTitles = true
    bar.items = [item]
    _ = Stage(try Canvases.device("iPhone X", ios: 12)) { $0.addSubview(bar) }
    #expect(bar.frame.height == 44)
    #expect(bar.intrinsicContentSize.height == 44)
    #expect(item.searchController?.searchBar.superview == nil)
  }

  @Test("S-323: with automatic heights and no view, heights of headers are not asked for")
  func headerHeights() throws {
    defer { Stage.forgetWindows() }
    let rows = Rows(count: 1)
    let stage = TableStage(try Canvases.device("iPhone X", ios: 12), rows, style: .grouped) {
      $0.sectionHeaderHeight = 90
    }
    #expect(stage.cell().frame.minY == 35)
  }

  @Test("S-330: custom separator insets are taken from the cell's edges unless told otherwise")
  func separators() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.separatorInsetReference == .fromCellEdges)
    #expect(UITableView.SeparatorInsetReference.fromAutomaticInsets.rawValue == 1)
  }
}
