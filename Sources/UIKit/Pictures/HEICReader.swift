import Foundation

/// HEIC through libheif. Turned and mirrored as the file says.
enum HEICReader {
  typealias Pointer = UnsafeMutableRawPointer
  /// libheif returns two numbers and a pointer to words by value. A structure of the system with the same two
  /// registers stands in for it: Swift's own structures have no C calling convention.
  private typealias Status = iovec

  private static func check(_ status: Status) throws {
    let first = UInt(bitPattern: status.iov_base)
    let code = UInt32(truncatingIfNeeded: first)
    guard code != 0 else { return }
    let words = UnsafePointer<CChar>(bitPattern: UInt(status.iov_len)).map { String(cString: $0) }
    throw PictureProblem.unreadable("HEIC", words ?? "error \(code)")
  }

  static func read(_ bytes: [UInt8], library: SystemLibrary) throws -> PixelPicture {
    let allocate = try library.function("heif_context_alloc", as: (@convention(c) () -> Pointer?).self)
    let free = try library.function("heif_context_free", as: (@convention(c) (Pointer?) -> Void).self)
    let readMemory = try library.function(
      "heif_context_read_from_memory_without_copy",
      as: (@convention(c) (Pointer?, UnsafeRawPointer?, Int, UnsafeRawPointer?) -> Status).self)
    let primary = try library.function(
      "heif_context_get_primary_image_handle",
      as: (@convention(c) (Pointer?, UnsafeMutablePointer<Pointer?>) -> Status).self)
    let releaseHandle = try library.function(
      "heif_image_handle_release", as: (@convention(c) (Pointer?) -> Void).self)
    guard let context = allocate() else { throw PictureProblem.unreadable("HEIC", "no memory") }
    defer { free(context) }
    // The context reads from the bytes as long as it lives.
    return try bytes.withUnsafeBytes { buffer in
      try check(readMemory(context, buffer.baseAddress, buffer.count, nil))
      var handle: Pointer?
      try check(primary(context, &handle))
      guard let handle else { throw PictureProblem.unreadable("HEIC", "no picture in it") }
      defer { releaseHandle(handle) }
      return try decode(handle, library)
    }
  }

  private static func decode(_ handle: Pointer, _ library: SystemLibrary) throws -> PixelPicture {
    let measure = (@convention(c) (Pointer?) -> Int32).self
    let width = try library.function("heif_image_handle_get_width", as: measure)(handle)
    let height = try library.function("heif_image_handle_get_height", as: measure)(handle)
    guard PixelPicture.byteCount(Int(width), Int(height)) != nil else {
      throw PictureProblem.unreadable("HEIC", "\(width) × \(height) pixels")
    }
    let decode = try library.function(
      "heif_decode_image",
      as: (@convention(c) (Pointer?, UnsafeMutablePointer<Pointer?>, Int32, Int32, UnsafeRawPointer?) ->
        Status)
        .self)
    let release = try library.function("heif_image_release", as: (@convention(c) (Pointer?) -> Void).self)
    var image: Pointer?
    // Colour space RGB, red to alpha in one plane.
    try check(decode(handle, &image, 1, 11, nil))
    guard let image else { throw PictureProblem.unreadable("HEIC", "nothing was decoded") }
    defer { release(image) }
    return try pixels(of: image, space: space(of: handle, library), library)
  }

  private static let interleaved: Int32 = 10

  private static func pixels(of image: Pointer, space: ColorSpace, _ library: SystemLibrary) throws
    -> PixelPicture
  {
    let measure = (@convention(c) (Pointer?, Int32) -> Int32).self
    let width = Int(try library.function("heif_image_get_width", as: measure)(image, interleaved))
    let height = Int(try library.function("heif_image_get_height", as: measure)(image, interleaved))
    let plane = try library.function(
      "heif_image_get_plane_readonly",
      as: (@convention(c) (Pointer?, Int32, UnsafeMutablePointer<Int32>) -> UnsafePointer<UInt8>?).self)
    var stride: Int32 = 0
    guard let count = PixelPicture.byteCount(width, height), let start = plane(image, interleaved, &stride),
      Int(stride) >= width * 4
    else { throw PictureProblem.unreadable("HEIC", "no plane of pixels") }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for row in 0..<height {
      bytes.append(contentsOf: UnsafeBufferPointer(start: start + row * Int(stride), count: width * 4))
    }
    guard let picture = PixelPicture(width: width, height: height, bytes: bytes, space: space) else {
      throw PictureProblem.unreadable("HEIC", "its size")
    }
    return picture
  }

  /// From an ICC profile, else from the numbers of a video's colours; sRGB where neither tells.
  private static func space(of handle: Pointer, _ library: SystemLibrary) -> ColorSpace {
    profileSpace(of: handle, library) ?? codedSpace(of: handle, library) ?? .sRGB
  }

  private static func profileSpace(of handle: Pointer, _ library: SystemLibrary) -> ColorSpace? {
    guard
      let measure = try? library.function(
        "heif_image_handle_get_raw_color_profile_size", as: (@convention(c) (Pointer?) -> Int).self),
      let copy = try? library.function(
        "heif_image_handle_get_raw_color_profile", as: (@convention(c) (Pointer?, Pointer?) -> Status).self)
    else { return nil }
    let size = measure(handle)
    guard (1...4_000_000).contains(size) else { return nil }
    var profile = [UInt8](repeating: 0, count: size)
    let status = profile.withUnsafeMutableBytes { copy(handle, $0.baseAddress) }
    guard (try? check(status)) != nil else { return nil }
    return ColorProfile.space(of: profile)
  }

  /// Primaries 12 are those of P3; ITU-T H.273.
  private static func codedSpace(of handle: Pointer, _ library: SystemLibrary) -> ColorSpace? {
    guard
      let get = try? library.function(
        "heif_image_handle_get_nclx_color_profile",
        as: (@convention(c) (Pointer?, UnsafeMutablePointer<Pointer?>) -> Status).self),
      let free = try? library.function(
        "heif_nclx_color_profile_free", as: (@convention(c) (Pointer?) -> Void).self)
    else { return nil }
    var profile: Pointer?
    guard (try? check(get(handle, &profile))) != nil, let profile else { return nil }
    defer { free(profile) }
    // A byte with the structure's version, then the primaries.
    return profile.load(fromByteOffset: 4, as: Int32.self) == 12 ? .displayP3 : nil
  }
}
