import InsetDevices
import InsetInterfaceBuilder

/// Interface Builder's own canvas for a document, and what it covers of each root. // R-10…R-14, corpus eras
@preconcurrency @MainActor
package struct SavedCanvas {
  package private(set) var canvas: Canvas
  private let document: Document
  private let device: InterfaceBuilderDevice
  private let era: InterfaceBuilderEra

  package init(_ document: Document) {
    let reference = document.device
    self.init(
      document,
      device: InterfaceBuilderDevice(
        id: reference?.id ?? SavedCanvas.implied(by: document), orientation: reference?.orientation.rawValue,
        adaptation: reference?.layout))
  }

  private init(_ document: Document, device: InterfaceBuilderDevice) {
    self.document = document
    self.device = device
    let reference = document.device
    era = InterfaceBuilderEra(toolsVersion: document.toolsVersion)
    let words = reference.map { "\($0.id), \($0.orientation.rawValue)" } ?? "any device"
    canvas = Canvas(
      name: "Interface Builder (\(words))", pose: device.isLandscape ? .landscapeLeft : .portrait,
      size: device.points, scale: device.scale,
      safeAreaInsets: device.baseInsets(toolsVersion: document.toolsVersion), idiom: device.idiom,
      horizontalSizeClass: device.horizontalSizeClass, verticalSizeClass: device.verticalSizeClass,
      contentSizeCategory: ContentSizeCategory(toolsVersion: document.toolsVersion),
      metrics: device.metrics(toolsVersion: document.toolsVersion))
    if document.targetRuntime.hasSuffix(".iPad") { canvas.metrics.pickerHeight = 216 }
  }

  /// A document that names no device since it could has the one of 375 x 667. // R-79
  private static func implied(by document: Document) -> String? {
    document.toolsVersion >= 11000 ? "retina4_7" : nil
  }

  /// Whether a free view lies in a window of the device's size. // R-13, R-150
  private var liesInDeviceWindow: Bool { (14800..<21600).contains(document.toolsVersion) }

  private var isDoubled: Bool { era.doublesInsets }
  private var hasDevice: Bool { device.isKnown }
  private var portrait: Bool { !device.isLandscape }
  private var width: Double { device.points.width }
  private var height: Double { device.points.height }

  /// A root that names a status bar of its own and no bar below it has no inset where there is no housing. // R-134
  private func baseInsets(simulated: SimulatedMetrics) -> Insets {
    var insets = canvas.safeAreaInsets
    if era >= .cards, !device.isHousingPhone, case .statusBar = simulated.statusBar,
      case .none = simulated.topBar
    {
      insets.top = 0
    }
    return insets
  }

  /// Insets of a top-level view that no controller owns. // R-13
  package func insets(ofFreeView size: Size, simulated: SimulatedMetrics) -> Insets {
    var insets = baseInsets(simulated: simulated)
    if era == .cards, device.isPad, device.hasHomeIndicator { insets.top = 0 }
    if hasDevice, portrait {
      // The view lies at the top left of a window of the device's size.
      // A wider one reaches the bottom of its own. // R-70
      if liesInDeviceWindow, size.width <= width {
        insets.bottom = max(0, insets.bottom - max(0, height - size.height))
      }
      // Housing phones keep their inset. // R-150
      if era == .safeAreas, size.height < 400, !device.isHousingPhone { insets.top = 0 }
      if case .navigationBar = simulated.topBar {
        if abs(size.height - height) < 0.5 {
          insets.top += 44
        } else if size.height < height {
          insets.top = 0
        }
      }
    }
    return single(insets, size)
  }

  /// Only roots of nearly full height have the doubled bottom. // R-14
  private func single(_ insets: Insets, _ size: Size) -> Insets {
    var insets = insets
    guard isDoubled, hasDevice else { return insets }
    if device.isPad, size != device.points, insets.bottom == 50 { insets.bottom = 25 }
    if portrait, size.height < height * 0.8, insets.bottom == 68 { insets.bottom = 34 }
    return insets
  }

  /// Insets of a controller's root of that size in its surroundings. // R-10…
  package func insets(ofRoot size: Size, in context: SceneContext) -> Insets {
    if let other = canvas(ofOtherPhone: size, context) { return other.insets(ofRoot: size, in: context) }
    let base = baseInsets(simulated: context.simulatedMetrics)
    if hasDevice, device.isPad, size.width < width, size.height < height { return .zero }
    let isFull = hasDevice && size == device.points
    var facts = RootFacts(size: size, isFull: isFull, context: context)
    let isFree = facts.isFreeform && !isFull
    if hasDevice, portrait, !isFull, !isFree, size.width != width, facts.isEmbeddedOrPopover { return .zero }
    var top = hidesStatusBar(context) ? 0 : base.top
    var bottom = base.bottom
    if hasDevice, portrait, era == .cards, isFree || (!isFull && (size.width != width || context.isEmbedded))
    {
      bottom = max(0, bottom - max(0, height - size.height))
    }
    if hasDevice, !isFull, era <= .safeAreas, size.height < 400 { top = 0 }
    let tabs = shortening(of: size, by: 49 + base.bottom, facts)
    facts.isSheet = isSheet(size) && !(facts.navigation.map { !$0.isTranslucent } ?? false) && tabs == .none
    var bar = barHeight(facts)
    var overlap = 0.0
    // BC-10, as far as a canvas was seen to follow it.
    let isUnderBar = facts.reachesUnderOpaqueBars && era <= .devices
    if facts.showsOpaqueBar && !isUnderBar || (bar > 0 && !facts.reachesTop && !isFull) {
      if isFull, facts.showsOpaqueBar, !facts.reachesUnderOpaqueBars { overlap = top + bar }
      top = 0
      bar = 0
    }
    if facts.isSheet { sheet(&top, &bottom, bar: bar, facts) }
    top += bar
    let isBarShortened = hasDevice && size.width == width && !isFull && !facts.isSheet
    if isBarShortened, bar > 0, abs(size.height - (height - top)) < 0.6 {
      top = 0
    } else if isBarShortened, portrait, era == .cards, top > 0 {
      bottom = max(0, bottom - max(0, height - size.height))
    }
    if !isFull, !facts.reachesBottom, facts.hasTabBar || facts.hasToolbar {
      bottom = 0
    } else if tabs != .none {
      if tabs == .bothBars { top = 0 }
      bottom = 0
    } else if isBarShortened, context.isInTabBar, abs(size.height - (height - 83)) < 0.6,
      !device.isHousingPhone
    {
      top = base.top
      bottom = 0
    } else if facts.hasTabBar {
      bottom += isDoubled && hasDevice && !portrait ? 31 : 49
    } else if facts.hasToolbar {
      bottom += canvas.metrics.navigationToolbarHeight
    }
    return single(
      Insets(top: top, left: base.left, bottom: max(bottom, overlap), right: base.right), size)
  }

  /// The canvas of the phone that a controller was last laid out for, where the document has another one since.
  /// //
  private func canvas(ofOtherPhone size: Size, _ context: SceneContext) -> SavedCanvas? {
    guard hasDevice, portrait, device.isHousingPhone, size != device.points,
      context.simulatedMetrics.destination == .inferred, !context.isEmbedded,
      let other = InterfaceBuilderDevice.phone(of: size)
    else { return nil }
    return SavedCanvas(document, device: other)
  }

  /// Without its status bar the canvas has no inset at the top. // R-112
  private func hidesStatusBar(_ context: SceneContext) -> Bool {
    era < .cards && canvas.safeAreaInsets.top == 20 && context.simulatedMetrics.statusBar == .none
  }

  /// Whether a root is as much lower than the device as sheets are. // R-114
  private func isSheet(_ size: Size) -> Bool {
    guard hasDevice, portrait, era >= .cards, size.width == width else { return false }
    let missing = height - size.height
    let inset = canvas.safeAreaInsets.top / 2
    let heights = isDoubled ? [10, 20, inset, inset + 10] : [10, 20, 54]
    return heights.contains { abs(missing - $0) < 0.6 }
  }

  /// The canvas for the views of one root: in a sheet a navigation bar is higher, whoever put it there. // R-118
  package func canvas(forRoot size: Size) -> Canvas {
    guard isSheet(size), era < .liquidGlass else { return canvas }
    var own = canvas
    own.metrics.navigationBarHeight = Self.sheetBarHeight
    return own
  }

  private static let sheetBarHeight = 56.0  // BC-05

  /// What opaque bars took off a root's height. // R-61
  private enum Shortening { case none, tabBar, bothBars }

  private func shortening(of size: Size, by tabs: Double, _ facts: RootFacts) -> Shortening {
    guard hasDevice, portrait, facts.hasTabBar, size.width == width else { return .none }
    let missing = height - size.height
    if abs(missing - tabs) < 0.6 { return .tabBar }
    let top = canvas.safeAreaInsets.top + barHeight(facts)
    return abs(missing - tabs - top) < 0.6 ? .bothBars : .none
  }

  private func barHeight(_ facts: RootFacts) -> Double {
    guard let navigation = facts.navigation, !navigation.isHidden else { return 0 }
    let plain =
      facts.isSheet && !isDoubled
      ? canvas.metrics.sheetNavigationBarHeight : isDoubled ? canvas.metrics.navigationBarHeight : 44
    return plain + (facts.usesLargeTitle ? 52 : 0)
  }

  //
  private func sheet(_ top: inout Double, _ bottom: inout Double, bar: Double, _ facts: RootFacts) {
    if !isDoubled {
      top = 0
      if era >= .realInsets || facts.size.height >= height - 10.5 { bottom = 0 }
      return
    }
    bottom = 0
    top = !device.isHousingPhone ? 0 : bar > 0 ? 16 : 50
    if bar > 0 { top = facts.usesLargeTitle ? 20 : 16 }
  }
}

