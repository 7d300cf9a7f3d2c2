import InsetDiagnostics

extension Document {
  /// A text that people read, as files of translations name it.
  public struct Text: Hashable, Sendable {
    /// The object's id and the property: `abc-de-fgh.text`, `abc-de-fgh.normalTitle`.
    public var key: String
    public var string: String
  }

  /// The document with other texts. Lines, ids and everything else stay.
  ///
  /// - Parameter replacement: the text to put in place of one; nil to leave it.
  public func replacingTexts(_ replacement: (Text) -> String?) -> Document {
    var edits: [Edit] = []
    func replace(_ element: Element, _ attribute: String, _ owner: Element?, _ property: String) {
      guard let id = owner?.id, let string = element[attribute],
        let other = replacement(Text(key: "\(id).\(property)", string: string)), other != string
      else { return }
      edits.append(element.settingAttribute(attribute, to: other))
    }
    root?.forEachDescendant { element in
      switch element.name {
      case "label":
        replace(element, "text", element, "text")
      case "string" where element.key == "text" && element.parent?.name == "label":
        if let edit = content(of: element, replacement) { edits.append(edit) }
      case "state":
        replace(element, "title", element.parent, "\(element.key ?? "normal")Title")
      case "buttonConfiguration":
        replace(element, "title", element.parent, "configuration.title")
      case "barButtonItem", "navigationItem", "tabBarItem":
        replace(element, "title", element, "title")
      case "textField", "searchBar":
        replace(element, "placeholder", element, "placeholder")
      case "segment":
        guard let control = element.parent?.parent else { break }
        let number = element.parent?.children.firstIndex(of: element) ?? 0
        replace(element, "title", control, "segmentTitles[\(number)]")
      default: break
      }
    }
    return edits.isEmpty ? self : Document(bytes: applying(edits), path: path)
  }

  /// A text of several lines stands between tags.
  private func content(of element: Element, _ replacement: (Text) -> String?) -> Edit? {
    guard let id = element.parent?.id, element.firstChild == nil else { return nil }
    let string = element.textContent
    guard let other = replacement(Text(key: "\(id).text", string: string)), other != string else {
      return nil
    }
    return element.edit(element.contentRange, replacement: Element.escaped(other))
  }
}
