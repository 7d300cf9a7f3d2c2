import Foundation
import InsetDiagnostics

/// The figures of all documents together.
struct MigrationTally {
  private var outcomes: [MigrationOutcome] = []

  mutating func add(_ outcome: MigrationOutcome) { outcomes.append(outcome) }

  /// Whether nothing came out that must never come out.
  var isRight: Bool {
    outcomes.allSatisfy { outcome in
      outcome.isReadable && outcome.isWellFormed != false && !outcome.changesAgain
        && (outcome.movedViews.isEmpty || outcome.mendedThere)
    }
  }

  func report() {
    let moved = outcomes.filter(\.isMoved)
    print("documents                                \(outcomes.count)")
    print("moved to safe areas                      \(moved.count)")
    for (reason, count) in ranked(
      outcomes.filter { !$0.isMoved }.map { general($0.refusal ?? "nothing to do") })
    {
      print("  left: \(count)  \(reason)")
    }
    print(
      "changed                                  \(outcomes.count { $0.diff.added + $0.diff.removed > 0 })")
    let clean = { (findings: [Finding]) in findings.allSatisfy { !MigrationOutcome.rules.contains($0.rule) } }
    print(
      "without a fault of the safe area         before \(outcomes.count { clean($0.faultsBefore) }), after "
        + "\(outcomes.count { clean($0.faultsAfter) })")
    print(
      "without any fault                        before \(outcomes.count { $0.faultsBefore.isEmpty }), after "
        + "\(outcomes.count { $0.faultsAfter.isEmpty })")
    let before = outcomes.flatMap(\.faultsBefore)
    let after = outcomes.flatMap(\.faultsAfter)
    print("faults                                   before \(before.count), after \(after.count)")
    let rules = Set((before + after).map(\.rule)).sorted()
    for rule in rules {
      let old = before.count { $0.rule == rule }
      let new = after.count { $0.rule == rule }
      print("  \(rule)  \(old) → \(new)")
    }
    let views = outcomes.reduce(0) { $0 + $1.views }
    let elsewhere = outcomes.filter { !$0.movedViews.isEmpty }
    print(
      "views on devices with a home button      \(views); elsewhere \(elsewhere.reduce(0) { $0 + $1.movedViews.count })"
        + " in \(elsewhere.count) documents, of which \(elsewhere.count { $0.mendedThere }) had a fault mended there"
    )
    print(
      "lines of the difference                  median \(median(moved.map { $0.diff.added + $0.diff.removed }))"
        + ", most \(moved.map { $0.diff.added + $0.diff.removed }.max() ?? 0)")
    print("read again by our reader                 \(outcomes.count(where: \.isReadable))")
    let judged = outcomes.compactMap(\.isWellFormed)
    print("well-formed for another parser           \(judged.count { $0 }) of \(judged.count)")
    print("changed by a second run                  \(outcomes.count(where: \.changesAgain))")
    print("why faults were left")
    for (reason, count) in ranked(outcomes.flatMap(\.reasons).map(general)).prefix(25) {
      print("  \(count)  \(reason)")
    }
  }

  /// A reason without what is particular to one place.
  private func general(_ reason: String) -> String {
    var words = reason
    if let range = words.range(of: "line [0-9]+", options: .regularExpression) {
      words.replaceSubrange(range, with: "line N")
    }
    for mark in ["the change would move ", "the move would put "] {
      if let range = words.range(of: mark) { words = String(words[..<range.upperBound]) + "…" }
    }
    if let range = words.range(of: "would bring ") {
      let rule = words[range.upperBound...].prefix { $0 != ":" }
      words = String(words[..<range.upperBound]) + rule
    }
    return words
  }

  private func ranked(_ words: [String]) -> [(String, Int)] {
    Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { ($0.key, $0.value) }
  }

  private func median(_ numbers: [Int]) -> Int {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }
}
