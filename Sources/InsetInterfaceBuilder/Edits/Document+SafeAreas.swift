import InsetDiagnostics

// The lines by which a document says that it uses safe area layout guides, where and as Interface Builder writes them.
// Places and order were counted in 1,049 public documents that use them.

extension Document {
  /// The edits that turn safe area layout guides on for the document: the attribute and the capability. Nil where the
  /// document has no list of what it depends on: such a one was never saved by an Xcode that knows safe areas.
  public var turningOnSafeAreas: [Edit]? {
    guard let root, let dependencies = root.child("dependencies") else { return nil }
    var edits: [Edit] = []
    if !usesSafeAreas { edits.append(root.addingSafeAreaAttribute) }
    let capabilities = dependencies.children("capability")
    if !capabilities.contains(where: { $0["name"] == Self.capability }) {
      let line = "<capability name=\"\(Self.capability)\" minToolsVersion=\"9.0\"/>"
      // By name, capital letters first.
      if let next = capabilities.first(where: { Self.capability < ($0["name"] ?? "") }) {
        edits.append(next.insertingBefore(line))
      } else if let last = dependencies.children.last {
        edits.append(last.insertingAfter(line))
      } else {
        return nil
      }
    }
    return edits
  }

  private static let capability = "Safe area layout guides"

  /// The oldest system that the document itself says it is built for, as in 8.0; nil where it leaves that to the
  /// project.
  public var builtForSystem: Double? {
    // The digits of the version in hexadecimal: 2304 is 0x0900, 5120 is 0x1400.
    guard let version = root?.child("dependencies")?.child("deployment")?.int("version"), version > 0,
      version < 0x10000
    else { return nil }
    let major = (version >> 12) * 10 + (version >> 8) & 15
    return Double(major) + Double(version >> 4 & 15) / 10
  }
}

extension Element {
  fileprivate var addingSafeAreaAttribute: Edit {
    if self["useSafeAreas"] != nil { return settingAttribute("useSafeAreas", to: "YES") }
    let before = ["useTraitCollections", "launchScreen", "useAutolayout"].lazy.compactMap { name in
      self.attributeRange(name).map { $0.value.upperBound + 1 }
    }.first
    guard let before else { return settingAttribute("useSafeAreas", to: "YES") }
    return edit(before..<before, replacement: " useSafeAreas=\"YES\"")
  }

  /// The edit that gives a view its safe area guide; nil for a view without anything in it.
  public func addingSafeAreaGuide(id: String) -> Edit? {
    let line = "<viewLayoutGuide key=\"safeArea\" id=\"\(id)\"/>"
    let first =
      document.toolsVersion >= Self.toolsWithGuideAfterSubviews ? Self.beforeGuide : Self.beforeLateGuide
    if let neighbour = children.last(where: { first.contains($0.name) }) {
      return neighbour.insertingAfter(line)
    }
    return firstChild?.insertingBefore(line)
  }

  /// From Xcode 12 the guide stands behind the subviews, before that behind the constraints.
  private static let toolsWithGuideAfterSubviews = 17000

  private static let beforeGuide: Set<String> = [
    "rect", "frame", "autoresizingMask", "subviews", "view", "tableViewCellContentView",
    "collectionViewCellContentView",
  ]

  private static let beforeLateGuide: Set<String> = beforeGuide.union([
    "color", "nil", "accessibility", "gestureRecognizers", "constraints", "edgeInsets",
    "directionalEdgeInsets",
    "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedToolbarMetrics", "simulatedTabBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "keyCommands",
  ])
}
