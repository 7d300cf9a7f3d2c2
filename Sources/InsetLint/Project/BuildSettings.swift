/// What Xcode projects and `.xcconfig` files say that ends in an Info.plist.
public struct BuildSettings: Sendable {
  /// `NSFaceIDUsageDescription` of `INFOPLIST_KEY_NSFaceIDUsageDescription = …`, over all targets.
  public let plistKeys: Set<String>
  /// The oldest system that any target or configuration is built for; nil where none says so.
  public let deploymentTarget: Double?

  public init(_ inputs: [LintInput]) {
    var keys: Set<String> = []
    let mark = Array("INFOPLIST_KEY_".utf8)
    for input in inputs {
      let bytes = input.bytes
      var index = 0
      while index + mark.count < bytes.count {
        guard bytes[index] == mark[0], bytes[index..<(index + mark.count)].elementsEqual(mark) else {
          index += 1
          continue
        }
        let name = bytes[(index + mark.count)...].prefix {
          ByteClass.table[Int($0)] == .letter || ByteClass.table[Int($0)] == .digit
        }
        keys.insert(String(decoding: name, as: UTF8.self))
        index += mark.count
      }
    }
    plistKeys = keys
    deploymentTarget = inputs.flatMap { Self.targets(in: $0.bytes) }.min()
  }

  /// The numbers of `IPHONEOS_DEPLOYMENT_TARGET = 13.0;`.
  private static func targets(in bytes: [UInt8]) -> [Double] {
    let mark = Array("IPHONEOS_DEPLOYMENT_TARGET".utf8)
    var targets: [Double] = []
    var index = 0
    while index + mark.count < bytes.count {
      guard bytes[index] == mark[0], bytes[index..<(index + mark.count)].elementsEqual(mark) else {
        index += 1
        continue
      }
      index += mark.count
      let rest = bytes[index...].drop {
        $0 == Byte.space || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "\"")
      }
      let digits = rest.prefix { ByteClass.table[Int($0)] == .digit || $0 == UInt8(ascii: ".") }
      let parts = String(decoding: digits, as: UTF8.self).split(separator: ".").prefix(2)
      if let target = Double(parts.joined(separator: ".")) { targets.append(target) }
    }
    return targets
  }
}
