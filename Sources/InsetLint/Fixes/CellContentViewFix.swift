import InsetDiagnostics

extension CellSubviewOutsideContentView {
  /// The view moves into the content view, and with it every anchor that ties it to the cell.
  ///
  /// Safe where anchors to the cell itself are all that places the view, and the file shows them all.
  func fix(of view: String, _ file: CodeFile, at place: Int) -> CodeFix? {
    guard let type = file.type(around: place) else { return nil }
    let reader = file.reader
    var edits = [receiverEdit(file, place)]
    var anchors = 0
    var isSure = true
    for index in reader.places(of: "constraint") where type.body.contains(index) && reader.at(index + 1, "(")
    {
      guard let other = reader.arguments(index + 1).first?.value else { continue }
      if reader.joined(reader.chain(endingAt: index)).hasPrefix(view + "."),
        reader.at(other.lowerBound - 2, "equalTo")
          || reader.at(other.lowerBound - 2, "greaterThanOrEqualTo")
          || reader.at(other.lowerBound - 2, "lessThanOrEqualTo")
      {
        anchors += 1
        if let edit = anchorEdit(file, other) { edits.append(edit) }
      }
    }
    // Other ways to place a view: by frames, by a layout library, by visual format.
    for index in reader.places(of: view) where type.body.contains(index) {
      let isPlaced =
        reader.at(index + 1, ".") && reader.at(index + 2, any: ["frame", "center", "snp", "bounds"])
      if isPlaced { isSure = false }
    }
    if reader.mentions("visualFormat") || reader.mentions("withVisualFormat") { isSure = false }
    return isSure && anchors > 0 ? .safe(edits) : .unsafe(edits)
  }

  private func receiverEdit(_ file: CodeFile, _ place: Int) -> Edit {
    let reader = file.reader
    if reader.language == .objectiveC, let open = reader.parent(place) {
      return file.replacing((open + 1)..<place, with: file.source((open + 1)..<place) + ".contentView")
    }
    return file.inserting("contentView.", before: place)
  }

  /// `leadingAnchor` and `self.leadingAnchor` of the cell.
  private func anchorEdit(_ file: CodeFile, _ other: Range<Int>) -> Edit? {
    let reader = file.reader
    guard let last = other.last, reader.isWord(last), reader.text(last).hasSuffix("Anchor") else {
      return nil
    }
    let isBare = other.count == 1
    let isSelf = other.count == 3 && reader.at(other.lowerBound, "self")
    return isBare || isSelf ? file.inserting("contentView.", before: last) : nil
  }
}
