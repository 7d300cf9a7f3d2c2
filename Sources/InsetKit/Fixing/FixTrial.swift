import InsetDiagnostics
import InsetInterfaceBuilder
import InsetScreens

/// Tries changes of a document: each is kept only where the layout shows that it mends its fault and makes no screen
/// worse.
@MainActor
struct FixTrial {
  let judge: DocumentJudge
  let state: JudgedDocument

  /// How often a document is laid out for one round of changes. What is not reached is left for the next run.
  private static let mostTrials = 24

  /// - Returns: the document with what was kept, and a verdict for each proposal in order.
  func run(_ proposals: [FixProposal]) -> (state: JudgedDocument, verdicts: [FixVerdict]) {
    var verdicts = [FixVerdict?](repeating: nil, count: proposals.count)
    let compatible = EditedText.compatible(proposals.map(\.edits))
    for index in proposals.indices where !compatible.contains(index) {
      verdicts[index] = .refused("it meets another change at the same place: run again")
    }
    guard !compatible.isEmpty, let all = applying(compatible.map { proposals[$0] }) else {
      return (state, verdicts.map { $0 ?? .refused("its edits contradict each other") })
    }
    var kept: [Int] = []
    // Screens are independent of each other: where all is well, all of a screen's changes are kept at once, and of each
    // other screen one change is tried at a time.
    var queues: [[Int]] = []
    var result = all
    for group in groups(compatible, proposals) {
      let reasons = group.map { index in
        reason(against: proposals[index], in: all, with: group.map { proposals[$0] })
      }
      if reasons.allSatisfy({ $0 == nil }) {
        kept += group
      } else if group.count == 1 {
        verdicts[group[0]] = .refused(reasons[0] ?? "")
      } else {
        queues.append(group)
      }
    }
    if kept.count < compatible.count { result = applying(kept.map { proposals[$0] }) ?? state }
    var trials = 0
    while !queues.isEmpty, trials < Self.mostTrials {
      trials += 1
      let tried = queues.map { $0[0] }
      queues = queues.map { Array($0.dropFirst()) }.filter { !$0.isEmpty }
      guard let trial = applying((kept + tried).map { proposals[$0] }) else { break }
      var accepted: [Int] = []
      for index in tried {
        let companions = (kept + [index]).filter { isTogether(proposals[$0], proposals[index]) }
        if let reason = reason(against: proposals[index], in: trial, with: companions.map { proposals[$0] }) {
          verdicts[index] = .refused(reason)
        } else {
          accepted.append(index)
        }
      }
      kept += accepted
      if accepted.count == tried.count {
        result = trial
      } else if !accepted.isEmpty {
        result = applying(kept.map { proposals[$0] }) ?? result
      }
    }
    for index in kept { verdicts[index] = .kept }
    return (
      result, verdicts.map { $0 ?? .refused("the screen has too many faults to try them all: run again") }
    )
  }

  // MARK: One trial

  private func applying(_ proposals: [FixProposal]) -> JudgedDocument? {
    guard let bytes = try? EditedText.applying(proposals.flatMap(\.edits), to: state.document.bytes) else {
      return nil
    }
    if bytes == state.document.bytes { return state }
    let judged = judge.judge(Document(bytes: bytes, path: state.document.path))
    return judged.isReadable ? judged : nil
  }

  /// Why a change is not to be kept; nil where it is.
  private func reason(
    against proposal: FixProposal, in after: JudgedDocument, with companions: [FixProposal]
  ) -> String? {
    let permitted = companions.reduce(into: Set<String>()) { $0.formUnion($1.permitted) }
    for screen in state.screens where !screen.objects.isDisjoint(with: proposal.views) {
      guard let other = after.screen(id: screen.id) else { return "the screen would be lost" }
      let comparison = ScreenComparison(before: screen, after: other)
      if let fault = comparison.newFault {
        return "the change would bring \(fault.rule): \(fault.message)"
      }
      if let movement = comparison.moved(permitted: permitted) {
        return "the change would move \(movement.view) on \(movement.canvas)"
      }
      if let finding = proposal.finding, remains(finding, screen, other) {
        return "the change does not mend it"
      }
    }
    return nil
  }

  private func remains(_ finding: Finding, _ before: JudgedScreen, _ after: JudgedScreen) -> Bool {
    let key = FaultKey(finding)
    return after.faults.count { FaultKey($0) == key } >= max(1, before.faults.count { FaultKey($0) == key })
  }

  // MARK: Groups

  /// Changes that touch the same screens, in the order given.
  private func groups(_ indices: [Int], _ proposals: [FixProposal]) -> [[Int]] {
    var groups: [(screens: Set<String>, members: [Int])] = []
    for index in indices {
      let screens = screens(of: proposals[index])
      var merged = (screens: screens, members: [index])
      groups.removeAll { group in
        guard !group.screens.isDisjoint(with: screens) else { return false }
        merged.screens.formUnion(group.screens)
        merged.members = group.members + merged.members
        return true
      }
      groups.append(merged)
    }
    return groups.map { $0.members.sorted() }
  }

  private func isTogether(_ a: FixProposal, _ b: FixProposal) -> Bool {
    !screens(of: a).isDisjoint(with: screens(of: b))
  }

  private func screens(of proposal: FixProposal) -> Set<String> {
    Set(state.screens.filter { !$0.objects.isDisjoint(with: proposal.views) }.map(\.id))
  }
}
