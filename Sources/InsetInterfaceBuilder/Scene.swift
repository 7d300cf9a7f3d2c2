/// One scene of a storyboard: a controller with its view, and the objects beside it.
public struct Scene: Hashable, Sendable {
  public let element: Element

  /// `sceneID`.
  public var id: String? { element["sceneID"] }

  /// The title that Interface Builder writes in a comment before the scene.
  public var comment: String? { element.precedingComment }

  /// The top-level objects: the controller, the first responder, gesture recognizers, extra views …
  public var objects: [Element] { element.child("objects")?.children ?? [] }

  /// The view controller, or the placeholder that refers to another storyboard.
  public var controller: Element? {
    let objects = self.objects
    return objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first { $0.isController }
  }

  /// Views that stand in the scene beside the controller's own.
  public var extraViews: [Element] { objects.filter { !$0.isController && $0.isView } }
}

extension Document {
  /// The scenes of a storyboard, in the order of the file.
  public var scenes: [Scene] {
    root?.child("scenes")?.children("scene").map { Scene(element: $0) } ?? []
  }

  /// The top-level objects of a xib, placeholders among them; empty for a storyboard.
  public var objects: [Element] { root?.child("objects")?.children ?? [] }

  /// A xib's File's Owner: the object that loads it.
  public var filesOwner: Element? { objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" } }

  /// The top-level view that becomes the `view` of the controller that loads a xib. Only such a view is laid out
  /// as a screen.
  public var ownersView: Element? {
    filesOwner?.connections.destination(ofOutlet: "view").flatMap { element(id: $0) }
  }
}
