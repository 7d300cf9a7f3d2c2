import InsetDevices
import Testing

@testable import UIKit

/// ios26_vectors.json: rows, sections, margins of tables. // N-022…N-027
@Suite("iOS 26 table vectors") @MainActor
struct GlassTableVectorTests {
  @Test("tables", arguments: Vectors.kinds("table").filter { VectorExceptions.reasons[$0.id] == nil })
  func table(_ vector: Vector) throws { try Self.scenarios.check(vector) }

  static let scenarios = Scenarios(
    byID: rows.merging(sections) { first, _ in first }.merging(margins) { first, _ in first })

  private static func canvas(
    _ width: Double, scale: Double = 2, category: ContentSizeCategory = .large, isPad: Bool = false
  ) -> Canvas {
    // 667 wide is a phone on its side.
    let isLandscape = width == 667
    return Canvases.plain(
      Size(width: width, height: isLandscape ? 375 : isPad ? 1180 : 852), scale: scale, ios: 26.1,
      idiom: isPad ? .pad : .phone, vertical: isLandscape ? .compact : .regular, category: category)
  }

  // MARK: Rows. // N-022

  private static func row(
    _ style: UITableViewCell.CellStyle, in tableStyle: UITableView.Style = .plain, scale: Double = 2,
    category: ContentSizeCategory = .large, configured: Bool = false
  ) -> Scenarios.Scenario {
    { _ in
      let rows = Rows(count: 2, style: style)
      rows.prepare = { $0.usesConfiguration = configured }
      let stage = TableStage(canvas(375, scale: scale, category: category), rows, style: tableStyle)
      let cell = stage.cell()
      return [
        "rowHeight": Figure(cell.frame.height), "textY": Figure(cell.textLabel?.frame.minY ?? 0),
        "detailY": Figure(cell.detailTextLabel?.frame.minY ?? 0),
      ]
    }
  }

  private static let rows: [String: Scenarios.Scenario] = [
    "TV-01": row(.default),
    "TV-02": row(.default, configured: true),
    "TV-03": row(.subtitle),
    "TV-04": row(.subtitle, in: .grouped),
    "TV-05": row(.subtitle, in: .insetGrouped, scale: 3),
    "TV-06": row(.default, category: .extraExtraExtraLarge),
    "TV-07": row(.default, category: .accessibilityLarge),
    "TV-08": row(.subtitle, category: .extraExtraExtraLarge),
    "TV-09": row(.subtitle, category: .accessibilityLarge),
    "TV-24": { _ in  // N-026
      let stage = TableStage(canvas(375), Rows(count: 2, style: .subtitle)) { $0.isEditing = true }
      let cell = stage.cell()
      return [
        "contentViewX": Figure(cell.contentView.frame.minX),
        "deleteControl": Figure(cell.editingControlFrame),
        "reorderControl": Figure(cell.reorderControlFrame),
      ]
    },
  ]

  // MARK: Sections. // N-023

  private static func header(
    _ index: Int, of sections: [Rows.Section], _ style: UITableView.Style, scale: Double = 2,
    underLargeTitle: Bool = false
  ) -> Scenarios.Scenario {
    { _ in
      let stage = TableStage(
        canvas(375, scale: scale), Rows(sections), style: style, underLargeTitle: underLargeTitle
      ) { $0.sectionHeaderTopPadding = 0 }
      var figures: [String: Figure] = [
        "headerHeight": Figure(stage.table.rectForHeader(inSection: index).height)
      ]
      if index > 0 {
        let last = stage.table.rectForRow(
          at: IndexPath(row: sections[index - 1].rows - 1, section: index - 1))
        figures["previousFooterHeight"] = Figure(
          stage.table.rectForHeader(inSection: index).minY - last.maxY)
      }
      return figures
    }
  }

  private static func lists(underLargeTitle: Bool) -> Scenarios.Scenario {
    { _ in
      let sections = [Rows.Section(header: "General", rows: 3), Rows.Section(header: "Storage", rows: 2)]
      let stage = TableStage(
        canvas(375), Rows(sections, height: 44), style: .insetGrouped, underLargeTitle: underLargeTitle)
      return [
        "row00_y": Figure(stage.cell().frame.minY),
        "section1HeaderY": Figure(stage.table.rectForHeader(inSection: 1).minY),
        "row10_y": Figure(stage.cell(0, 1).frame.minY),
      ]
    }
  }

  private static let titled = Rows.Section(header: "Title", rows: 2)
  private static let ending = Rows.Section(header: "Title", footer: "A footer", rows: 2)

  private static let sections: [String: Scenarios.Scenario] = [
    "TV-10": header(0, of: [titled], .grouped),
    "TV-11": header(0, of: [titled], .grouped, scale: 3),
    "TV-12": header(1, of: [ending, titled], .grouped),
    "TV-13": header(1, of: [titled, titled], .grouped),
    "TV-14": header(0, of: [titled], .insetGrouped, underLargeTitle: true),
    "TV-15": lists(underLargeTitle: false),
    "TV-16": lists(underLargeTitle: true),
    "TV-17": header(0, of: [titled], .plain),
  ]

  // MARK: Margins. // N-024, N-025

  private static func margin(_ width: Double, isPad: Bool = false) -> Scenarios.Scenario {
    { _ in
      let plain = TableStage(canvas(width, isPad: isPad), Rows(count: 2))
      let cards = TableStage(canvas(width, isPad: isPad), Rows(count: 2), style: .insetGrouped)
      let inset = plain.cell().separatorInset
      #expect(inset.left == inset.right)
      return [
        "tableMargin": Figure(inset.left), "insetGroupedCardInset": Figure(cards.cell().frame.minX),
      ]
    }
  }

  private static func cell(_ width: Double, _ style: UITableView.Style, isPad: Bool = false)
    -> Scenarios.Scenario
  {
    { _ in
      let cell = TableStage(canvas(width, isPad: isPad), Rows(count: 2), style: style).cell()
      let label = try #require(cell.textLabel)
      return [
        "cellLayoutMargins": Figure(cell.layoutMargins),
        "labelX": Figure(label.convert(label.bounds, to: cell.superview).minX),
      ]
    }
  }

  private static let margins: [String: Scenarios.Scenario] = [
    "TV-M375": margin(375), "TV-M390": margin(390), "TV-M393": margin(393), "TV-M667": margin(667),
    "TV-M820": margin(820, isPad: true),
    "TV-18": cell(393, .insetGrouped), "TV-19": cell(393, .plain), "TV-20": cell(375, .plain),
    "TV-21": cell(667, .insetGrouped), "TV-22": cell(820, .grouped, isPad: true),
    "TV-23": cell(820, .insetGrouped, isPad: true),
  ]
}
