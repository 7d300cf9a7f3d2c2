import InsetInterfaceBuilder

// IC-07, N-033
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { setNeedsLayout() } }
  open var currentPage = 0
  open override var intrinsicContentSize: CGSize {
    let metrics = metrics
    let width = metrics.pageControlBaseWidth + metrics.pageControlWidthPerPage * Double(numberOfPages)
    return UIView.naturalSize(max(0, width), metrics.pageControlHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  package override func captureAttributes() -> [String: String] {
    ["numberOfPages": String(numberOfPages), "currentPage": String(currentPage)]
  }
  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    numberOfPages = min(1000, max(0, element.int("numberOfPages") ?? 0))
    currentPage = element.int("currentPage") ?? 0
  }
}
