import Foundation

/// A C library of the system that is looked for when the program runs and never needed to build it.
package final class SystemLibrary: @unchecked Sendable {
  /// As people call it.
  package let title: String
  /// How to install it.
  package let advice: String
  private let names: [String]
  private lazy var handle: UnsafeMutableRawPointer? = {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) { return handle }
    }
    return nil
  }()
  private let lock = NSLock()

  /// - Parameter names: file names to try, the first that opens is taken.
  package init(title: String, names: [String], advice: String) {
    self.title = title
    self.names = names
    self.advice = advice
  }

  /// `libheif` and its version as its file has them on Linux and macOS.
  private static func names(_ stem: String, linux: Int, mac: Int) -> [String] {
    #if os(Linux)
      ["\(stem).so.\(linux)", "\(stem).so"]
    #else
      ["", "/opt/homebrew/lib/", "/usr/local/lib/"].map { "\($0)\(stem).\(mac).dylib" }
    #endif
  }

  package static let heif = SystemLibrary(
    title: "libheif", names: names("libheif", linux: 1, mac: 1),
    advice: "Debian: apt install libheif1; macOS: brew install libheif")
  package static let png = SystemLibrary(
    title: "libpng", names: names("libpng16", linux: 16, mac: 16),
    advice: "Debian: apt install libpng16-16; macOS: brew install libpng")
  package static let turboJPEG = SystemLibrary(
    title: "TurboJPEG", names: names("libturbojpeg", linux: 0, mac: 0),
    advice: "Debian: apt install libturbojpeg0; macOS: brew install jpeg-turbo")
  package static let zlib = SystemLibrary(
    title: "zlib", names: names("libz", linux: 1, mac: 1),
    advice: "Debian: apt install zlib1g; macOS has it")

  package var isInstalled: Bool {
    lock.lock()
    defer { lock.unlock() }
    return handle != nil
  }

  /// A function of the library under its C type.
  package func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
    lock.lock()
    let handle = self.handle
    lock.unlock()
    guard let handle else { throw PictureProblem.missingLibrary(self) }
    guard let symbol = dlsym(handle, name) else {
      throw PictureProblem(description: "the \(title) that is installed has no \(name)")
    }
    return unsafeBitCast(symbol, to: type)
  }
}

/// Why a picture cannot be read or written.
package struct PictureProblem: Error, CustomStringConvertible {
  package let description: String

  static func missingLibrary(_ library: SystemLibrary) -> PictureProblem {
    PictureProblem(
      description: "the picture needs \(library.title), which is not installed (\(library.advice))")
  }
  static func unreadable(_ format: String, _ reason: String) -> PictureProblem {
    let words = String(reason.filter { $0.isASCII && !$0.isNewline }.prefix(200))
    return PictureProblem(
      description: "the \(format) picture cannot be read" + (words.isEmpty ? "" : ": \(words)"))
  }
}
