import InsetDevices
import Testing

@Suite("System metrics") struct SystemMetricsTests {
  private func phone(_ version: Double, sdk: Double? = nil) -> SystemMetrics {
    .runtime(systemVersion: version, linkedSDK: sdk ?? version, idiom: .phone)
  }

  // Oracle: spec (BC-01, BC-04, BC-40, BC-41, N-001, N-012, N-014).
  @Test("bars of a phone change with iOS 26")
  func phoneBars() {
    let before = phone(17)
    #expect(before.navigationBarHeight == 44)
    #expect(before.compactNavigationBarHeight == 32)
    #expect(before.tabBarHeight == 49)
    #expect(before.fixedTabBarHeight == nil)
    #expect(before.sheetNavigationBarHeight == 56)
    let after = phone(26)
    #expect(after.navigationBarHeight == 54)
    #expect(after.compactNavigationBarHeight == 54)
    #expect(after.compactNavigationBarTop == 24)
    #expect(after.navigationBarMinimumTop == 10)
    #expect(after.islandBarOverlap == 0)
    #expect(after.fixedTabBarHeight == 83)
    #expect(after.fixedNavigationToolbarHeight == 86)
    #expect(after.promptHeight == 32)
  }

  // Oracle: spec (the devices' bar rule: bars change only when linked with the iOS 26 SDK).
  @Test("an app linked with an older SDK keeps its bars")
  func olderSDK() {
    let metrics = phone(26, sdk: 18)
    #expect(metrics.navigationBarHeight == 44)
    #expect(metrics.switchSize == Size(width: 51, height: 31))
    #expect(metrics.textEra == .modern)
  }

  // Oracle: spec (BC-02, BC-42).
  @Test("bars of an iPad")
  func padBars() {
    let old = SystemMetrics.runtime(systemVersion: 15, linkedSDK: 11, idiom: .pad)
    #expect(old.navigationBarHeight == 44)
    #expect(old.tabBarHeight == 49)
    let metrics = SystemMetrics.runtime(systemVersion: 15, linkedSDK: 15, idiom: .pad)
    #expect(metrics.navigationBarHeight == 50)
    #expect(metrics.compactNavigationBarHeight == 50)
    #expect(metrics.tabBarHeight == 50)
  }

  // Oracle: spec (IC-01…IC-11, N-010, N-022, N-028).
  @Test("controls and margins by release")
  func controls() {
    #expect(phone(12).stepperSize.height == 29)
    #expect(phone(12).roundedTextFieldHeight == 30)
    #expect(phone(13).roundedTextFieldHeight == 34)
    #expect(phone(13).progressViewHeight == 2)
    #expect(phone(14).progressViewHeight == 4)
    #expect(phone(18).sliderHeight == 31)
    #expect(phone(26).sliderHeight == 34)
    #expect(phone(26).sliderAlignmentInsets == .zero)
    #expect(phone(26).switchAlignmentInsets == Insets(right: 2))
    #expect(phone(26).searchBarHeight == 44)
    #expect(phone(26).tableRowHeight == 52)
    #expect(phone(27).defaultMargin == 8)
    #expect(phone(27.1).defaultMargin == 0)
    #expect(phone(12).textEra == .legacy)
    #expect(phone(10).textEra == .legacy910)
    #expect(phone(17).spacesMixedScripts && !phone(16).spacesMixedScripts)
  }

  // Oracle: recorded (R-04, R-07, R-15, R-20, R-24, corpus eras).
  @Test("metrics of saved canvases by era")
  func saved() {
    let first = SystemMetrics.saved(toolsVersion: 9531)
    #expect(first.roundsToWholePoints)
    #expect(first.cellVerticalMargin == 8)
    #expect(first.textEra == .legacy9)
    #expect(!first.spacesMixedScripts)
    #expect(first.stackViewMargin == 0)
    #expect(!first.safeAreaPassesScrollViews)
    #expect(first.islandBarOverlap == 0)
    let second = SystemMetrics.saved(toolsVersion: 14460)
    #expect(!second.roundsToWholePoints)
    #expect(second.stepperSize.height == 29)
    #expect(second.separatorShortensCellContent)
    #expect(second.cellVerticalMargin == 11)
    #expect(second.textEra == .legacy)
    let third = SystemMetrics.saved(toolsVersion: 17156)
    #expect(third.stepperSize.height == 32)
    #expect(third.navigationToolbarHeight == 49)
    #expect(third.textEra == .modern)
    #expect(SystemMetrics.saved(toolsVersion: 23504).navigationBarHeight == 44)
    let doubled = SystemMetrics.saved(toolsVersion: 23727)
    #expect(doubled.navigationBarHeight == 54)
    #expect(doubled.cellVerticalMargin == 11)
    #expect(doubled.switchSize.height == 31)
    let glass = SystemMetrics.saved(toolsVersion: 24412)
    #expect(glass.cellVerticalMargin == 15)
    #expect(glass.switchSize == Size(width: 63, height: 28))
    #expect(glass.sliderAlignmentInsets == .zero)
    #expect(glass.tableRowHeight == 51)
    let optedOut = SystemMetrics.saved(toolsVersion: 32700)
    #expect(optedOut.switchSize.height == 31)
    #expect(optedOut.navigationBarHeight == 44)
    #expect(!SystemMetrics.saved(toolsVersion: 14113).legacyRootMarginsContainSafeArea)
    #expect(SystemMetrics.saved(toolsVersion: 14460).legacyRootMarginsContainSafeArea)
  }

  private func cell(
    _ toolsVersion: Int, device: Double, cell: Double, table: Double?, homeButton: Bool = false,
    preserves: Bool = false, isStatic: Bool = false
  ) -> Double {
    SystemMetrics.saved(toolsVersion: toolsVersion).cellHorizontalMargin(
      deviceWidth: device, cellWidth: cell, tableWidth: table, isStatic: isStatic,
      isHomeButtonPhone: homeButton, preservesSuperviewMargins: preserves)
  }

  // Oracle: recorded.
  @Test("left and right margins of cells by era")
  func cells() {
    #expect(cell(9531, device: 375, cell: 375, table: 375) == 8)
    #expect(cell(9531, device: 375, cell: 375, table: 375, preserves: true) == 8)
    #expect(cell(12121, device: 375, cell: 375, table: 375, preserves: true) == 15)
    #expect(cell(14460, device: 375, cell: 375, table: 375, homeButton: true) == 16)
    #expect(cell(14460, device: 375, cell: 400, table: nil, homeButton: true) == 20)
    #expect(cell(14460, device: 320, cell: 320, table: 320, homeButton: true) == 15)
    #expect(cell(16097, device: 414, cell: 414, table: 414) == 20)
    //
    #expect(cell(19162, device: 414, cell: 300, table: 300) == 16)
    #expect(cell(17506, device: 414, cell: 344, table: 414) == 20)
    #expect(cell(16097, device: 414, cell: 320, table: nil) == 16)
    #expect(cell(16097, device: 414, cell: 331, table: nil) == 20)
    //
    #expect(cell(15705, device: 375, cell: 375, table: 375, homeButton: true, isStatic: true) == 16)
    #expect(cell(16097, device: 375, cell: 375, table: 375, homeButton: true) == 15)
    #expect(cell(16097, device: 375, cell: 375, table: 375) == 16)
    #expect(cell(17156, device: 375, cell: 375, table: 375, homeButton: true) == 16)
    #expect(cell(22155, device: 393, cell: 393, table: 393) == 20)
  }
}
