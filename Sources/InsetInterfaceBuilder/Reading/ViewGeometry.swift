import InsetDevices

/// Which of a view's edges and sizes follow its superview, as `UIView.AutoresizingMask`.
public struct Autoresizing: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let flexibleMinX = Autoresizing(rawValue: 1 << 0)
  public static let widthSizable = Autoresizing(rawValue: 1 << 1)
  public static let flexibleMaxX = Autoresizing(rawValue: 1 << 2)
  public static let flexibleMinY = Autoresizing(rawValue: 1 << 3)
  public static let heightSizable = Autoresizing(rawValue: 1 << 4)
  public static let flexibleMaxY = Autoresizing(rawValue: 1 << 5)
}

/// Insets that follow the reading direction, in points.
public struct DirectionalInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension Element {
  /// The recorded frame in the superview's coordinates, points; nil where Interface Builder left it out.
  public var frame: Rect? { rect(key: "frame") ?? frameInset }

  /// `<frame key="frameInset" minX=… minY=… maxX=… maxY=… width=… height=…/>`, which Interface Builder wrote for a
  /// while: distances from the superview's edges, and a length where one distance is missing. Nil where it says no
  /// size at all.
  public var frameInset: Rect? {
    guard let inset = child("frame", key: "frameInset") else { return nil }
    let outer = { [self] in superviewElement?.frame }
    func span(_ near: String, _ far: String, _ length: String, _ whole: (Rect) -> Double) -> (Double, Double)?
    {
      let start = inset.double(near)
      let end = inset.double(far)
      if let size = inset.double(length) {
        if start == nil, let end, let outer = outer() { return (whole(outer) - end - size, size) }
        return (start ?? 0, size)
      }
      guard start != nil || end != nil, let outer = outer() else { return nil }
      return (start ?? 0, max(0, whole(outer) - (start ?? 0) - (end ?? 0)))
    }
    guard let x = span("minX", "maxX", "width", { $0.width }),
      let y = span("minY", "maxY", "height", { $0.height })
    else { return nil }
    return Rect(x: x.0, y: y.0, width: x.1, height: y.1)
  }

  /// The autoresizing mask; none where the element is absent.
  public var autoresizing: Autoresizing {
    guard let element = child("autoresizingMask", key: "autoresizingMask") else { return [] }
    var mask: Autoresizing = []
    if element.bool("flexibleMinX") == true { mask.insert(.flexibleMinX) }
    if element.bool("widthSizable") == true { mask.insert(.widthSizable) }
    if element.bool("flexibleMaxX") == true { mask.insert(.flexibleMaxX) }
    if element.bool("flexibleMinY") == true { mask.insert(.flexibleMinY) }
    if element.bool("heightSizable") == true { mask.insert(.heightSizable) }
    if element.bool("flexibleMaxY") == true { mask.insert(.flexibleMaxY) }
    return mask
  }

  /// Whether the autoresizing mask lays the view out: true unless the document says `NO`.
  public var translatesAutoresizingMask: Bool {
    bool("translatesAutoresizingMaskIntoConstraints") != false
  }

  /// Whether the frame was authored and constraints are made from it when the app is built.
  public var isFixedFrame: Bool { bool("fixedFrame") == true }

  public var customClass: String? { self["customClass"] }

  /// The label that Interface Builder shows for the object.
  public var userLabel: String? { self["userLabel"] }

  /// `layoutMargins`, where the document sets them.
  public var explicitLayoutMargins: Insets? { edgeInsets(key: "layoutMargins") }

  /// `directionalLayoutMargins`, where the document sets them.
  public var explicitDirectionalMargins: DirectionalInsets? {
    directionalInsets(key: "directionalLayoutMargins")
  }

  // MARK: Values of properties

  /// `<rect key=… x=… y=… width=… height=…/>`
  public func rect(key: String) -> Rect? { child("rect", key: key).map(\.rectValue) }

  /// `<size key=… width=… height=…/>`
  public func size(key: String) -> Size? {
    child("size", key: key).map {
      Size(width: $0.double("width") ?? 0, height: $0.double("height") ?? 0)
    }
  }

  /// `<point key=… x=… y=…/>`
  public func point(key: String) -> (x: Double, y: Double)? {
    child("point", key: key).map { ($0.double("x") ?? 0, $0.double("y") ?? 0) }
  }

  /// `<inset key=… minX=… minY=… maxX=… maxY=…/>`
  public func insets(key: String) -> Insets? {
    child("inset", key: key).map { inset in
      Insets(
        top: inset.double("minY") ?? 0, left: inset.double("minX") ?? 0,
        bottom: inset.double("maxY") ?? 0, right: inset.double("maxX") ?? 0)
    }
  }

  /// `<edgeInsets key=… top=… left=… bottom=… right=…/>`
  public func edgeInsets(key: String) -> Insets? {
    child("edgeInsets", key: key).map { insets in
      Insets(
        top: insets.double("top") ?? 0, left: insets.double("left") ?? 0,
        bottom: insets.double("bottom") ?? 0, right: insets.double("right") ?? 0)
    }
  }

  /// `<directionalEdgeInsets key=… top=… leading=… bottom=… trailing=…/>`
  public func directionalInsets(key: String) -> DirectionalInsets? {
    child("directionalEdgeInsets", key: key).map { insets in
      DirectionalInsets(
        top: insets.double("top") ?? 0, leading: insets.double("leading") ?? 0,
        bottom: insets.double("bottom") ?? 0, trailing: insets.double("trailing") ?? 0)
    }
  }

  var rectValue: Rect {
    Rect(
      x: double("x") ?? 0, y: double("y") ?? 0, width: double("width") ?? 0, height: double("height") ?? 0)
  }
}
