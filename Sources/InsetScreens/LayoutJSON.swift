import InsetDevices

/// Frames as JSON, one object a document: what `inset layout --format json` prints.
///
/// Written by hand: the documents of a large app make tens of megabytes, and the keys are few.
public enum LayoutJSON {
  /// `{"file": …, "screens": […]}` on one line.
  public static func line(file: String, screens: [Screen]) -> String {
    var text = "{\"file\":"
    quote(file, into: &text)
    text += ",\"screens\":["
    for (index, screen) in screens.enumerated() {
      if index > 0 { text += "," }
      append(screen, to: &text)
    }
    text += "]}"
    return text
  }

  private static func append(_ screen: Screen, to text: inout String) {
    text += "{\"id\":"
    quote(screen.id, into: &text)
    text += ",\"title\":"
    quote(screen.title, into: &text)
    text += ",\"kind\":\"" + screen.kind.rawValue + "\",\"canvas\":{\"name\":"
    quote(screen.canvas.name, into: &text)
    text += ",\"size\":[" + number(screen.canvas.size.width) + "," + number(screen.canvas.size.height)
    text += "],\"scale\":" + number(screen.canvas.scale)
    text += ",\"safeAreaInsets\":" + insets(screen.canvas.safeAreaInsets) + "},\"view\":"
    append(screen.root, to: &text)
    text += "}"
  }

  private static func append(_ node: Node, to text: inout String) {
    text += "{\"id\":"
    quote(node.id, into: &text)
    text += ",\"class\":"
    quote(node.className, into: &text)
    let frame = node.frame
    text += ",\"frame\":[" + number(frame.x) + "," + number(frame.y) + "," + number(frame.width) + ","
    text += number(frame.height) + "]"
    text += ",\"safeAreaInsets\":" + insets(node.safeAreaInsets)
    text += ",\"layoutMargins\":" + insets(node.layoutMargins)
    if node.isHidden { text += ",\"hidden\":true" }
    if let string = node.text?.string, !string.isEmpty {
      text += ",\"text\":"
      quote(string, into: &text)
    }
    if !node.subviews.isEmpty {
      text += ",\"subviews\":["
      for (index, child) in node.subviews.enumerated() {
        if index > 0 { text += "," }
        append(child, to: &text)
      }
      text += "]"
    }
    text += "}"
  }

  private static func insets(_ insets: Insets) -> String {
    "[" + number(insets.top) + "," + number(insets.left) + "," + number(insets.bottom) + ","
      + number(insets.right)
      + "]"
  }

  /// At most four decimals; whole numbers without a point. What is no number is 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let whole = value.rounded()
    if abs(value - whole) < 0.00005, abs(whole) < 1e15 { return String(Int64(whole)) }
    // Numbers so large have no decimals to round, and would become infinite on the way.
    return abs(value) < 1e11 ? String((value * 10000).rounded() / 10000) : String(value)
  }

  private static func quote(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029 {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}
