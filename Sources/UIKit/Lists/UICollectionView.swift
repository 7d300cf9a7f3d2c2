import InsetInterfaceBuilder

/// Items placed by a layout. Each prototype of a document is shown once. // SC-20…SC-22
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout = UICollectionViewFlowLayout() {
    didSet { adoptLayout() }
  }
  open weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Prototypes of a document.
  package private(set) var items: [UICollectionReusableView] = []
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var needsReload = true
  private var registeredCells: [String: UICollectionViewCell.Type] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    collectionViewLayout = layout
    adoptLayout()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptLayout()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptLayout()
  }

  package override var isLayoutBoundary: Bool { true }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    setNeedsLayout()
  }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    if dataSource != nil { setNeedsLayout() }
  }

  package func addItem(_ item: UICollectionReusableView) {
    items.append(item)
    addSubview(item)
  }

  // MARK: Data

  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? (items.isEmpty ? 0 : 1) }
  open func numberOfItems(inSection section: Int) -> Int {
    max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? items.count)
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open var visibleCells: [UICollectionViewCell] { cells.keys.sorted().compactMap { cells[$0] } }
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    registeredCells[identifier] = cellClass
  }

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    registeredCells[identifier]?.init(frame: .zero) ?? UICollectionViewCell(frame: .zero)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    guard !metrics.isInterfaceBuilderCanvas else { return }
    backgroundView?.place(CGRect(origin: contentOffset, size: bounds.size))
    if needsReload, dataSource != nil {
      for cell in cells.values { cell.removeFromSuperview() }
      cells = [:]
      needsReload = false
      collectionViewLayout.forgetFittedSizes()
    }
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    if dataSource == nil {
      for (index, item) in items.enumerated() {
        let path = IndexPath(item: index, section: 0)
        if let place = collectionViewLayout.layoutAttributesForItem(at: path) { item.place(place.frame) }
      }
    } else {
      showVisibleItems()
      // Each cell is fitted once, so the rounds end with the items; more come in sight as others turn out smaller.
      while collectionViewLayout.sizesItems, fitVisibleItems() {
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
        showVisibleItems()
      }
    }
  }

  /// Asks cells that were not asked yet; true where one of them changes its size. // SC-22
  private func fitVisibleItems() -> Bool {
    var changed = false
    for path in cells.keys.sorted() where !collectionViewLayout.isFitted(path) {
      guard let cell = cells[path], let place = collectionViewLayout.layoutAttributesForItem(at: path) else {
        continue
      }
      let size = cell.preferredLayoutAttributesFitting(place).size
      if collectionViewLayout.fit(size, at: path) { changed = true }
    }
    return changed
  }

  private func showVisibleItems() {
    guard let dataSource else { return }
    let visible = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var shown: [IndexPath: UICollectionViewCell] = [:]
    for attributes in visible {
      let path = attributes.indexPath
      let cell = cells[path] ?? dataSource.collectionView(self, cellForItemAt: path)
      cell.placeByFrame()
      if cell.superview !== self { addSubview(cell) }
      cell.place(attributes.frame)
      shown[path] = cell
    }
    for (path, cell) in cells where shown[path] == nil { cell.removeFromSuperview() }
    cells = shown
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    guard let facts = element.child("collectionViewFlowLayout"),
      let layout = collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    layout.minimumLineSpacing = CGFloat(facts.double("minimumLineSpacing") ?? 10)
    layout.minimumInteritemSpacing = CGFloat(facts.double("minimumInteritemSpacing") ?? 10)
    layout.sectionInset = context.insets(facts.child("inset", key: "sectionInset")) ?? .zero
    switch facts["sectionInsetReference"] {
    case "safeArea": layout.sectionInsetReference = .fromSafeArea
    case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
    default: break
    }
  }
}

@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
