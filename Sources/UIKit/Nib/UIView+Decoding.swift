import InsetInterfaceBuilder

extension UIView {
  /// What every view's element may say.
  func decodeView(_ element: Element, _ context: NibContext) {
    let classes = context.sizeClasses
    origin = NibOrigin(element)
    if let rect = element.child(key: "frame", for: classes)?.name == "rect"
      ? element.child(key: "frame", for: classes) : element.child("rect", key: "frame")
    {
      frame = CGRect(
        x: rect.double("x") ?? 0, y: rect.double("y") ?? 0, width: max(0, rect.double("width") ?? 0),
        height: max(0, rect.double("height") ?? 0))
    } else if let inset = element.frameInset {
      frame = CGRect(inset)
    } else {
      hasNoRecordedFrame = true
    }
    autoresizingMask = mask(element.autoresizing)
    translatesAutoresizingMaskIntoConstraints =
      !hasNoRecordedFrame && (element.translatesAutoresizingMask || element.isFixedFrame)
    decodePriorities(element)
    decodeMargins(element, context)
    decodePlaceholder(element)
    if context.canvas.metrics.isInterfaceBuilderCanvas {
      designableSize = context.designableSize(of: element)
    }
    decodeLooks(element, context)
  }

  private func mask(_ words: Autoresizing) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    if words.contains(.flexibleMinX) { mask.insert(.flexibleLeftMargin) }
    if words.contains(.widthSizable) { mask.insert(.flexibleWidth) }
    if words.contains(.flexibleMaxX) { mask.insert(.flexibleRightMargin) }
    if words.contains(.flexibleMinY) { mask.insert(.flexibleTopMargin) }
    if words.contains(.heightSizable) { mask.insert(.flexibleHeight) }
    if words.contains(.flexibleMaxY) { mask.insert(.flexibleBottomMargin) }
    return mask
  }

  // Absent attributes mean 250 and 750. // AL-42
  private func decodePriorities(_ element: Element) {
    func priority(_ name: String, _ standard: Double) -> UILayoutPriority {
      UILayoutPriority(Float(min(1000, max(0, element.double(name) ?? standard))))
    }
    huggingPriority = (
      priority("horizontalHuggingPriority", 250), priority("verticalHuggingPriority", 250)
    )
    compressionPriority = (
      priority("horizontalCompressionResistancePriority", 750),
      priority("verticalCompressionResistancePriority", 750)
    )
  }

  private func decodeMargins(_ element: Element, _ context: NibContext) {
    preservesSuperviewLayoutMargins = element.bool("preservesSuperviewLayoutMargins") ?? false
    insetsLayoutMarginsFromSafeArea = element.bool("insetsLayoutMarginsFromSafeArea") ?? true
    // On the canvas only documents with safe areas have them in margins, and roots of later legacy ones. // R-03
    if context.canvas.metrics.isInterfaceBuilderCanvas, !context.document.usesSafeAreas {
      insetsLayoutMarginsFromSafeArea = false
    }
    if let margins = element.explicitLayoutMargins { customMargins = UIEdgeInsets(margins) }
    if let margins = element.explicitDirectionalMargins {
      customMargins = nil
      customDirectionalMargins = NSDirectionalEdgeInsets(
        top: CGFloat(margins.top), leading: CGFloat(margins.leading), bottom: CGFloat(margins.bottom),
        trailing: CGFloat(margins.trailing))
    }
  }

  private func decodePlaceholder(_ element: Element) {
    let width = element["placeholderIntrinsicWidth"]
    let height = element["placeholderIntrinsicHeight"]
    guard width != nil || height != nil else { return }
    placeholderIntrinsicSize = (
      element.double("placeholderIntrinsicWidth").map { CGFloat($0) },
      element.double("placeholderIntrinsicHeight").map { CGFloat($0) }
    )
  }

  private func decodeLooks(_ element: Element, _ context: NibContext) {
    alpha = CGFloat(element.double("alpha") ?? 1)
    isHidden = element.attribute("hidden", for: context.sizeClasses) == "YES"
    isOpaque = element.bool("opaque") ?? true
    clipsToBounds = element.bool("clipsSubviews") ?? false
    isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
    backgroundColor = context.color(element, key: "backgroundColor")
    tintColor = context.color(element, key: "tintColor")
    tag = element.int("tag") ?? 0
    contentMode = UIView.contentModes[element["contentMode"] ?? ""] ?? .scaleToFill
    switch element["semanticContentAttribute"] {
    case "forceRightToLeft": semanticContentAttribute = .forceRightToLeft
    case "forceLeftToRight": semanticContentAttribute = .forceLeftToRight
    case "playback": semanticContentAttribute = .playback
    case "spatial": semanticContentAttribute = .spatial
    default: break
    }
    looks = Looks.read(element, context)
    for attribute in element.userDefinedRuntimeAttributes where attribute.keyPath.hasSuffix("cornerRadius") {
      if case .number(let radius) = attribute.value { cornerRadius = radius }
    }
  }

  private static let contentModes: [String: ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  package static func word(for mode: ContentMode) -> String {
    contentModes.first { $0.value == mode }?.key ?? "scaleToFill"
  }
}
