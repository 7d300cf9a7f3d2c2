import Foundation
import InsetDiagnostics
import InsetLint

/// What code says of the findings of documents: it needs all sources read, so it is kept as a whole.
extension CheckCache {
  private struct Change: Codable {
    var place: Int
    var finding: Finding
  }

  /// The digest of the findings, of the documents they are in, of where tab bars are and of all sources.
  func key(
    ofWeighing findings: [Finding], _ inputs: [LintInput], _ facts: LintFacts, _ tabBars: TabBars
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    var words = ["weighing", "\(facts)", "\(tabBars)", LintRun.digest(of: inputs)]
    words.append(SHA256.digest((try? encoder.encode(findings)) ?? Data()))
    for file in Set(findings.map(\.place.file)).sorted() {
      let data = try? FileContents.read(file, limit: DocumentReader.largest)
      words.append(data.map { SHA256.digest($0) } ?? "")
    }
    return key(words)
  }

  func weighed(_ findings: [Finding], _ key: String) -> [Finding]? {
    guard let data = store.load(key), let changes = try? JSONDecoder().decode([Change].self, from: data)
    else {
      return nil
    }
    var result = findings
    for change in changes {
      guard findings.indices.contains(change.place) else { return nil }
      result[change.place] = change.finding
    }
    return result
  }

  func keep(weighed: [Finding], of findings: [Finding], _ key: String) {
    let changes = findings.indices.filter { findings[$0] != weighed[$0] }.map {
      Change(place: $0, finding: weighed[$0])
    }
    guard let data = try? JSONEncoder().encode(changes) else { return }
    store.store(data, under: key)
  }
}
