import InsetDevices

/// An image that a document knows the size of.
public struct ImageResource: Hashable, Sendable {
  public var name: String
  /// Points; zero where the document gives none.
  public var size: Size
  /// Whether it is a symbol of the system.
  public var isSystem: Bool
}

/// What the `resources` element lists. Looked up often, so read once.
struct Resources: Sendable {
  var images: [ImageResource] = []
  var namedColors: [String: ColorValue] = [:]
  var systemColors: [String: ColorValue] = [:]

  func replacingColors(by colors: [String: ColorValue]) -> Resources {
    var changed = self
    changed.namedColors.merge(colors) { $1 }
    return changed
  }
}

extension Document {
  /// The images of `resources` by name, sizes in points. Where a name is listed twice the first one counts.
  public var images: [String: (width: Double, height: Double)] {
    var images: [String: (width: Double, height: Double)] = [:]
    for image in resources.images where images[image.name] == nil {
      images[image.name] = (image.size.width, image.size.height)
    }
    return images
  }

  /// The images of `resources` in the order of the file.
  public var imageResources: [ImageResource] { resources.images }

  /// An image by name. A symbol of the system and an image of the app may share a name.
  public func image(named name: String, isSystem: Bool = false) -> ImageResource? {
    resources.images.first { $0.name == name && $0.isSystem == isSystem }
      ?? resources.images.first { $0.name == name }
  }

  /// The colours of asset catalogs: the project's own, else as the document last saw them.
  public var namedColors: [String: ColorValue] { resources.namedColors }

  /// The system's colours as the document last saw them: of the appearance it was saved in.
  public var systemColors: [String: ColorValue] { resources.systemColors }

  static func resources(tree: Tree, root: Int?, bytes: [UInt8]) -> Resources {
    var resources = Resources()
    guard let root, let list = tree.child("resources", of: root) else { return resources }
    var child = tree.firstChild(of: list)
    while let element = child {
      child = tree.nextSibling(of: element)
      guard let name = tree.value(of: "name", in: element, bytes: bytes) else { continue }
      switch tree.names.strings[Int(tree.elements[element].nameID)] {
      case "image":
        let size = Size(
          width: tree.number("width", in: element, bytes: bytes) ?? 0,
          height: tree.number("height", in: element, bytes: bytes) ?? 0)
        let isSystem = tree.value(of: "catalog", in: element, bytes: bytes) == "system"
        resources.images.append(ImageResource(name: name, size: size, isSystem: isSystem))
      case "namedColor" where resources.namedColors[name] == nil:
        resources.namedColors[name] = tree.colorComponents(inside: element, bytes: bytes)
      case "systemColor" where resources.systemColors[name] == nil:
        resources.systemColors[name] = tree.colorComponents(inside: element, bytes: bytes)
      default: break
      }
    }
    return resources
  }
}

extension Tree {
  func child(_ name: String, of element: Int) -> Int? {
    guard let nameID = names.find(name) else { return nil }
    var child = firstChild(of: element)
    while let next = child, elements[next].nameID != nameID { child = nextSibling(of: next) }
    return child
  }

  func number(_ attribute: String, in element: Int, bytes: [UInt8]) -> Double? {
    guard let text = value(of: attribute, in: element, bytes: bytes), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }

  /// The components of the `color` inside an element.
  func colorComponents(inside element: Int, bytes: [UInt8]) -> ColorValue? {
    guard let color = child("color", of: element) else { return nil }
    let alpha = number("alpha", in: color, bytes: bytes) ?? 1
    if let white = number("white", in: color, bytes: bytes) { return ColorValue(white: white, alpha: alpha) }
    guard let red = number("red", in: color, bytes: bytes),
      let green = number("green", in: color, bytes: bytes),
      let blue = number("blue", in: color, bytes: bytes)
    else { return nil }
    let space = value(of: "customColorSpace", in: color, bytes: bytes)
    return ColorValue(
      red: red, green: green, blue: blue, alpha: alpha, space: ColorValue.Space(document: space))
  }
}
