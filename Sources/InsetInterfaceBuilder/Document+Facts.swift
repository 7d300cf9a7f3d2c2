import InsetDevices
import InsetDiagnostics

extension Document {
  /// What the `document` element, its `device` and its `resources` say.
  public struct Facts: Sendable {
    /// The build of Interface Builder that saved the document, as in 21507; 0 where it is not given.
    public var toolsVersion = 0
    public var usesAutoLayout = false
    public var usesSafeAreas = false
    public var usesTraitCollections = false
    public var isLaunchScreen = false
    public var isStoryboard = false
    public var targetRuntime = ""
    public var initialViewController: String?
    public var device: DeviceReference?
  }

  /// The build of Interface Builder that saved the document, as in 21507; 0 where it is not given.
  public var toolsVersion: Int { facts.toolsVersion }
  public var usesAutoLayout: Bool { facts.usesAutoLayout }
  public var usesSafeAreas: Bool { facts.usesSafeAreas }
  public var usesTraitCollections: Bool { facts.usesTraitCollections }
  /// Whether the document is marked as a launch screen.
  public var isLaunchScreen: Bool { facts.isLaunchScreen }
  /// As in `iOS.CocoaTouch`; empty where it is not given.
  public var targetRuntime: String { facts.targetRuntime }
  public var isStoryboard: Bool { facts.isStoryboard }
  /// The id of the controller that the storyboard starts with.
  public var initialViewController: String? { facts.initialViewController }
  /// The device of Interface Builder's canvas; nil in documents from before Xcode 8.
  public var device: DeviceReference? { facts.device }

  /// True for documents of iOS; false for those of macOS, tvOS and watchOS.
  public var isCocoaTouch: Bool {
    facts.targetRuntime.isEmpty ? root != nil : facts.targetRuntime.hasPrefix("iOS.CocoaTouch")
  }

  /// The line and column of the `document` element.
  public var place: Place { root?.place ?? Place(file: path, line: 1) }
}

extension Document.Facts {
  init(tree: Tree, root: Int?, bytes: [UInt8]) {
    guard let root else { return }
    func value(_ name: String, of element: Int) -> String? {
      tree.value(of: name, in: element, bytes: bytes)
    }
    func isYes(_ name: String) -> Bool { value(name, of: root) == "YES" }
    toolsVersion = Self.leadingNumber(value("toolsVersion", of: root) ?? "")
    usesAutoLayout = isYes("useAutolayout")
    usesSafeAreas = isYes("useSafeAreas")
    usesTraitCollections = isYes("useTraitCollections")
    isLaunchScreen = isYes("launchScreen")
    targetRuntime = value("targetRuntime", of: root) ?? ""
    initialViewController = value("initialViewController", of: root)
    isStoryboard = (value("type", of: root) ?? "").contains("Storyboard")
    var child = tree.firstChild(of: root)
    while let element = child {
      switch tree.names.strings[Int(tree.elements[element].nameID)] {
      case "device" where device == nil:
        device = DeviceReference(tree: tree, element: element, bytes: bytes)
      case "scenes": isStoryboard = true
      default: break
      }
      child = tree.nextSibling(of: element)
    }
  }

  /// The digits that a version begins with: 14460 of `14460.31`.
  private static func leadingNumber(_ text: String) -> Int {
    Int(text.prefix { $0.isASCII && $0.isNumber }) ?? 0
  }
}

/// The device that a document was last looked at on.
public struct DeviceReference: Hashable, Sendable {
  public enum Orientation: String, Hashable, Sendable { case portrait, landscape }
  /// As in `retina6_12`.
  public var id: String
  public var orientation: Orientation
  /// `fullscreen`, or a share of an iPad's screen as in `splitview2_3`.
  public var layout: String
  /// `light` or `dark`; nil in documents from before Xcode 11.
  public var appearance: String?

  public init(
    id: String, orientation: Orientation = .portrait, layout: String = "fullscreen", appearance: String? = nil
  ) {
    self.id = id
    self.orientation = orientation
    self.layout = layout
    self.appearance = appearance
  }

  init?(tree: Tree, element: Int, bytes: [UInt8]) {
    guard let id = tree.value(of: "id", in: element, bytes: bytes) else { return nil }
    self.init(id: id)
    if tree.value(of: "orientation", in: element, bytes: bytes) == "landscape" { orientation = .landscape }
    appearance = tree.value(of: "appearance", in: element, bytes: bytes)
    if let layout = tree.value(of: "layout", in: element, bytes: bytes) { self.layout = layout }
    // Documents of Xcode 8 to 10 name the layout in a child, and `fullscreen` there means nothing.
    if let child = tree.firstChild(of: element),
      tree.names.strings[Int(tree.elements[child].nameID)] == "adaptation",
      let adaptation = tree.value(of: "id", in: child, bytes: bytes), adaptation != "fullscreen"
    {
      layout = adaptation
    }
  }
}
