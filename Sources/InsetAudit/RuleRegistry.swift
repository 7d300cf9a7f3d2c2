import InsetDiagnostics

/// Every rule of the audit.
public enum RuleRegistry {
  /// In the order of their ids.
  public static let all: [any AuditRule.Type] = [
    AmbiguousLayout.self,
    BarBackgroundStopsAtSafeArea.self,
    ContentOutsideSafeSides.self,
    ContentUnderSensorHousing.self,
    ControlInHomeIndicatorZone.self,
    IBSafeAreaDisabled.self,
    ScrollViewNotFullBleed.self,
    UnsatisfiableConstraints.self,
  ]

  public static var infos: [RuleInfo] { all.map { $0.info } }

  /// The rule with an id, or nil.
  public static func rule(id: String) -> (any AuditRule.Type)? { all.first { $0.info.id == id } }
}
