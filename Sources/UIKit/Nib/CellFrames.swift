import InsetInterfaceBuilder

/// What Interface Builder's canvas made of cells whose recorded frames are those of a new cell: before tools 8000 they
/// were often not written again when the cell changed. // R-157
extension UITableViewCell {
  /// The size that a prototype or a row has by its table: as wide as that and as high as its row.
  ///
  /// - Returns: points; nil where the cell stands in no table that has a frame.
  static func sizeInTable(of cell: Element) -> CGSize? {
    var ancestor = cell.parent
    while let element = ancestor, element.name != "tableView" { ancestor = element.parent }
    guard let table = ancestor, let width = table.frame?.width, width > 0 else { return nil }
    let heights = [cell.double("rowHeight"), cell.frame?.height, table.double("rowHeight")]
    return CGSize(width: CGFloat(width), height: CGFloat(heights.compactMap { $0 }.first { $0 > 0 } ?? 44))
  }

  func decodeMissingFrame(_ element: Element) {
    guard metrics.isInterfaceBuilderCanvas, hasNoRecordedFrame,
      let size = UITableViewCell.sizeInTable(of: element)
    else { return }
    frame = CGRect(origin: .zero, size: size)
    hasNoRecordedFrame = false
    translatesAutoresizingMaskIntoConstraints = true
  }
}

extension TableCellContentView {
  private static let heightOfNewContent: CGFloat = 43

  func decodeRealFrame(_ element: Element, _ context: NibContext) {
    guard metrics.isInterfaceBuilderCanvas, let cell = element.parent else { return }
    var size: CGSize
    if let recorded = cell.frame {
      let isOfNewCell = frame.height == Self.heightOfNewContent && abs(recorded.height - 44) > 1
      guard context.document.toolsVersion < 8000, hasNoRecordedFrame || isOfNewCell else { return }
      size =
        UITableViewCell.sizeInTable(of: cell)
        ?? CGSize(width: CGFloat(recorded.width), height: CGFloat(recorded.height))
      size.height = max(0, size.height - 1)  // The separator.
      if cell["accessoryType"] != nil, !hasNoRecordedFrame { size.width = frame.width }
    } else {
      guard hasNoRecordedFrame, let own = UITableViewCell.sizeInTable(of: cell) else { return }
      size = own
    }
    frame = CGRect(origin: .zero, size: size)
    hasNoRecordedFrame = false
    translatesAutoresizingMaskIntoConstraints = true
  }
}

extension UICollectionViewCell {
  /// A new collection view cell is 50 × 50; its content has the size that the layout gives it.
  func decodeContentSize(_ element: Element, _ context: NibContext) {
    guard metrics.isInterfaceBuilderCanvas, context.document.toolsVersion < 8000,
      let content = element.child("view", key: "contentView"), content.id == nil,
      let size = content.frame?.size, size.width > 0, size.height > 0
    else { return }
    frame.size = CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
  }
}
