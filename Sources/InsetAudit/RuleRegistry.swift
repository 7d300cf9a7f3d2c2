import InsetDiagnostics

/// Every rule of the audit.
public enum RuleRegistry {
  /// In the order of their ids.
  public static let all: [any AuditRule.Type] = [
    AmbiguousLayout.self,
    AsymmetricContent.self,
    AutoresizingBottomControl.self,
    BarBackgroundStopsAtSafeArea.self,
    BarOutOfPlace.self,
    ContentOutOfBounds.self,
    ContentOutsideSafeSides.self,
    ContentOverlap.self,
    ContentUnderBar.self,
    ContentUnderSensorHousing.self,
    ControlInCorner.self,
    ControlInHomeIndicatorZone.self,
    ControlUnderWindowControls.self,
    EdgeGestureConflict.self,
    FullScreenArtCropped.self,
    IBSafeAreaDisabled.self,
    InsetAdjustmentNeverUncompensated.self,
    LaunchStoryboardUnsafe.self,
    LayoutFromRightToLeft.self,
    ManualInsetPlusAutomatic.self,
    MisplacedFrame.self,
    NotchMask.self,
    PagingWithInsets.self,
    RTLLeftRightAnchor.self,
    SafeAreaOppositeEdge.self,
    SafeInsetAddedTwice.self,
    ScrollViewNotFullBleed.self,
    SearchBarHeight44.self,
    StandaloneNavBarNotAttached.self,
    StandaloneTabBarFixedHeight.self,
    StandaloneToolbarAtRoot.self,
    TextAtLargerSize.self,
    TextTooWide.self,
    TextTruncated.self,
    TextsInAnotherLanguage.self,
    TouchTargetSmall.self,
    UnreachableContent.self,
    UnsatisfiableConstraints.self,
    ZeroSizeItem.self,
  ]

  public static var infos: [RuleInfo] { all.map { $0.info } }

  /// The rule with an id, or nil.
  public static func rule(id: String) -> (any AuditRule.Type)? { all.first { $0.info.id == id } }
}
