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
    guard bytes.count < 16 * 1024 * 1024, let fields = PropertyList.value(of: bytes) as? [String: Any]
    else { return nil }
    self.path = path
    self.bytes = bytes
    keys = Set(fields.keys)
    texts = fields.compactMapValues { $0 as? String }
    flags = fields.compactMapValues { $0 as? Bool }
    lines = PropertyList.lines(of: bytes)
    allowances = Allowances(propertyList: bytes)
  }

  /// What a property list of any format holds; nil where the bytes are none.
  ///
  /// An Info.plist may have lines for the C preprocessor in it (INFOPLIST_PREPROCESS): they are left out, and all that
  /// stands between them is read.
  public static func value(of bytes: [UInt8]) -> Any? {
    let read = { (bytes: [UInt8]) in
      try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    }
    if let value = read(bytes) { return value }
    let lines = bytes.split(separator: Byte.newline, omittingEmptySubsequences: false)
    let directives = lines.map { line in
      line.first { $0 != 32 && $0 != 9 } == UInt8(ascii: "#")
    }
    guard directives.contains(true) else { return nil }
    let rest = zip(lines, directives).map { line, isDirective in isDirective ? [] : line }
    return read(Array(rest.joined(separator: [Byte.newline])))
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
