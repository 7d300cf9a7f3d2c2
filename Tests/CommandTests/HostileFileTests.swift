import Foundation
import Testing

/// Files that are no files, places that cannot be written, streams that are closed: a line and an exit code, at once.
@Suite struct HostileFileTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocument.text, to: "Main.storyboard")
    return folder
  }

  /// Every command here must end within seconds.
  private func run(_ line: String, in folder: TemporaryFolder) throws -> Tool.Result {
    try Tool.run(line, in: folder.url, seconds: 30)
  }

  @Test func pipesAreNeverOpened() throws {
    let folder = try folder()
    let line = "mkfifo A.xib sub/inset.json5 sub/Info.plist"
    try folder.write(SampleDocument.text, to: "sub/Main.storyboard")
    #expect(try run(line, in: folder).code == 0)
    let named = try run("inset layout A.xib", in: folder)
    #expect(named.code == 2)
    #expect(named.errors == "A.xib:1: error: file cannot be read: it is not a regular file\n")
    #expect(try run("inset check A.xib", in: folder).code == 2)
    let found = try run("inset check .", in: folder)
    #expect(found.output.contains("this is not a regular file"))
    #expect(try run("inset check sub", in: folder).code == 2)
  }

  @Test func linksThatLeadNowhereOrBack() throws {
    let folder = try folder()
    let links = "ln -s self.xib self.xib; ln -s nowhere.xib gone.xib; ln -s . again; mkdir folder.xib"
    #expect(try run(links, in: folder).code == 0)
    let result = try run("inset check --rules ambiguous-layout .", in: folder)
    #expect(result.code == 0)
    #expect(result.output.contains("checked 1 document, 1 screen"))
    #expect(result.output.contains("2 warnings"))
    #expect(try run("inset layout self.xib", in: folder).code == 2)
    #expect(try run("inset layout folder.xib", in: folder).errors.contains("it is a folder"))
  }

  @Test func namesWithAnyLetters() throws {
    for name in ["with space", "ünïcodé 漢字", "new\nline", "q\"uote", "<b>&amp;", "-dash", "%41%", "a", "*"] {
      let folder = try TemporaryFolder()
      try folder.write(SampleDocument.text, to: "\(name)/\(name).storyboard")
      let result = try run("inset check --format json .", in: folder)
      #expect(result.code == 1, "\(name)")
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      let findings = try #require(object?["findings"] as? [[String: Any]])
      #expect(findings.first?["file"] as? String == "\(name)/\(name).storyboard")
      let drawing = try run("inset render --output out ./*/*.storyboard && ls out", in: folder)
      #expect(drawing.code == 0, "\(name): \(drawing.errors)")
    }
  }

  #if os(Linux)
    @Test func namesThatAreNoText() throws {
      let folder = try folder()
      let copy = "cp Main.storyboard \"$(printf 'caf\\351.storyboard')\""
      #expect(try run(copy, in: folder).code == 0)
      let result = try run("inset check --rules ambiguous-layout .", in: folder)
      #expect(result.code == 0)
      #expect(result.output.contains("1 warning"))
    }

    @Test func fullDisk() throws {
      for command in [
        "check .", "check --format json .", "layout Main.storyboard", "devices", "rules", "--version",
      ] {
        let result = try run("inset \(command) > /dev/full", in: try folder())
        #expect(result.code == 2, "\(command)")
        #expect(result.errors == "inset: cannot write to standard output: No space left on device\n")
      }
    }
  #endif

  @Test func readersThatLeave() throws {
    let folder = try folder()
    for command in ["check .", "layout Main.storyboard", "devices", "--help"] {
      let piped = try run("inset \(command) | true", in: folder)
      #expect(piped.code == 0 && piped.errors.isEmpty, "\(command): \(piped.errors)")
      let closed = try run("inset \(command) >&-; test $? -le 1", in: folder)
      #expect(closed.code == 0 && closed.errors.isEmpty, "\(command): \(closed.errors)")
      #expect(try run("inset \(command) <&- >/dev/null 2>&-; test $? -le 1", in: folder).code == 0)
    }
  }

  @Test func resultsThatCannotBeWritten() throws {
    let folder = try folder()
    let report = try run("inset check --report Main.storyboard .", in: folder)
    #expect(report.code == 2)
    #expect(report.output.contains("home indicator"), "the findings are shown all the same")
    #expect(report.errors == "inset check: cannot write Main.storyboard/index.html: not a directory\n")
    let render = try run("inset render --output Main.storyboard Main.storyboard", in: folder)
    #expect(render.code == 2)
    #expect(render.errors.hasPrefix("inset render: cannot write Main.storyboard/"))
    #expect(try run("cat Main.storyboard", in: folder).output == SampleDocument.text)
  }

  @Test func nothingIsLeftBesideAReport() throws {
    let folder = try folder()
    #expect(try run("inset check --report out/report . > out.txt", in: folder).code == 1)
    #expect(try run("inset check --report out/report . > out.txt", in: folder).code == 1)
    #expect(try run("ls -A out/report", in: folder).output == "index.html\n")
  }

  @Test func anInterruptedCheckLeavesNothing() throws {
    let folder = try folder()
    let scene = SampleDocument.text
    for number in 0..<400 { try folder.write(scene, to: "many/\(number).storyboard") }
    // A signal that nothing can block or handle.
    let line = "inset check --report report many > out.txt & sleep 0.3; kill -KILL $!; wait $!; echo $?; ls"
    let result = try run(line, in: folder)
    #expect(
      result.output.hasPrefix("137\n"), "the check was over before it was interrupted: \(result.output)")
    #expect(!result.output.contains("report"))
  }

  @Test func foldersThatMayNotBeRead() throws {
    // Root may read everything: the tool is run as somebody else there.
    let folder = try folder()
    try folder.write(SampleDocument.text, to: "secret/Main.storyboard")
    let isRoot = geteuid() == 0
    let prefix = isRoot ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""
    if isRoot, try run("\(prefix)inset --version", in: folder).code != 0 {
      print("skipped: a folder that may not be read (root may read everything, and setpriv is missing)")
      return
    }
    _ = try run("chmod 755 . ; chmod 000 secret", in: folder)
    defer { _ = try? run("chmod 755 secret", in: folder) }
    let named = try run(prefix + "inset check secret", in: folder)
    #expect(named.code == 2)
    #expect(named.output.contains("folder cannot be read"))
    let below = try run(prefix + "inset check --rules ambiguous-layout .", in: folder)
    #expect(below.code == 0)
    #expect(below.output.contains("1 warning"))
  }

  @Test func hugeFiles() throws {
    let folder = try folder()
    // A sparse file of 200 MB takes no room.
    let line = "dd if=/dev/zero of=Huge.xib bs=1 count=0 seek=200000000 2>/dev/null"
    #expect(try run(line, in: folder).code == 0)
    let huge = try run("inset layout Huge.xib", in: folder)
    #expect(huge.code == 2)
    #expect(huge.errors.contains("file has 200000000 bytes, more than a document can have"))
    try folder.write(String(repeating: "<a>", count: 300_000), to: "Nested.xib")
    #expect(try run("inset layout Nested.xib", in: folder).code == 2)
    try folder.write(String(repeating: " ", count: 3_000_000), to: "Spaces.xib")
    #expect(try run("inset layout Spaces.xib", in: folder).code == 2)
  }
}
