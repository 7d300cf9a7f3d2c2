/// A number in decimal digits: at most three after the point, no exponent, the same on every machine.
///
/// What is not a number, or too large to be a place on a screen, becomes 0 or the limit of ±1,000,000,000.
package func decimal(_ value: Double) -> String {
  guard value.isFinite else { return "0" }
  let limit = 1_000_000_000.0
  let thousandths = Int((min(max(value, -limit), limit) * 1000).rounded())
  let magnitude = thousandths.magnitude
  var text = String(magnitude / 1000)
  var fraction = magnitude % 1000
  if fraction > 0 {
    var digits = 3
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let figures = String(fraction)
    text += "." + String(repeating: "0", count: digits - figures.count) + figures
  }
  return thousandths < 0 ? "-" + text : text
}
