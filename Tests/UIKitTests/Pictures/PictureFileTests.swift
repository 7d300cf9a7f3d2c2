import Foundation
import Testing

@testable import UIKit

/// Pictures from files and into files, through the libraries of the system. Where one is missing its tests say so and
/// check the error alone.
@Suite("Picture files") struct PictureFileTests {
  /// Four fields: red, green, blue and white, on 64 × 48 pixels.
  static func fields(space: ColorSpace = .sRGB, alpha: UInt8 = 255) throws -> PixelPicture {
    var bytes: [UInt8] = []
    for y in 0..<48 {
      for x in 0..<64 {
        let color: [UInt8] =
          y < 24 ? (x < 32 ? [230, 20, 20] : [20, 200, 40]) : (x < 32 ? [10, 30, 220] : [250, 250, 250])
        bytes += color + [alpha]
      }
    }
    return try #require(PixelPicture(width: 64, height: 48, bytes: bytes, space: space))
  }

  private func isNear(_ pixel: [UInt8]?, _ color: [UInt8], by tolerance: Int) -> Bool {
    guard let pixel, pixel.count == 4 else { return false }
    return zip(pixel, color).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }

  private func isThere(_ library: SystemLibrary, _ what: String) -> Bool {
    if library.isInstalled { return true }
    print("skipped: \(what) (\(library.title) is missing; \(library.advice))")
    return false
  }

  @Test func pngGoesThereAndBack() throws {
    guard isThere(.png, "PNG files") else { return }
    for space in [ColorSpace.sRGB, .displayP3] {
      let picture = try Self.fields(space: space, alpha: 128)
      let data = try UIImage(picture: picture, scale: 2, orientation: .up).pngFile()
      #expect(PictureFormat([UInt8](data)) == .png)
      let image = try UIImage.reading(data, scale: 2)
      #expect(image.size == CGSize(width: 32, height: 24))
      #expect(image.picture == picture)
      #expect(UIImage(data: data)?.size == CGSize(width: 64, height: 48))
      #expect(image.pngData() == data)
    }
  }

  @Test func jpegGoesThereAndBack() throws {
    guard isThere(.turboJPEG, "JPEG files") else { return }
    for space in [ColorSpace.sRGB, .displayP3] {
      let image = UIImage(picture: try Self.fields(space: space), scale: 1, orientation: .up)
      let best = try #require(image.jpegData(compressionQuality: 1))
      let small = try #require(image.jpegData(compressionQuality: 0))
      #expect(small.count < best.count)
      let read = try UIImage.reading(best)
      #expect(read.size == CGSize(width: 64, height: 48))
      #expect(read.picture?.space == space)
      #expect(isNear(read.picture?.pixel(10, 10), [230, 20, 20, 255], by: 4))
      #expect(isNear(read.picture?.pixel(50, 10), [20, 200, 40, 255], by: 4))
      #expect(isNear(read.picture?.pixel(10, 40), [10, 30, 220, 255], by: 4))
      #expect(UIImage(data: small)?.size == read.size)
    }
    // Without alpha, white is below.
    let clear = UIImage(picture: try Self.fields(alpha: 0), scale: 1, orientation: .up)
    let read = try UIImage.reading(try clear.jpegFile(quality: 1))
    #expect(isNear(read.picture?.pixel(10, 10), [255, 255, 255, 255], by: 2))
  }

  @Test("S-335: HEIC files are read, in their colours") func heicIsRead() throws {
    guard isThere(.heif, "HEIC files") else { return }
    let image = try UIImage.reading(HEICSample.file)
    #expect(image.size == CGSize(width: 64, height: 48))
    #expect(image.picture?.space == .displayP3)
    #expect(isNear(image.picture?.pixel(10, 10), [230, 20, 20, 255], by: 12))
    #expect(isNear(image.picture?.pixel(50, 10), [20, 200, 40, 255], by: 12))
    #expect(isNear(image.picture?.pixel(10, 40), [10, 30, 220, 255], by: 12))
    #expect(isNear(image.picture?.pixel(50, 40), [250, 250, 250, 255], by: 12))
    #expect(UIImage(data: HEICSample.file)?.size == image.size)
  }

