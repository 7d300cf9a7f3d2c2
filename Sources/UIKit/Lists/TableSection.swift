/// A section of a table as the table keeps it: from a document or from a data source.
package struct TableSection {
  package var header = TableSupplement()
  package var footer = TableSupplement()
  package var rows: [TableRow] = []

  package init(header: String? = nil, footer: String? = nil) {
    self.header.title = header
    self.footer.title = footer
  }
}

/// A section's header or footer.
package struct TableSupplement {
  package var title: String?
  package var view: UIView?
  /// Points; nil for that of the style. // TB-05
  package var height: CGFloat?
  package var isEmpty: Bool { title == nil && view == nil }
}

package struct TableRow {
  /// Nil while the row is out of sight.
  package var cell: UITableViewCell?
  /// Points: estimated until the row has been shown. // TB-02
  package var height: CGFloat
  package var isMeasured = false
}
