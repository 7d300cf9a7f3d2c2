import InsetDiagnostics
import InsetInterfaceBuilder

/// Moves a document from the top and bottom layout guides to safe areas: what Xcode does when *Use Safe Area Layout
/// Guides* is checked.
///
/// The attribute and the capability; a guide in each root view; each constraint to an old guide hung on the line that
/// the guide stood for; the old guides taken out. Nothing moves by that on any device. // SA-38, SA-39
struct SafeAreaMigration {
  let document: Document
  /// The oldest system that the app runs on; nil where the project does not say.
  let deploymentTarget: Double?

  /// Why a document stays as it is, in the user's words.
  struct Refusal: Error { let reason: String }

  /// The oldest system for which Xcode builds safe area layout guides.
  static let oldestSystem = 9.0

  func edits() throws(Refusal) -> [Edit] {
    guard document.usesAutoLayout else {
      throw Refusal(
        reason: "it is laid out by frames and autoresizing masks: nothing could hang on the guide")
    }
    if let system = document.builtForSystem, system < Self.oldestSystem {
      throw Refusal(reason: "it is built for iOS \(Self.text(system)); safe area layout guides need iOS 9")
    }
    if let deploymentTarget, deploymentTarget < Self.oldestSystem {
      throw Refusal(
        reason: "the project runs on iOS \(Self.text(deploymentTarget)); safe area layout guides need iOS 9")
    }
    guard var edits = document.turningOnSafeAreas else {
      throw Refusal(reason: "it lists no dependencies: save it in a later Xcode first")
    }
    var identifiers = NewIdentifiers(document)
    var guides: [String: String] = [:]
    for view in rootViews { edits += addGuide(to: view, &identifiers, &guides) }
    let old = OldGuides(document)
    for constraint in old.constraints {
      for end in [ConstraintElement.End.first, .second] {
        guard let item = constraint.item(end), let guide = old.guides[item] else { continue }
        guard let view = guide.view, let viewID = view.id else {
          throw Refusal(
            reason: "line \(constraint.element.line) ties a layout guide of a controller without a view")
        }
        if guides[viewID] == nil { edits += addGuide(to: view, &identifiers, &guides) }
        guard let target = Self.target(constraint.attribute(end) ?? "", of: guide.kind),
          let safe = guides[viewID]
        else {
          throw Refusal(
            reason:
              "line \(constraint.element.line) ties the \(constraint.attribute(end) ?? "edge") of a layout guide, "
              + "which the safe area does not have")
        }
        let holder = constraint.element.parent?.parent?.id
        edits += constraint.settingItem(end, to: target.isGuide ? safe : viewID, holder: holder)
        edits += constraint.settingAttribute(end, to: target.attribute)
      }
      edits += constraint.keepingConstant
    }
    edits += old.lists.filter { !old.isReferred($0) }.map(\.removal)
    return edits
  }

  /// The roots that Xcode gives a guide: controllers' plain views, and plain views at the top of a xib.
  private var rootViews: [Element] {
    if document.isStoryboard {
      return document.scenes.flatMap(\.objects).filter(\.isController).compactMap(\.controllerView).filter {
        $0.name == "view"
      }
    }
    return document.objects.filter { $0.name == "view" && $0.isView }
  }

  private func addGuide(
    to view: Element, _ identifiers: inout NewIdentifiers, _ guides: inout [String: String]
  ) -> [Edit] {
    guard let viewID = view.id, guides[viewID] == nil else { return [] }
    if let present = view.safeAreaGuide {
      guides[viewID] = present
      return []
    }
    let id = identifiers.next(for: viewID)
    guard let edit = view.addingSafeAreaGuide(id: id) else { return [] }
    guides[viewID] = id
    return [edit]
  }

  /// What an edge of an old guide is called now: the guide's inner edge is the safe area's, its outer one the view's.
  private static func target(
    _ attribute: String, of kind: LayoutGuide.Kind
  ) -> (isGuide: Bool, attribute: String)? {
    switch (kind, attribute) {
    case (.top, "bottom"), (.top, "baseline"), (.top, "lastBaseline"): return (true, "top")
    case (.top, "top"): return (false, "top")
    case (.bottom, "top"), (.bottom, "firstBaseline"): return (true, "bottom")
    case (.bottom, "bottom"), (.bottom, "baseline"), (.bottom, "lastBaseline"): return (false, "bottom")
    case (_, "leading"), (_, "trailing"), (_, "left"), (_, "right"), (_, "centerX"), (_, "width"):
      return (false, attribute)
    default: return nil
    }
  }

  private static func text(_ version: Double) -> String {
    version == version.rounded() ? String(Int(version)) : String(version)
  }
}

/// The top and bottom layout guides of a document, and what refers to them.
private struct OldGuides {
  struct Guide {
    var kind: LayoutGuide.Kind
    /// The controller's view; nil where the document has none.
    var view: Element?
  }
  private(set) var guides: [String: Guide] = [:]
  /// The `layoutGuides` elements.
  private(set) var lists: [Element] = []
  /// The constraints with an end at a guide, in the order of the file.
  private(set) var constraints: [ConstraintElement] = []
  /// Guides that something other than a constraint refers to, as an outlet.
  private var referred: Set<String> = []

  init(_ document: Document) {
    guard let root = document.root else { return }
    root.forEachDescendant { element in
      guard element.name == "layoutGuides", let controller = element.parent else { return }
      lists.append(element)
      for guide in controller.layoutGuides where guide.kind == .top || guide.kind == .bottom {
        guides[guide.id] = Guide(kind: guide.kind, view: controller.controllerView)
      }
    }
    guard !guides.isEmpty else { return }
    root.forEachDescendant { element in
      if element.name == "constraint", let holder = element.parent?.parent {
        let constraint = ConstraintElement(element, holder: holder)
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        if items.contains(where: { guides[$0] != nil }) { constraints.append(constraint) }
      } else if element.name != "viewControllerLayoutGuide" {
        for (_, value) in element.attributes where guides[value] != nil { referred.insert(value) }
      }
    }
  }

  func isReferred(_ list: Element) -> Bool {
    list.children.contains { $0.id.map(referred.contains) ?? false || guides[$0.id ?? ""] == nil }
  }
}

extension Element {
  /// The id of the view's own safe area guide.
  var safeAreaGuide: String? { layoutGuides.first { $0.kind == .safeArea }?.id }
}