  @Test func picturesThatCamerasHeldTurnedAreTurned() throws {
    guard isThere(.turboJPEG, "turned JPEG files") else { return }
    let plain = try UIImage(picture: try Self.fields(), scale: 1, orientation: .up).jpegFile(quality: 1)
    // Where the red field is to be seen: left or right, top or bottom.
    let corners: [(exif: UInt8, orientation: UIImage.Orientation, isLeft: Bool, isTop: Bool)] = [
      (1, .up, true, true), (2, .upMirrored, false, true), (3, .down, false, false),
      (4, .downMirrored, true, false), (5, .leftMirrored, true, true), (6, .right, false, true),
      (7, .rightMirrored, false, false), (8, .left, true, false),
    ]
    for corner in corners {
      let exif: [UInt8] =
        Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0]
        + [corner.exif, 0, 0, 0, 0, 0, 0]
      let data = Data([0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif) + plain.dropFirst(2)
      let image = try UIImage.reading(data)
      #expect(image.imageOrientation == corner.orientation)
      let isUpright = corner.exif < 5
      #expect(image.size == (isUpright ? CGSize(width: 64, height: 48) : CGSize(width: 48, height: 64)))
      let seen = try #require(image.picture).turned(image.imageOrientation)
      let pixel = seen.pixel(
        corner.isLeft ? 5 : seen.width - 6, corner.isTop ? 5 : seen.height - 6)
      #expect(isNear(pixel, [230, 20, 20, 255], by: 6), "\(corner.exif)")
    }
  }

  // MARK: What is missing and what is broken

  @Test func aMissingLibraryIsNamed() throws {
    func missing(_ title: String) -> SystemLibrary {
      SystemLibrary(title: title, names: ["libno-such-thing.so.1"], advice: "apt install \(title)")
    }
    var libraries = PictureLibraries()
    libraries.heif = missing("libheif")
    libraries.png = missing("libpng")
    libraries.turboJPEG = missing("TurboJPEG")
    #expect(!libraries.heif.isInstalled)
    let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    for (data, title) in [
      (HEICSample.file, "libheif"), (png, "libpng"), (Data([0xFF, 0xD8, 0xFF]), "TurboJPEG"),
    ] {
      let error = #expect(throws: PictureProblem.self) { try UIImage.reading(data, libraries: libraries) }
      #expect(
        error?.description == "the picture needs \(title), which is not installed (apt install \(title))")
    }
    let image = UIImage(picture: try Self.fields(), scale: 1, orientation: .up)
    #expect(throws: PictureProblem.self) { try image.pngFile(libraries: libraries) }
    #expect(throws: PictureProblem.self) { try image.jpegFile(quality: 1, libraries: libraries) }
  }

  @Test func brokenFilesAreErrors() throws {
    var files = [Data(), Data("text".utf8), HEICSample.file]
    let image = UIImage(picture: try Self.fields(), scale: 1, orientation: .up)
    if let png = image.pngData() { files.append(png) }
    if let jpeg = image.jpegData(compressionQuality: 0.5) { files.append(jpeg) }
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("text".utf8)) == nil)
    for file in files where file.count > 20 {
      for _ in 0..<60 {
        var broken = file.prefix(next(file.count))
        _ = UIImage(data: broken)
        broken = file
        for _ in 0..<4 { broken[broken.startIndex + next(broken.count)] = UInt8(next(256)) }
        _ = UIImage(data: broken)
      }
    }
    // Sizes that no memory holds: the number of columns in the head.
    if var png = image.pngData() {
      png.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
      #expect(UIImage(data: png) == nil)
    }
    #expect(PixelPicture(width: 2, height: 2, bytes: []) == nil)
    #expect(PixelPicture(width: -1, height: 1 << 40, bytes: []) == nil)
    #expect(UIImage(name: "named", size: .zero).pngData() == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/at-all.png") == nil)
  }

  @Test func profilesTellTheirSpace() {
    #expect(ColorProfile.space(of: ColorProfile.displayP3) == .displayP3)
    #expect(ColorProfile.space(of: []) == nil)
    #expect(ColorProfile.space(of: Array(ColorProfile.displayP3.prefix(140))) == nil)
    #expect(ColorProfile.displayP3.count % 4 == 0)
  }
}
