import InsetInterfaceBuilder

// Views that an outlet gives another place than the document's tree. Interface Builder's canvas does not move them.

extension NibLoader {
  /// Puts the view that a cell's `accessoryView` outlet names at the cell's end. // TB-13
  func attachAccessory(of element: Element, to cell: UITableViewCell, depth: Int) {
    guard !context.canvas.metrics.isInterfaceBuilderCanvas,
      let id = element.connections.destination(ofOutlet: "accessoryView"),
      let accessoryElement = context.document.element(id: id), accessoryElement.isView,
      !element.isDescendant(of: accessoryElement), depth < NibLoader.deepest
    else { return }
    let accessory = view(for: accessoryElement, depth: depth)
    let natural = accessory.intrinsicContentSize
    var size = accessory.bounds.size
    if size.width <= 0 || accessory is UISwitch { size.width = max(0, natural.width) }
    if size.height <= 0 || accessory is UISwitch { size.height = max(0, natural.height) }
    accessory.translatesAutoresizingMaskIntoConstraints = true
    accessory.frame = CGRect(origin: .zero, size: size)
    cell.accessoryView = accessory
  }
}

extension Document {
  /// The ids of views that cells show as accessories and text inputs above the keyboard.
  fileprivate static let movingOutlets: [String: Set<String>] = [
    "accessoryView": ["tableViewCell"],
    "inputAccessoryView": ["textField", "textView", "viewController", "tableViewController"],
    "inputView": ["textField", "textView"],
    "titleView": ["navigationItem"],
  ]

  var viewsHeldByOutlets: Set<String> {
    var found: Set<String> = []
    root?.forEachDescendant { element in
      guard element.name == "outlet", let property = element["property"],
        let holders = Document.movingOutlets[property], let destination = element["destination"],
        let holder = element.parent?.parent, holders.contains(holder.name)
      else { return }
      found.insert(destination)
    }
    return found
  }
}
