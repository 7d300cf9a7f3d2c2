import Testing

@Suite("Behaviour pages")
struct BehaviourPagesTests {
  private func pages() throws -> BehaviourPages {
    BehaviourPages(
      pages: try Repository.files(under: "docs/behaviour", ending: ".md").map { path in
        (String(path.split(separator: "/").last ?? ""), try Repository.text(path))
      })
  }

  private func ids() throws -> [String] {
    try Repository.text("docs/behaviour/ids.txt").split(separator: "\n").map(String.init)
  }

  @Test("every id is a row exactly once")
  func rows() throws {
    let ids = try ids()
    #expect(Set(ids).count == ids.count)
    let counts = Dictionary(grouping: ids) { $0.prefix { $0 != "-" } }.mapValues(\.count)
    #expect(counts["R"] == 114)
    #expect(counts["N"] == 64)
    #expect(ids.count == 403 + 114 + 64)
    let problems = try pages().problems(ids: ids)
    #expect(problems == [], "\(problems.joined(separator: "\n"))")
  }

  @Test("what the sources cite exists")
  func citations() throws {
    let known = Set(try ids())
    var unknown: [String] = []
    for path in try Repository.files(under: "Sources", ending: ".swift") {
      let text = try Repository.text(path)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let comment = line.range(of: "//") else { continue }
        for id in BehaviourPages.ids(in: String(line[comment.upperBound...])) where !known.contains(id) {
          unknown.append("\(path):\(index + 1): \(id)")
        }
      }
    }
    #expect(unknown == [], "\(unknown.joined(separator: "\n"))")
  }

  @Test("ids are told from other words")
  func words() {
    let text = "SA-03, R-09b (N-014d); AL-31…AL-33 [LM-12](x.md) UTF-8 SHA-256 S-1 iPhone-12 R-1234 N-12z"
    #expect(BehaviourPages.ids(in: text) == ["SA-03", "R-09b", "N-014d", "AL-31", "AL-33", "LM-12"])
  }

  @Test("missing, doubled, stray and ragged rows and wrong marks are found")
  func badPages() {
    let one = """
      | id | fact |
      |---|---|
      | SA-01 | covered (amended by R-01) |
      | SA-02 | a \\| b (amended by [R-01](one.md)) |
      | SA-03 | one | two |
      """
    let two = """
      | id | fact |
      |---|---|
      | R-01 | more |
      | SA-03 | again |
      | R-02 | stray |
      """
    let pages = BehaviourPages(pages: [("one.md", one), ("two.md", two)])
    #expect(
      pages.problems(ids: ["SA-01", "SA-02", "SA-03", "SA-04", "R-01"]) == [
        "R-02 is not in ids.txt",
        "SA-03 is a row 2 times: one.md, two.md",
        "SA-04 is in no page",
        "one.md:3: R-01 stands in two.md, the mark says otherwise",
        "one.md:4: R-01 stands in two.md, the mark says otherwise",
        "one.md:5: 3 cells under 2",
      ])
  }
}
