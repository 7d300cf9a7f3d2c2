import InsetDiagnostics
import InsetInterfaceBuilder

/// Mends one document: moves it to safe areas where it does not use them, then fault by fault.
@MainActor
struct DocumentFixer {
  private let judge: DocumentJudge
  private let options: FixOptions
  /// Rules that the project does not want.
  private let switchedOff: Set<String>
  private let deploymentTarget: Double?
  private var state: JudgedDocument
  private let original: JudgedDocument
  private var changes: [FaultKey: String] = [:]
  private var reasons: [FaultKey: String] = [:]
  private var move: Mended?
  private var refusedMove: Left?

  private static let moveRule = "ib-safe-area-disabled"
  /// A change can lay another fault open; more than a few rounds mean that two of them chase each other.
  private static let mostRounds = 6

  init(
    _ document: Document, _ judge: DocumentJudge, _ options: FixOptions, switchedOff: Set<String>,
    deploymentTarget: Double?
  ) {
    self.deploymentTarget = deploymentTarget
    self.judge = judge
    self.options = options
    self.switchedOff = switchedOff
    original = judge.judge(document)
    state = original
  }

  /// What became of the document, with its text before and after.
  mutating func run() -> FixedFile {
    var file = FixedFile(
      path: original.document.path, before: original.document.bytes, after: original.document.bytes)
    guard original.isReadable, original.document.isCocoaTouch else {
      // What is broken is not made worse by guesses.
      file.left = original.problems.filter { $0.severity == .error }.map {
        Left(finding: $0, reason: "what cannot be read is not changed")
      }
      return file
    }
    moveToSafeAreas()
    mendFaults()
    file.after = state.document.bytes
    file.mended = mended()
    file.left = left()
    return file
  }

  private func wants(_ rule: String) -> Bool {
    !switchedOff.contains(rule) && options.rules?.contains(rule) ?? true
  }

  // MARK: The move

  private mutating func moveToSafeAreas() {
    guard wants(Self.moveRule), let finding = original.findings.first(where: { $0.rule == Self.moveRule })
    else {
      return
    }
    func refused(_ reason: String) -> Left { Left(finding: finding, reason: reason) }
    let edits: [Edit]
    do {
      edits = try SafeAreaMigration(document: original.document, deploymentTarget: deploymentTarget).edits()
    } catch {
      refusedMove = refused(error.reason)
      return
    }
    guard let bytes = try? EditedText.applying(edits, to: original.document.bytes) else {
      refusedMove = refused("its lines meet in a way that is not understood")
      return
    }
    let moved = judge.judge(Document(bytes: bytes, path: original.document.path))
    if let reason = objection(to: moved) {
      refusedMove = refused(reason)
      return
    }
    state = moved
    let proposals = Anchoring(moved).proposals()
    let (anchored, verdicts) = FixTrial(judge: judge, state: moved).run(proposals)
    state = anchored
    let count = verdicts.count {
      if case .kept = $0 { return true }
      return false
    }
    let what =
      switch count {
      case 0: ""
      case 1: "; 1 constraint of a control, text or bar hangs on the safe area"
      default: "; \(count) constraints of controls, text and bars hang on the safe area"
      }
    move = Mended(
      rule: finding.rule, place: finding.place, message: finding.message,
      change: "it uses safe area layout guides" + what)
  }

  /// Why the document is not moved; nil where all screens stay as they are.
  private func objection(to moved: JudgedDocument) -> String? {
    guard moved.isReadable, moved.screens.count == original.screens.count else {
      return "it could not be read again after the move"
    }
    for screen in original.screens {
      guard let other = moved.screen(id: screen.id) else { return "a screen would be lost" }
      let comparison = ScreenComparison(before: screen, after: other)
      if let fault = comparison.newFault { return "the move would bring \(fault.rule): \(fault.message)" }
      if let movement = comparison.moved(permitted: []) {
        return "the move would put \(movement.view) elsewhere on \(movement.canvas)"
      }
    }
    return nil
  }

  // MARK: Faults

  private mutating func mendFaults() {
    for _ in 0..<Self.mostRounds {
      let menders = DocumentMenders(state)
      var proposals: [FixProposal] = []
      for finding in state.findings where finding.severity >= .warning && wants(finding.rule) {
        let key = FaultKey(finding)
        guard reasons[key] == nil, let outcome = menders.proposal(for: finding) else { continue }
        switch outcome {
        case .failure(let refusal): reasons[key] = refusal.reason
        case .success(let proposal) where proposal.edits.isEmpty: reasons[key] = "nothing is left to change"
        case .success(let proposal) where proposal.safety == .safe || options.appliesUnsafe:
          proposals.append(proposal)
        case .success(let proposal):
          reasons[key] = "the change may be another than is meant (--unsafe makes it): \(proposal.change)"
        }
      }
      guard !proposals.isEmpty else { return }
      let (next, verdicts) = FixTrial(judge: judge, state: state).run(proposals)
      for (proposal, verdict) in zip(proposals, verdicts) {
        guard let finding = proposal.finding else { continue }
        switch verdict {
        case .kept: changes[FaultKey(finding)] = proposal.change
        case .refused(let reason): reasons[FaultKey(finding)] = reason
        }
      }
      let isChanged = next.document.bytes != state.document.bytes
      state = next
      guard isChanged else { return }
    }
  }

  // MARK: Summary

  /// A finding at its line in the file that the user has: as it was where nothing is written.
  private func placed(_ finding: Finding) -> Finding {
    guard !options.writes, let old = original.findings.first(where: { FaultKey($0) == FaultKey(finding) })
    else {
      return finding
    }
    var placed = finding
    placed.place = old.place
    return placed
  }

  /// The faults of before that are no more.
  private func mended() -> [Mended] {
    var remaining: [FaultKey: Int] = [:]
    for finding in state.findings where finding.severity >= .warning {
      remaining[FaultKey(finding), default: 0] += 1
    }
    var mended = move.map { [$0] } ?? []
    guard state.document.bytes != original.document.bytes else { return mended }
    for finding in original.findings where finding.severity >= .warning && finding.rule != Self.moveRule {
      let key = FaultKey(finding)
      if let count = remaining[key], count > 0 {
        remaining[key] = count - 1
        continue
      }
      mended.append(
        Mended(
          rule: finding.rule, place: finding.place, message: finding.message,
          change: changes[key] ?? "it went with the other changes"))
    }
    return mended
  }

  /// The faults that stay, those for which nothing is ever changed without a reason of their own.
  private func left() -> [Left] {
    let faults = state.findings.filter { finding in
      finding.severity >= .warning && wants(finding.rule) && finding.rule != Self.moveRule
    }
    return (refusedMove.map { [$0] } ?? [])
      + faults.map { finding in
        Left(finding: placed(finding), reason: reasons[FaultKey(finding)] ?? Left.noFix)
      }
  }
}

extension Left {
  /// Of a rule that no change is known for.
  public static let noFix = "what to change is for a person to say"
}
