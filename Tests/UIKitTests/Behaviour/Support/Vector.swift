import Foundation
import Testing

/// One line of the files in `Vectors`: a situation and what UIKit makes of it.
struct Vector: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  /// In vectors.json.
  let area: String?
  /// In ios26_vectors.json.
  let kind: String?
  let device: String?
  let setup: Figure?
  let given: Figure?
  let expected: Figure?
  let expect: Figure?
  let confidence: String

  var figures: [String: Figure] {
    if case .table(let members)? = expected ?? expect { return members }
    return [:]
  }

  var testDescription: String {
    let words = [device, setup?.description, given?.description].compactMap { $0 }.joined(separator: ": ")
    return "\(id) (\(confidence)) \(words.count > 120 ? String(words.prefix(119)) + "…" : words)"
  }
}

/// The vectors of the repository.
enum Vectors {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Vectors")

  static let general: [Vector] = read("vectors.json")
  static let ios26: [Vector] = {
    struct File: Decodable { let vectors: [Vector] }
    let data = (try? Data(contentsOf: folder.appendingPathComponent("ios26_vectors.json"))) ?? Data()
    return (try? JSONDecoder().decode(File.self, from: data))?.vectors ?? []
  }()

  private static func read(_ name: String) -> [Vector] {
    let data = (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
    return (try? JSONDecoder().decode([Vector].self, from: data)) ?? []
  }

  static func area(_ name: String) -> [Vector] { general.filter { $0.area == name } }
  static func kinds(_ names: String...) -> [Vector] { ios26.filter { names.contains($0.kind ?? "") } }
}

/// The situations of some vectors, built with UIKit: each gives the figures that its vector asks for.
@MainActor
struct Scenarios {
  typealias Scenario = @MainActor (Vector) throws -> [String: Figure]
  var byID: [String: Scenario]
  /// Known to come out differently, and why.
  var knownWrong: [String: String] = [:]

  /// Remarks in vectors that are no figures.
  private static let remarks: Set<String> = ["note", "meaning", "alt", "sizes", "not", "os2"]

  /// What the situation of a vector comes out as.
  func measured(_ vector: Vector) throws -> [String: Figure] { try byID[vector.id]?(vector) ?? [:] }

  func check(_ vector: Vector, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let scenario = try #require(
      byID[vector.id], "\(vector.id) has no situation", sourceLocation: sourceLocation)
    defer { Stage.forgetWindows() }
    if let reason = knownWrong[vector.id] {
      withKnownIssue("\(vector.id): \(reason)") {
        try compare(vector, try scenario(vector), sourceLocation)
      }
    } else {
      try compare(vector, try scenario(vector), sourceLocation)
    }
  }

  private func compare(_ vector: Vector, _ measured: [String: Figure], _ sourceLocation: SourceLocation)
    throws
  {
    let expected = vector.figures.filter { !Self.remarks.contains($0.key) }
    try #require(!vector.figures.isEmpty, "\(vector.id) expects nothing", sourceLocation: sourceLocation)
    for (key, value) in expected.sorted(by: { $0.key < $1.key }) {
      let found = try #require(
        measured[key], "\(vector.id) does not measure \(key)", sourceLocation: sourceLocation)
      #expect(
        value.agrees(with: found), "\(vector.id) \(key): \(found), expected \(value)",
        sourceLocation: sourceLocation)
    }
  }
}
