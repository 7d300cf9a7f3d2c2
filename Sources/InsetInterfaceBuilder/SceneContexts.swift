/// The navigation bar that a navigation controller gives the controllers inside it.
public struct NavigationContext: Hashable, Sendable {
  /// The id of the navigation controller.
  public var controller: String
  public var isHidden: Bool
  public var isTranslucent: Bool
  public var usesLargeTitles: Bool
  public var hasToolbar: Bool
  /// The recorded height of the bar, points; nil where the document gives none.
  public var barHeight: Double?

  /// Reads a `navigationController` element.
  init(_ element: Element) {
    let bar = element.child("navigationBar")
    controller = element.id ?? ""
    isHidden = element.bool("navigationBarHidden") == true
    isTranslucent = bar?.bool("translucent") != false
    usesLargeTitles = bar?.bool("largeTitles") == true
    hasToolbar = element.bool("toolbarHidden") == false
    barHeight = bar?.frame?.height
  }
}

/// What is around a controller's view when it is shown, as far as the storyboard tells.
public struct SceneContext: Hashable, Sendable {
  public var controller: Element
  /// The bar above the controller's view; nil outside of navigation controllers.
  public var navigation: NavigationContext?
  /// The bar that this controller gives others, where it is a navigation controller itself.
  public var ownNavigation: NavigationContext?
  public var isInTabBar = false
  public var isInSplit = false
  /// Whether it is pushed onto a navigation controller rather than its root.
  public var isShown = false
  /// Whether a container view embeds it.
  public var isEmbedded = false
  /// How it, or the container it is in, is presented: a modal presentation style where the segue gives one, else
  /// the segue's kind. Nil where nothing presents it.
  public var presentation: String?
  /// The controller's own style.
  public var modalPresentationStyle: String?
  /// `always`, `never`; nil for automatic.
  public var largeTitleDisplayMode: String?
  public var hasPrompt = false
  public var hidesBottomBarWhenPushed = false
  /// Nil for all edges.
  public var extendedEdges: ExtendedEdges?
  public var simulatedMetrics = SimulatedMetrics()
  /// The bars that a controller before this one simulates and hands on. // R-111
  public var handedTopBar = SimulatedMetrics.Bar.inferred
  public var handedBottomBar = SimulatedMetrics.Bar.inferred

  init(_ controller: Element) {
    self.controller = controller
    if controller.name == "navigationController" { ownNavigation = NavigationContext(controller) }
    modalPresentationStyle = controller["modalPresentationStyle"]
    let item = controller.child("navigationItem")
    largeTitleDisplayMode = item?["largeTitleDisplayMode"]
    hasPrompt = item?["prompt"] != nil
    hidesBottomBarWhenPushed = controller.bool("hidesBottomBarWhenPushed") == true
    extendedEdges = controller.extendedEdge
    simulatedMetrics = controller.simulatedMetrics
  }
}

extension Document {
  /// Every controller of a storyboard or a nib with what its segues tell of its surroundings, by the controller's id.
  ///
  /// Relationships give bars, and what is shown from inside a navigation controller is taken to be pushed onto
  /// it. Where several ways lead to a controller, the first one in the file counts for each fact. Worked out at
  /// every call: keep the result.
  public var sceneContexts: [String: SceneContext] {
    var contexts: [String: SceneContext] = [:]
    var ways: [(source: String, segue: Segue)] = []
    for controller in (scenes.flatMap(\.objects) + objects) where controller.isController {
      guard let id = controller.id, contexts[id] == nil else { continue }
      contexts[id] = SceneContext(controller)
      for segue in controller.seguesInside { ways.append((id, segue)) }
    }
    ways.removeAll { contexts[$0.segue.destination] == nil }
    // Facts only ever get added, a longer way needs another round, and real storyboards need three or four.
    let mostRounds = 12
    for _ in 0..<mostRounds {
      var isChanged = false
      for way in ways {
        guard let source = contexts[way.source], var target = contexts[way.segue.destination] else {
          continue
        }
        let before = target
        target.follow(way.segue, from: source)
        if target != before {
          contexts[way.segue.destination] = target
          isChanged = true
        }
      }
      if !isChanged { break }
    }
    return contexts
  }
}

extension SceneContext {
  fileprivate mutating func follow(_ segue: Segue, from source: SceneContext) {
    switch segue.kind {
    case "relationship":
      switch segue.relationship {
      case "rootViewController":
        if navigation == nil { navigation = source.ownNavigation }
        inherit(source)
        isInSplit = isInSplit || source.isInSplit
      case "viewControllers" where source.controller.name == "tabBarController":
        isInTabBar = true
        inherit(source)
        isInSplit = isInSplit || source.isInSplit
      case "viewControllers":
        inherit(source)
        isInSplit = isInSplit || source.isInSplit
      case "masterViewController", "detailViewController":
        isInSplit = true
        inherit(source)
      default: break
      }
    case "show", "push", "showDetail":
      if source.navigation != nil && navigation == nil { isShown = true }
      inherit(source)
      inheritSimulatedBars(source)
    case "presentation", "modal", "popoverPresentation":
      if presentation == nil { presentation = segue.modalPresentationStyle ?? segue.kind }
    case "embed":
      isEmbedded = true
    default: break
    }
  }

  /// Takes over what a container or a controller before this one has around it.
  private mutating func inherit(_ source: SceneContext) {
    if navigation == nil { navigation = source.navigation }
    if presentation == nil { presentation = source.presentation }
    isInTabBar = isInTabBar || source.givesTabBar
  }

  /// What a controller shows has the bars that it simulates itself. // R-111
  private mutating func inheritSimulatedBars(_ source: SceneContext) {
    if handedTopBar == .inferred {
      let own = source.simulatedMetrics.topBar
      handedTopBar = own == .inferred ? source.handedTopBar : own
    }
    if handedBottomBar == .inferred {
      switch source.simulatedMetrics.bottomBar {
      case .tabBar: handedBottomBar = source.simulatedMetrics.bottomBar
      case .inferred: handedBottomBar = source.handedBottomBar
      default: break
      }
    }
  }

  /// Whether what is inside has a tab bar below. A navigation controller hands on what it simulates. // R-72
  private var givesTabBar: Bool {
    guard controller.name == "navigationController" else { return isInTabBar }
    switch simulatedMetrics.bottomBar {
    case .tabBar: return true
    case .none: return false
    default: return isInTabBar
    }
  }
}
