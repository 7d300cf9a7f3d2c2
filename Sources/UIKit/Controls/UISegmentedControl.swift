import InsetDevices
import InsetInterfaceBuilder

// IC-03, AL-33
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = 0
  package var segments: [SegmentedControlTextRules.Segment] = [] { didSet { setNeedsLayout() } }
  open var numberOfSegments: Int { segments.count }
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

  open override var intrinsicContentSize: CGSize {
    let metrics = metrics
    let insets = metrics.segmentedControlAlignmentInsets
    return UIView.naturalSize(
      SegmentedControlTextRules.width(
        of: segments, metrics: metrics, apportionsByContent: apportionsSegmentWidthsByContent),
      metrics.segmentedControlHeight - insets.top - insets.bottom)
  }
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(metrics.segmentedControlAlignmentInsets)
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    segments = (element.child("segments")?.children("segment") ?? []).map { segment in
      let image = context.image(segment.image())
      return SegmentedControlTextRules.Segment(
        title: context.string(segment, key: "title"), image: image?.size.plain,
        width: segment.double("width") ?? 0)
    }
    apportionsSegmentWidthsByContent = element.bool("apportionsSegmentWidthsByContent") ?? false
    selectedSegmentIndex = element.int("selectedSegmentIndex") ?? 0
  }
  package override func captureAttributes() -> [String: String] {
    [
      "segments": segments.map { $0.title ?? "" }.joined(separator: "\u{1F}"),
      "selectedIndex": String(selectedSegmentIndex),
    ]
  }
}
