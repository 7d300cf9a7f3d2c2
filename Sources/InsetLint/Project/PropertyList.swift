import Foundation

/// A property list, with the lines of its keys where it is text.
public struct PropertyList: Sendable {
  public let path: String
  public let keys: Set<String>
  let bytes: [UInt8]
  private let texts: [String: String]
  private let flags: [String: Bool]
  private let lines: [String: Int]
  let allowances: Allowances

  /// Nil where the bytes are no property list with keys.
  public init?(path: String, bytes: [UInt8]) {
    guard bytes.count < 16 * 1024 * 1024,
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil),
      let fields = list as? [String: Any]
    else { return nil }
    self.path = path
    self.bytes = bytes
    keys = Set(fields.keys)
    texts = fields.compactMapValues { $0 as? String }
    flags = fields.compactMapValues { $0 as? Bool }
    lines = PropertyList.lines(of: bytes)
    allowances = Allowances(propertyList: bytes)
  }

  public func has(_ key: String) -> Bool { keys.contains(key) }
  public func text(_ key: String) -> String? { texts[key] }
  public func isTrue(_ key: String) -> Bool {
    flags[key] ?? (texts[key].map { ["YES", "true", "1"].contains($0) } ?? false)
  }
  /// The line of a key, counted from 1; 1 where it is not known.
  public func line(of key: String) -> Int { lines[key] ?? 1 }

  /// Whether this is the Info.plist of an app of iPhones or iPads: not of an extension, a test, a framework, a watch.
  public var isApp: Bool {
    guard path.hasSuffix("Info.plist"), !has("NSExtension"), !has("EXAppExtensionAttributes"),
      !has("WKWatchKitApp"), !has("WKApplication"), !has("LSMinimumSystemVersion"), !has("NSMainNibFile"),
      text("NSPrincipalClass") != "NSApplication", !has("NSMainStoryboardFile"),
      has("CFBundleIdentifier") || isLaunching
    else { return false }
    let type = text("CFBundlePackageType")
    if let type, type != "APPL", !type.hasPrefix("$(") { return false }
    return isLaunching || has("LSRequiresIPhoneOS")
  }

  private var isLaunching: Bool {
    [
      "UIMainStoryboardFile", "UILaunchStoryboardName", "UISupportedInterfaceOrientations", "UILaunchScreen",
      "UIApplicationSceneManifest", "UILaunchImages", "UIRequiredDeviceCapabilities",
    ].contains { has($0) }
  }

  /// The first line of each `<key>`.
  private static func lines(of bytes: [UInt8]) -> [String: Int] {
    var result: [String: Int] = [:]
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("<key>") else { return result }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let start = line.range(of: "<key>"), let end = line.range(of: "</key>"),
        start.upperBound <= end.lowerBound
      else { continue }
      let key = String(line[start.upperBound..<end.lowerBound])
      if result[key] == nil { result[key] = index + 1 }
    }
    return result
  }
}
