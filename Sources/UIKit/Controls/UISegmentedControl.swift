import InsetDevices
import InsetInterfaceBuilder

// IC-03, AL-33
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = 0
  package var segments: [(title: String?, width: Double?)] = [] { didSet { setNeedsLayout() } }
  open var numberOfSegments: Int { segments.count }

  /// Every segment is as wide as the widest needs.
  open override var intrinsicContentSize: CGSize {
    let canvas = canvas
    let options = TextLayout.Options(lineLimit: 1, scale: canvas.scale, metrics: canvas.metrics)
    let font = UIFont.systemFont(ofSize: 13)
    var widest = 0.0
    var total = 0.0
    for segment in segments {
      if let width = segment.width, width > 0 {
        total += width
        continue
      }
      let text = TextLayout.fittingSize(of: segment.title ?? "", font: font, width: nil, options: options)
        .width
      widest = max(widest, text + 20)
    }
    let flexible = Double(segments.filter { ($0.width ?? 0) <= 0 }.count)
    let insets = metrics.segmentedControlAlignmentInsets
    return UIView.naturalSize(
      total + (widest * flexible), metrics.segmentedControlHeight - insets.top - insets.bottom)
  }
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(metrics.segmentedControlAlignmentInsets)
  }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    segments = (element.child("segments")?.children("segment") ?? []).map {
      (context.string($0, key: "title"), $0.double("width"))
    }
    selectedSegmentIndex = element.int("selectedSegmentIndex") ?? 0
  }
  package override func captureAttributes() -> [String: String] {
    [
      "segments": segments.map { $0.title ?? "" }.joined(separator: "\u{1F}"),
      "selectedIndex": String(selectedSegmentIndex),
    ]
  }
}
