import Foundation
import InsetAudit

/// Writes `docs/rules` from the rules' own documentation: a page each and an index.
struct RuleDocsGenerator: Generator {
  let name = "rules"
  let summary = "docs/rules from the rules of Sources/InsetAudit"

  func files(root: URL) throws -> [GeneratedFile] {
    let infos = RuleRegistry.infos
    let index = GeneratedFile(path: "docs/rules/README.md", text: RuleDocumentation.index(of: infos))
    return [index]
      + infos.map { info in
        GeneratedFile(path: "docs/rules/\(info.id).md", text: RuleDocumentation.page(for: info))
      }
  }
}

/// Writes the pages, and removes those of rules that are gone.
/// - Parameter root: the package's folder.
/// - Throws: what the file system says.
func generateRuleDocs(root: String) throws {
  let package = URL(fileURLWithPath: root)
  let folder = package.appendingPathComponent("docs/rules")
  let files = FileManager.default
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
  let pages = try RuleDocsGenerator().files(root: package)
  let kept = Set(pages.map { ($0.path as NSString).lastPathComponent })
  let present = try files.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
  for name in present.sorted() where !kept.contains(name) {
    try files.removeItem(at: folder.appendingPathComponent(name))
  }
  for page in pages {
    try page.text.write(to: package.appendingPathComponent(page.path), atomically: true, encoding: .utf8)
  }
}
