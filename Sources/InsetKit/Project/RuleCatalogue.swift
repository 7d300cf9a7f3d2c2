import InsetAudit
import InsetDiagnostics
import InsetLint

/// The rules of audit and linter.
public enum RuleCatalogue {
  /// In the order of their ids; of a rule that both know the audit's, with the linter's page below.
  public static let infos: [RuleInfo] = {
    var infos = RuleRegistry.infos
    for info in LintRegistry.infos {
      if let index = infos.firstIndex(where: { $0.id == info.id }) {
        infos[index].documentation += "\n\n# In code\n\n" + info.documentation
      } else {
        infos.append(info)
      }
    }
    return infos.sorted { $0.id < $1.id }
  }()
}
