extension Document {
  /// The PostScript names of the fonts that the document lists as the app's own. The system's, in collections of
  /// several (`.ttc`), are left out.
  public var customFontNames: Set<String> {
    guard let list = root?.child("customFonts") else { return [] }
    let files = list.children("array").filter { !($0["key"] ?? "").lowercased().hasSuffix(".ttc") }
    return Set(files.flatMap { $0.children("string").map(\.textContent) })
  }
}
