/// Text as it may stand in XML and HTML: the five special characters as references, what XML forbids left out.
///
/// Control characters, lone line breaks and non-characters cannot be written in XML 1.0 even as references; line
/// breaks and tabs become spaces.
package func escaped(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\t", "\n", "\r": result += " "
    case "\u{2028}", "\u{2029}": result += " "
    default:
      if isWritable(scalar) { result.unicodeScalars.append(scalar) }
    }
  }
  return result
}

/// Whether XML 1.0 allows the character and nobody uses it as a control.
private func isWritable(_ scalar: Unicode.Scalar) -> Bool {
  let value = scalar.value
  if value < 0x20 || (0x7F...0x9F).contains(value) { return false }
  if (0xFDD0...0xFDEF).contains(value) { return false }
  return value & 0xFFFE != 0xFFFE
}
