import Foundation
import InsetInterfaceBuilder
import Testing

@Suite struct CorpusTests {
  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.skipReason)"))
  func everyDocumentRoundTripsWithoutFindings() {
    let documents = Corpus.documents()
    #expect(documents.count == 1837)
    for (path, bytes) in documents {
      let document = Document(bytes: bytes, path: path)
      #expect(document.serialized() == bytes, "\(path)")
      #expect(document.findings.isEmpty, "\(path): \(document.findings)")
      #expect(document.root != nil, "\(path)")
    }
  }

  /// `INSET_MEASURE=1 swift test -c release -Xswiftc -enable-testing --filter measureParsing` prints the speed of
  /// parsing all of the corpus on one core.
  @Test(.enabled(if: Corpus.isPresent && ProcessInfo.processInfo.environment["INSET_MEASURE"] != nil))
  func measureParsing() {
    let documents = Corpus.documents()
    let size = documents.reduce(0) { $0 + $1.bytes.count }
    var best = Duration.seconds(1000)
    var elements = 0
    for _ in 0..<5 {
      elements = 0
      let time = ContinuousClock().measure {
        for (path, bytes) in documents {
          let document = Document(bytes: bytes, path: path)
          if let root = document.root { elements += root.children.count }
        }
      }
      best = min(best, time)
    }
    let seconds = Double(best.components.seconds) + Double(best.components.attoseconds) * 1e-18
    let rate = Double(size) / 1_000_000 / seconds
    print("parsed \(documents.count) documents, \(size) bytes, in \(seconds) s: \(Int(rate)) MB/s")
    #expect(elements > 0)
    // Only an optimized build can be held to the floor.
    #if !DEBUG
      #expect(rate > 50)
    #endif
  }
}
