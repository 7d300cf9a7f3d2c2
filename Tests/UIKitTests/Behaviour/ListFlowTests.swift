import InsetDevices
import Testing

@testable import UIKit

/// How lists change while they are looked at: estimates, what swipes show, items that size themselves.
/// // TB-01…TB-05, TB-13, TB-27, SC-20, SC-22, S-332
@Suite("Lists in use") @MainActor
struct ListFlowTests {
  private func eight(ios: Double = 15) throws -> Canvas { try Canvases.device("iPhone 8", ios: ios) }

  @Test(
    "TB-02, TB-04: the content's size comes nearer to the truth row by row, and starts again when reloaded")
  func evolution() throws {
    defer { Stage.forgetWindows() }
    let rows = Rows(count: 60, height: 60)
    let stage = TableStage(try eight(), rows)
    var sizes = [stage.table.contentSize.height]
    for _ in 0..<20 {
      stage.table.contentOffset = stage.table.confined(
        CGPoint(x: 0, y: stage.table.contentOffset.y + 300))
      stage.stage.layOut()
      sizes.append(stage.table.contentSize.height)
    }
    #expect(sizes[0] < 3600)
    #expect(sizes[0] > 60 * 44)
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(sizes.last == 3600)
    #expect(stage.table.indexPathsForVisibleRows?.last == IndexPath(row: 59, section: 0))
    // The heights that were known are forgotten.
    stage.table.reloadData()
    #expect(stage.table.contentSize.height == 2640)
  }

