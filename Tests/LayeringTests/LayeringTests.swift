import Testing

@Suite("Layers")
struct LayeringTests {
  /// oracle: Package.swift and the table in docs/ARCHITECTURE.md
  @Test("every import is declared and points down")
  func package() throws {
    var sources: [LayeringChecker.Source] = []
    for folder in ["Sources", "Tests"] {
      for path in try Repository.files(under: folder, ending: ".swift") {
        let parts = path.split(separator: "/")
        guard parts.count > 2 else { continue }
        sources.append(
          LayeringChecker.Source(
            target: String(parts[1]), path: path, text: try Repository.text(path)))
      }
    }
    #expect(sources.count > 20)
    let checker = LayeringChecker(
      manifest: PackageManifest(text: try Repository.text("Package.swift")),
      layers: LayerTable(markdown: try Repository.text("docs/ARCHITECTURE.md")), sources: sources)
    #expect(checker.manifest.targets.count >= 20)
    #expect(checker.layers.rows.count >= 10)
    let problems = checker.problems()
    #expect(problems == [], "\(problems.joined(separator: "\n"))")
  }

  // What follows checks the checker, on a small package with everything wrong that can be wrong.

  private let manifest = """
    // .target(name: "Commented")
    let package = Package(
      name: "Bad",  // see https://example.com
      targets: [
        .target(name: "Base"),
        .target(name: "Beside", dependencies: ["Base"]),
        .target(name: "Middle", dependencies: ["Base", .target(name: "Beside")]),
        .target(name: "Upward", dependencies: ["tool"]),
        .executableTarget(
          name: "tool",
          dependencies: ["Middle"]),
        .testTarget(name: "MiddleTests", dependencies: ["Middle"]),
      ])
    """

  private let table = """
    | layer | target | besides | holds |
    |---|---|---|---|
    | 2 | `tool` (executable) | | commands |
    | 1 | `Middle` | `Beside` | work |
    | 1 | `Beside` | | more work |
    | 1 | `Gone` | | nothing |
    | 0 | `Base` | | values |
    """

  private func problems(_ target: String, _ text: String) -> [String] {
    LayeringChecker(
      manifest: PackageManifest(text: manifest), layers: LayerTable(markdown: table),
      sources: [LayeringChecker.Source(target: target, path: "S/\(target).swift", text: text)]
    ).problems().filter { $0.hasPrefix("S/") }
  }

  @Test("a manifest is read with all its targets")
  func manifestIsRead() {
    let targets = PackageManifest(text: manifest).targets
    #expect(targets.map(\.name) == ["Base", "Beside", "Middle", "MiddleTests", "Upward", "tool"])
    #expect(PackageManifest(text: manifest).target(named: "Middle")?.dependencies == ["Base", "Beside"])
    #expect(PackageManifest(text: manifest).target(named: "tool")?.kind == .executableTarget)
  }

  @Test("a target without a row, a row without a target and a dependency that points up are found")
  func tableProblems() {
    let found = LayeringChecker(
      manifest: PackageManifest(text: manifest), layers: LayerTable(markdown: table), sources: []
    ).problems()
    #expect(
      found == [
        "docs/ARCHITECTURE.md: Gone is in the table of layers and not in Package.swift",
        "docs/ARCHITECTURE.md: Upward has no row in the table of layers",
      ])
    let upward = table + "\n| 0 | `Upward` | | |"
    let again = LayeringChecker(
      manifest: PackageManifest(text: manifest), layers: LayerTable(markdown: upward), sources: []
    ).problems()
    #expect(again.contains("Package.swift: Upward (layer 0) points up to tool (layer 2)"))
  }

  @Test("imports that are right pass")
  func goodImports() {
    #expect(problems("Middle", "import Base\nimport Foundation\nimport Beside") == [])
    #expect(problems("tool", "import Middle\nprint(1)") == [])
    #expect(problems("MiddleTests", "@testable import Middle\nprint(1)") == [])
  }

  @Test("an import that is not declared, however it is written, is found")
  func undeclaredImports() {
    let message = "S/tool.swift:2: tool imports Base, which it does not declare"
    #expect(problems("tool", "\nimport Base") == [message])
    #expect(problems("tool", "\n  @_exported import Base") == [message])
    #expect(problems("tool", "\npackage import struct Base.Size") == [message])
    #expect(problems("tool", "\nimport Foundation; import Base") == [message])
    #expect(
      problems("MiddleTests", "import Base") == [
        "S/MiddleTests.swift:1: MiddleTests imports Base, which it does not declare"
      ])
  }

  @Test("an import that points up or sideways is found")
  func directions() {
    #expect(
      problems("Middle", "import tool").contains(
        "S/Middle.swift:1: Middle (layer 1) points up to tool (layer 2)"))
    #expect(
      problems("Beside", "import Middle").contains(
        "S/Beside.swift:1: Beside points sideways to Middle, both in layer 1"))
  }

  @Test("comments and strings are no code")
  func commentsAndStrings() {
    let lines = [
      "/* import tool /* print(1) */ import tool */",
      "// import tool",
      #"let a = "import tool; print(\(b + "print(2)"))""#,
      #"let b = """"#,
      "import tool",
      "print(3)",
      #"""""#,
      ##"let c = #"quote " import tool"#"##,
    ]
    #expect(problems("Middle", lines.joined(separator: "\n")) == [])
    #expect(
      problems("Middle", (lines + ["print(4)"]).joined(separator: "\n")) == [
        "S/Middle.swift:9: Middle must not print, and calls print"
      ])
  }

  @Test("printing is found, and what is only called so is not")
  func printing() {
    #expect(
      problems("Middle", "func f() { print(1) }") == [
        "S/Middle.swift:1: Middle must not print, and calls print"
      ])
    #expect(problems("Middle", "Swift.print(1)").count == 1)
    #expect(problems("Middle", "fputs(text, stderr)").count == 1)
    #expect(problems("Middle", "FileHandle.standardError.write(data)").count == 1)
    #expect(problems("Middle", "func print(_ page: Int) {}") == [])
    #expect(problems("Middle", "page.print(1); blueprint(2); fingerprint(3)") == [])
  }

  @Test("a file outside every target is found")
  func strayFile() {
    #expect(problems("Nowhere", "") == ["S/Nowhere.swift: Nowhere is not a target of Package.swift"])
  }
}
