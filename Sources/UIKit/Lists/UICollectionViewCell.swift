import InsetInterfaceBuilder

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Where a view that decides on its size changes the place that the layout has for it. // SC-22
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let fitted = UICollectionViewLayoutAttributes(forCellWith: layoutAttributes.indexPath)
    fitted.frame = layoutAttributes.frame
    // What leaves its size open keeps the estimate.
    if size.width > 0, size.height > 0 { fitted.size = size }
    return fitted
  }
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open private(set) var contentView = UIView(frame: .zero)

  public required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// On Interface Builder's canvas a cell takes no margins over from its collection view. // R-80
  package override var inheritsMargins: Bool {
    super.inheritsMargins && !metrics.isInterfaceBuilderCanvas
  }

  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let size = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let fitted = UICollectionViewLayoutAttributes(forCellWith: layoutAttributes.indexPath)
    fitted.frame = layoutAttributes.frame
    if size.width > 0, size.height > 0 { fitted.size = size }
    return fitted
  }

  package func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    decodeContentSize(element, context)
  }
}
