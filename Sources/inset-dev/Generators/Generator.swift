import Foundation

/// Something that writes files of the checkout from other files of the checkout.
///
/// To add one: a type in a file of this folder, and its name in `generators`.
protocol Generator: Sendable {
  /// As on the command line.
  var name: String { get }
  /// What it writes, in a few words.
  var summary: String { get }
  /// The files as they should be. The same input gives the same bytes.
  func files(root: URL) throws -> [GeneratedFile]
}

struct GeneratedFile {
  /// From the root of the package.
  var path: String
  var text: String
}

let generators: [any Generator] = [
  CatalogueGenerator(), TextMetricsGenerator(), RuleDocsGenerator(),
]
