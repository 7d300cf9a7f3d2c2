import InsetDevices
import InsetScreens

/// On which canvases something goes wrong only because they are smaller than the canvas the document was drawn on.
///
/// What goes wrong everywhere is meant so, or waits for code: a drawer outside of the window, two states of one place.
struct Fits {
  /// Canvases at least as large as the document was drawn, by their places in the list.
  private var roomy: Set<Int> = []

  init(_ screens: [FlatScreen]) {
    // A variation is held against the screen as it is, however large.
    if screens.contains(where: { $0.canvas.variation != nil }) {
      roomy = Set(screens.indices.filter { screens[$0].canvas.variation == nil })
      return
    }
    for (index, screen) in screens.enumerated() {
      guard let saved = screen.screen.savedSize else { continue }
      let size = screen.documentView.frame
      // A bar of a container may take some of the height.
      if size.width >= saved.width - 1, size.height >= saved.height - 1 { roomy.insert(index) }
    }
  }

  /// Of what is seen on the screens, that which comes from their size: an object after the other, as they are met.
  func forWantOfRoom(_ screens: [FlatScreen], _ look: (FlatScreen) -> [Sighting]) -> [Sighting] {
    var found: [String: [(place: Int, sighting: Sighting)]] = [:]
    var order: [String] = []
    for (index, screen) in screens.enumerated() {
      for sighting in look(screen) {
        if found[sighting.key] == nil { order.append(sighting.key) }
        found[sighting.key, default: []].append((index, sighting))
      }
    }
    return order.flatMap { key -> [Sighting] in
      let all = found[key] ?? []
      return isForWantOfRoom(Set(all.map(\.place))) ? all.map(\.sighting) : []
    }
  }

  /// Whether a fault that some canvases show, by their places, comes from their size.
  private func isForWantOfRoom(_ faulty: Set<Int>) -> Bool {
    !roomy.isEmpty && roomy.isDisjoint(with: faulty)
  }
}

extension FlatScreen {
  /// Whether people come to see the screen in this pose for all that the project says; a phone's landscape is a
  /// guess where nobody told which poses the app has.
  func isCertainPose(_ facts: ProjectFacts) -> Bool {
    !canvas.isLandscape || canvas.idiom == .pad || !facts.orientations.isEmpty
  }
}

extension Item {
  /// What people have to see or touch of the view, wherever it is: a label's text, a control's frame. Nil for what
  /// is part of something else, or shows nothing.
  var essence: Rect? {
    if isControl { return frame }
    guard node.role == .text, isShown, opacity > 0.05, control == nil, cell == nil, bar == nil else {
      return nil
    }
    return textRect
  }
}
