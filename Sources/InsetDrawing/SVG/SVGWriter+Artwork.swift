import InsetDevices

extension SVGWriter {
  /// A file's picture stretched over a rectangle. The file stands in the picture once, however often it is shown.
  mutating func artwork(_ artwork: Artwork, in rect: Rect, tint: Color?) -> String {
    guard !rect.isEmpty else { return "" }
    let source = "data:\(artwork.mediaType);base64,\(artwork.base64)"
    let image = identifier("i", for: source) {
      "<image id=\"\($0)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"\(source)\"/>\n"
    }
    let place =
      "translate(\(decimal(rect.x)) \(decimal(rect.y))) scale(\(decimal(rect.width)) \(decimal(rect.height)))"
    let use = "<use href=\"#\(image)\" transform=\"\(place)\"/>"
    guard let tint else { return use + "\n" }
    return "<g filter=\"url(#\(tintFilter(tint)))\">\(use)</g>\n"
  }

  /// Keeps the alpha of what is drawn and makes the rest one colour, as a template image is shown.
  private mutating func tintFilter(_ tint: Color) -> String {
    let channels = [tint.red, tint.green, tint.blue].map { "0 0 0 0 \(decimal($0))" }.joined(separator: " ")
    let matrix = "\(channels) 0 0 0 \(decimal(tint.alpha)) 0"
    return identifier("t", for: matrix) {
      "<filter id=\"\($0)\" color-interpolation-filters=\"sRGB\"><feColorMatrix values=\"\(matrix)\"/></filter>\n"
    }
  }
}
