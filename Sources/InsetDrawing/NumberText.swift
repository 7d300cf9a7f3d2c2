/// A number in decimal digits: at most three after the point, no exponent, the same on every machine.
///
/// What is not a number, or too large to be a place on a screen, becomes 0 or the limit of ±1,000,000,000.
package func decimal(_ value: Double) -> String {
  guard value.isFinite else { return "0" }
  // Not `rounded()`: without optimization it needs the C library's mathematics, which nothing else here links.
  let thousandths = UInt(min(abs(value), 1_000_000_000) * 1000 + 0.5)
  var text = String(thousandths / 1000)
  var fraction = thousandths % 1000
  if fraction > 0 {
    var digits = 3
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let figures = String(fraction)
    text += "." + String(repeating: "0", count: digits - figures.count) + figures
  }
  return value < 0 && thousandths > 0 ? "-" + text : text
}
