import InsetInterfaceBuilder

extension NibLoader {
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
}
