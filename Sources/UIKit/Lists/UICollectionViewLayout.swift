/// Where an item lies in a collection view's content.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame: CGRect = .zero
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }
}

/// Places items. Subclasses override the methods that are asked for places.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func invalidateLayout() { collectionView?.setNeedsLayout() }

  // MARK: Cells that size themselves. // SC-22

  package var sizesItems: Bool { false }
  package func forgetFittedSizes() {}
  package func isFitted(_ path: IndexPath) -> Bool { true }
  /// Takes over what a cell asks for; true where that changes its place.
  package func fit(_ size: CGSize, at path: IndexPath) -> Bool { false }
}
