import InsetDevices

@testable import UIKit

/// Fills a table from lists of titles.
@MainActor
final class Rows: UITableViewDataSource, UITableViewDelegate {
  struct Section {
    var header: String?
    var footer: String?
    var rows = 1
    var height: CGFloat?
  }

  var sections: [Section]
  var style: UITableViewCell.CellStyle?
  var height: CGFloat?
  var estimate: CGFloat?
  /// Called for each cell that is made.
  var prepare: (UITableViewCell) -> Void = { _ in }
  private(set) var cellsAsked = 0
  private(set) var heightsAsked = 0

  init(_ sections: [Section], style: UITableViewCell.CellStyle? = .default, height: CGFloat? = nil) {
    self.sections = sections
    self.style = style
    self.height = height
  }

  convenience init(count: Int, style: UITableViewCell.CellStyle? = .default, height: CGFloat? = nil) {
    self.init([Section(rows: count)], style: style, height: height)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsAsked += 1
    let cell: UITableViewCell
    if let style {
      cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
    } else {
      cell = UITableViewCell(frame: .zero)
    }
    prepare(cell)
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightsAsked += 1
    return height ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    estimate ?? tableView.estimatedRowHeight
  }
}

/// A table with its rows that fills a plain controller's view.
@MainActor
struct TableStage {
  let table: UITableView
  let rows: Rows
  let stage: Stage

  init(
    _ canvas: Canvas, _ rows: Rows, style: UITableView.Style = .plain, underLargeTitle: Bool = false,
    change: (UITableView) -> Void = { _ in }
  ) {
    LayoutEnvironment.current = LayoutEnvironment(canvas)
    let controller = UIViewController()
    table = UITableView(frame: controller.view.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = rows
    table.delegate = rows
    change(table)
    controller.view.addSubview(table)
    self.rows = rows
    if underLargeTitle {
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      stage = Stage(canvas, navigation)
    } else {
      stage = Stage(canvas, controller)
    }
  }

  func cell(_ row: Int = 0, _ section: Int = 0) -> UITableViewCell {
    table.cellForRow(at: IndexPath(row: row, section: section)) ?? UITableViewCell(frame: .zero)
  }
}
