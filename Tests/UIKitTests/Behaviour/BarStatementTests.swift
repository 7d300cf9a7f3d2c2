import InsetDevices
import InsetInterfaceBuilder
import InsetScreens
import Testing

@testable import UIKit

/// Statements of the articles that no vector gives: bars, documents and lists. Each test carries its id.
@Suite("Statements on bars and lists") @MainActor
struct BarStatementTests {
  private func x(_ pose: Pose = .portrait, ios: Double = 12) throws -> Canvas {
    try Canvases.device("iPhone X", pose, ios: ios)
  }

  @Test("S-015: a document with safe area guides works on systems without them")
  func documents() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14087"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="c">
        <device id="retina5_9" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="812"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="content">
              <rect key="frame" x="0.0" y="44" width="375" height="734"/></view></subviews>
            <constraints>
              <constraint firstItem="content" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
              <constraint firstItem="content" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="2"/>
              <constraint firstItem="content" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="3"/>
              <constraint firstItem="content" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="4"/>
            </constraints>
            <viewLayoutGuide key="safeArea" id="safe"/>
          </view>
        </viewController></objects></scene></scenes>
      </document>
      """
    var loader = ScreenLoader(Document(bytes: Array(text.utf8), path: "Main.storyboard"))
    let canvases = [try x(), try x(.landscapeLeft), try Canvases.device("iPhone 7", ios: 10)]
    let frames = loader.screens(on: canvases).map { frame(of: "content", in: $0.root) }
    #expect(
      frames == [
        Rect(x: 0, y: 44, width: 375, height: 734), Rect(x: 44, y: 0, width: 724, height: 354),
        Rect(x: 0, y: 20, width: 375, height: 647),
      ])
  }

  private func frame(of id: String, in root: Node) -> Rect? {
    var found: Rect?
    root.forEach { if $0.id == id { found = $0.windowFrame } }
    return found
  }

  private func bar(on canvas: Canvas, delegate: AttachedBar? = nil, deeper: Bool = false, below: CGFloat = 0)
    -> UINavigationBar
  {
    let bar = UINavigationBar(frame: .zero)
    bar.delegate = delegate
    _ = Stage(canvas) { root in
      let holder = deeper ? UIView(frame: root.bounds) : root
      if deeper { root.addSubview(holder) }
      _ = holder.add(bar) {
        [
          $0.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: below),
          $0.leftAnchor.constraint(equalTo: root.leftAnchor),
          $0.rightAnchor.constraint(equalTo: root.rightAnchor),
          $0.heightAnchor.constraint(equalToConstant: 44),
        ]
      }
    }
    return bar
  }

  @Test("S-017: without a delegate a bar's background keeps to the bar")
  func plainBackground() throws {
    defer { Stage.forgetWindows() }
    for canvas in [try x(), try Canvases.device("iPhone 8", ios: 12)] {
      let bar = bar(on: canvas)
      #expect(bar.backgroundFrame == CGRect(x: 0, y: 0, width: 375, height: 44))
      #expect(bar.frame.minY == CGFloat(canvas.safeAreaInsets.top))
    }
  }

  @Test("S-020: the background goes up for a direct subview of the root at the safe top alone")
  func attachedBackground() throws {
    defer { Stage.forgetWindows() }
    let delegate = AttachedBar()
    let whole = CGRect(x: 0, y: -44, width: 375, height: 88)
    let part = CGRect(x: 0, y: 0, width: 375, height: 44)
    #expect(bar(on: try x(), delegate: delegate).backgroundFrame == whole)
    #expect(bar(on: try x(), delegate: delegate, deeper: true).backgroundFrame == part)
    #expect(bar(on: try x(), delegate: delegate, below: 8).backgroundFrame == part)
  }

  @Test("S-024: a toolbar's background reaches the screen's bottom, up to 48 high; a plain view ends above")
  func bottomBackground() throws {
    defer { Stage.forgetWindows() }
    func place<View: UIView>(_ view: View, height: CGFloat) throws -> View {
      _ = Stage(try x()) { root in
        _ = root.add(view) {
          [
            $0.leftAnchor.constraint(equalTo: root.leftAnchor),
            $0.rightAnchor.constraint(equalTo: root.rightAnchor),
            $0.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
            $0.heightAnchor.constraint(equalToConstant: height),
          ]
        }
      }
      return view
    }
    let toolbar = try place(UIToolbar(frame: .zero), height: 48)
    #expect(toolbar.frame == CGRect(x: 0, y: 730, width: 375, height: 48))
    #expect(toolbar.backgroundFrame == CGRect(x: 0, y: 0, width: 375, height: 82))
    let high = try place(UIToolbar(frame: .zero), height: 60)
    #expect(high.backgroundFrame == CGRect(x: 0, y: 0, width: 375, height: 60))
    #expect(try place(UIView(frame: .zero), height: 48).frame.maxY == 778)
  }

  @Test("S-309: large titles and searches are a navigation controller's; a bar by hand has neither")
  func barByHand() throws {
    defer { Stage.forgetWindows() }
    let item = UINavigationItem(title: "Title")
    item.searchController = UISearchController(searchResultsController: nil)
    item.hidesSearchBarWhenScrolling = false
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 44, width: 375, height: 44))
    bar.prefersLargeTitles = true
    bar.items = [item]
    _ = Stage(try x()) { $0.addSubview(bar) }
    #expect(bar.frame.height == 44)
    #expect(bar.intrinsicContentSize.height == 44)
    #expect(item.searchController?.searchBar.superview == nil)
  }

  @Test("S-310: constraints inside a custom view give its size; the bar gives its place")
  func constraintsInItems() throws {
    defer { Stage.forgetWindows() }
    func holder(_ width: CGFloat) -> UIView {
      let holder = UIView(frame: .zero)
      holder.translatesAutoresizingMaskIntoConstraints = false
      _ = holder.add(SizedView(width, 20)) {
        [
          $0.topAnchor.constraint(equalTo: holder.topAnchor, constant: 2),
          $0.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -2),
          $0.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 5),
          $0.rightAnchor.constraint(equalTo: holder.rightAnchor, constant: -5),
        ]
      }
      return holder
    }
    let content = UIViewController()
    let item = holder(30)
    let title = holder(90)
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: item)
    content.navigationItem.titleView = title
    _ = Stage(try x(), UINavigationController(rootViewController: content))
    #expect(item.windowFrame == CGRect(x: 16, y: 54, width: 40, height: 24))
    // The middle, on the pixel grid.
    #expect(abs(title.windowFrame.minX - 137.5) < 0.34)
    #expect(title.frame.size == CGSize(width: 100, height: 24))
    #expect(title.subviews.first?.frame == CGRect(x: 5, y: 2, width: 90, height: 20))
  }

  @Test(
    "S-333: in a phone's landscape tabs have icon and title side by side, and bars the images made for them")
  func landscapeItems() throws {
    defer { Stage.forgetWindows() }
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let stage = Stage(try Canvases.device("iPhone 8", ios: 12), tabs)
    #expect(tabs.tabBar.frame.height == 49)
    #expect(!tabs.tabBar.itemsStandBeside)
    let large = UIImage(name: "large", size: CGSize(width: 28, height: 28))
    let small = UIImage(name: "small", size: CGSize(width: 18, height: 18))
    let item = UITabBarItem(title: "Tab", image: large, tag: 0)
    item.landscapeImagePhone = small
    item.largeContentSizeImage = large
    #expect(item.image(on: stage.window.canvas) === large)
    stage.window.move(to: try Canvases.device("iPhone 8", .landscapeLeft, ios: 12))
    stage.layOut()
    #expect(tabs.tabBar.frame.height == 32)
    #expect(tabs.tabBar.itemsStandBeside)
    #expect(item.image(on: stage.window.canvas) === small)
    #expect(item.largeContentSizeImage === large)
    stage.window.move(to: try Canvases.device("iPad (6th generation)", ios: 12))
    #expect(tabs.tabBar.itemsStandBeside)
    #expect(item.image(on: stage.window.canvas) === large)
    stage.window.move(to: try Canvases.device("iPhone 6", .landscapeLeft, ios: 10))
    #expect(!tabs.tabBar.itemsStandBeside)
  }

  // MARK: Lists

  @Test("S-330: custom separator insets are taken from the cell's edges unless told otherwise")
  func separators() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.separatorInsetReference == .fromCellEdges)
    #expect(UITableView.SeparatorInsetReference.fromCellEdges.rawValue == 0)
    #expect(UITableView.SeparatorInsetReference.fromAutomaticInsets.rawValue == 1)
  }

  @Test(
    "S-331: the content of a header or footer view keeps off the sides, a plain view in its place does not")
  func headersInLandscape() throws {
    defer { Stage.forgetWindows() }
    @MainActor final class Source: UITableViewDataSource, UITableViewDelegate {
      let proper = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let plain = UIView(frame: .zero)
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? proper : plain
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 812, height: 375), style: .plain)
    table.dataSource = source
    table.delegate = source
    _ = Stage(try x(.landscapeLeft)) { $0.addSubview(table) }
    #expect(source.proper.frame.width == 812)
    #expect(source.proper.contentView.frame.minX == 44)
    #expect(source.proper.contentView.frame.width == 724)
    #expect(source.plain.frame.minX == 0)
    #expect(source.plain.frame.width == 812)
  }
}