/// What decides the bars around one root.
private struct RootFacts {
  let size: Size
  let isFreeform: Bool
  let isEmbeddedOrPopover: Bool
  let navigation: Bar?
  let usesLargeTitle: Bool
  let hasTabBar: Bool
  let hasToolbar: Bool
  /// Whether the root reaches under the bars above and below it. // R-113
  let reachesTop: Bool
  let reachesBottom: Bool
  let reachesUnderOpaqueBars: Bool
  var isSheet = false

  struct Bar {
    var isHidden = false
    var isTranslucent = true
    var hasToolbar = false
  }

  var showsOpaqueBar: Bool {
    navigation.map { !$0.isHidden && !$0.isTranslucent } ?? false
  }

  init(size: Size, isFull: Bool, context: SceneContext) {
    self.size = size
    let simulated = context.simulatedMetrics
    isFreeform = simulated.destination != .inferred
    isEmbeddedOrPopover = context.isEmbedded || (context.presentation ?? "").hasPrefix("popover")
    var bar = context.navigation.map {
      Bar(isHidden: $0.isHidden, isTranslucent: $0.isTranslucent, hasToolbar: $0.hasToolbar)
    }
    var simulatesToolbar = false
    // What the controllers before this one simulate counts where it says nothing itself. // R-111
    switch simulated.topBar == .inferred ? context.handedTopBar : simulated.topBar {
    case .navigationBar(let isTranslucent, _):
      bar = Bar(isTranslucent: isTranslucent, hasToolbar: bar?.hasToolbar ?? false)
    case .none: bar = nil
    default: break
    }
    // A root reaches under a simulated bar only where it shows through. // R-61
    if case .toolbar(isTranslucent: true) = simulated.bottomBar { simulatesToolbar = true }
    navigation = bar
    usesLargeTitle =
      (context.navigation?.usesLargeTitles ?? false) && context.largeTitleDisplayMode != "never"
    var simulatesTabBar = false
    let isHanded = isFull && simulated.bottomBar == .inferred
    let below = isHanded ? context.handedBottomBar : simulated.bottomBar
    if case .tabBar = below { simulatesTabBar = true }
    hasTabBar = (context.isInTabBar || simulatesTabBar) && !context.hidesBottomBarWhenPushed
    var hidesToolbar = false
    if case .toolbar(isTranslucent: false) = simulated.bottomBar { hidesToolbar = true }
    hasToolbar = (bar?.hasToolbar ?? false) && !hidesToolbar || simulatesToolbar
    reachesTop = context.extendedEdges?.contains(.top) ?? true
    reachesUnderOpaqueBars =
      isFull && context.controller.bool("extendedLayoutIncludesOpaqueBars") == true  // BC-10
    reachesBottom = context.extendedEdges?.contains(.bottom) ?? true
  }
}
