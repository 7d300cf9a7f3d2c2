import Foundation
import InsetDevices
import InsetDiagnostics
import Testing

@testable import InsetKit

@Suite struct ResultCacheTests {
  private let key = String(repeating: "ab", count: 32)

  private func files(_ folder: TemporaryFolder) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.at("cache"))?.compactMap { $0 as? String } ?? []
    return all.filter { $0.count > 3 }.map { folder.at("cache/" + $0) }.sorted()
  }

  @Test func whatIsStoredIsThere() throws {
    let folder = try TemporaryFolder()
    let cache = ResultCache(folder: folder.at("cache"))
    #expect(cache.load(key) == nil)
    cache.store(Data("hello".utf8), under: key)
    #expect(cache.load(key) == Data("hello".utf8))
    #expect(ResultCache(folder: folder.at("cache")).load(key) == Data("hello".utf8))
    #expect(cache.problem == nil)
  }

  @Test func damagedEntriesCountAsNoneAndAreWrittenAnew() throws {
    let folder = try TemporaryFolder()
    let cache = ResultCache(folder: folder.at("cache"))
    cache.store(Data("hello".utf8), under: key)
    let path = try #require(files(folder).first)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for damage in [Data(), whole.prefix(68), whole + Data("x".utf8), Data(repeating: 0, count: 200)] {
      try damage.write(to: URL(fileURLWithPath: path))
      #expect(cache.load(key) == nil)
      cache.store(Data("hello".utf8), under: key)
      #expect(cache.load(key) == Data("hello".utf8))
    }
    #expect(files(folder) == [path], "nothing lies beside it")
  }

  @Test func aFolderThatCannotBeMadeIsNoReasonToStop() throws {
    let folder = try TemporaryFolder(["file": ""])
    let cache = ResultCache(folder: folder.at("file/cache"))
    cache.store(Data("hello".utf8), under: key)
    #expect(cache.load(key) == nil)
    #expect(cache.problem?.contains("not a directory") == true)
    cache.trim()
  }

  @Test func theLongestUnusedGoFirst() throws {
    let folder = try TemporaryFolder()
    let cache = ResultCache(folder: folder.at("cache"), limit: 40_000)
    let keys = (0..<10).map { SHA256.digest([UInt8($0)]) }
    for (index, key) in keys.enumerated() {
      cache.store(Data(repeating: 7, count: 5000), under: key)
      // A time of its own for each, the first the oldest.
      let path = folder.at("cache/\(key.prefix(2))/\(key)")
      var times = [timeval(tv_sec: 1000 + index, tv_usec: 0), timeval(tv_sec: 1000 + index, tv_usec: 0)]
      #expect(utimes(path, &times) == 0)
    }
    // The oldest is used: it stays.
    #expect(cache.load(keys[0]) != nil)
    cache.trim()
    let left = keys.indices.filter { cache.load(keys[$0]) != nil }
    #expect(left.contains(0) && left.contains(9) && !left.contains(1))
    let bytes = files(folder).reduce(0) { sum, path in
      sum + ((try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0)
    }
    #expect(bytes <= 30_000)
  }

  @Test func theUsualFolderIsTheUsers() {
    #expect(ResultCache.usualFolder(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/inset")
    #expect(ResultCache.usualFolder(["XDG_CACHE_HOME": "relative", "HOME": "/h"]) == "/h/.cache/inset")
    #expect(ResultCache.usualFolder(["HOME": "/h"]) == "/h/.cache/inset")
    #expect(ResultCache.usualFolder([:]) == nil)
  }
}

@MainActor @Suite struct CheckCacheTests {
  private func run(_ folder: TemporaryFolder, _ devices: String = "iPhone X") throws -> [Finding] {
    var options = CheckOptions()
    options.canvases = Canvas.matching(devices)
    options.cacheFolder = folder.at("cache")
    return CheckRunner(Project(paths: [folder.at("app")]), options).run().findings
  }

  /// Changes the words of every finding that is kept, so that an answer from the cache shows itself.
  private func mark(_ folder: TemporaryFolder) throws {
    let all = FileManager.default.enumerator(atPath: folder.at("cache"))?.compactMap { $0 as? String } ?? []
    for path in all where path.count > 3 {
      let url = URL(fileURLWithPath: folder.at("cache/" + path))
      let text = String(decoding: try Data(contentsOf: url).dropFirst(65), as: UTF8.self)
      let payload = Data(text.replacingOccurrences(of: "\"message\":\"", with: "\"message\":\"kept: ").utf8)
      try (Data((SHA256.digest(payload) + "\n").utf8) + payload).write(to: url)
    }
  }

  private func isKept(_ findings: [Finding]) -> Bool {
    !findings.isEmpty && findings.allSatisfy { $0.message.hasPrefix("kept: ") }
  }

  @Test func unchangedDocumentsAndSourcesAreAnsweredFromIt() throws {
    let folder = try TemporaryFolder([
      "app/A.storyboard": Documents.faulty,
      "app/A.swift": "let height = UIScreen.main.bounds.height\nif height == 812 { inset = 44 }\n",
    ])
    let first = try run(folder)
    #expect(first.contains { $0.place.file.hasSuffix(".swift") }, "the linter has something to say")
    #expect(try run(folder) == first)
    try mark(folder)
    #expect(isKept(try run(folder)))
  }

  @Test func whateverTheResultDependsOnIsInTheKey() throws {
    let folder = try TemporaryFolder(["app/A.storyboard": Documents.faulty])
    let first = try run(folder)
    try mark(folder)
    #expect(isKept(try run(folder)))
    #expect(!isKept(try run(folder, "iPhone X:portrait")), "canvases")
    try folder.write("{ rules: { 'touch-target-small': 'off' } }", to: "app/inset.json5")
    #expect(!isKept(try run(folder)), "severities")
    try folder.write("{ deploymentTarget: '14.0' }", to: "app/inset.json5")
    #expect(!isKept(try run(folder)), "facts")
    try folder.write("{}", to: "app/inset.json5")
    #expect(isKept(try run(folder)), "back again")
    try folder.write(Documents.faulty + " ", to: "app/A.storyboard")
    #expect(try run(folder) == first, "bytes")
  }
}
