extension CheckLog {
  /// A device with one display.
  mutating func checkDevice(_ document: JSONValue) {
    guard let points = document.figure("points"), let width = points["w"]?.double,
      let height = points["h"]?.double
    else { return }
    let device = CheckedDevice(document: document, width: width, height: height)
    checkSizeClasses(device)
    checkSafeAreas(device)
    checkHousing(device)
    checkBars(device)
    checkReadableWidth(device)
    checkZoom(device)
    checkSystems(device)
  }

  private mutating func checkSizeClasses(_ device: CheckedDevice) {
    guard let portrait = device.sizeClass("portrait"), let landscape = device.sizeClass("landscape") else {
      return
    }
    if device.isPad {
      expect(
        portrait == ["regular", "regular"] && landscape == portrait, device.name, "size classes of an iPad")
    } else {
      let isPhone = portrait == ["compact", "regular"] && landscape.last == "compact"
      expect(isPhone, device.name, "size classes of a phone")
      let isWide = landscape.first == "regular"
      expect(isWide == (device.width >= 414), device.name, "regular width in landscape, against 414 points")
    }
  }

  private mutating func checkSafeAreas(_ device: CheckedDevice) {
    var last: Double?
    for row in device.safeAreas {
      guard let portrait = row["portrait"], let left = row["landscape_left"],
        let right = row["landscape_right"]
      else {
        expect(false, device.name, "a pose is missing in the safe area")
        continue
      }
      let isMirrored =
        left["left"] == right["right"] && left["right"] == right["left"] && left["top"] == right["top"]
        && left["bottom"] == right["bottom"]
      expect(isMirrored, device.name, "the landscapes do not mirror each other")
      expect(
        portrait["left"]?.double == 0 && portrait["right"]?.double == 0, device.name,
        "side insets in portrait")
      let values = (portrait.members ?? []) + (left.members ?? [])
      expect(values.allSatisfy { ($0.value.double ?? 0) >= 0 }, device.name, "a negative inset")
      if device.isPad {
        expect(portrait == left, device.name, "an iPad's insets change with its orientation")
      } else {
        checkPhoneSafeArea(device, portrait: portrait, landscape: left)
      }
      let from = row["ios_from"]?.systemVersion ?? 0
      if let last { expect(from > last, device.name, "systems of the safe area overlap") }
      last = row["ios_to"]?.systemVersion
    }
    if !device.isPad, !device.hasStandIn {
      expect(!device.safeAreas.isEmpty, device.name, "no safe area")
      expect(device.document["status_bar"]?.array?.isEmpty == false, device.name, "no status bar")
    }
  }

  private mutating func checkPhoneSafeArea(_ device: CheckedDevice, portrait: JSONValue, landscape: JSONValue)
  {
    let top = portrait["top"]?.double
    let sides = landscape["left"]?.double
    expect(landscape["top"]?.double == 0, device.name, "a top inset in landscape")
    expect(sides == landscape["right"]?.double, device.name, "the sides differ in landscape")
    if let bottom = portrait["bottom"]?.double, bottom > 0 {
      expect(sides == top, device.name, "landscape sides are not portrait's top")
      expect([20, 21].contains(landscape["bottom"]?.double), device.name, "landscape bottom is not 20 or 21")
      expect(bottom == 34, device.name, "portrait bottom is not 34")
    } else {
      let isPlain = sides == 0 && landscape["bottom"]?.double == 0 && top == 20
      expect(isPlain, device.name, "insets of a home-button phone")
    }
  }

  private mutating func checkHousing(_ device: CheckedDevice) {
    let kind = device.document["sensor_housing"]?["kind"]?.string ?? "none"
    let rect = device.document["sensor_housing"]?["portrait_rect"]
    let x = rect?["x"]?.double
    let y = rect?["y"]?.double
    let width = rect?["w"]?.double
    let height = rect?["h"]?.double
    if kind == "none" { expect(width == nil, device.name, "a rectangle without a housing") }
    if let x, let y, let width, let height {
      expect(abs(x + width / 2 - device.width / 2) < 0.6, device.name, "the housing is not centred")
      let top = device.tops.max() ?? 0
      let lower = y + height
      expect(lower < top, device.name, "the housing is lower than the inset")
      if kind == "notch" {
        expect(y == 0, device.name, "a notch starts at the top")
      } else {
        expect(y > 5, device.name, "an island floats")
        expect(
          (10...13).contains(top - lower), device.name, "the inset is not 10.67 to 11.33 under the island")
        if let bar = device.document.figure("navigation_bar_y")?.double {
          expect((5...6).contains(bar - lower), device.name, "the bar is not 5.33 to 5.67 under the island")
        }
      }
    }
    if kind != "none" {
      expect(device.hasHomeIndicator, device.name, "a housing without a home indicator")
      expect(device.document.figure("biometry")?.string == "faceID", device.name, "a housing without Face ID")
    }
    if let radius = device.document.figure("corner_radius")?.double {
      expect((radius > 0) == device.hasHomeIndicator, device.name, "corners against the home indicator")
    }
    for row in device.document["status_bar"]?.array ?? [] {
      guard let height = row["portrait"]?.double, let top = device.tops.max() else { continue }
      expect(height <= top, device.name, "the status bar is taller than the inset")
    }
  }

