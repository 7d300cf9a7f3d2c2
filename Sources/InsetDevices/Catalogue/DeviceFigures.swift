/// One thing the catalogue says of a device, with where it comes from.
public struct DeviceFigure: Hashable, Sendable {
  /// As in `points`, `safe_area[26.0].portrait`, `displays.outer.scale`.
  public var path: String
  /// Nil where unknown.
  public var value: String?
  /// As in `measured`; nil for what names or orders other figures.
  public var confidence: String?
  /// Keys of `DeviceFigures.sources`.
  public var sources: [String]
  public var note: String?
}

/// Where figures come from.
public struct DeviceSource: Hashable, Sendable {
  public var key: String
  public var what: String
  public var place: String
  public var kind: String
}

/// The catalogue with its sources. Read only when asked for: canvases do not need it.
public enum DeviceFigures {
  /// All figures of a device in the order of its file, the model's own ones first.
  public static func figures(of device: Device) -> [DeviceFigure] {
    guard let document = documents[device.name] else { return [] }
    var figures: [DeviceFigure] = []
    collect(document, path: "", into: &figures)
    return figures
  }

  /// All sources by key.
  public static let sources: [DeviceSource] = {
    let members = (try? JSONValue(parsing: FiguresText.sources))?.members ?? []
    return members.map { member in
      DeviceSource(
        key: member.key, what: member.value["what"]?.string ?? "", place: member.value["where"]?.string ?? "",
        kind: member.value["kind"]?.string ?? "")
    }
  }()

  /// Rules that hold over devices, as in `landscape_safe_bottom`.
  public static let rules: [DeviceFigure] = {
    var figures: [DeviceFigure] = []
    if let rules = ruleDocument { collect(rules, path: "", into: &figures) }
    return figures
  }()

  static let ruleDocument = try? JSONValue(parsing: FiguresText.rules)

  /// Each model's figures merged with those of its class, by name.
  static let documents: [String: JSONValue] = {
    var result: [String: JSONValue] = [:]
    for line in FiguresText.classes.split(separator: "\n") {
      guard let file = try? JSONValue(parsing: String(line)) else { continue }
      for model in file["models"]?.array ?? [] {
        guard let name = model["name"]?.string else { continue }
        result[name] = merged(model, file: file)
      }
    }
    return result
  }()

  private static func merged(_ model: JSONValue, file: JSONValue) -> JSONValue {
    var members = model.members ?? []
    for key in ["family", "screen_class"] where !members.contains(where: { $0.key == key }) {
      members.insert(JSONMember(key: key, value: file[key] ?? .null), at: 1)
    }
    let own = Set(members.map(\.key))
    members += (file["shared"]?.members ?? []).filter { !own.contains($0.key) }
    return .object(members)
  }

  /// Walks down to what carries a confidence, or to a bare value.
  private static func collect(_ value: JSONValue, path: String, into figures: inout [DeviceFigure]) {
    switch value {
    case .object(let members):
      let inner = members.filter { $0.value.holdsFigures }
      let isFigure = value["confidence"] != nil
      if isFigure || inner.isEmpty, !path.isEmpty {
        figures.append(figure(value, without: Set(inner.map(\.key)), path: path))
      }
      for member in isFigure || inner.isEmpty ? inner : members where !labels.contains(member.key) {
        collect(member.value, path: path.isEmpty ? member.key : "\(path).\(member.key)", into: &figures)
      }
    case .array(let values) where value.holdsFigures || values.contains { $0["confidence"] != nil }:
      for (index, entry) in values.enumerated() {
        collect(entry, path: "\(path)[\(entry.label ?? String(index + 1))]", into: &figures)
      }
    case .array(let values) where values.isEmpty:
      figures.append(DeviceFigure(path: path, value: nil, confidence: "unknown", sources: []))
    default:
      figures.append(DeviceFigure(path: path, value: value.isNull ? nil : value.words, sources: []))
    }
  }

  /// What an entry of a list is called by, and so is no figure of its own.
  private static let labels: Set = [
    "ios_from", "ios_to", "ios", "pose", "slot", "confidence", "sources", "note",
  ]

  private static func figure(_ value: JSONValue, without inner: Set<String>, path: String) -> DeviceFigure {
    let members = (value.members ?? []).filter { !labels.contains($0.key) && !inner.contains($0.key) }
    let shown = value["value"] ?? .object(members)
    return DeviceFigure(
      path: path, value: shown.isNull || shown.members?.isEmpty == true ? nil : shown.words,
      confidence: value["confidence"]?.string, sources: (value["sources"]?.array ?? []).compactMap(\.string),
      note: value["note"]?.string)
  }
}

extension JSONValue {
  /// Whether a figure with a confidence is somewhere inside.
  fileprivate var holdsFigures: Bool {
    switch self {
    case .object(let members): self["confidence"] != nil || members.contains { $0.value.holdsFigures }
    case .array(let values): values.contains(where: \.holdsFigures)
    default: false
    }
  }

  /// What tells an entry of a list from the others: its systems and its pose.
  fileprivate var label: String? {
    var parts: [String] = []
    if let from = self["ios_from"]?.string {
      parts.append("iOS \(from)\(self["ios_to"]?.string.map { "–\($0)" } ?? " and later")")
    } else if let systems = self["ios"]?.string {
      parts.append("iOS \(systems)")
    }
    if let pose = self["pose"]?.string { parts.append(pose.replacingUnderscores) }
    if let slot = self["slot"]?.string { parts.append(slot) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// For people: `375 × 812`, `{44, 0, 34, 0}`, `portrait 44, landscape 32`; null is `unknown`.
  fileprivate var words: String {
    switch self {
    case .null: return "unknown"
    case .bool(let value): return value ? "yes" : "no"
    case .number(let value): return JSONValue.text(value)
    case .string(let value): return value
    case .array(let values): return values.map(\.words).joined(separator: ", ")
    case .object(let members):
      let keys = members.map(\.key)
      if keys == ["w", "h"] { return members.map(\.value.words).joined(separator: " × ") }
      if keys == ["top", "left", "bottom", "right"] {
        return "{" + members.map(\.value.words).joined(separator: ", ") + "}"
      }
      return members.map { "\($0.key.replacingUnderscores) \($0.value.words)" }.joined(separator: ", ")
    }
  }
}

extension String {
  fileprivate var replacingUnderscores: String { String(map { $0 == "_" ? " " : $0 }) }
}
