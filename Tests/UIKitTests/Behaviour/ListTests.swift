import InsetDevices
import Testing

@testable import UIKit

/// Tables and collections beyond the vectors. // TB-01…TB-27, LM-20, SC-20, SC-22
@Suite("Lists") @MainActor
struct ListTests {
  private func eight(ios: Double = 15) throws -> Canvas { try Canvases.device("iPhone 8", ios: ios) }

  @Test("TB-02, S-328: rows are taken for 44 until they were shown")
  func estimates() throws {
    defer { Stage.forgetWindows() }
    let rows = Rows(count: 100, height: 60)
    let stage = TableStage(try eight(), rows)
    let shown = stage.table.indexPathsForVisibleRows?.count ?? 0
    #expect((11...13).contains(shown))
    #expect(stage.table.contentSize.height == CGFloat(shown * 60 + (100 - shown) * 44))
    #expect(rows.cellsAsked == shown)
    // Scrolled to the end, those that were passed over keep the estimate.
    stage.table.contentOffset.y = 2000
    stage.stage.layOut()
    #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(stage.table.contentSize.height > CGFloat(shown * 60 + (100 - shown) * 44))
  }

  @Test("TB-03, S-329: without estimates every height is asked for before the first layout")
  func withoutEstimates() throws {
    defer { Stage.forgetWindows() }
    let rows = Rows(count: 100, height: 60)
    rows.estimate = 0
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    table.dataSource = rows
    table.delegate = rows
    #expect(table.contentSize.height == 6000)
    #expect(rows.heightsAsked == 100)
    #expect(rows.cellsAsked == 0)
  }

  @Test("TB-01: heights start as automatic")
  func defaults() {
    let table = UITableView(frame: .zero, style: .plain)
    for height in [
      table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight, table.estimatedRowHeight,
      table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight,
    ] {
      #expect(height == UITableView.automaticDimension)
    }
    #expect(table.insetsContentViewsToSafeArea)
    #expect(table.separatorInsetReference == .fromCellEdges)
    #expect(UITableViewCell(frame: .zero).indentationWidth == 10)  // TB-24
  }

