import InsetInterfaceBuilder
import InsetScreens

/// What ties a document's objects to the app's code.
struct DocumentTies {
  /// The ids of what code holds by outlets.
  private(set) var outlets: Set<String> = []
  /// The ids of views whose constraints are in part left to code: Interface Builder's placeholders go away when the
  /// app is built.
  private(set) var placeholders: Set<String> = []

  /// The ids of controllers that a segue leads to, and of the first one.
  private(set) var reached: Set<String> = []

  init(_ document: Document) {
    if let first = document.initialViewController { reached.insert(first) }
    document.root?.forEachDescendant { element in
      switch element.name {
      case "outlet", "outletCollection":
        if let destination = element["destination"] { outlets.insert(destination) }
      case "segue":
        if let destination = element["destination"] { reached.insert(destination) }
      case "constraint" where element.bool("placeholder") == true:
        let holder = element.parent?.parent?.id
        for id in [element["firstItem"] ?? holder, element["secondItem"]] {
          if let id { placeholders.insert(id) }
        }
      default: break
      }
    }
  }
}

/// What is the same for one tree of views on all canvases.
@preconcurrency @MainActor
package struct TreeFacts {
  let constraints: [DocumentConstraint]
  let ties: DocumentTies
  let memory = EdgeMemory()

  init(below view: UIView, ties: DocumentTies) {
    self.ties = ties
    constraints = DocumentConstraints(outlets: ties.outlets).all(below: view)
  }
}
