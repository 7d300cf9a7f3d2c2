/// A section of a static table.
public struct TableSection: Hashable, Sendable {
  public var element: Element
  public var headerTitle: String?
  public var footerTitle: String?
  public var cells: [Element]
}

extension Element {
  /// The sections of a table with static content.
  public var tableSections: [TableSection] {
    child("sections")?.children("tableViewSection").map { section in
      TableSection(
        element: section, headerTitle: section.string("headerTitle"),
        footerTitle: section.string("footerTitle"),
        cells: section.child("cells")?.children.filter(\.isView) ?? [])
    } ?? []
  }

  /// The prototype cells of a table, or the cells of a collection.
  public var prototypeCells: [Element] {
    (child("prototypes") ?? child("cells"))?.children.filter(\.isView) ?? []
  }
}
