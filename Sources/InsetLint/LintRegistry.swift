import InsetDiagnostics

/// Every rule over sources, property lists and asset catalogs.
public enum LintRegistry {
  /// In the order of their ids.
  public static let all: [any LintRule.Type] = [
    AdditionalInsetsOnTabController.self,
    AppIconMarketingMissing.self,
    BackTitleOffsetHack.self,
    BarItemCustomViewUnsized.self,
    BarPrivateSubviews.self,
    BottomBarHeightConstant.self,
    CellSubviewOutsideContentView.self,
    ChildInsetsNotPropagated.self,
    ContentUnderSensorHousingInCode.self,
    DeviceSizeCheck.self,
    ExportOptionsProfiles.self,
    GlobalInsetAdjustmentNever.self,
    IOS26BarCustomised.self,
    KeyboardHeightPlusSafeArea.self,
    KVCStatusBar.self,
    LaunchScreenMissing.self,
    LegacyLayoutGuide.self,
    ManualInsetPlusAutomatic.self,
    MasonryBareSafeAreaGuide.self,
    NegativeBarSpacer.self,
    NotchInferredFromInset.self,
    PlistFaceIDUsageMissing.self,
    PlistPhotoAddUsageMissing.self,
    RefreshOffsetUsesContentInset.self,
    RequiresFullScreen.self,
    RTLLeftRightAnchor.self,
    SafeAreaFeedback.self,
    SafeAreaOppositeEdge.self,
    SafeAreaReadTooEarly.self,
    SafeInsetAddedTwice.self,
    ScreenBoundsForLayout.self,
    StandaloneTabBarFixedHeight.self,
    StandaloneToolbarAtRoot.self,
    StatusBarHeightAsSafeTop.self,
    StatusBarHeightConstant.self,
    TabBarFrameOverride.self,
    TableHeaderHeightWithoutView.self,
    TableSectionHeaderTopPadding.self,
    TopBarHeightConstant.self,
    WindowLookupForInsets.self,
  ]

  public static var infos: [RuleInfo] { all.map { $0.info } }
}
