import InsetDevices
import InsetInterfaceBuilder

/// Read-only text. // TX-01…TX-12, AL-50…AL-53
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { contentDidChange() } } }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentDidChange() } }  // TX-03
  open var textColor: UIColor! = .label
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { contentDidChange() } }
  /// 0 for as many as it takes.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// Points; 0 lets layout find the width. // AL-50, AL-51
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var isEnabled = true
  /// Text in several fonts, in place of `text`.
  package var runs: [(String, UIFont)]? { didSet { contentDidChange() } }
  /// How the lines of `runs` are set.
  package var paragraphStyle: TextLayout.ParagraphStyle? { didSet { contentDidChange() } }
  /// Whether its natural size is whole points, as on Interface Builder's canvas outside of stack views. // R-135
  package var isWholePoints = false
  /// How wide text is in `font`, for each point it is wide in the one that the label's own class sets. // R-130
  private var widthRatio = 1.0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package var textOptions: TextLayout.Options {
    let canvas = canvas
    var options = TextLayout.Options(
      lineLimit: numberOfLines, lineBreakMode: lineBreakMode, scale: isWholePoints ? 1 : canvas.scale,
      metrics: canvas.metrics)
    options.avoidsOrphans = lineBreakMode != .byCharWrapping && !options.era.isBeforeIOS11
    options.keepsHangulWords = options.era == .modern
    if let paragraphStyle { options.paragraphStyle = paragraphStyle }
    return options
  }

  package var shownText: String { runs?.map(\.0).joined() ?? text ?? "" }

  private func size(width: Double?) -> CGSize {
    if let runs {
      return CGSize(TextLayout(runs, width: width, options: textOptions).size)
    }
    return CGSize(
      TextLayout.fittingSize(of: text ?? "", font: font, width: width, options: textOptions))
  }

  open override var intrinsicContentSize: CGSize {
    if isEmptyOnCanvas { return CGSize(width: 50, height: 50) }
    return size(width: preferredMaxLayoutWidth > 0 ? Double(preferredMaxLayoutWidth) : nil)
  }

  /// Interface Builder's canvas keeps an empty label in a stack view large enough to be seen. // R-57
  private var isEmptyOnCanvas: Bool {
    guard metrics.isInterfaceBuilderCanvas, numberOfLines == 1, shownText.isEmpty else { return false }
    return (superview as? UIStackView)?.arranges(self) ?? false
  }

  package override var wrapsText: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  /// The second pass of a label that wraps. // AL-51, AL-52
  package override func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    guard wrapsText else { return nil }
    let single = designableSize ?? size(width: nil)
    // A label as wide as its text on one line needs no second look, and rounding must not make it wrap.
    guard width < single.width - 0.01 else { return single }
    let wrapped = size(width: Double(width) * widthRatio)
    return CGSize(width: wrapped.width / CGFloat(widthRatio), height: wrapped.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(width: size.width > 0 ? Double(size.width) : nil)
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect { bounds }

  package override func firstBaselineOffset(height: CGFloat) -> BaselineOffset? {
    BaselineOffset(share: 0, offset: lineMetrics.ascender)
  }

  package override func lastBaselineOffset(height: CGFloat) -> BaselineOffset? {
    let line = lineMetrics
    return BaselineOffset(share: 1, offset: line.ascender - line.height)
  }

  private var lineMetrics: (ascender: Double, height: Double) {
    LineRounding.metrics(of: runs?.first?.1 ?? font, canvas: canvas)
  }

  private func contentDidChange() { setNeedsLayout() }

  package override func decode(_ element: Element, _ context: NibContext) {
    super.decode(element, context)
    isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
    text = context.string(element, key: "text")
    font = context.font(of: element) ?? .systemFont(ofSize: 17)
    textColor = context.color(element, key: "textColor") ?? .label
    numberOfLines = element.int("numberOfLines") ?? 1
    lineBreakMode = NSLineBreakMode(interfaceBuilder: element["lineBreakMode"]) ?? .byTruncatingTail
    textAlignment = NSTextAlignment(interfaceBuilder: element["textAlignment"])
    adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? false
    isEnabled = element.bool("enabled") ?? true
    if let width = element.double("preferredMaxLayoutWidth"), width > 0 {
      preferredMaxLayoutWidth = CGFloat(width)
    }
    runs = context.attributedRuns(element, key: "attributedText", base: font)
    paragraphStyle = context.paragraphStyle(element, key: "attributedText")
    isWholePoints = numberOfLines == 1 && designableSize == nil && context.drawsTextInWholePoints(element)
    decodeDesignableFont(element, context)
  }

  private func decodeDesignableFont(_ element: Element, _ context: NibContext) {
    guard runs == nil, preferredMaxLayoutWidth <= 0, context.hasTextSizeOfDocument,
      let size = context.designableSize(of: element)
    else { return }
    let options = TextLayout.Options(
      lineLimit: numberOfLines, lineBreakMode: lineBreakMode, scale: context.canvas.scale,
      metrics: context.canvas.metrics)
    guard let found = DesignableFont(drawing: text ?? "", size: size, declared: font, options: options) else {
      return
    }
    font = found.font
    widthRatio = found.widthRatio
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
  init(interfaceBuilder word: String?) {
    switch word {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    default: self = .natural
    }
  }
  package var word: String {
    switch self {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justified"
    case .natural: "natural"
    }
  }
}

extension NSLineBreakMode {
  init?(interfaceBuilder word: String?) {
    switch word {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "middleTruncation": self = .byTruncatingMiddle
    case "tailTruncation": self = .byTruncatingTail
    default: return nil
    }
  }
}

/// A line's ascender and height on a canvas's pixel grid. // AL-80, R-21
enum LineRounding {
  static func metrics(of font: UIFont, canvas: Canvas) -> (ascender: Double, height: Double) {
    let rounding = TextRounding(scale: canvas.scale, metrics: canvas.metrics)
    return (rounding.position(Double(font.ascender)), rounding.height(Double(font.lineHeight)))
  }
}
