extension SystemMetrics {
  /// Metrics of an app that runs on iOS `systemVersion` and was linked against `linkedSDK`.
  ///
  /// Looks follow the older of the two: an app linked with an older SDK keeps that SDK's bars. // BC-02, N-001
  /// Metrics that hang on the device as well (the island's overlap, wide landscapes, iPads with a home
  /// indicator) are set by `Device.canvas`.
  public static func runtime(systemVersion: Double, linkedSDK: Double, idiom: Idiom) -> SystemMetrics {
    let release = min(systemVersion, linkedSDK)
    var metrics = SystemMetrics()
    metrics.release = release
    metrics.setBars(release: release, idiom: idiom)
    metrics.setControls(release: release)
    metrics.setMargins(systemVersion: systemVersion, release: release)
    // Text follows the system, whatever the app was linked with.
    metrics.spacesMixedScripts = systemVersion >= 17
    metrics.textEra = systemVersion >= 14 ? .modern : systemVersion >= 11 ? .legacy : .legacy910
    return metrics
  }

  private mutating func setBars(release: Double, idiom: Idiom) {
    if release < 11 {
      largeTitleHeight = 0
      compactTabBarHeight = 49  // BC-41
      searchBarHeight = 44  // IC-10
    }
    if release < 13 { sheetNavigationBarHeight = navigationBarHeight }  // PR-01
    if idiom == .pad {
      if release >= 12 {
        navigationBarHeight = 50  // BC-02
        tabBarHeight = 50  // BC-42
        toolbarHeight = 50  // BC-60
        navigationToolbarHeight = 50
      }
      if release >= 18 {
        // GUESS: iPadOS 18 has the measures of iPadOS 26; only the place is known. // BC-49
        tabBarFloatsAtTop = true
        tabBarHeight = 44  // N-014c
      }
    }
    if release >= 26 { setLiquidGlassBars(idiom: idiom) }
    if idiom == .pad {
      compactNavigationBarHeight = navigationBarHeight
      compactTabBarHeight = tabBarHeight
      compactToolbarHeight = toolbarHeight
      compactNavigationToolbarHeight = navigationToolbarHeight
    }
  }

  private mutating func setLiquidGlassBars(idiom: Idiom) {
    navigationBarHeight = 54  // N-001
    compactNavigationBarHeight = 54
    navigationBarMinimumTop = 10  // N-002
    islandBarOverlap = 0
    promptHeight = 32  // N-005
    sheetNavigationBarHeight = 54  // N-007
    sheetNavigationBarTop = 16
    searchBarHeight = 44  // N-010
    if idiom == .phone {
      compactNavigationBarTop = 24  // N-002
      tabBarHeight = 49
      fixedTabBarHeight = 83  // N-014
      fixedCompactTabBarHeight = 64  // N-014b
      toolbarHeight = 48  // N-013
      compactToolbarHeight = 44
      fixedNavigationToolbarHeight = 86  // N-012
      fixedCompactNavigationToolbarHeight = 82
    } else {
      toolbarHeight = 44  // N-013
      fixedNavigationToolbarHeight = 79  // N-012
      fixedCompactNavigationToolbarHeight = 79
    }
  }

  private mutating func setControls(release: Double) {
    if release < 13 {
      stepperSize.height = 29  // IC-02
      segmentedControlHeight = 29  // IC-03
      roundedTextFieldHeight = 30  // IC-11
    }
    if release < 14 {
      progressViewHeight = 2  // IC-05
      pageControlHeight = 37  // IC-07, N-033
      pageControlBaseWidth = -9
      pageControlWidthPerPage = 16
    }
    if release >= 26 { setLiquidGlassControls() }
  }

  /// iOS 26 and Interface Builder's canvas from toolsVersion 24000. // IC-01, IC-04, AL-31, R-24, N-031
  mutating func setLiquidGlassControls() {
    switchSize = Size(width: 63, height: 28)
    sliderHeight = 34
    sliderAlignmentInsets = .zero
    cellVerticalMargin = 15  // R-07, N-025
  }

  private mutating func setMargins(systemVersion: Double, release: Double) {
    if release < 11 {
      cellVerticalMargin = 8  // LM-19
      cellMarginRule = .narrow(preserving: true)
      legacyRootMarginsContainSafeArea = false  // LM-06
      readableWidth = 672  // LM-16
    } else if release < 13 {
      cellMarginRule = .tableWidth(wideFrom: wideRootMarginFrom)
    }
    separatorShortensCellContent = release < 13  // TB-07
    if release < 15 { sectionHeaderTopPadding = 0 }  // TB-19
    if release >= 26 { tableRowHeight = 52 }  // N-022
    if release >= 27.1 {
      // GUESS: Apple's note does not say whether the SDK counts; the older of both decides here. // N-028
      defaultMargin = 0
      stackViewMargin = 0
    }
  }
}
