import InsetDiagnostics

extension LegacyLayoutGuide {
  /// The safe area's edge in place of the old guide's, for an app that only runs where there is a safe area.
  func fix(_ file: CodeFile, _ place: Int) -> CodeFix? {
    let reader = file.reader
    // A property of the project's own with that name is none of UIKit's.
    let isDeclared = reader.places(of: reader.text(place)).contains {
      reader.at($0 - 1, any: ["var", "let", "func"])
    }
    guard !isDeclared, isControllers(file, place) else { return nil }
    let masonry = [
      "mas_topLayoutGuideBottom": "mas_safeAreaLayoutGuideTop",
      "mas_bottomLayoutGuideTop": "mas_safeAreaLayoutGuideBottom",
      "mas_topLayoutGuide": "mas_safeAreaLayoutGuideTop",
      "mas_bottomLayoutGuide": "mas_safeAreaLayoutGuideBottom",
    ]
    if let guide = masonry[reader.text(place)] {
      return .safe([file.replacing(place, with: "view." + guide)])
    }
    let isTop = reader.at(place, "topLayoutGuide")
    guard reader.at(place + 1, ".") else { return nil }
    if reader.at(place + 2, "length") {
      return .unsafe([
        file.replacing(place..<(place + 3), with: "view.safeAreaInsets." + (isTop ? "top" : "bottom"))
      ])
    }
    var edge = place + 2
    var prefix = ""
    if reader.at(edge, "snp"), reader.at(edge + 1, ".") {
      prefix = "snp."
      edge += 2
    }
    let suffix = prefix.isEmpty ? "Anchor" : ""
    let inner = isTop ? "bottom" : "top"
    switch reader.text(edge) {
    case inner + suffix:
      return .safe([
        file.replacing(
          place..<(edge + 1), with: "view.safeAreaLayoutGuide." + prefix + (isTop ? "top" : "bottom") + suffix
        )
      ])
    case (isTop ? "top" : "bottom") + suffix:
      return .safe([
        file.replacing(place..<(edge + 1), with: "view." + prefix + (isTop ? "top" : "bottom") + suffix)
      ])
    default: return nil
    }
  }

  /// Whether the guide is asked of the controller itself, or of another by a plain chain: only those have a `view`.
  private func isControllers(_ file: CodeFile, _ place: Int) -> Bool {
    let reader = file.reader
    if reader.at(place - 1, "]") || reader.at(place - 2, "]") || reader.at(place + 1, "]") { return false }
    // `[self topLayoutGuide]`
    return reader.language == .swift || reader.at(place - 1, ".")
  }
}
