import InsetDevices

/// The point size and the leading of each text style in each of the twelve content size categories. // N-060
package struct DynamicTypeTable: Sendable {
  package static let shared = DynamicTypeTable(figures: GeneratedFigures.dynamicTypeFigures)

  private var pointSizes: [String: [Int]] = [:]
  private var leadings: [String: [Int]] = [:]

  init(figures: StaticString) {
    var reader = FigureReader(figures)
    while case .word(let section)? = reader.next() {
      switch section {
      case "pointSize": pointSizes[reader.word()] = reader.numbers()
      case "leading": leadings[reader.word()] = reader.numbers()
      default: break
      }
    }
  }

  /// In points. A style that is not in the table is taken as body.
  package func pointSize(of style: UIFont.TextStyle, in category: ContentSizeCategory) -> Double {
    value(of: style, in: category, from: pointSizes)
  }

  /// The distance from one line to the next, in points. // TX-06
  package func leading(of style: UIFont.TextStyle, in category: ContentSizeCategory) -> Double {
    value(of: style, in: category, from: leadings)
  }

  private func value(
    of style: UIFont.TextStyle, in category: ContentSizeCategory, from table: [String: [Int]]
  ) -> Double {
    let row = table[style.tableName] ?? table[UIFont.TextStyle.body.tableName] ?? []
    let column = ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
    return column < row.count ? Double(row[column]) : 0
  }
}

extension UIFont.TextStyle {
  /// What Data/text/dynamic_type.json calls the style.
  fileprivate var tableName: String {
    switch self {
    // GUESS: the extra large titles are taken for large titles; no figures at the default size are known.
    case .largeTitle, .extraLargeTitle, .extraLargeTitle2: "largeTitle"
    case .title1: "title1"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .caption1: "caption1"
    case .caption2: "caption2"
    default: "body"
    }
  }
}
