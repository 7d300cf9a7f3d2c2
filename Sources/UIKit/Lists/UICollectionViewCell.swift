@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
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

  package func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
  }
}
