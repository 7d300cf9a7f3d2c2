import Foundation
import InsetInterfaceBuilder

/// Which documents of a project a tab bar controller of another document holds.
struct TabBars: Hashable {
  /// Some document has a tab bar controller; else code makes it, and may put any screen into it.
  private(set) var isInDocuments = false
  /// The storyboards that such a document refers to, by name, sorted.
  private(set) var storyboards: [String] = []

  init(_ documents: [String]) {
    var names: Set<String> = []
    for path in documents where path.hasSuffix(".storyboard") {
      guard let data = try? FileContents.read(path, limit: DocumentReader.largest) else { continue }
      guard data.range(of: Self.mark) != nil else { continue }
      isInDocuments = true
      Document(bytes: [UInt8](data), path: path).root?.forEachDescendant { element in
        guard element.name == "viewControllerPlaceholder", let name = element["storyboardName"] else {
          return
        }
        names.insert(name)
      }
    }
    storyboards = names.sorted()
  }

  private static let mark = Data("<tabBarController".utf8)

  func mayHold(_ document: String) -> Bool {
    !isInDocuments || storyboards.contains(FilePath.stem(of: document))
  }
}