  private mutating func checkBars(_ device: CheckedDevice) {
    guard !device.isPad, let first = device.safeAreas.first else { return }
    let portraitBottom = first["portrait"]?["bottom"]?.double ?? 0
    let landscapeBottom = portraitBottom > 0 ? 21.0 : 0
    let isWide = device.sizeClass("landscape")?.first == "regular"
    for row in device.document["bars"]?.array ?? [] {
      guard (row["ios_from"]?.systemVersion ?? 0) < 26, let tab = row["tab_bar"],
        let bar = row["navigation_bar"]
      else { continue }
      let tabPortrait = tab["portrait"]?.double ?? 0
      let tabLandscape = tab["landscape"]?.double ?? 0
      let whole = tab["portrait_with_home_indicator"]?.double
      let turned = tab["landscape_with_home_indicator"]?.double
      expect(whole == tabPortrait + portraitBottom, device.name, "tab bar and home indicator")
      expect(turned == tabLandscape + landscapeBottom, device.name, "tab bar and home indicator in landscape")
      expect(
        (bar["landscape"]?.double == 44) == isWide, device.name, "navigation bar against the width class")
      expect((tabLandscape == 49) == isWide, device.name, "tab bar against the width class")
      let sum = (bar["portrait"]?.double ?? 0) + (bar["large_title_added"]?.double ?? 0)
      expect(bar["large_title_portrait"]?.double == sum, device.name, "bar and large title")
    }
  }

  private mutating func checkReadableWidth(_ device: CheckedDevice) {
    guard let width = device.document.figure("readable_width"), let portrait = width["portrait"]?.double,
      let landscape = width["landscape"]?.double, let margins = device.document["layout_margin"],
      let margin = margins.figure("portrait")?.double,
      let turnedMargin = margins.figure("landscape_beyond_safe_area")?.double,
      let side = device.safeAreas.last?["landscape_left"]?["left"]?.double
    else { return }
    let upright = device.width - 2 * margin
    let turned = device.height - 2 * (side + turnedMargin)
    expect(portrait <= upright, device.name, "readable width wider than the margins")
    expect(landscape <= turned, device.name, "readable width wider than the margins in landscape")
    if !device.isPad {
      expect(portrait == upright, device.name, "a phone's readable width is not its margins")
    }
    if device.sizeClass("landscape")?.first == "compact" {
      expect(landscape == turned, device.name, "a compact readable width is not its margins")
    } else {
      expect([664, 696].contains(landscape), device.name, "a wide readable width is not 664 or 696")
    }
  }

  private mutating func checkZoom(_ device: CheckedDevice) {
    guard let zoom = device.document["display_zoom"], let points = zoom["pt"]?.array?.compactMap(\.double),
      points.count == 2, let scale = zoom["scale"]?.double
    else { return }
    let rendered = zoom["rendered_px"]?.array?.compactMap(\.double)
    expect(rendered == points.map { $0 * scale }, device.name, "zoomed pixels are not points × scale")
    guard let native = device.document.figure("pixels_native")?["w"]?.double,
      let nativeScale = zoom["nativeScale"]?.double
    else { return }
    expect(abs(native / points[0] - nativeScale) < 1e-3, device.name, "nativeScale under Display Zoom")
  }

  private mutating func checkSystems(_ device: CheckedDevice) {
    guard let first = device.document.figure("ios_min")?.systemVersion,
      let last = device.document.figure("ios_max")?.systemVersion
    else { return }
    expect(first <= last, device.name, "the last system is before the first")
  }

  /// A device with an outer and an inner display. // N-040, N-041
  mutating func checkFoldable(_ document: JSONValue) {
    let name = document.name
    let fold = document["displays"]?["inner"]?["fold"]?["position"]?.double
    let inner = document["displays"]?["inner"]?.figure("points")?["h"]?.double
    expect(fold.map { $0 * 2 } == inner, name, "the fold is not in the middle")
    for display in document["displays"]?.members ?? [] {
      guard let points = display.value.figure("points"), let width = points["w"]?.double,
        let height = points["h"]?.double
      else { continue }
      let place = "\(name)/\(display.key)"
      for row in display.value["safe_area"]?.array ?? [] {
        let sides = (row["insets"]?.members ?? []).compactMap(\.value.double)
        expect(
          sides.count == 4 && sides.allSatisfy { $0 >= 0 }, place, "insets of \(row["pose"]?.string ?? "?")")
      }
      for row in display.value["status_cluster"]?.array ?? [] {
        let isTurned = row["pose"]?.string?.hasPrefix("landscape") ?? false
        let right = (row["rect"]?["x"]?.double ?? 0) + (row["rect"]?["w"]?.double ?? 0)
        let bottom = (row["rect"]?["y"]?.double ?? 0) + (row["rect"]?["h"]?.double ?? 0)
        let fits = right <= (isTurned ? height : width) && bottom <= (isTurned ? width : height)
        expect(fits, place, "the status lies outside the display")
      }
    }
  }
}

/// The figures that several rules need.
private struct CheckedDevice {
  var document: JSONValue
  var width: Double
  var height: Double
  var name: String { document.name }
  var isPad: Bool { document["family"]?.string == "iPad" }
  var hasStandIn: Bool { document["stand_in"] != nil }
  var hasHomeIndicator: Bool { document["home_indicator"].map { !$0.isNull } ?? false }
  var safeAreas: [JSONValue] { document["safe_area"]?.array ?? [] }
  var tops: [Double] { safeAreas.compactMap { $0["portrait"]?["top"]?.double } }
  func sizeClass(_ key: String) -> [String]? {
    document.figure("size_class")?[key]?.array?.compactMap(\.string)
  }
}
