extension Device {
  /// The devices of one screen class, from its file without the provenance (`JSONValue.withoutProvenance`).
  static func reading(screenClass file: JSONValue) -> [Device] {
    let representative = file["representative"]?["name"]?.string
    let system = file["representative"]?["system"]?.systemVersion
    return (file["models"]?.array ?? []).compactMap { model in
      Device(
        figures: Figures(model: model, shared: file["shared"]),
        screenClass: file["screen_class"]?.string ?? "",
        family: model["family"]?.string ?? file["family"]?.string ?? "",
        representative: representative, classSystem: system)
    }
  }

  private init?(
    figures: Figures, screenClass: String, family: String, representative: String?, classSystem: Double?
  ) {
    guard let name = figures["name"]?.string, let family = Family(rawValue: family) else { return nil }
    self.name = name
    self.family = family
    self.screenClass = screenClass
    identifiers = (figures["identifiers"]?.array ?? []).compactMap(\.string)
    year = figures["year"]?.double.map { Int($0) }
    ibDeviceID = figures["ib_device_id"]?.string
    biometry = figures["biometry"]?.string.flatMap(Biometry.init)
    firstSystem = figures["ios_min"]?.systemVersion
    lastSystem = figures["ios_max"]?.systemVersion
    standIn = figures["stand_in"]?.string
    isRepresentative = name == representative
    let latest = min(classSystem ?? 18, lastSystem ?? .infinity)
    defaultSystem = max(latest, firstSystem ?? 0)
    if case .object(let members)? = figures["displays"] {
      displays = members.compactMap { member in
        Display.Kind(rawValue: member.key).flatMap { kind in
          // A display of a foldable device has a home indicator, though nobody has measured it.
          Display(
            figures: Figures(model: member.value, shared: nil), kind: kind, isPad: false,
            homeIndicator: .unmeasured)
        }
      }
    } else {
      let display = Display(
        figures: figures, kind: .main, isPad: family == .iPad,
        homeIndicator: figures["home_indicator"].map { HomeIndicator(figure: $0) })
      displays = display.map { [$0] } ?? []
    }
    guard !displays.isEmpty else { return nil }
  }
}

/// A model's own figures before those of its class.
private struct Figures {
  var model: JSONValue
  var shared: JSONValue?
  subscript(key: String) -> JSONValue? {
    guard let value = model[key] ?? shared?[key], !value.isNull else { return nil }
    return value
  }
}

extension Device.Display {
  fileprivate init?(figures: Figures, kind: Kind, isPad: Bool, homeIndicator: Device.HomeIndicator?) {
    guard let points = figures["points"]?.size, let scale = figures["scale"]?.double else { return nil }
    self.kind = kind
    self.points = points
    self.scale = scale
    nativeScale = figures["native_scale"]?.double
    nativePixels = figures["pixels_native"]?.size
    renderedPixels = figures["pixels_rendered"]?.size
    pixelsPerInch = figures["ppi"]?.double
    cornerRadius = figures["corner_radius"]?.double
    sensorHousing = Device.SensorHousing(
      kind: figures["sensor_housing"]?["kind"]?.string.flatMap(Device.SensorHousing.Kind.init) ?? .none,
      portraitRect: figures["sensor_housing"]?["portrait_rect"]?.rect)
    self.homeIndicator = homeIndicator
    safeAreas = Device.SafeArea.rows(figures["safe_area"]?.array ?? [])
    statusBars = (figures["status_bar"]?.array ?? []).map { row in
      Device.StatusBar(
        from: row["ios_from"]?.systemVersion ?? 0, portrait: row["portrait"]?.double,
        landscape: row["landscape"]?.double)
    }
    navigationBarTop = figures["navigation_bar_y"]?.double
    landscapeMargin = figures["layout_margin"]?["landscape_beyond_safe_area"]?.double
    // Regular width in landscape from 414 on: the rule that holds for every measured phone.
    let wide: SizeClass = points.width >= 414 ? .regular : .compact
    let classes = figures["size_class"]
    portraitSizeClasses =
      classes?["portrait"]?.sizeClasses
      ?? Device.SizeClasses(horizontal: isPad ? .regular : .compact, vertical: .regular)
    landscapeSizeClasses =
      classes?["landscape"]?.sizeClasses
      ?? Device.SizeClasses(horizontal: isPad ? .regular : wide, vertical: isPad ? .regular : .compact)
    statusClusters = (figures["status_cluster"]?.array ?? []).compactMap { row in
      guard let pose = row["pose"]?.pose, let rect = row["rect"]?.rect else { return nil }
      return Device.PosedRect(pose: pose, rect: rect)
    }
    fold = figures["fold"].flatMap { fold in
      guard let position = fold["position"]?.double, let width = fold["width"]?.double else { return nil }
      return Device.Fold(position: position, width: width)
    }
    keyboards = (figures["keyboard"]?.array ?? []).map { row in
      Device.Keyboard(
        systems: row["ios"]?.string ?? "", portrait: row["portrait"]?.double,
        landscape: row["landscape"]?.double)
    }
  }
}

