extension JSONValue {
  /// The same figures as bare values: `{"value": 3, "confidence": …}` becomes 3, and what only tells where a
  /// figure comes from is left out. What the catalogue loads first is this.
  package var withoutProvenance: JSONValue {
    switch self {
    case .array(let values): return .array(values.map(\.withoutProvenance))
    case .object(let members):
      if let value = self["value"], self["confidence"] != nil { return value.withoutProvenance }
      let kept = members.filter { !Self.provenance.contains($0.key) }
      return .object(kept.map { JSONMember(key: $0.key, value: $0.value.withoutProvenance) })
    default: return self
    }
  }

  private static let provenance: Set = ["confidence", "sources", "note", "notes", "guess"]

  /// A screen class with the figures that `Device` does not hold left out too.
  package var withoutUnreadFigures: JSONValue {
    switch self {
    case .array(let values): return .array(values.map(\.withoutUnreadFigures))
    case .object(let members):
      let kept = members.filter { !Self.unread.contains($0.key) }
      return .object(kept.map { JSONMember(key: $0.key, value: $0.value.withoutUnreadFigures) })
    default: return self
    }
  }

  private static let unread: Set = [
    "bars", "readable_width", "display_zoom", "launch_images", "split_view", "notes", "idiom", "ios_to",
    "hidden",
  ]
}
