/// Ids for objects that an edit brings into a document: unique there, of Interface Builder's form `a1B-c2-D3e`, and the
/// same at every run.
public struct NewIdentifiers {
  private let document: Document
  private var given: Set<String> = []

  public init(_ document: Document) { self.document = document }

  /// - Parameter seed: what the object belongs to, as its view's id.
  public mutating func next(for seed: String) -> String {
    var number = 0
    while true {
      let id = Self.identifier(from: Self.hash("\(seed) \(number)"))
      number += 1
      if document.element(id: id) == nil, given.insert(id).inserted { return id }
    }
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  private static func identifier(from hash: UInt64) -> String {
    var rest = hash
    var id = ""
    for place in 0..<8 {
      if place == 3 || place == 5 { id += "-" }
      id.append(letters[Int(rest % UInt64(letters.count))])
      rest /= UInt64(letters.count)
    }
    return id
  }

  /// FNV-1a, stirred once more: neighbouring seeds must not give neighbouring ids.
  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    hash ^= hash >> 33
    hash = hash &* 0xff51_afd7_ed55_8ccd
    return hash ^ (hash >> 33)
  }
}
