/// A launch image of an asset catalog: through iOS 12 its size told the system which screens an app knew. // S-337
public struct LaunchImage: Hashable, Sendable {
  /// As the asset compiler writes it, without ending: `LaunchImage-1100-Portrait-2436h@3x`.
  public var name: String
  /// Pixels.
  public var pixels: Size
  /// Pixels a point.
  public var scale: Double
  /// The first system that takes the image: 7, 8, 11, 12.
  public var firstSystem: Double

  public var points: Size { Size(width: pixels.width / scale, height: pixels.height / scale) }

  /// Those of every screen, smallest screen first.
  public static let all: [LaunchImage] = {
    var images: [LaunchImage] = []
    for device in DeviceCatalogue.all {
      for image in device.launchImages where !images.contains(image) { images.append(image) }
    }
    return images
  }()

  /// - Parameters:
  ///   - name: with or without the folder and the ending.
  public init?(name: String, pixels: Size) {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let stem = file.hasSuffix(".png") ? String(file.dropLast(4)) : file
    let parts = stem.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let base = parts.first, base.hasPrefix("LaunchImage"), pixels.width > 0, pixels.height > 0 else {
      return nil
    }
    let scale = parts.count > 1 ? parts[1].first.flatMap { Double(String($0)) } : 1
    guard let scale, (1...3).contains(scale) else { return nil }
    // The number after the first hyphen is the system times a hundred.
    let words = base.split(separator: "-")
    self.name = stem
    self.pixels = pixels
    self.scale = scale
    firstSystem = (words.count > 1 ? Double(words[1]) : nil).map { $0 / 100 } ?? 0
  }
}

extension Device {
  /// The launch images that fill the device's screen, upright and turned. Empty for screens of the time of launch
  /// storyboards, and where none is known.
  public var launchImages: [LaunchImage] {
    (DeviceFigures.documents[name]?["launch_images"]?.array ?? []).flatMap { entry -> [LaunchImage] in
      let names = (entry["file"]?.string ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
      let sizes = (entry["px"]?.string ?? "").split(separator: ",").map { text -> Size? in
        let sides = text.filter { $0 != " " }.split(separator: "x").map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        return Size(width: width, height: height)
      }
      return zip(names, sizes).compactMap { name, size in
        size.flatMap { LaunchImage(name: name, pixels: $0) }
      }
    }
  }
}

extension Canvas {
  /// Where the system puts an app that has launch images and no launch storyboard: the whole screen where one of the
  /// images has the screen's size, else a window as large as the largest screen that the app knows and that fits, in
  /// the middle of black. // S-336
  ///
  /// GUESS: the choice among several; one known case is iPhone X with the images of iPhone 8.
  public func letterboxed(launchImages: [LaunchImage]) -> (canvas: Canvas, place: Rect)? {
    let images = launchImages.filter { $0.firstSystem <= systemVersion }
    let sizes = images.map(\.points).filter { ($0.width > $0.height) == isLandscape }
    if sizes.contains(size) { return (self, bounds) }
    // Phones know turned screens by the upright image.
    let upright = images.map(\.points).filter { $0.width <= $0.height }
    let known = sizes + (isLandscape ? upright.map(\.turned) : [])
    if known.contains(size) { return (self, bounds) }
    // Without any image an app is taken for one of the first iPhone with a high resolution.
    let oldest = Size(width: 320, height: 480)
    let fallback = isLandscape ? oldest.turned : oldest
    let fitting = known.filter { $0.width <= size.width && $0.height <= size.height }
    let largest = fitting.max { $0.width * $0.height < $1.width * $1.height }
    return letterboxed(largest ?? fallback)
  }
}
