/// The sizes that one release of the system gives its bars, controls and margins, in points.
///
/// A release is an iOS version with the SDK the app was linked against (`runtime`), or the Xcode that saved a
/// document (`saved`): Interface Builder's canvas has metrics of its own (docs/behaviour/interface-builder.md).
/// The values written here are those of iOS 14…18 on a phone.
public struct SystemMetrics: Hashable, Codable, Sendable {
  /// What looks follow: the older of iOS and the SDK that the app was linked with; on Interface Builder's canvas
  /// the iOS whose look it has. // BC-02, N-001
  public var release = 17.0

  // Bars
  /// The bar alone, in regular height. // BC-01, BC-02, N-001
  public var navigationBarHeight = 44.0
  /// The bar alone on a phone in compact height. `Device.canvas` sets the regular height here on phones whose
  /// landscape is of regular width. // BC-01, N-001
  public var compactNavigationBarHeight = 32.0
  /// What an expanded large title adds. // BC-04, N-003
  public var largeTitleHeight = 52.0
  /// What a prompt adds. // BC-15, N-005
  public var promptHeight = 30.0
  /// The bar in a card sheet on a phone. // BC-05, N-007
  public var sheetNavigationBarHeight = 56.0
  /// The bar's y in a card sheet on a phone. // N-007
  public var sheetNavigationBarTop = 0.0
  /// How far the bar reaches above the safe top on island phones; zero in a canvas of any other device.
  /// // SA-29, SA-30, N-002
  public var islandBarOverlap = 5.333333333333333
  /// The least distance of the bar from the window's top. // N-002
  public var navigationBarMinimumTop = 0.0
  /// The bar's y in compact height, where fixed. // N-002
  public var compactNavigationBarTop: Double?
  /// Without the bottom inset. // BC-40, BC-42
  public var tabBarHeight = 49.0
  /// On phones in compact height and compact width, without the bottom inset. `Device.canvas` sets the regular
  /// height here on phones whose landscape is of regular width. // BC-41
  public var compactTabBarHeight = 32.0
  /// The whole bar down to the window's edge, where the bottom inset does not count. // N-014
  public var fixedTabBarHeight: Double?
  /// The same in compact height. // N-014b
  public var fixedCompactTabBarHeight: Double?
  /// Whether the tab bar floats at the top in regular width. // BC-49, N-014c
  public var tabBarFloatsAtTop = false
  /// What a floating tab bar adds to the safe top of a child without a navigation bar. // N-014c
  public var floatingTabBarTopInset = 64.0
  /// A standalone toolbar, without the bottom inset. // BC-60, IC-23, N-013
  public var toolbarHeight = 44.0
  public var compactToolbarHeight = 32.0
  /// What a navigation controller's toolbar adds to the bottom inset. // SA-33, R-11
  public var navigationToolbarHeight = 44.0
  public var compactNavigationToolbarHeight = 32.0
  /// A navigation controller's toolbar down to the window's edge, where the bottom inset does not count.
  /// // N-012
  public var fixedNavigationToolbarHeight: Double?
  /// The same in compact height. // N-012
  public var fixedCompactNavigationToolbarHeight: Double?
  public var searchBarHeight = 56.0  // IC-10, N-010
  /// Whether containers put their bars into the column at the side, so that they cover no further edge.
  /// // N-046
  public var barsUseSideColumn = false

  // Controls: frame sizes. // IC-01…IC-11, N-031
  public var switchSize = Size(width: 51, height: 31)
  public var stepperSize = Size(width: 94, height: 32)
  public var segmentedControlHeight = 32.0
  public var sliderHeight = 31.0
  public var progressViewHeight = 4.0
  public var roundedTextFieldHeight = 34.0
  public var pageControlHeight = 26.0
  /// Wheels to pick from, dates included. // IC-08, R-116
  public var pickerHeight = 216.0
  /// Both sides of an information button. // R-52
  public var infoButtonSide = 24.0
  /// How much larger than medium a large SF Symbol is drawn. // R-137
  public var largeSymbolFactor = Size(width: 1.305, height: 1.357)
  /// The symbol plus.circle at 22 points. // IC-20
  public var addButtonSize = Size(width: 24 + 1.0 / 3, height: 23 + 2.0 / 3)
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
  /// What replaces them beyond the safe area on phones with a sensor housing in landscape; nil for the rule by
  /// width. // LM-10, device rule `system_margin`
  public var landscapeRootMargin: Double?
  /// Top and bottom of a table cell's content view. // LM-19, R-07
  public var cellVerticalMargin = 11.0
  /// What decides the left and right margin of a table cell's content view. // R-05, N-024
  public var cellMarginRule = CellMarginRule.tableWidth(wideFrom: 390)
  /// The narrow margin of cells on home-button phones. // R-05
  public var homeButtonCellMargin = 16.0
  /// Whether static rows, and rows of any kind, that begin below their table's end have narrow side margins: a habit
  /// of Interface Builder's canvas. // R-09c, R-154
  public var narrowsStaticRowsBelowTable = false
  public var narrowsRowsBelowTable = false
  /// Whether only content views that preserve their superview's margins have a cell's; others have 8. // R-153
  public var cellMarginsArePreservedOnes = false
  /// The trailing margin of the content view of a cell with an accessory. // R-06
  public var accessoryTrailingMargin = 8.0
  /// Whether the separator takes a pixel off the height of a cell's content view. // TB-07, R-07
  public var separatorShortensCellContent = false
  /// Whether margins of legacy documents' roots contain the safe insets too. // R-03
  public var legacyRootMarginsContainSafeArea = true
  /// Whether safe insets pass through scroll views to the views inside. // SA-15, SA-16, R-15
  public var safeAreaPassesScrollViews = true
  /// The widest readable content guide at the default text size. // LM-16, device rule `readable_width`
  public var readableWidth = 664.0
  /// The least width of a view at which the readable width was seen to bind: 736 and 744 keep their margins.
  public var readableWidthFrom = 768.0

  // Lists. // TB-07…TB-09, N-022
  public var tableRowHeight = 44.0
  /// Above the header of a section in a plain table. // TB-19
  public var sectionHeaderTopPadding = 22.0

  // Text
  public var textEra = TextEra.modern
  /// Whether a little space is added between CJK and Latin letters: since iOS 17. // R-91
  public var spacesMixedScripts = true
  /// True on canvases that round frames to whole points. // R-20
  public var roundsToWholePoints = false
  /// True for the canvas of Interface Builder, which differs from a device in a few habits. // R-26, R-30, R-33
  public var isInterfaceBuilderCanvas = false

  public init() {}

  /// Which cut of the system font and which tracking are in use (docs/behaviour/text.md).
  public enum TextEra: String, Hashable, Codable, Sendable {
    /// iOS 14 and later, documents of toolsVersion ≥ 17000.
    case modern
    /// iOS 11–13.
    case legacy
    /// iOS 9–10.
    case legacy910
    /// Documents of toolsVersion below 11000, iOS 9: as `legacy910`, with other CJK characters. // R-90
    case legacy9

    /// Whether lines are whole points and words stand alone: before iOS 11.
    public var isBeforeIOS11: Bool { self == .legacy910 || self == .legacy9 }
  }
}
