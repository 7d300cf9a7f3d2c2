/// A property of one object that holds another.
public struct Outlet: Hashable, Sendable {
  public var element: Element
  public var property: String
  /// The id of the object that is held.
  public var destination: String
  /// Whether the property is an array that this outlet adds to.
  public var isCollection: Bool
}

/// A message that an object sends on an event.
public struct Action: Hashable, Sendable {
  public var element: Element
  public var selector: String
  public var destination: String
  /// As in `touchUpInside`; nil for objects that have one event only.
  public var eventType: String?
}

/// A way from one controller to another.
public struct Segue: Hashable, Sendable {
  public var element: Element
  /// `show`, `showDetail`, `presentation`, `popoverPresentation`, `embed`, `relationship`, `unwind`, `custom`, and
  /// in older documents `push` and `modal`.
  public var kind: String
  /// `rootViewController`, `viewControllers`, `masterViewController`, `detailViewController` for containment.
  public var relationship: String?
  /// The id of the controller it leads to; empty where the document gives none.
  public var destination: String
  public var identifier: String?
  public var customClass: String?
  public var modalPresentationStyle: String?
  public var modalTransitionStyle: String?

  /// Reads a `segue` element.
  public init(_ element: Element) {
    self.element = element
    kind = element["kind"] ?? ""
    relationship = element["relationship"]
    destination = element["destination"] ?? ""
    identifier = element["identifier"]
    customClass = element["customClass"]
    modalPresentationStyle = element["modalPresentationStyle"]
    modalTransitionStyle = element["modalTransitionStyle"]
  }
}

/// The connections of one object.
public struct Connections: Hashable, Sendable {
  public var outlets: [Outlet] = []
  public var actions: [Action] = []
  public var segues: [Segue] = []

  /// The id that an outlet leads to.
  public func destination(ofOutlet property: String) -> String? {
    outlets.first { $0.property == property }?.destination
  }
}

extension Element {
  /// What the object itself is connected to, in the order of the file.
  public var connections: Connections {
    var connections = Connections()
    child("connections")?.forEachChild { child in
      switch child.name {
      case "outlet", "outletCollection":
        connections.outlets.append(
          Outlet(
            element: child, property: child["property"] ?? "", destination: child["destination"] ?? "",
            isCollection: child.name == "outletCollection"))
      case "action":
        connections.actions.append(
          Action(
            element: child, selector: child["selector"] ?? "", destination: child["destination"] ?? "",
            eventType: child["eventType"]))
      case "segue": connections.segues.append(Segue(child))
      default: break
      }
    }
    return connections
  }

  /// The segues of the object and of everything inside it: all that leave a controller's scene.
  public var seguesInside: [Segue] {
    guard let segueName = document.tree.names.find("segue") else { return [] }
    var segues: [Segue] = []
    forEachDescendant { if $0.record.nameID == segueName { segues.append(Segue($0)) } }
    return segues
  }
}
