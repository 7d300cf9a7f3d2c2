/// What Xcode projects and `.xcconfig` files say that ends in an Info.plist.
public struct BuildSettings: Sendable {
  /// `NSFaceIDUsageDescription` of `INFOPLIST_KEY_NSFaceIDUsageDescription = …`, over all targets.
  public let plistKeys: Set<String>

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
  }
}
