import InsetDiagnostics
import InsetInterfaceBuilder

/// Where an object stands in a document.
package struct NibOrigin {
  package let element: Element
  /// The Interface Builder id.
  package let id: String
  package let place: Place
  package let customClass: String?
  package let userLabel: String?

  init(_ element: Element) {
    self.element = element
    id = element.id ?? ""
    place = element.place
    customClass = element.customClass
    userLabel = element.userLabel
  }
}
