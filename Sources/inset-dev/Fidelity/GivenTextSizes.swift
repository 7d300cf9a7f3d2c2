import InsetDiagnostics
import InsetInterfaceBuilder

extension Document {
  /// The document with every text's recorded size as its placeholder size, as a text engine without fault would
  /// have it.
  func givenRecordedTextSizes() -> Document {
    var edits: [Edit] = []
    root?.forEachDescendant { element in
      guard Self.textElements.contains(element.name), element["placeholderIntrinsicWidth"] == nil,
        element.name != "textView" || element["scrollEnabled"] == "NO",
        let frame = element.child("rect", key: "frame"), let width = frame["width"],
        let height = frame.double("height")
      else { return }
      // A segmented control's alignment rectangle is a point lower than its frame. // AL-33
      let natural = element.name == "segmentedControl" ? height - 1 : height
      let place = element.startTagRange.lowerBound + 1 + element.name.utf8.count
      edits.append(
        element.edit(
          place..<place,
          replacement: " placeholderIntrinsicWidth=\"\(width)\" placeholderIntrinsicHeight=\"\(natural)\""))
    }
    return Document(bytes: applying(edits), path: path)
  }

  private static let textElements: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl",
  ]
}
