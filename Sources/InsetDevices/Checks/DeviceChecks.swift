/// Sanity rules over the whole catalogue: what must hold between figures whatever their sources say.
public enum DeviceChecks {
  /// Runs every rule over every device.
  ///
  /// - Returns: how many comparisons were made, and a line for each that failed, in the order of the catalogue.
  public static func run() -> (checks: Int, problems: [String]) {
    run(documents: DeviceCatalogue.all.compactMap { DeviceFigures.documents[$0.name] })
  }

  /// The same over given devices: merged figures, as in `DeviceFigures.documents`.
  static func run(documents: [JSONValue]) -> (checks: Int, problems: [String]) {
    var log = CheckLog()
    log.expect(!documents.isEmpty, "catalogue", "no device can be read")
    let sources = Set(DeviceFigures.sources.map(\.key))
    for document in documents { log.checkProvenance(document, path: document.name, sources: sources) }
    if let rules = DeviceFigures.ruleDocument { log.checkProvenance(rules, path: "rules", sources: sources) }
    log.checkUniqueness(documents)
    for document in documents {
      if let displays = document["displays"]?.members {
        for display in displays { log.checkPanel(display.value, name: "\(document.name)/\(display.key)") }
        log.checkFoldable(document)
      } else {
        log.checkPanel(document, name: document.name)
        log.checkDevice(document)
      }
    }
    return (log.checks, log.problems)
  }
}

/// What was compared and what failed.
struct CheckLog {
  var checks = 0
  var problems: [String] = []

  mutating func expect(_ holds: Bool, _ place: String, _ problem: @autoclosure () -> String) {
    checks += 1
    if !holds { problems.append("\(place): \(problem())") }
  }
}

extension JSONValue {
  var name: String { self["name"]?.string ?? "?" }
  /// The value of a figure; nil where unknown.
  func figure(_ key: String) -> JSONValue? {
    guard let value = self[key]?["value"], !value.isNull else { return nil }
    return value
  }
}

extension CheckLog {
  /// A claim names its sources, sources are known, and only what is unknown is null.
  mutating func checkProvenance(_ value: JSONValue, path: String, sources known: Set<String>) {
    switch value {
    case .object(let members):
      if let sources = value["sources"]?.array, let confidence = value["confidence"]?.string {
        for source in sources {
          expect(known.contains(source.string ?? ""), path, "unknown source \(source.text)")
        }
        if ["measured", "official", "corroborated", "single source"].contains(confidence) {
          expect(!sources.isEmpty, path, "a claim without a source")
        }
        if let value = value["value"] {
          if value.isNull {
            let words = ["unknown", "conflict", "low", "unverified"]
            expect(words.contains(confidence), path, "null with confidence \(confidence)")
          } else {
            expect(confidence != "unknown", path, "a value with confidence unknown")
          }
        }
      }
      for member in members { checkProvenance(member.value, path: path + "/" + member.key, sources: known) }
    case .array(let values):
      for (index, value) in values.enumerated() {
        checkProvenance(value, path: "\(path)[\(index)]", sources: known)
      }
    default: break
    }
  }

  /// No name and no identifier twice, and one size for each Interface Builder id.
  mutating func checkUniqueness(_ documents: [JSONValue]) {
    var names: Set<String> = []
    var identifiers: Set<String> = []
    var screens: [String: JSONValue] = [:]
    for document in documents {
      expect(names.insert(document.name).inserted, document.name, "the name is there twice")
      for identifier in document.figure("identifiers")?.array ?? [] {
        let text = identifier.string ?? ""
        expect(identifiers.insert(text).inserted, document.name, "\(text) is there twice")
      }
      guard let id = document.figure("ib_device_id")?.string, let points = document.figure("points") else {
        continue
      }
      expect(screens[id] ?? points == points, document.name, "\(id) stands for several sizes")
      screens[id] = points
    }
  }

  /// Points, scale and pixels agree.
  mutating func checkPanel(_ figures: JSONValue, name: String) {
    guard let points = figures.figure("points"), let width = points["w"]?.double,
      let height = points["h"]?.double
    else { return }
    expect(width < height, name, "points are not those of portrait")
    let rendered = figures.figure("pixels_rendered")
    let scale = figures.figure("scale")?.double
    if let scale, let rendered {
      let fits = rendered["w"]?.double == width * scale && rendered["h"]?.double == height * scale
      expect(fits, name, "rendered pixels are not points × scale")
    }
    guard let native = figures.figure("pixels_native"), let nativeWidth = native["w"]?.double,
      let nativeHeight = native["h"]?.double, let nativeScale = figures.figure("native_scale")?.double,
      let scale
    else { return }
    expect(abs(nativeWidth / width - nativeScale) < 1e-4, name, "nativeScale is not panel pixels a point")
    expect(abs(nativeHeight / nativeWidth - height / width) < 0.02, name, "the panel has another shape")
    let isUnscaled = abs(nativeScale - scale) < 1e-6
    expect((native == rendered) == isUnscaled, name, "panel and rendered pixels, against the scales")
  }
}
