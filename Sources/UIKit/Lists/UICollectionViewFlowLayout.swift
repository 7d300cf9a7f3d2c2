/// Items in lines, as many a line as fit. // SC-20…SC-22
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// As an estimate: cells size themselves, and are taken for `itemSize` before they were shown.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Zero switches self-sizing off. // SC-22
  open var estimatedItemSize: CGSize = .zero {
    didSet {
      fitted = [:]
      invalidateLayout()
    }
  }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
  open var sectionInsetReference: SectionInsetReference = .fromContentInset { didSet { invalidateLayout() } }
  open var scrollDirection: ScrollDirection = .vertical { didSet { invalidateLayout() } }
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }

  private var places: [IndexPath: CGRect] = [:]
  /// What cells that were shown ask for. // SC-22
  private var fitted: [IndexPath: CGSize] = [:]
  private var order: [IndexPath] = []
  private var size: CGSize = .zero

  private var delegate: UICollectionViewDelegateFlowLayout? {
    collectionView?.delegate as? UICollectionViewDelegateFlowLayout
  }

  open override func prepare() {
    places = [:]
    order = []
    size = .zero
    guard let collection = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    var along: CGFloat = 0
    for section in 0..<max(0, collection.numberOfSections) {
      along += isVertical ? headerReferenceSize.height : headerReferenceSize.width
      along = layOutSection(section, from: along, in: collection)
      along += isVertical ? footerReferenceSize.height : footerReferenceSize.width
    }
    let across = acrossLength(of: collection)
    size =
      isVertical
      ? CGSize(width: across.length, height: along) : CGSize(width: along, height: across.length)
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let frame = places[indexPath] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    order.filter { places[$0]?.intersects(rect) ?? false }.compactMap(layoutAttributesForItem)
  }

  // MARK: Lines

  /// Across the lines: how long a line is, content insets taken off.
  private func acrossLength(of collection: UICollectionView) -> (length: CGFloat, adjusted: UIEdgeInsets) {
    let inset = collection.adjustedContentInset
    let bounds = collection.bounds
    return scrollDirection == .vertical
      ? (max(0, bounds.width - inset.left - inset.right), inset)
      : (max(0, bounds.height - inset.top - inset.bottom), inset)
  }

  /// What the section keeps free, in the content's coordinates. The content inset is a minimum: what it covers
  /// already is not added again. // SC-20
  private func insets(of section: Int, in collection: UICollectionView) -> UIEdgeInsets {
    let own = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
    let outer: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return own
    case .fromSafeArea: outer = collection.safeAreaInsets
    case .fromLayoutMargins: outer = collection.layoutMargins
    }
    let inset = collection.adjustedContentInset
    var result = own
    if scrollDirection == .vertical {
      result.left = max(0, own.left + outer.left - inset.left)
      result.right = max(0, own.right + outer.right - inset.right)
    } else {
      result.top = max(0, own.top + outer.top - inset.top)
      result.bottom = max(0, own.bottom + outer.bottom - inset.bottom)
    }
    return result
  }

  /// Whether cells decide on their size.
  package override var sizesItems: Bool { estimatedItemSize != .zero }

  package override func forgetFittedSizes() { fitted = [:] }

  package override func fit(_ size: CGSize, at path: IndexPath) -> Bool {
    guard let old = fitted[path] ?? places[path]?.size else { return false }
    fitted[path] = size
    return abs(old.width - size.width) > 0.001 || abs(old.height - size.height) > 0.001
  }

  package override func isFitted(_ path: IndexPath) -> Bool { fitted[path] != nil }

  private func size(of path: IndexPath, in collection: UICollectionView) -> CGSize {
    if sizesItems, collection.dataSource != nil {
      return fitted[path] ?? (estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
    }
    if collection.dataSource == nil, collection.items.indices.contains(path.item) {
      return collection.items[path.item].frame.size
    }
    return delegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
  }

  private func layOutSection(_ section: Int, from start: CGFloat, in collection: UICollectionView) -> CGFloat
  {
    let isVertical = scrollDirection == .vertical
    let insets = insets(of: section, in: collection)
    let lineStart = isVertical ? insets.left : insets.top
    let length = acrossLength(of: collection).length - lineStart - (isVertical ? insets.right : insets.bottom)
    let gap =
      delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let lineGap =
      delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    var along = start + (isVertical ? insets.top : insets.left)
    var line: [(path: IndexPath, size: CGSize)] = []
    var used: CGFloat = 0
    var isFirstLine = true
    func end(isLast: Bool) {
      guard !line.isEmpty else { return }
      if !isFirstLine { along += lineGap }
      isFirstLine = false
      along += place(line, at: along, lineStart: lineStart, length: length, gap: gap, isLast: isLast)
      line = []
      used = 0
    }
    for item in 0..<collection.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = size(of: path, in: collection)
      let across = isVertical ? size.width : size.height
      if !line.isEmpty, used + gap + across > length + 0.001 { end(isLast: false) }
      used += (line.isEmpty ? 0 : gap) + across
      line.append((path, size))
      order.append(path)
    }
    end(isLast: true)
    return along + (isVertical ? insets.bottom : insets.right)
  }

  /// Full lines reach from edge to edge; the last one keeps the least distance. Returns the line's thickness.
  private func place(
    _ line: [(path: IndexPath, size: CGSize)], at along: CGFloat, lineStart: CGFloat, length: CGFloat,
    gap: CGFloat, isLast: Bool
  ) -> CGFloat {
    let isVertical = scrollDirection == .vertical
    let filled = line.reduce(0) { $0 + (isVertical ? $1.size.width : $1.size.height) }
    let thickness = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
    let spread = isLast || line.count < 2 ? gap : max(gap, (length - filled) / CGFloat(line.count - 1))
    var across = lineStart
    for (path, size) in line {
      // Items of a line stand on its middle.
      let own = isVertical ? size.height : size.width
      let offset = along + (thickness - own) / 2
      let origin = isVertical ? CGPoint(x: across, y: offset) : CGPoint(x: offset, y: across)
      places[path] = CGRect(origin: origin, size: size)
      across += (isVertical ? size.width : size.height) + spread
    }
    return thickness
  }
}

/// Sizes and distances by section and item, points.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(layout).itemSize }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(layout).sectionInset }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(layout).minimumLineSpacing }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(layout).minimumInteritemSpacing }
}
