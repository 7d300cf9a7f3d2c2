import Foundation
import Testing

/// Processes of the real tool: the same results from any number, and what happens when they are ended.
@Suite(.serialized) struct WorkerTests {
  private func folder(_ count: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 0..<count { try folder.write(SampleDocument.text, to: "app/\(number).storyboard") }
    try folder.write("let isX = UIScreen.main.nativeBounds.height == 2436\n", to: "app/Code.swift")
    try folder.write("<document", to: "app/Broken.xib")
    return folder
  }

  @Test func anyNumberGivesTheSameBytes() throws {
    let folder = try folder(12)
    let line = """
      for n in 0 1 2 5; do inset check --format json --pictures --no-cache --workers $n --output $n.json app; done
      inset check --format json --pictures --cache kept --output first.json app
      inset check --format json --pictures --cache kept --output second.json app
      for n in 1 2 5 first second; do cmp 0.json $n.json || echo differs; done
      """
    let result = try Tool.run(line, in: folder.url, seconds: 300)
    #expect(result.output.isEmpty, "\(result.output)")
    let data = try Data(contentsOf: folder.url.appendingPathComponent("0.json"))
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    #expect((object?["findings"] as? [Any])?.count ?? 0 > 12)
  }

  /// Two processes are named by the shell's own means, so that nothing else is ended.
  @Test func aKilledWorkerIsReplaced() throws {
    guard try Tool.run("command -v pgrep", in: Tool.root).code == 0 else {
      print("skipped: workers that are killed (pgrep is missing)")
      return
    }
    let folder = try folder(60)
    let line = """
      inset check --format json --no-cache --workers 1 --output right.json app
      inset check --format json --no-cache --workers 2 --output killed.json app & id=$!
      killed=0
      while [ $killed = 0 ] && kill -0 $id 2>/dev/null; do
        for worker in $(pgrep -P $id); do kill -KILL $worker && killed=1; done
      done
      wait $id; echo "killed $killed"; cmp right.json killed.json && echo same
      """
    let result = try Tool.run(line, in: folder.url, seconds: 300)
    #expect(result.output == "killed 1\nsame\n", "\(result.errors)")
  }

  @Test(arguments: ["TERM", "HUP", "KILL"]) func workersEndWithTheirParent(signal: String) throws {
    guard try Tool.run("command -v pgrep", in: Tool.root).code == 0 else {
      print("skipped: the end of the parent (pgrep is missing)")
      return
    }
    let folder = try folder(400)
    let line = """
      inset check --format json --no-cache --workers 2 --output out.json --report report app & id=$!
      workers=
      while [ $(echo $workers | wc -w) -lt 2 ] && kill -0 $id; do workers=$(pgrep -P $id); done
      kill -\(signal) $id; wait $id; echo $?
      for i in 1 2 3 4 5 6 7 8 9 10; do
        left=; for worker in $workers; do if kill -0 $worker 2>/dev/null; then left=$left.; fi; done
        [ -z "$left" ] && break; sleep 0.3
      done
      echo "left: $left"; ls -A
      """
    let result = try Tool.run(line, in: folder.url, seconds: 120)
    let code = ["TERM": 143, "HUP": 129, "KILL": 137][signal] ?? 0
    #expect(result.output == "\(code)\nleft: \napp\n", "\(result.errors)")
  }

  @Test func aFileThatMayNotGrowIsAnError() throws {
    let folder = try folder(2)
    let line = "ulimit -f 4; inset check --no-cache --report report app > /dev/null; echo $?; ls -A report"
    let result = try Tool.run(line, in: folder.url)
    #expect(result.output == "2\n")
    #expect(result.errors == "inset check: cannot write report/index.html: file too large\n")
  }

  #if os(Linux)
    @Test func aFullDiskTakesOnlyTheCache() throws {
      let folder = try folder(2)
      // Writes of more than nothing fail on this file system, as they do on a full one.
      let line = """
        mkdir full && mount -t tmpfs -o size=32k tmpfs full 2>/dev/null || exit 99
        echo x > full/x; dd if=/dev/zero of=full/y 2>/dev/null
        inset check --format xcode --cache full/c app; echo $?; inset check --output full/o app; echo $?; find full -type f | sort
        umount full
        """
      let result = try Tool.run(line, in: folder.url)
      if result.code == 99 {
        print("skipped: a full disk (no file system can be mounted)")
        return
      }
      #expect(result.output.contains("note: results are not kept for the next run: cannot write full/c"))
      #expect(result.errors == "inset check: cannot write full/o: no space left on device\n")
      #expect(
        result.output.hasSuffix("2\nfull/x\nfull/y\n"), "nothing half-written: \(result.output.suffix(40))")
    }
  #endif
}