extension Device.HomeIndicator {
  fileprivate static let unmeasured = Device.HomeIndicator(
    portraitWidth: nil, landscapeWidth: nil, height: nil, distanceFromBottom: nil)

  fileprivate init(figure: JSONValue) {
    portraitWidth = figure["portrait"]?["w"]?.double
    landscapeWidth = figure["landscape"]?["w"]?.double
    height = figure["portrait"]?["h"]?.double
    distanceFromBottom = figure["portrait"]?["from_bottom"]?.double
  }
}

extension Device.SafeArea {
  /// One row a system: either all poses in one entry, or one entry a pose.
  fileprivate static func rows(_ entries: [JSONValue]) -> [Device.SafeArea] {
    var rows: [Device.SafeArea] = []
    for entry in entries {
      let from = entry["ios_from"]?.systemVersion ?? 0
      var insets: [Pose: Insets] = [:]
      if let pose = entry["pose"]?.pose {
        insets[pose] = entry["insets"]?.insets
      } else {
        insets[.portrait] = entry["portrait"]?.insets
        insets[.landscapeLeft] = entry["landscape_left"]?.insets
        insets[.landscapeRight] = entry["landscape_right"]?.insets
      }
      if let index = rows.firstIndex(where: { $0.from == from }) {
        rows[index].insets.merge(insets) { first, _ in first }
      } else {
        rows.append(Device.SafeArea(from: from, insets: insets))
      }
    }
    return rows.sorted { $0.from < $1.from }
  }
}

extension JSONValue {
  /// `12.5.7` as 12.5: a major and a minor number are all that the catalogue tells apart.
  var systemVersion: Double? {
    if let double { return double }
    guard let parts = string?.split(separator: "."), let major = parts.first else { return nil }
    return Double(parts.count > 1 ? "\(major).\(parts[1])" : String(major))
  }

  fileprivate var size: Size? {
    guard let width = self["w"]?.double, let height = self["h"]?.double else { return nil }
    return Size(width: width, height: height)
  }

  fileprivate var rect: Rect? {
    guard let size, let x = self["x"]?.double, let y = self["y"]?.double else { return nil }
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  var insets: Insets? {
    guard let top = self["top"]?.double, let left = self["left"]?.double, let bottom = self["bottom"]?.double,
      let right = self["right"]?.double
    else { return nil }
    return Insets(top: top, left: left, bottom: bottom, right: right)
  }

  fileprivate var sizeClasses: Device.SizeClasses? {
    guard let both = array, both.count == 2, let horizontal = both[0].string.flatMap(SizeClass.init),
      let vertical = both[1].string.flatMap(SizeClass.init)
    else { return nil }
    return Device.SizeClasses(horizontal: horizontal, vertical: vertical)
  }

  fileprivate var pose: Pose? {
    switch string {
    case "portrait": .portrait
    case "portrait_upside_down": .portraitUpsideDown
    case "landscape_left": .landscapeLeft
    case "landscape_right": .landscapeRight
    default: nil
    }
  }
}
