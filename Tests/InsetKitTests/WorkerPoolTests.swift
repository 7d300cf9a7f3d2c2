import Foundation
import InsetAudit
import InsetDiagnostics
import Testing

@testable import InsetKit

/// Workers that misbehave, played by a shell. A worker of the real program is in `CommandTests`.
@Suite(.serialized) struct WorkerPoolTests {
  private let setup = CheckSetup(
    version: "1", canvases: [], embedding: nil, fonts: [], fontDigest: "", assets: [], otherAssets: [],
    assetDigest: "",
    rules: nil, drawsPictures: false,
    tellsUnused: false)

  private func task(_ number: Int) -> CheckTask {
    .document(DocumentTask(path: "\(number).xib", facts: ProjectFacts(), grades: []))
  }

  /// What becomes of some tasks with workers that are a shell script.
  private func run(
    _ script: String, tasks count: Int = 3, workers: Int = 2, limits: WorkerLimits = WorkerLimits()
  ) -> (answers: [Int: String], left: Int) {
    var pool = WorkerPool(
      command: ["/bin/sh", "-c", script], count: workers,
      greeting: WorkerGreeting(setup: setup, limits: limits, digests: false))
    var next = 0
    var answers: [Int: String] = [:]
    let left = pool.run(
      next: {
        guard next < count else { return nil }
        next += 1
        return (next - 1, task(next - 1))
      },
      answer: { number, answer in
        if case .failed(let failure) = answer {
          answers[number] = "\(failure)"
        } else {
          answers[number] = "done"
        }
      })
    return (answers, left.count)
  }

  private let ready = "printf '\\000\\000\\000\\017{\"version\":\"1\"}';"
  /// An outcome of a document without anything.
  private var answer: String {
    let text = "{\"document\":{\"_0\":{\"screens\":0,\"findings\":[],\"canvases\":\"\",\"names\":[]}}}"
    let digits = String(text.utf8.count, radix: 8)
    return "printf '\\000\\000\\000\\\(String(repeating: "0", count: 3 - digits.count) + digits)\(text)';"
  }

  @Test func anAnswerIsHandedOn() {
    let (answers, left) = run(ready + "sleep 0.05;" + answer + "cat > /dev/null", tasks: 1)
    #expect(answers == [0: "done"] && left == 0)
  }

  @Test func aCrashIsTriedOnceMoreAndThenTold() {
    let (answers, left) = run(ready + "head -c 4 > /dev/null; kill -SEGV $$")
    #expect(
      answers == [0: "crashed(\"signal 11\")", 1: "crashed(\"signal 11\")", 2: "crashed(\"signal 11\")"])
    #expect(left == 0)
  }

  @Test func aWorkerThatIsKilledIsReplaced() throws {
    // The first three are killed from outside, the fourth answers.
    let folder = try TemporaryFolder()
    let count = "cd '\(folder.path)'; echo x >> n; if [ $(wc -l < n) -lt 4 ]; then kill -KILL $$; fi;"
    let (answers, _) = run(ready + "sleep 0.05;" + count + answer + "cat > /dev/null", tasks: 1)
    #expect(answers == [0: "done"])
  }

  @Test func limitsAreToldAtOnce() {
    #expect(run(ready + "head -c 4 > /dev/null; exit 90", tasks: 1).answers == [0: "tooLong"])
    #expect(run(ready + "head -c 4 > /dev/null; exit 91", tasks: 1).answers == [0: "tooLarge"])
  }

  @Test func aWorkerThatSaysNothingIsGivenUp() {
    let limits = WorkerLimits(seconds: -11.9)  // patience: half a second
    #expect(run(ready + "sleep 60", tasks: 1, limits: limits).answers == [0: "silent"])
  }

  @Test(arguments: [
    "printf 'nonsense that is long'", "printf '\\000\\000\\000\\002{}'", "printf '\\000\\000\\000\\000'",
  ])
  func nonsenseIsNoAnswer(script: String) {
    #expect(run(ready + script + "; sleep 5", tasks: 1).answers == [0: "garbled"])
  }

  @Test(arguments: [
    "exit 3", "echo hello; sleep 5", "printf '\\000\\000\\000\\017{\"version\":\"2\"}'; sleep 5",
  ])
  func workersThatNeverBeginLeaveTheTasks(script: String) {
    let (answers, left) = run(script)
    #expect(answers.isEmpty && left == 3)
  }

  @Test func aProgramThatIsNotThereLeavesTheTasks() {
    var pool = WorkerPool(
      command: ["/nonexistent/inset"], count: 2,
      greeting: WorkerGreeting(setup: setup, limits: WorkerLimits(), digests: false))
    var tasks = [(number: 0, task: task(0))]
    let left = pool.run(next: { tasks.popLast() }, answer: { _, _ in Issue.record("nobody can answer") })
    #expect(left.count == 1)
  }

  @Test func framesComeInAnyPieces() throws {
    let frames = Frames.frame(["a": 1]) + Frames.frame(["b": 2])
    for size in [1, 3, 5, 100] {
      var buffer = FrameBuffer()
      var messages: [String] = []
      for start in stride(from: 0, to: frames.count, by: size) {
        buffer.append(frames[start..<min(start + size, frames.count)])
        while case .whole(let data) = buffer.next() { messages.append(String(decoding: data, as: UTF8.self)) }
      }
      #expect(messages == ["{\"a\":1}", "{\"b\":2}"])
    }
  }

  @Test func resultsSurviveTheWay() throws {
    var result = DocumentResult(digest: "d", screens: 2, canvases: ["c", "a", "b"])
    result.findings = [
      Finding(
        rule: "r", severity: .error, place: Place(file: "f", line: 1), message: "m",
        canvases: ["b", "x", "a", "c"]),
      Finding(rule: "r", severity: .info, place: Place(file: "f", line: 2), message: "m"),
    ]
    let data = try JSONEncoder().encode(result)
    #expect(try JSONDecoder().decode(DocumentResult.self, from: data) == result)
    let wrong = String(decoding: data, as: UTF8.self).replacingOccurrences(
      of: "\"names\":[", with: "\"names\":[],\"n\":[")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DocumentResult.self, from: Data(wrong.utf8))
    }
  }

  @Test func rangesOfPlaces() {
    for places in [[], [0], [0, 1, 2], [5, 4, 3], [1, 3, 4, 9], [7, 7, 8]] {
      #expect(NameRanges.places(NameRanges.text(places), below: 10) == places)
    }
    for text in ["10", "3-1", "-1", "a", "1-", "0-10", "0-99999999999"] {
      #expect(NameRanges.places(text, below: 10) == nil, "\(text)")
    }
  }
}
