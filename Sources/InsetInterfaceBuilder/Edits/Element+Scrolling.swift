import InsetDiagnostics

extension Element {
  /// The edit that sets a scroll view's `contentInsetAdjustmentBehavior`, at the place where Interface Builder writes it.
  public func settingInsetAdjustment(to behavior: String) -> Edit {
    let name = "contentInsetAdjustmentBehavior"
    guard self[name] == nil else { return settingAttribute(name, to: behavior) }
    let next = Self.afterAdjustment.compactMap { attributeRange($0)?.name.lowerBound }.min()
    guard let next else { return settingAttribute(name, to: behavior) }
    return edit(next..<next, replacement: "\(name)=\"\(behavior)\" ")
  }

  private static let afterAdjustment = [
    "keyboardDismissMode", "minimumZoomScale", "maximumZoomScale", "dataMode", "prefetchingEnabled", "style",
    "translatesAutoresizingMaskIntoConstraints", "id",
  ]
}
