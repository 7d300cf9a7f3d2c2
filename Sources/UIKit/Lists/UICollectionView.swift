import InsetInterfaceBuilder

/// Items in a flow. Each prototype of the document is shown once. // SC-20…SC-22
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  package private(set) var items: [UICollectionReusableView] = []
  package var minimumLineSpacing: CGFloat = 10
  package var minimumInteritemSpacing: CGFloat = 10
  package var sectionInset: UIEdgeInsets = .zero

  package override var isLayoutBoundary: Bool { true }

  package func addItem(_ item: UICollectionReusableView) {
    items.append(item)
    addSubview(item)
  }

  open override func layoutSubviews() {
    guard !metrics.isInterfaceBuilderCanvas else { return }
    var x = sectionInset.left
    var y = sectionInset.top
    var rowHeight: CGFloat = 0
    let right = bounds.width - sectionInset.right
    for item in items {
      let size = item.frame.size
      if x > sectionInset.left, x + size.width > right {
        x = sectionInset.left
        y += rowHeight + minimumLineSpacing
        rowHeight = 0
      }
      item.place(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + minimumInteritemSpacing
      rowHeight = max(rowHeight, size.height)
    }
    contentSize = CGSize(width: bounds.width, height: y + rowHeight + sectionInset.bottom)
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    guard let layout = element.child("collectionViewFlowLayout") else { return }
    minimumLineSpacing = CGFloat(layout.double("minimumLineSpacing") ?? 10)
    minimumInteritemSpacing = CGFloat(layout.double("minimumInteritemSpacing") ?? 10)
    sectionInset = context.insets(layout.child("inset", key: "sectionInset")) ?? .zero
  }
}

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open private(set) var contentView = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
  }
}

@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {}
