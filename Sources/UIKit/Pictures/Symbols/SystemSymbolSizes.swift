import InsetDevices
import InsetInterfaceBuilder

/// Regular sizes of SF Symbols at 17 points, as recorded frames tell them. // R-137
enum SystemSymbolSizes {
  /// Points.
  ///
  /// GUESS: the longer side of a symbol that is not in the table is 1.2 times the font's size. // R-62
  /// - Parameter proportions: a size of the same shape; nil is a circle.
  static func size(of name: String, proportions: Size?) -> Size {
    if let known = known(name) { return known }
    guard let proportions, proportions.width > 0, proportions.height > 0 else { return circle }
    let shape = proportions.height / proportions.width
    // Circles are listed as 128 x 121 to 123, squares as 128 x 113 to 115.
    if (0.94...0.965).contains(shape) { return circle }
    if (0.88...0.9).contains(shape) { return square }
    let factor = 1.2 * 17 / max(proportions.width, proportions.height)
    return Size(width: proportions.width * factor, height: proportions.height * factor)
  }

  private static let circle = Size(width: 19.75, height: 19)
  private static let square = Size(width: 19.5, height: 17.35)

  /// How much higher than the middle of its line a symbol is drawn, in points of 17.
  static func rise(of name: String) -> Double { rises[name] ?? 0 }

  private static let rises = [
    "applelogo": 0.5, "checkmark.icloud": 0.67, "placeholdertext.fill": 0.25,
    "square.and.arrow.up.trianglebadge.exclamationmark": 0.5,
    "star.fill": 0.5,
  ]

  /// A filled symbol is as large as its outline, and an arrow as large as its mirror image.
  private static func known(_ name: String) -> Size? {
    let outline = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    let facing = twins[outline] ?? outline
    return table[name] ?? table[facing]
  }

  private static let twins = [
    "arrow.left": "arrow.right", "arrow.backward": "arrow.right", "arrow.forward": "arrow.right",
    "arrow.down": "arrow.up", "arrow.counterclockwise": "arrow.clockwise", "chevron.left": "chevron.right",
    "chevron.backward": "chevron.right", "chevron.forward": "chevron.right", "chevron.down": "chevron.up",
    "doc": "doc.text", "document.on.document": "document.on.document.fill",
  ]

  private static let table: [String: Size] = [
    "applelogo": Size(width: 15.3, height: 18.67),
    "applewatch.watchface": Size(width: 17, height: 19.7),
    "arrow.clockwise": Size(width: 17.2, height: 20),
    "arrow.down.doc": Size(width: 18, height: 20),
    "arrow.right": Size(width: 19.5, height: 15),
    "arrow.triangle.2.circlepath.camera": Size(width: 24.2, height: 17.6),
    "arrow.up": Size(width: 16.6, height: 18),
    "arrowtriangle.down": Size(width: 18, height: 16.9),
    "bell": Size(width: 19, height: 19.5),
    "bell.slash": Size(width: 18.9, height: 19.5),
    "bolt": Size(width: 16.7, height: 21.33),
    "calendar": Size(width: 20.9, height: 17.4),
    "camera": Size(width: 24.6, height: 17.9),
    "chart.bar": Size(width: 25, height: 17.6),
    "checkmark": Size(width: 18.4, height: 16.4),
    "checkmark.icloud": Size(width: 23.4, height: 16.4),
    "checkmark.seal": Size(width: 21.6, height: 21.6),
    "checkmark.shield": Size(width: 20.6, height: 19),
    "chevron.right": Size(width: 12.4, height: 16.4),
    "chevron.up": Size(width: 18.5, height: 10.4),
    "clipboard": Size(width: 17.9, height: 23.33),
    "creditcard": Size(width: 23.75, height: 16.33),
    "delete.left": Size(width: 21.75, height: 17.33),
    "doc.on.doc": Size(width: 20.8, height: 22.9),
    "doc.text": Size(width: 18, height: 20),
    "document.on.document.fill": Size(width: 21.3, height: 24.33),
    "dot.radiowaves.left.and.right": Size(width: 25.2, height: 17.5),
    "ellipsis": Size(width: 19, height: 5.5),
    "exclamationmark.octagon": Size(width: 21.3, height: 18.7),
    "exclamationmark.triangle": Size(width: 20.6, height: 18),
    "eye": Size(width: 26.1, height: 16.33),
    "gamecontroller": Size(width: 28.4, height: 17.5),
    "hand.raised": Size(width: 23.8, height: 20.6),
    "heart": Size(width: 20.8, height: 17.4),
    "key": Size(width: 14.5, height: 22.67),
    "line.3.horizontal": Size(width: 20.4, height: 10.5),
    "link": Size(width: 21.3, height: 20.67),
    "lock": Size(width: 17.9, height: 18.4),
    "magnifyingglass": Size(width: 20.2, height: 18.5),
    "memories": Size(width: 22, height: 18.9),
    "mic": Size(width: 18.3, height: 21.25),
    "mic.slash": Size(width: 17, height: 20.2),
    "minus": Size(width: 16.5, height: 3.1),
    "paperplane": Size(width: 21.1, height: 19.5),
    "person": Size(width: 18.8, height: 17.7),
    "person.2": Size(width: 27.9, height: 19),
    "person.3": Size(width: 35.5, height: 17.9),
    "phone.down": Size(width: 22.3, height: 9.6),
    "photo": Size(width: 23.9, height: 17.33),
    "placeholdertext": Size(width: 10.9, height: 17.5),
    "plus": Size(width: 16.5, height: 14.6),
    "qrcode": Size(width: 19.5, height: 17.33),
    "rectangle.portrait.and.arrow.right": Size(width: 23.5, height: 20),
    "repeat": Size(width: 22.2, height: 17),
    "speaker.slash": Size(width: 18, height: 20),
    "square.and.arrow.up": Size(width: 18.9, height: 21),
    "square.and.arrow.up.trianglebadge.exclamationmark": Size(width: 21.9, height: 23.33),
    "square.and.pencil": Size(width: 20.5, height: 19.3),
    "star": Size(width: 22, height: 20),
    "touchid": Size(width: 21.1, height: 20.2),
    "trash": Size(width: 18.7, height: 20.9),
    "video": Size(width: 24.1, height: 15.4),
    "video.slash": Size(width: 25.7, height: 22.9),
    "wand.and.stars": Size(width: 21, height: 19),
    "xmark": Size(width: 17.4, height: 15.4),
  ]
}
