import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder
import InsetScreens
import UIKit

/// Lays screens out in other languages, at other text sizes and from right to left, on one or two canvases.
@MainActor
public struct VariationRunner {
  public struct Options: Sendable {
    /// Texts of the languages whose translations lie beside a document; nil for none, empty for all.
    public var languages: [String]?
    /// Texts that are made longer.
    public var longerTexts = false
    public var rightToLeft = false
    public var textSizes: [ContentSizeCategory] = []
    public var rules: Set<String>?
    /// The documents to look at, by path; nil for all of the project.
    public var documents: Set<String>?
    public init() {}

    public var isEmpty: Bool { languages == nil && !longerTexts && !rightToLeft && textSizes.isEmpty }
  }

  private let project: Project
  private let options: Options

  public init(_ project: Project, _ options: Options) {
    self.project = project
    self.options = options
  }

  /// The small phone and the usual one; for what is for iPads alone, the usual iPad.
  private static let phones: Set = ["iPhone SE (3rd generation), portrait", "iPhone 17, portrait"]
  private static let pads: Set = ["iPad (A16), portrait"]

  static func canvases(_ facts: ProjectFacts, isForPad: Bool) -> [Canvas] {
    let allowed = Canvas.standardSet.filter { facts.allow($0) }
    let phones = isForPad ? [] : allowed.filter { Self.phones.contains($0.name) }
    return phones.isEmpty ? allowed.filter { Self.pads.contains($0.name) } : phones
  }

  /// - Parameter progress: called before each document with its number from 0, the count and the path.
  public func run(progress: (Int, Int, String) -> Void = { _, _, _ in }) -> [Finding] {
    var findings: [Finding] = []
    let documents = project.documents.filter { options.documents?.contains($0) ?? true }
    for (index, path) in documents.enumerated() {
      progress(index, documents.count, path)
      findings += check(path)
    }
    return findings
  }

  private func check(_ path: String) -> [Finding] {
    let (document, _) = DocumentReader.read(path)
    guard let document, document.root != nil, document.isCocoaTouch, !document.isLaunchScreen else {
      return []
    }
    let facts = project.facts(for: path)
    let canvases = Self.canvases(facts, isForPad: document.targetRuntime.hasSuffix(".iPad"))
    guard !canvases.isEmpty else { return [] }
    var screens = layOut(document, on: canvases)
    let sameTexts =
      options.textSizes.map { Variation.textSize($0) } + (options.rightToLeft ? [.rightToLeft] : [])
    screens += layOut(document, on: sameTexts.flatMap { variation in canvases.map { $0.varied(variation) } })
    for (variation, other) in otherTexts(of: document, path) {
      screens += layOut(other, on: canvases.map { $0.varied(variation) })
    }
    let ids = options.rules.map(Self.rules.intersection) ?? Self.rules
    let found = Audit(facts: facts, ids: ids).run(ScreenSet.grouped(screens))
    var allowances = DocumentAllowances(document)
    return allowances.remaining(of: found).graded(Grade.list(project.severities(for: path)))
  }

  /// The rules that compare variations: without any they report nothing.
  nonisolated static let rules: Set = [
    TextsInAnotherLanguage.info.id, TextAtLargerSize.info.id, LayoutFromRightToLeft.info.id,
  ]

  private func layOut(_ document: Document, on canvases: [Canvas]) -> [Screen] {
    guard !canvases.isEmpty else { return [] }
    var loader = ScreenLoader(document, embedding: project.configuration.embedding)
    return loader.screens(on: canvases)
  }

  private func otherTexts(of document: Document, _ path: String) -> [(
    variation: Variation, document: Document
  )] {
    var found: [(variation: Variation, document: Document)] = []
    if let languages = options.languages {
      for (language, strings) in Translations.of(path)
      where languages.isEmpty || languages.contains(language) {
        found.append((.texts("in \(language)"), document.replacingTexts { strings[$0.key] }))
      }
    }
    if options.longerTexts {
      let longer = document.replacingTexts { Translations.longer($0.string) }
      found.append((.texts("with longer texts", isEstimate: true), longer))
    }
    return found
  }
}
