import InsetDiagnostics
import InsetInterfaceBuilder

extension NibLoader {
  /// Controllers embed each other at most so deep, and at most so many in one screen: in a document in which each
  /// embeds two more, their number would double with each.
  private static let deepestEmbedding = 8
  private static let mostEmbedded = 64

  /// Puts the controller that a container view's segue names into it. Interface Builder's canvas does not.
  func embed(in container: UIView, _ element: Element, depth: Int) {
    guard !context.canvas.metrics.isInterfaceBuilderCanvas,
      let segue = element.connections.segues.first(where: { $0.kind == "embed" }),
      let controller = context.document.element(id: segue.destination),
      let child = embeddedController(controller, depth: depth)
    else { return }
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(child.view)
  }

  /// Nil for a controller of another storyboard, or one that would embed itself.
  private func embeddedController(_ element: Element, depth: Int) -> UIViewController? {
    guard let id = element.id, !context.embeddingPath.contains(id), depth < NibLoader.deepest else {
      return nil
    }
    guard context.embeddingPath.count < NibLoader.deepestEmbedding,
      context.embedded.count < NibLoader.mostEmbedded
    else {
      noteTooManyEmbedded(element)
      return nil
    }
    context.embeddingPath.append(id)
    defer { context.embeddingPath.removeLast() }
    if element.name == "navigationController" { return embeddedNavigation(element, depth: depth) }
    guard let viewElement = element.controllerView else { return nil }
    let controller = UIViewController()
    let view = self.view(for: viewElement, depth: depth)
    registerLegacyGuides(of: element, view: view)
    controller.view = view
    controller.origin = NibOrigin(element)
    if let item = element.child("navigationItem", key: "navigationItem") {
      controller.navigationItem = context.navigationItem(item)
    }
    context.embedded.append(controller)
    return controller
  }

  private func embeddedNavigation(_ element: Element, depth: Int) -> UIViewController? {
    guard
      let segue = element.seguesInside.first(where: { $0.relationship == "rootViewController" }),
      let rootElement = context.document.element(id: segue.destination),
      let root = embeddedController(rootElement, depth: depth)
    else { return nil }
    let navigation = UINavigationController(rootViewController: root)
    navigation.isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
    if let bar = element.child("navigationBar") { navigation.navigationBar.decode(bar, context) }
    context.embedded.append(navigation)
    return navigation
  }

  /// Once a document: where it happens, it happens in many places.
  private func noteTooManyEmbedded(_ element: Element) {
    let message = "controllers embed each other too often; the innermost are left out"
    guard !context.findings.contains(where: { $0.message == message }) else { return }
    context.findings.append(
      Finding(
        rule: "ib-too-deep", severity: .warning, place: element.place, message: message,
        remedy: Remedy(text: "take needless container views out")))
  }
}
