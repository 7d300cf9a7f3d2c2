/// The canvases that Interface Builder had, by the `toolsVersion` of a document. // corpus eras, R-03…R-24
public enum InterfaceBuilderEra: Int, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// Below 11000: no `device` element, a canvas of 600 × 600, whole points.
  case wholePoints
  /// 11000–12999.
  case devices
  /// 13000–14799: safe areas begin.
  case safeAreas
  /// 14800–20999: new control heights, no status bar on home-button phones.
  case cards
  /// 21000–23699, and documents that opted out of versions (32700).
  case realInsets
  /// 23700–23999: insets are recorded doubled, bars are 54 high.
  case doubledInsets
  /// 24000 and later: the controls of iOS 26.
  case liquidGlass

  /// 32700 is what Xcode writes for documents that are not bound to a version. // R-24
  public init(toolsVersion: Int) {
    switch toolsVersion {
    case 32700: self = .realInsets
    case ..<11000: self = .wholePoints
    case ..<13000: self = .devices
    case ..<14800: self = .safeAreas
    case ..<21000: self = .cards
    case ..<23700: self = .realInsets
    case ..<24000: self = .doubledInsets
    default: self = .liquidGlass
    }
  }

  /// Whether the window's insets are recorded at twice their value. // SA-47, R-14
  public var doublesInsets: Bool { self >= .doubledInsets }

  /// The newest iOS whose look the canvas had. GUESS: by the Xcode that the era stands for.
  public var systemVersion: Double {
    switch self {
    case .wholePoints: 9
    case .devices: 10
    case .safeAreas: 12
    case .cards: 15
    case .realInsets, .doubledInsets: 18
    case .liquidGlass: 26
    }
  }

  public static func < (a: InterfaceBuilderEra, b: InterfaceBuilderEra) -> Bool { a.rawValue < b.rawValue }
}

extension SystemMetrics {
  /// Metrics of Interface Builder's canvas in the Xcode that saved a document.
  ///
  /// `InterfaceBuilderDevice.metrics(toolsVersion:)` adds what hangs on the device.
  public static func saved(toolsVersion: Int) -> SystemMetrics {
    let era = InterfaceBuilderEra(toolsVersion: toolsVersion)
    var metrics = SystemMetrics()
    metrics.release = era.systemVersion
    metrics.isInterfaceBuilderCanvas = true
    metrics.islandBarOverlap = 0  // SA-30
    metrics.safeAreaPassesScrollViews = false
    metrics.stackViewMargin = 0
    if toolsVersion < 8000 { metrics.wideRootMargin = metrics.narrowRootMargin }
    metrics.roundsToWholePoints = era == .wholePoints
    metrics.legacyRootMarginsContainSafeArea = toolsVersion >= 14400
    metrics.textEra =
      switch toolsVersion {
      case ..<11000: .legacy9
      case ..<13000: .legacy910
      case ..<17000: .legacy
      default: .modern
      }
    metrics.spacesMixedScripts = toolsVersion >= 22000
    if era < .safeAreas { metrics.searchBarHeight = 44 }  // IC-10
    if toolsVersion >= 24000, toolsVersion != 32700 { metrics.searchBarHeight = 64 }
    metrics.setSavedControls(era: era, toolsVersion: toolsVersion)
    metrics.setSavedCells(era: era, toolsVersion: toolsVersion)
    if era < .cards { metrics.sheetNavigationBarHeight = 44 }
    if era == .cards || era == .realInsets { metrics.navigationToolbarHeight = 49 }
    if era >= .doubledInsets {
      metrics.navigationBarHeight = 54  // R-14, BC-03
      metrics.sheetNavigationBarHeight = 54
      metrics.sheetNavigationBarTop = 16
    }
    return metrics
  }

  private mutating func setSavedControls(era: InterfaceBuilderEra, toolsVersion: Int) {
    if toolsVersion < 17000 { progressViewHeight = 2 }  // IC-05, R-54
    if era < .cards {
      stepperSize.height = 29  // IC-02
      segmentedControlHeight = 29  // IC-03
      roundedTextFieldHeight = 30  // IC-11
    }
    infoButtonSide = era < .cards ? 22 : toolsVersion < 21000 ? 20 : 25.75
    addButtonSize = Size(width: infoButtonSide, height: infoButtonSide)
    if toolsVersion < 17000 { largeSymbolFactor = Size(width: 1.27, height: 1.23) }
    if era < .realInsets {
      pageControlHeight = toolsVersion < 17000 ? 37 : 27.5  // N-033, R-54
      pageControlBaseWidth = -9
      pageControlWidthPerPage = 16
    } else if toolsVersion >= 23500, toolsVersion != 32700 {
      pageControlBaseWidth = 20
    }
    if toolsVersion < 8000 { pickerHeight = 162 }
    if era == .liquidGlass { setLiquidGlassControls() }
  }

  private mutating func setSavedCells(era: InterfaceBuilderEra, toolsVersion: Int) {
    separatorShortensCellContent = era == .safeAreas
    if era < .safeAreas {
      cellVerticalMargin = 8
      cellMarginRule = .narrow(preserving: era == .devices)
    } else if era < .cards {
      cellMarginRule = .tableWidth(wideFrom: wideRootMarginFrom)
    } else {
      cellMarginRule = .deviceWidth(wideFrom: era >= .doubledInsets ? 393 : 390)
      if toolsVersion < 17000 { homeButtonCellMargin = 15 }
    }
    cellMarginsArePreservedOnes = (13000..<13500).contains(toolsVersion)
    narrowsStaticRowsBelowTable = era >= .safeAreas && toolsVersion < 22000
    narrowsRowsBelowTable = era == .safeAreas
    if era == .liquidGlass { tableRowHeight = 51 }  // TB-09
  }
}

extension ContentSizeCategory {
  /// The text size of Interface Builder's canvas in the Xcode that saved a document: 12.5 to 13.4 draw text styles at
  /// the smallest, those before Xcode 8 one size smaller than usual. // R-66, R-121
  public init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<11000: self = .medium
    case 18000..<21000: self = .extraSmall
    default: self = .large
    }
  }
}
