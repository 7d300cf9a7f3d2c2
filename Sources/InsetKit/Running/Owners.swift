import InsetDiagnostics
import InsetInterfaceBuilder

/// The classes around the lines of a document.
struct Owners {
  struct Owner {
    /// The controller's class, or File's Owner's; empty where none is named.
    var controller = ""
    /// Custom classes from the outside in: the controller first, then views.
    var classes: [String] = []
    /// The controller loads a nib: no document tells how its screen is shown.
    var isOfNib = false
    /// What code calls the scene; nil where it has no name.
    var identifier: String?
    /// The line is a view's and no constraint's: a frame decides.
    var isPlacedByFrame: Bool
  }
  private let document: Document

  init?(of file: String) {
    guard let data = try? FileContents.read(file, limit: DocumentReader.largest) else { return nil }
    document = Document(bytes: [UInt8](data), path: file)
  }

  func owner(at place: Place) -> Owner? {
    guard let root = document.root else { return nil }
    var found: Element?
    root.forEachDescendant { element in
      guard element.line == place.line else { return }
      if found == nil || element.column == place.column { found = element }
    }
    guard let found else { return nil }
    var owner = Owner(isPlacedByFrame: found.name != "constraint")
    var classes: [String] = []
    var next: Element? = found
    while let element = next {
      if let name = element["customClass"] {
        classes.append(name)
        if element.isController {
          owner.controller = name
          owner.identifier = element["storyboardIdentifier"]
        }
      }
      next = element.parent
    }
    if owner.controller.isEmpty, let name = document.filesOwner?["customClass"] {
      owner.controller = name
      owner.isOfNib = true
      classes.append(name)
    }
    owner.classes = classes.reversed()
    return owner
  }

  var hasTabBarController: Bool {
    var found = false
    document.root?.forEachDescendant { if $0.name == "tabBarController" { found = true } }
    return found
  }

  /// The classes of the controllers that the document embeds in others.
  var embedded: Set<String> {
    var found: Set<String> = []
    document.root?.forEachDescendant { element in
      guard element.name == "segue", element["kind"] == "embed", let destination = element["destination"],
        let name = document.element(id: destination)?["customClass"]
      else { return }
      found.insert(name)
    }
    return found
  }

  /// What code holds of a document.
  struct Outlet {
    var property: String
    /// The class that has it.
    var holder: String
    /// Of what it holds.
    var line: Int
  }

  /// The widths and heights that code holds, among the constraints that a finding names by their lines.
  func lengths(in finding: Finding) -> [Outlet] {
    let lines = Set([finding.place.line] + finding.why.compactMap(Self.line))
    return outlets { element in
      element.name == "constraint" && lines.contains(element.line) && element["secondItem"] == nil
        && ["width", "height"].contains(element["firstAttribute"] ?? "")
    }
  }

  /// The outlets of the view at a place.
  func outlets(at place: Place) -> [Outlet] {
    outlets { $0.line == place.line && $0.column == place.column }
  }

  private func outlets(of isHeld: (Element) -> Bool) -> [Outlet] {
    var lines: [String: Int] = [:]
    var outlets: [Element] = []
    document.root?.forEachDescendant { element in
      if element.name == "outlet" { outlets.append(element) }
      if isHeld(element), let id = element["id"] { lines[id] = element.line }
    }
    return outlets.compactMap { outlet in
      guard let line = outlet["destination"].flatMap({ lines[$0] }), let property = outlet["property"],
        let holder = outlet.parent?.parent?["customClass"]
      else { return nil }
      return Outlet(property: property, holder: holder, line: line)
    }
  }

  /// `bar.height = 64 (line 120)`
  private static func line(_ sentence: String) -> Int? {
    let words = sentence.split(separator: " ").suffix(2)
    guard words.count == 2, words.first == "(line", let last = words.last, last.hasSuffix(")") else {
      return nil
    }
    return Int(last.dropLast())
  }
}