  @Test("S-328, S-329: an observer of the content's size sees every step; without estimates there is one")
  func observed() throws {
    defer { Stage.forgetWindows() }
    final class Table: UITableView {
      var sizes: [CGFloat] = []
      override var contentSize: CGSize {
        get { super.contentSize }
        set {
          super.contentSize = newValue
          if sizes.last != newValue.height { sizes.append(newValue.height) }
        }
      }
    }
    func sizes(estimate: CGFloat) throws -> [CGFloat] {
      let rows = Rows(count: 40, height: 60)
      rows.estimate = estimate
      let table = Table(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
      table.dataSource = rows
      table.delegate = rows
      table.estimatedRowHeight = estimate
      table.estimatedSectionHeaderHeight = estimate
      table.estimatedSectionFooterHeight = estimate
      let stage = Stage(try eight()) { $0.addSubview(table) }
      for page in 1...5 {
        table.contentOffset.y = CGFloat(page) * 300
        stage.layOut()
      }
      return table.sizes
    }
    #expect(try sizes(estimate: UITableView.automaticDimension).count > 3)
    #expect(try sizes(estimate: 0) == [2400])
  }

  @Test(
    "TB-01: before iOS 11 estimates are off: every height is asked for, that of headers without views too")
  func oldTables() throws {
    defer { Stage.forgetWindows() }
    @MainActor final class Source: UITableViewDataSource, UITableViewDelegate {
      var rowsAsked = 0
      var headersAsked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rowsAsked += 1
        return 60
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        headersAsked += 1
        return 70
      }
    }
    func ask(ios: Double) throws -> (Source, UITableView) {
      let source = Source()
      LayoutEnvironment.current = LayoutEnvironment(try Canvases.device("iPhone 7", ios: ios))
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .grouped)
      table.dataSource = source
      table.delegate = source
      return (source, table)
    }
    let (old, oldTable) = try ask(ios: 10)
    #expect(oldTable.contentSize.height == 3087.5)  // 70 + 50 × 60 + 17.5
    #expect(old.rowsAsked == 50)
    #expect(old.headersAsked == 1)
    let (new, newTable) = try ask(ios: 11)
    #expect(newTable.contentSize.height == 2252.5)  // 35 + 50 × 44 + 17.5
    #expect(new.rowsAsked == 0)
    #expect(new.headersAsked == 0)
  }

  @Test(
    "TB-13: what the accessories take from the content",
    arguments: [
      (UITableViewCell.AccessoryType.none, 12.0, 375.0, 375.0), (.disclosureIndicator, 12, 375, 341),
      (.disclosureIndicator, 17, 414, 383.5), (.checkmark, 12, 375, 335), (.checkmark, 12, 414, 370),
      (.checkmark, 17, 375, 340), (.detailButton, 26, 414, 370),
    ])
  func accessories(_ type: UITableViewCell.AccessoryType, _ ios: Double, _ width: Double, _ content: Double) {
    defer { Stage.forgetWindows() }
    let rows = Rows(count: 1)
    rows.prepare = { $0.accessoryType = type }
    let stage = TableStage(Canvases.plain(Size(width: width, height: 667), ios: ios), rows)
    #expect(Double(stage.cell().contentView.frame.width) == content)
  }

  // MARK: Swipes

  @MainActor private final class Mail: UITableViewDataSource, UITableViewDelegate {
    var height: CGFloat = 44
    var hasConfiguration = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      guard hasConfiguration else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      delete.image = UIImage(name: "trash", size: CGSize(width: 22, height: 24))
      let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
      return UISwipeActionsConfiguration(actions: [delete, more])
    }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    {
      [UITableViewRowAction(style: .destructive, title: "Old") { _, _ in }]
    }
  }

  private func table(_ mail: Mail, on canvas: Canvas) -> UITableView {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height), style: .plain)
    table.dataSource = mail
    table.delegate = mail
    _ = Stage(canvas) { $0.addSubview(table) }
    return table
  }

  @Test("TB-27, S-332: actions stand from the edge inwards; low rows show the image, high ones the title too")
  func swipes() throws {
    defer { Stage.forgetWindows() }
    let mail = Mail()
    let path = IndexPath(row: 1, section: 0)
    let low = table(mail, on: try eight()).swipeButtons(at: path, leading: false)
    #expect(low.runsFirst)
    #expect(low.buttons.map(\.title) == [nil, "More"])
    #expect(low.buttons.map { $0.image != nil } == [true, false])
    #expect(low.buttons[0].isDestructive)
    #expect(low.buttons[0].frame.maxX == 375)
    #expect(low.buttons[1].frame.maxX == low.buttons[0].frame.minX)
    #expect(low.buttons[0].frame.minY == 44)
    #expect(low.buttons[0].frame.height == 44)
    mail.height = 100
    let high = table(mail, on: try eight()).swipeButtons(at: path, leading: false)
    #expect(high.buttons.map(\.title) == ["Delete", "More"])
    #expect(table(mail, on: try eight()).swipeButtons(at: path, leading: true).buttons.isEmpty)
    // Beside the housing.
    let turned = table(mail, on: try Canvases.device("iPhone X", .landscapeLeft, ios: 15))
    #expect(turned.swipeButtons(at: path, leading: false).buttons[0].frame.maxX == 768)
  }

  @Test("TB-27, S-332: a configuration takes the place of the old actions from iOS 11 on")
  func oldActions() throws {
    defer { Stage.forgetWindows() }
    let mail = Mail()
    let path = IndexPath(row: 0, section: 0)
    func titles(ios: Double) throws -> [String?] {
      let table = table(mail, on: try Canvases.device("iPhone 7", ios: ios))
      return table.swipeButtons(at: path, leading: false).buttons.map(\.title)
    }
    mail.height = 100
    #expect(try titles(ios: 10) == ["Old"])
    #expect(try titles(ios: 11) == ["Delete", "More"])
    mail.hasConfiguration = false
    #expect(try titles(ios: 11) == ["Old"])
    let bare = UITableView(frame: .zero, style: .plain)
    #expect(bare.swipeButtons(at: path, leading: false).buttons.isEmpty)
  }

  // MARK: Collections

  private func collection(
    on canvas: Canvas, behavior: UIScrollView.ContentInsetAdjustmentBehavior = .never,
    change: (UICollectionViewFlowLayout) -> Void
  ) -> (UICollectionView, Items) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    change(layout)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height),
      collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = behavior
    let items = Items(count: 40)
    view.dataSource = items
    _ = Stage(canvas) { $0.addSubview(view) }
    return (view, items)
  }

  @Test("SC-20: section insets from the content inset, the safe area and the margins")
  func references() throws {
    defer { Stage.forgetWindows() }
    let canvas = try Canvases.device("iPhone X", .landscapeLeft, ios: 15)
    func ends(
      _ reference: UICollectionViewFlowLayout.SectionInsetReference,
      _ behavior: UIScrollView.ContentInsetAdjustmentBehavior = .never
    ) -> [CGFloat] {
      let (view, items) = collection(on: canvas, behavior: behavior) { $0.sectionInsetReference = reference }
      defer { withExtendedLifetime(items) {} }
      let frames = view.visibleCells.map(\.frame)
      return [frames.map(\.minX).min() ?? 0, frames.map(\.maxX).max() ?? 0]
    }
    #expect(ends(.fromContentInset) == [10, 802])
    #expect(ends(.fromSafeArea) == [54, 758])
    // The margins of a view at the screen's sides: 8 and the safe area.
    #expect(ends(.fromLayoutMargins) == [62, 750])
    // What is content inset already is not added again: content begins 44 from the side.
    #expect(ends(.fromSafeArea, .always) == [10, 714])
    #expect(ends(.fromContentInset, .always) == [10, 714])
  }

  @Test("SC-22: with an estimate cells size themselves when they come in sight")
  func selfSizing() throws {
    defer { Stage.forgetWindows() }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 400), collectionViewLayout: layout)
    let items = SizedItems()
    view.dataSource = items
    let stage = Stage(try eight()) { $0.addSubview(view) }
    func frame(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }
    #expect(frame(0)?.size == CGSize(width: 100, height: 30))
    #expect(frame(1)?.size == CGSize(width: 110, height: 30))
    let before = view.contentSize.height
    #expect(before > 400)
    for _ in 0..<40 {
      view.contentOffset = view.confined(CGPoint(x: 0, y: view.contentOffset.y + 200))
      stage.layOut()
    }
    // All known now: 3 items a line.
    #expect(view.contentSize.height == 1350)  // 34 × 30 + 33 × 10
    view.reloadData()
    stage.layOut()
    #expect(frame(99) != nil || frame(0) != nil || !view.visibleCells.isEmpty)
    layout.estimatedItemSize = .zero
    view.contentOffset = .zero
    stage.layOut()
    #expect(frame(0)?.size == CGSize(width: 50, height: 50))
  }
}

/// A hundred cells from 100 to 120 wide.
@MainActor
private final class SizedItems: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = UICollectionViewCell(frame: .zero)
    let content = cell.contentView
    _ = content.add(SizedView(CGFloat(90 + indexPath.item % 3 * 10), 20)) {
      [
        $0.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
        $0.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
        $0.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 5),
        $0.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -5),
      ]
    }
    return cell
  }
}
