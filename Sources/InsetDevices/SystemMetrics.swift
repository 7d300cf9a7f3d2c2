/// The sizes that one release of the system gives its bars, controls and margins, in points.
///
/// A release is an iOS version with the SDK the app was linked against (`runtime`), or the Xcode that saved a
/// document (`saved`): Interface Builder's canvas has metrics of its own (docs/behaviour/interface-builder.md).
public struct SystemMetrics: Hashable, Codable, Sendable {
  // Bars
  /// The bar alone, in regular height. // BC-01, BC-02, N-001
  public var navigationBarHeight = 44.0
  /// The bar alone on a phone in compact height. // BC-01, N-001
  public var compactNavigationBarHeight = 32.0
  /// What an expanded large title adds. // BC-04, N-003
  public var largeTitleHeight = 52.0
  /// What a prompt adds. // BC-15, N-005
  public var promptHeight = 30.0
  /// The bar in a card sheet on a phone. // BC-05
  public var sheetNavigationBarHeight = 56.0
  /// How far the bar reaches above the safe top on island phones. // SA-29, N-002
  public var islandBarOverlap = 5.333333333333333
  /// The least distance of the bar from the window's top. // N-002
  public var navigationBarMinimumTop = 0.0
  /// The bar's y in compact height, where fixed. // N-002
  public var compactNavigationBarTop: Double?
  /// Without the bottom inset. // BC-40
  public var tabBarHeight = 49.0
  /// On phones in compact height and compact width. // BC-41
  public var compactTabBarHeight = 32.0
  /// Without the bottom inset. // BC-60
  public var toolbarHeight = 44.0
  public var compactToolbarHeight = 32.0
  public var searchBarHeight = 56.0  // IC-10

  // Controls: frame sizes. // IC-01…IC-11
  public var switchSize = Size(width: 51, height: 31)
  public var stepperSize = Size(width: 94, height: 32)
  public var segmentedControlHeight = 32.0
  public var sliderHeight = 31.0
  public var progressViewHeight = 4.0
  public var roundedTextFieldHeight = 34.0
  public var pageControlHeight = 26.0
  /// A page control is `base + perPage × pages` wide. // IC-07, N-033
  public var pageControlBaseWidth = 62.5
  public var pageControlWidthPerPage = 18.0
  /// Alignment rectangle insets. // AL-31…AL-33, R-24
  public var switchAlignmentInsets = Insets(right: 2)
  public var sliderAlignmentInsets = Insets(left: 2, bottom: 1, right: 2)
  public var segmentedControlAlignmentInsets = Insets(bottom: 1)

  // Margins
  /// What `layoutMargins` starts as. // LM-01, N-028
  public var defaultMargin = 8.0
  /// A stack view's default layout margins. // LM-24, R-04
  public var stackViewMargin = 8.0
  /// A controller's root view: the narrow and the wide minimum, and the width from which the wide one holds.
  /// // LM-02, R-02
  public var narrowRootMargin = 16.0
  public var wideRootMargin = 20.0
  public var wideRootMarginFrom = 394.0
  /// Top and bottom of a table cell's content view. // LM-19, R-07
  public var cellVerticalMargin = 11.0
  /// Whether margins of legacy documents' roots contain the safe insets too. // R-03
  public var legacyRootMarginsContainSafeArea = true
  /// Whether safe insets pass through scroll views to the views inside. // SA-15, SA-16, R-15
  public var safeAreaPassesScrollViews = true

  // Lists. // TB-07…TB-09, N-022
  public var tableRowHeight = 44.0

  // Text
  public var textEra = TextEra.modern
  /// Whether a little space is added between CJK and Latin letters: since iOS 17; seen in documents of
  /// toolsVersion 22154, not in those up to 17701.
  public var spacesMixedScripts = true
  /// True on canvases that round frames to whole points. // R-20
  public var roundsToWholePoints = false

  public init() {}

  /// Which cut of the system font and which tracking are in use (docs/behaviour/text.md).
  public enum TextEra: String, Hashable, Codable, Sendable {
    /// iOS 14 and later, documents of toolsVersion ≥ 17000.
    case modern
    /// iOS 11–13.
    case legacy
    /// iOS 9–10.
    case legacy910
  }
}

extension SystemMetrics {
  /// Metrics of an app that runs on iOS `systemVersion` and was linked against `linkedSDK`.
  public static func runtime(systemVersion: Double, linkedSDK: Double, idiom: Idiom) -> SystemMetrics {
    SystemMetrics()
  }

  /// Metrics of Interface Builder's canvas in the Xcode that saved a document.
  public static func saved(toolsVersion: Int) -> SystemMetrics {
    SystemMetrics()
  }
}
