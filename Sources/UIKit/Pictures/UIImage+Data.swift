import Foundation

/// The libraries that read and write pictures; tests leave some out.
package struct PictureLibraries: Sendable {
  package var heif = SystemLibrary.heif
  package var png = SystemLibrary.png
  package var turboJPEG = SystemLibrary.turboJPEG
  package init() {}
}

extension UIImage {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// As Exif numbers them.
    init(exif: Int) {
      let all: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = all.indices.contains(exif - 1) ? all[exif - 1] : .up
    }

    /// Whether width and height change places.
    var turns: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
  }

  /// A HEIC, PNG or JPEG file's picture; nil where it cannot be read. `reading` tells why. // S-335
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// - Parameter scale: pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let read = try? UIImage.decode([UInt8](data), PictureLibraries()) else { return nil }
    self.init(picture: read.picture, scale: scale, orientation: read.orientation)
  }

  /// `name@2x.png` has two pixels a point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// The same with the reason where a picture cannot be read: a library that is not installed, or what is wrong with
  /// the file.
  package static func reading(
    _ data: Data, scale: CGFloat = 1, libraries: PictureLibraries = PictureLibraries()
  ) throws -> UIImage {
    let read = try decode([UInt8](data), libraries)
    return UIImage(picture: read.picture, scale: scale, orientation: read.orientation)
  }

  private static func decode(_ bytes: [UInt8], _ libraries: PictureLibraries) throws -> (
    picture: PixelPicture, orientation: Orientation
  ) {
    switch PictureFormat(bytes) {
    case .heic: return (try HEICReader.read(bytes, library: libraries.heif), .up)
    case .png: return (try PNGCodec.read(bytes, library: libraries.png), .up)
    case .jpeg:
      let (picture, orientation) = try JPEGCodec.read(bytes, library: libraries.turboJPEG)
      return (picture, Orientation(exif: orientation))
    case nil: throw PictureProblem(description: "the picture is neither HEIC nor PNG nor JPEG")
    }
  }

  /// The picture as a PNG file; nil for images without pixels and where libpng is missing.
  public func pngData() -> Data? { try? pngFile() }

  /// The picture as a JPEG file; nil as with `pngData`.
  /// - Parameter compressionQuality: 0 for the smallest file, 1 for the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    try? jpegFile(quality: Double(compressionQuality))
  }

  /// With the reason where that fails. Pictures in Display P3 stay there.
  package func pngFile(libraries: PictureLibraries = PictureLibraries()) throws -> Data {
    Data(try PNGCodec.write(try uprightPicture(), library: libraries.png))
  }

  package func jpegFile(quality: Double, libraries: PictureLibraries = PictureLibraries()) throws -> Data {
    Data(try JPEGCodec.write(try uprightPicture(), quality: quality, library: libraries.turboJPEG))
  }

  private func uprightPicture() throws -> PixelPicture {
    guard let picture else { throw PictureProblem(description: "the image has no pixels") }
    return picture.turned(imageOrientation)
  }
}

extension PixelPicture {
  /// As it is to be seen.
  package func turned(_ orientation: UIImage.Orientation) -> PixelPicture {
    guard orientation != .up else { return self }
    let (w, h) = orientation.turns ? (height, width) : (width, height)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for y in 0..<h {
      for x in 0..<w {
        let (sourceX, sourceY) = source(x, y, orientation)
        let start = (sourceY * width + sourceX) * 4
        result.append(contentsOf: bytes[start..<start + 4])
      }
    }
    return PixelPicture(width: w, height: h, bytes: result, space: space) ?? self
  }

  /// The stored pixel that is seen at a place.
  private func source(_ x: Int, _ y: Int, _ orientation: UIImage.Orientation) -> (Int, Int) {
    switch orientation {
    case .up: (x, y)
    case .upMirrored: (width - 1 - x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .right: (y, height - 1 - x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    case .left: (width - 1 - y, x)
    }
  }
}
