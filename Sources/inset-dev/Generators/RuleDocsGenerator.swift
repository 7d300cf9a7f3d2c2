import Foundation
import InsetAudit
import InsetKit

/// Writes `docs/rules` from the rules' own documentation: a page each and an index.
struct RuleDocsGenerator: Generator {
  let name = "rules"
  let summary = "docs/rules from the rules of Sources/InsetAudit and Sources/InsetLint"

  func files(root: URL) throws -> [GeneratedFile] {
    let infos = RuleCatalogue.infos
    let index = GeneratedFile(path: "docs/rules/README.md", text: RuleDocumentation.index(of: infos))
    return [index]
      + infos.map { info in
        GeneratedFile(path: "docs/rules/\(info.id).md", text: RuleDocumentation.page(for: info))
      }
  }
}
