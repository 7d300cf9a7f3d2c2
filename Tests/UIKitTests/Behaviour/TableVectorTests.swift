import InsetDevices
import Testing

@testable import UIKit

/// vectors.json, area table. // TB-02…TB-20, LM-19
@Suite("Table vectors") @MainActor
struct TableVectorTests {
  @Test("rows and sections", arguments: Vectors.area("table"))
  func vector(_ vector: Vector) throws { try Self.scenarios.check(vector) }

  private static func canvas(_ width: Double, scale: Double = 2, ios: Double) -> Canvas {
    Canvases.plain(Size(width: width, height: 736), scale: scale, ios: ios)
  }

  private static func contentHeight(scale: Double, ios: Double) -> Scenarios.Scenario {
    { _ in
      let stage = TableStage(canvas(375, scale: scale, ios: ios), Rows(count: 2, height: 44))
      #expect(stage.cell().frame.height == 44)
      return ["height": Figure(stage.cell().contentView.frame.height)]
    }
  }

  private static func rowHeight(scale: Double, ios: Double) -> Scenarios.Scenario {
    { _ in
      let stage = TableStage(canvas(375, scale: scale, ios: ios), Rows(count: 2))
      return ["height": Figure(stage.cell().frame.height)]
    }
  }

  private static func labelX(_ width: Double, ios: Double) -> Scenarios.Scenario {
    { _ in
      let stage = TableStage(canvas(width, ios: ios), Rows(count: 2))
      let label = try #require(stage.cell().textLabel)
      return ["x": Figure(label.frame.minX)]
    }
  }

  private static func disclosure(_ width: Double, ios: Double) -> Scenarios.Scenario {
    { _ in
      let rows = Rows(count: 2)
      rows.prepare = { $0.accessoryType = .disclosureIndicator }
      let stage = TableStage(canvas(width, ios: ios), rows)
      return ["width": Figure(stage.cell().contentView.frame.width)]
    }
  }

  private static func firstRow(_ style: UITableView.Style, title: String?, scale: Double = 2, ios: Double)
    -> CGFloat
  {
    let rows = Rows([Rows.Section(header: title, rows: 2)])
    return TableStage(canvas(375, scale: scale, ios: ios), rows, style: style).cell().frame.minY
  }

  private static func margins(ios: Double) -> Scenarios.Scenario {
    { _ in
      let stage = TableStage(canvas(375, ios: ios), Rows(count: 2, style: nil, height: 60))
      let margins = stage.cell().contentView.layoutMargins
      // What the separator's pixel takes from the content comes off the bottom. // R-07
      let lost = stage.cell().bounds.height - stage.cell().contentView.bounds.height
      #expect(margins.bottom + lost == margins.top)
      return ["margins": Figure(margins.top)]
    }
  }

  /// On Interface Builder's canvas, which keeps rows where they were drawn: what the styles ask for. // TB-09
  private static func savedCell(_ style: UITableViewCell.CellStyle) -> CellLayout {
    let canvas = Canvases.saved(toolsVersion: 24412, size: Size(width: 414, height: 896), scale: 2)
    return CellLayout(canvas: canvas, tableStyle: .plain, tableWidth: 414, sideMargin: 20)
  }

  private static func subtitleLabels(_ layout: CellLayout) -> (text: Figure, detail: Figure) {
    let content = Size(width: 414, height: layout.height(of: .subtitle) ?? 0)
    let places = layout.labels(of: .subtitle, content: content, textWidth: 40, detailWidth: 40)
    return (.vertical(CGRect(places.text)), .vertical(CGRect(places.detail)))
  }

  static let scenarios = Scenarios(byID: rows.merging(sections) { first, _ in first })

  private static let rows: [String: Scenarios.Scenario] = [
    "TBL-01": contentHeight(scale: 2, ios: 12),
    "TBL-02": contentHeight(scale: 3, ios: 12),
    "TBL-03": contentHeight(scale: 3, ios: 15),
    "TBL-04": rowHeight(scale: 2, ios: 15),
    "TBL-05": rowHeight(scale: 3, ios: 15),
    "TBL-06": { _ in
      let layout = savedCell(.default)
      return [
        "height": .list([
          .number(layout.height(of: .value1) ?? 0), .number(layout.height(of: .subtitle) ?? 0),
        ])
      ]
    },
    "TBL-07": { _ in
      let stage = TableStage(canvas(414, ios: 15), Rows(count: 2, style: .subtitle))
      let cell = stage.cell()
      let text = try #require(cell.textLabel)
      let detail = try #require(cell.detailTextLabel)
      return [
        "row": Figure(cell.frame.height), "text.frame y,h": .vertical(text.frame),
        "detail.frame y,h": .vertical(detail.frame),
      ]
    },
    "TBL-08": { _ in
      let layout = savedCell(.subtitle)
      let labels = subtitleLabels(layout)
      return [
        "row": .number(layout.height(of: .subtitle) ?? 0), "text y,h": labels.text,
        "detail y,h": labels.detail,
      ]
    },
    "TBL-09": labelX(375, ios: 15),
    "TBL-10": labelX(414, ios: 26),
    "TBL-11": labelX(375, ios: 10),
    "TBL-12": disclosure(414, ios: 15),
    "TBL-13": disclosure(414, ios: 26),
    "TBL-14": disclosure(320, ios: 10),
    "TBL-19": margins(ios: 15),
    "TBL-20": margins(ios: 26),
    "TBL-21": margins(ios: 10),
    "TBL-23": { _ in  // TB-17
      let stage = TableStage(canvas(375, ios: 14), Rows(count: 1, height: 60), style: .grouped)
      return ["frame": Figure(stage.cell().separatorFrame)]
    },
    "TBL-24": { _ in  // TB-14
      let stage = TableStage(
        try Canvases.device("iPhone X", .landscapeLeft, ios: 12), Rows(count: 2, height: 44))
      return [
        "cell.width": Figure(stage.cell().frame.width),
        "contentView x,w": .horizontal(stage.cell().contentView.frame),
      ]
    },
  ]

  private static let sections: [String: Scenarios.Scenario] = [
    "TBL-15": { _ in ["y": Figure(firstRow(.plain, title: "A", ios: 14))] },
    "TBL-16": { _ in ["y": Figure(firstRow(.plain, title: "A", ios: 16))] },
    "TBL-17": { _ in
      [
        "y": Figure([
          firstRow(.grouped, title: "A", ios: 16), firstRow(.grouped, title: "A", scale: 3, ios: 16),
        ])
      ]
    },
    "TBL-18": { _ in ["y": Figure(firstRow(.grouped, title: nil, ios: 16))] },
    "TBL-22": { _ in  // TB-02
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
      let rows = Rows(count: 100)
      LayoutEnvironment.current = LayoutEnvironment(canvas(375, ios: 11))
      table.dataSource = rows
      let height = table.contentSize.height
      #expect(rows.cellsAsked == 0)
      return ["contentSize.height": Figure(height)]
    },
  ]
}
