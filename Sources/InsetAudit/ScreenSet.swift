import InsetDevices
import InsetScreens

/// One screen of the project, laid out on every canvas that counts.
public struct ScreenSet: Sendable {
  /// The controller's or root view's id in the document.
  public let id: String
  /// The document, as a path that was given by the user.
  public let file: String
  /// In the order the canvases were asked for. All have this id and file.
  public let screens: [Screen]
  /// The same screens, cut flat for the rules.
  let flat: [FlatScreen]
  /// Whether ordinary screens are here for variations to be held against. Else rules do not look at variations.
  var comparesVariations = false

  public init(id: String, file: String, screens: [Screen]) {
    self.id = id
    self.file = file
    self.screens = screens
    self.flat = screens.map(FlatScreen.init)
  }

  private init(_ set: ScreenSet, more: [Screen]) {
    id = set.id
    file = set.file
    screens = set.screens + more
    flat = set.flat + more.map(FlatScreen.init)
  }

  /// Some of the screens, variations against the ordinary ones.
  func comparing(_ screens: [Screen]) -> ScreenSet {
    var set = ScreenSet(id: id, file: file, screens: screens)
    set.comparesVariations = true
    return set
  }

  /// The same screen on more canvases.
  public func adding(_ more: [Screen]) -> ScreenSet { ScreenSet(self, more: more) }

  /// Gathers screens of any documents into sets, in the order in which each screen first appears.
  public static func grouped(_ screens: [Screen]) -> [ScreenSet] {
    struct Key: Hashable {
      var file: String
      var id: String
    }
    var order: [Key] = []
    var groups: [Key: [Screen]] = [:]
    for screen in screens {
      let key = Key(file: screen.file, id: screen.id)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(screen)
    }
    return order.map { ScreenSet(id: $0.id, file: $0.file, screens: groups[$0] ?? []) }
  }
}
