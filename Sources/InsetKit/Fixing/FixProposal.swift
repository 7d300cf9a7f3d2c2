import InsetDiagnostics

/// A change of a document that may mend a fault.
struct FixProposal {
  /// The fault; nil for a change that goes with the move to safe areas.
  var finding: Finding?
  var edits: [Edit]
  var safety: Remedy.Safety
  /// Ids of the views that move.
  var views: Set<String>
  /// Names of devices with a home button on which views may move, since the fault shows there too.
  var permitted: Set<String> = []
  /// What is done: `its bottom hangs on the safe area`.
  var change: String
}

/// What becomes of a proposal.
enum FixVerdict {
  case kept
  /// In the user's words.
  case refused(String)
}

/// A fault as it is known before and after a change, when its line may be another.
struct FaultKey: Hashable {
  var rule: String
  var object: String

  init(_ finding: Finding) {
    rule = finding.rule
    object = finding.place.object ?? ""
  }
}
