import Foundation
import InsetAudit

/// Writes `docs/rules` from the rules' own documentation: a page each and an index. Pages of rules that are gone
/// are removed.
/// - Parameter root: the package's folder.
/// - Throws: what the file system says.
func generateRuleDocs(root: String) throws {
  let folder = URL(fileURLWithPath: root).appendingPathComponent("docs/rules")
  let files = FileManager.default
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
  var pages = ["README.md": RuleDocumentation.index(of: RuleRegistry.infos)]
  for info in RuleRegistry.infos { pages["\(info.id).md"] = RuleDocumentation.page(for: info) }
  let present = try files.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
  for name in present where pages[name] == nil {
    try files.removeItem(at: folder.appendingPathComponent(name))
  }
  for (name, text) in pages.sorted(by: { $0.key < $1.key }) {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }
}