  /// Heights for headers without views.
  @MainActor
  private final class Headers: UITableViewDataSource, UITableViewDelegate {
    var title: String?
    var asked = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      asked += 1
      return 70
    }
  }

  @Test("TB-05, S-323: heights of headers count only where there is a header, or where estimates are off")
  func headerHeights() throws {
    defer { Stage.forgetWindows() }
    func firstRow(title: String?, estimate: CGFloat = -1) throws -> (CGFloat, Int) {
      let headers = Headers()
      headers.title = title
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .grouped)
      table.estimatedSectionHeaderHeight = estimate
      table.dataSource = headers
      table.delegate = headers
      _ = Stage(try eight()) { $0.addSubview(table) }
      return (table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, headers.asked)
    }
    #expect(try firstRow(title: nil) == (35, 0))
    #expect(try firstRow(title: "Title").0 == 70)
    #expect(try firstRow(title: nil, estimate: 0).0 == 70)
  }

  @Test("TB-23: a table's header and footer keep their height and take the table's width")
  func tableHeader() throws {
    defer { Stage.forgetWindows() }
    let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 155))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 309.5))
    let stage = TableStage(try eight(ios: 14), Rows(count: 1, height: 60)) {
      $0.tableHeaderView = header
      $0.tableFooterView = footer
    }
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 155))
    #expect(stage.cell().frame.minY == 155)
    #expect(footer.frame == CGRect(x: 0, y: 215, width: 375, height: 309.5))
    #expect(stage.table.contentSize.height == 524.5)  // TB-29
  }

  @Test("TB-14: content keeps off the sides' safe area, backgrounds do not")
  func sides() throws {
    defer { Stage.forgetWindows() }
    let background = UIView(frame: .zero)
    let rows = Rows(count: 3, height: 44)
    rows.prepare = { if $0.backgroundView == nil { $0.backgroundView = background } }
    let canvas = try Canvases.device("iPhone X", .landscapeLeft, ios: 15)
    let stage = TableStage(canvas, rows)
    #expect(background.frame.width == 812)
    #expect(stage.cell().contentView.frame.minX == 44)
    stage.table.insetsContentViewsToSafeArea = false
    for row in 0..<3 { stage.cell(row).setNeedsLayout() }
    stage.stage.layOut()
    #expect(stage.cell().contentView.frame.minX == 0)
  }

  @Test("TB-15, TB-16, S-330, S-331: separators by both references, and at the ends of groups")
  func separators() throws {
    defer { Stage.forgetWindows() }
    let canvas = try Canvases.device("iPhone X", .landscapeLeft, ios: 15)
    let stage = TableStage(canvas, Rows(count: 2, height: 44))
    let cell = stage.cell()
    // Beside the safe area, the margin of landscape.
    #expect(cell.separatorInset.left == 60)
    stage.table.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5))
    stage.table.separatorInsetReference = .fromAutomaticInsets
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 49))
    cell.separatorInset = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    #expect(cell.separatorFrame.minX == 1)
    let grouped = TableStage(try eight(), Rows(count: 2, height: 44), style: .grouped)
    #expect(grouped.cell(0).separatorFrame.minX == 16)
    #expect(grouped.cell(1).separatorFrame == CGRect(x: 0, y: 43.5, width: 375, height: 0.5))
  }

  @Test(
    "TB-13: what accessories take from the content, by release and width",
    arguments: [
      (10.0, 375.0, 342.0), (12, 375, 341), (15, 375, 348.5), (15, 414, 383.5), (26, 375, 348.5),
    ])
  func accessories(_ ios: Double, _ width: Double, _ expected: Double) {
    defer { Stage.forgetWindows() }
    let rows = Rows(count: 1)
    rows.prepare = { $0.accessoryType = .disclosureIndicator }
    let stage = TableStage(Canvases.plain(Size(width: width, height: 667), ios: ios), rows)
    #expect(Double(stage.cell().contentView.frame.width) == expected)
  }

  @Test("TB-22: inset groups keep to the margins")
  func insetGroups() throws {
    defer { Stage.forgetWindows() }
    let stage = TableStage(try eight(), Rows(count: 2, height: 44), style: .insetGrouped)
    #expect(stage.cell().frame.minX == 16)
    #expect(stage.cell().frame.width == 343)
  }

  @Test(
    "TB-28: cells of the app's own are as high as their constraints ask, with a point for the separator in iOS 26"
  )
  func selfSizing() throws {
    defer { Stage.forgetWindows() }
    func height(ios: Double) throws -> CGFloat {
      let rows = Rows(count: 1, style: nil)
      rows.prepare = { cell in
        let content = cell.contentView
        _ = content.add(SizedView(50, 70)) {
          [
            $0.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
            $0.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
            $0.leftAnchor.constraint(equalTo: content.leftAnchor),
          ]
        }
      }
      return TableStage(try eight(ios: ios), rows).cell().frame.height
    }
    #expect(try height(ios: 15) == 80)
    #expect(try height(ios: 26) == 81)
  }

  @Test("LM-20: on wide tables of iOS 9 to 11 cells keep to the readable width")
  func readableCells() throws {
    defer { Stage.forgetWindows() }
    func labelX(ios: Double) throws -> CGFloat {
      let canvas = try Canvases.device("iPad Air 2", .landscapeLeft, ios: ios)
      return TableStage(canvas, Rows(count: 1)).cell().textLabel?.frame.minX ?? 0
    }
    #expect(try labelX(ios: 11) == 180)
    #expect(try labelX(ios: 12) == 20)
  }

  @Test("headers of plain tables stay in sight while their section is")
  func floatingHeaders() throws {
    defer { Stage.forgetWindows() }
    let rows = Rows([Rows.Section(header: "A", rows: 30), Rows.Section(header: "B", rows: 30)], height: 44)
    let stage = TableStage(try eight(ios: 14), rows)
    let top = stage.table.adjustedContentInset.top
    #expect(top == 20)
    stage.table.contentOffset.y = 100
    stage.stage.layOut()
    #expect(stage.table.headerView(forSection: 0)?.frame.minY == 120)
    #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "A")
  }

  @Test("cells are used again, and rows asked for again")
  func reuse() throws {
    defer { Stage.forgetWindows() }
    @MainActor
    final class Source: UITableViewDataSource {
      var count = 100
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "row")
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440), style: .plain)
    table.rowHeight = 44
    table.dataSource = source
    let stage = Stage(try eight()) { $0.addSubview(table) }
    let first = source.made
    #expect(first >= 10)
    for page in 1...4 {
      table.contentOffset.y = CGFloat(page) * 440
      stage.layOut()
    }
    #expect(source.made <= first * 2 + 2)
    #expect(table.numberOfRows(inSection: 0) == 100)
    source.count = 3
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.contentSize.height == 132)
    stage.layOut()
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 88)
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 4)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: -1, section: 0)) == .zero)
    #expect(table.rectForHeader(inSection: 9) == .zero)
  }

  @Test("a table can be scrolled to a row")
  func scrolling() throws {
    defer { Stage.forgetWindows() }
    let stage = TableStage(try eight(), Rows(count: 100, height: 44))
    stage.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    stage.stage.layOut()
    let visible = stage.table.indexPathsForVisibleRows ?? []
    #expect(visible.contains(IndexPath(row: 50, section: 0)))
    #expect(!visible.contains(IndexPath(row: 0, section: 0)))
  }

  @Test("TB-27, S-332: low rows show an action's image alone")
  func swipes() {
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    #expect(configuration.performsFirstActionWithFullSwipe)
    #expect(UISwipeActionsConfiguration.shown(action, rowHeight: 44).title == "Delete")
    action.image = UIImage(name: "trash", size: CGSize(width: 20, height: 20))
    #expect(UISwipeActionsConfiguration.shown(action, rowHeight: 44).title == nil)
    #expect(UISwipeActionsConfiguration.shown(action, rowHeight: 100).title == "Delete")
  }

  // MARK: Collections

  private func flow(
    count: Int, size: CGSize, change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) throws -> (UICollectionView, Items) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    change(layout)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
    let items = Items(count: count)
    collection.dataSource = items
    _ = Stage(try eight()) { $0.addSubview(collection) }
    return (collection, items)
  }

  @Test("SC-22: flow layout's defaults")
  func flowDefaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.sectionInsetReference == .fromContentInset)
  }

  @Test("full lines reach from edge to edge, the last keeps the least distance")
  func lines() throws {
    defer { Stage.forgetWindows() }
    let (collection, items) = try flow(count: 5, size: CGSize(width: 100, height: 40)) {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 15)
    }
    func frame(_ item: Int) -> CGRect? {
      collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }
    #expect(frame(0) == CGRect(x: 10, y: 5, width: 100, height: 40))
    #expect(frame(1)?.minX == 135)
    #expect(frame(2)?.maxX == 360)
    #expect(frame(3) == CGRect(x: 10, y: 55, width: 100, height: 40))
    #expect(frame(4)?.minX == 120)
    #expect(collection.contentSize == CGSize(width: 375, height: 102))
    withExtendedLifetime(items) {}
  }

  @Test("items of a horizontal flow stand in columns; those out of sight are not made")
  func horizontal() throws {
    defer { Stage.forgetWindows() }
    let (collection, items) = try flow(count: 100, size: CGSize(width: 100, height: 250)) {
      $0.scrollDirection = .horizontal
    }
    #expect(collection.contentSize.width == 5490)
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 350)
    #expect(collection.visibleCells.count == 8)
    withExtendedLifetime(items) {}
  }

  @Test("SC-20: sections measured from margins")
  func margins() throws {
    defer { Stage.forgetWindows() }
    let (collection, items) = try flow(count: 1, size: CGSize(width: 100, height: 40)) {
      $0.sectionInsetReference = .fromLayoutMargins
    }
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame.minX == collection.layoutMargins.left)
    withExtendedLifetime(items) {}
  }
}
