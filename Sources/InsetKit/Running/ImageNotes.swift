import InsetDiagnostics
import InsetInterfaceBuilder
import UIKit

/// Tells of images that a document names and the project does not have.
enum ImageNotes {
  private static let attributes = [
    "image", "selectedImage", "highlightedImage", "backgroundImage", "landscapeImage", "shadowImage",
    "largeContentSizeImage", "backIndicatorImage", "backIndicatorTransitionMask", "minimumValueImage",
    "maximumValueImage", "progressImage", "trackImage", "onImage", "offImage",
  ]

  /// One finding for each name, at the first element that has it, and how many other names there are.
  static func findings(in document: Document) -> (missing: [Finding], found: Int) {
    guard document.isCocoaTouch, ProjectAssets.shared.knowsImages, let root = document.root else {
      return ([], 0)
    }
    let known = namesInside(document, root)
    var seen = known
    var missing: [Finding] = []
    var held: Set<String> = []
    root.forEachDescendant { if $0.name == "outlet", let id = $0["destination"] { held.insert(id) } }
    root.forEachDescendant { element in
      guard element["catalog"] != "system", element.name != "accessibilityTraits" else { return }
      for attribute in attributes {
        guard let name = element[attribute], !name.isEmpty, seen.insert(name).inserted,
          !ProjectAssets.shared.hasImage(named: name)
        else { continue }
        missing.append(finding(name, at: element, held))
      }
    }
    return (missing, seen.count - known.count - missing.count)
  }

  /// Symbols of the system, and pictures that the document itself holds.
  private static func namesInside(_ document: Document, _ root: Element) -> Set<String> {
    var names = Set(document.imageResources.filter(\.isSystem).map(\.name))
    root.child("resources")?.forEachChild { image in
      if image.name == "image", !image.contentRange.isEmpty, let name = image["name"] { names.insert(name) }
    }
    return names
  }

  private static func finding(_ name: String, at element: Element, _ held: Set<String>) -> Finding {
    var place = element.place
    // A button's image stands in the element of a state, which has no id.
    place.object = place.object ?? element.parent?.id
    // Code that holds the view may give it another image.
    let isHeld = place.object.map(held.contains) ?? false
    return Finding(
      rule: ProjectRules.missingImage.id, severity: isHeld ? .info : ProjectRules.missingImage.severity,
      place: place,
      message: "no asset catalog and no file of the project has the image “\(name)”",
      remedy: Remedy(text: "add the image, mend its name, or take it out of the document"))
  }
}
