import Testing

@testable import InsetKit

/// Oracle: the examples of NIST for SHA-256 (FIPS 180-4; the four short ones and the long one).
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func shortMessages(message: String, digest: String) {
    #expect(SHA256.digest(Array(message.utf8)) == digest)
  }

  @Test func aMillionLetters() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      SHA256.digest(bytes) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func piecesOfAnySizeMakeNoDifference() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let whole = SHA256.digest(bytes)
    for size in [1, 3, 55, 56, 63, 64, 65, 128, 999] {
      var hash = SHA256()
      for start in stride(from: 0, to: bytes.count, by: size) {
        hash.update(bytes[start..<min(start + size, bytes.count)])
      }
      #expect(hash.finish() == whole, "pieces of \(size)")
    }
  }
}
