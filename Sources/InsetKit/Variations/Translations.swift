import Foundation
import InsetInterfaceBuilder

/// The texts of a document in the project's other languages: `de.lproj/Main.strings` beside `Base.lproj/Main.storyboard`.
enum Translations {
  /// A file of translations that is larger was not written by people, in bytes.
  private static let largest = 4 * 1024 * 1024

  /// The languages, sorted, each with its texts by key.
  static func of(_ path: String) -> [(language: String, strings: [String: String])] {
    let current = FileManager.default.currentDirectoryPath
    let whole = FilePath.absolute(path, in: current)
    guard let own = FilePath.parent(of: whole), own.hasSuffix(".lproj"),
      let around = FilePath.parent(of: own),
      let names = try? FileManager.default.contentsOfDirectory(atPath: around)
    else { return [] }
    let file = FilePath.stem(of: whole) + ".strings"
    return names.sorted().compactMap { name in
      let folder = FilePath.join(around, name)
      guard name.hasSuffix(".lproj"), folder != own,
        let data = try? FileContents.read(FilePath.join(folder, file), limit: largest),
        let strings = StringsFile(bytes: [UInt8](data))?.strings, !strings.isEmpty
      else { return nil }
      return (FilePath.stem(of: name), strings)
    }
  }

  /// A text as long as it may well become in another language: the shorter, the more it grows. Its own letters make it
  /// longer, so that they are as wide as the language's. Numbers and abbreviations stay.
  static func longer(_ text: String) -> String {
    let letters = text.filter(\.isLetter)
    guard letters.count >= 4 else { return text }
    let share =
      switch text.count {
      case ...10: 0.5
      case ...20: 0.4
      default: 0.3
      }
    let count = Int((Double(text.count) * share).rounded(.up))
    var added = ""
    while added.count < count { added += letters.prefix(count - added.count) }
    // A longer sentence has more words, a longer word is one word.
    return text.contains(" ") ? text + " " + added : text + added
  }
}
