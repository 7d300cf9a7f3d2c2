import InsetInterfaceBuilder
import InsetScreens

/// A view of a document that is laid out by itself.
package struct DocumentRoot {
  package let element: Element
  /// The controller whose view it is.
  package let controller: Element?
  package let kind: Screen.Kind
  /// Whether it has the margins of a controller's root. // R-01
  package let hasRootMargins: Bool
  package let title: String

  /// What identifies the screen: the controller, else the view.
  package var id: String { controller?.id ?? element.id ?? "" }
}

package enum DocumentRoots {
  package static func all(in document: Document) -> [DocumentRoot] {
    document.isStoryboard ? storyboard(document) : nib(document)
  }

  private static func storyboard(_ document: Document) -> [DocumentRoot] {
    var roots: [DocumentRoot] = []
    for scene in document.scenes {
      for object in scene.objects {
        if object.isController {
          let title = title(of: object, comment: scene.comment)
          if let view = object.controllerView, !Self.containers.contains(object.name) {
            roots.append(
              DocumentRoot(
                element: view, controller: object,
                kind: document.isLaunchScreen ? .launchScreen : .controller, hasRootMargins: true,
                title: title))
          }
          for child in object.childViews where child.placement == .barItem {
            roots.append(part(child.element, title: title, isBarItem: true))
          }
        } else if object.isView {
          roots.append(
            part(object, title: object.userLabel ?? scene.comment ?? object.name, isBarItem: false))
        }
      }
    }
    return roots
  }

  private static func nib(_ document: Document) -> [DocumentRoot] {
    let owner = document.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let ownersView = owner?.connections.destination(ofOutlet: "view")
    return document.objects.compactMap { element in
      if element.isController { return controllerInNib(element, document) }
      guard element.isView else { return nil }
      let isOwned = ownersView != nil && element.id == ownersView
      let title = owner?.customClass ?? element.customClass ?? element.userLabel ?? element.name
      if isOwned && !element.name.hasSuffix("Cell") {
        return DocumentRoot(
          element: element, controller: nil, kind: document.isLaunchScreen ? .launchScreen : .nibController,
          hasRootMargins: true, title: title)
      }
      if document.isLaunchScreen {
        return DocumentRoot(
          element: element, controller: nil, kind: .launchScreen, hasRootMargins: true, title: title)
      }
      return part(element, title: element.customClass ?? title, isBarItem: false)
    }
  }

  /// A nib may hold whole controllers. // R-156
  private static func controllerInNib(_ object: Element, _ document: Document) -> DocumentRoot? {
    guard let view = object.controllerView, !containers.contains(object.name) else { return nil }
    return DocumentRoot(
      element: view, controller: object, kind: document.isLaunchScreen ? .launchScreen : .nibController,
      hasRootMargins: true, title: title(of: object, comment: nil))
  }

  private static func part(_ element: Element, title: String, isBarItem: Bool) -> DocumentRoot {
    let isCell = element.name.hasSuffix("Cell") || element.name == "collectionReusableView"
    return DocumentRoot(
      element: element, controller: nil, kind: isCell ? .cell : .nibView,
      hasRootMargins: element.name != "tableViewCell" && !isBarItem, title: title)
  }

  /// Controllers that only hold others.
  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController",
  ]

  private static func title(of controller: Element, comment: String?) -> String {
    controller["title"] ?? controller["storyboardIdentifier"] ?? comment ?? controller.customClass
      ?? controller.name
  }
}
