import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder
import InsetScreens
import UIKit

/// Lays single documents out: what `inset layout` and `inset render` stand on.
@MainActor
public enum LayoutRun {
  /// The screens of a file on canvases, or on the canvas it was saved on.
  ///
  /// - Parameter keepsToTarget: whether a document that is made for iPads is left out on phones.
  public static func screens(
    of path: String, canvases: [Canvas]?, embedding: String? = nil, keepsToTarget: Bool = false
  ) -> (screens: [Screen], findings: [Finding]) {
    let (document, problems) = DocumentReader.read(path)
    guard let document else { return ([], problems) }
    return screens(of: document, canvases: canvases, embedding: embedding, keepsToTarget: keepsToTarget)
  }

  /// The same of a document that was read already.
  static func screens(
    of document: Document, canvases: [Canvas]?, embedding: String?, keepsToTarget: Bool
  ) -> (screens: [Screen], findings: [Finding]) {
    let problems = document.findings
    guard document.root != nil else { return ([], problems) }
    guard document.isCocoaTouch else {
      let finding = Finding(
        rule: "not-an-ios-document", severity: .info, place: document.place,
        message: "document is for \(document.targetRuntime), not for iOS",
        remedy: Remedy(text: "leave it out"))
      return ([], problems + [finding])
    }
    var loader = ScreenLoader(document, embedding: embedding)
    var screens: [Screen] = []
    if var canvases {
      if keepsToTarget, document.targetRuntime.hasSuffix(".iPad") {
        canvases.removeAll { $0.idiom != .pad }
      }
      screens = LayoutRun.screens(on: canvases, &loader)
    } else {
      screens = loader.screensOnSavedCanvas()
    }
    return (screens, problems + loader.findings)
  }

  /// Canvases that layout cannot tell apart are laid out once.
  private static func screens(on canvases: [Canvas], _ loader: inout ScreenLoader) -> [Screen] {
    var distinct: [Canvas] = []
    var groups: [Canvas: [Canvas]] = [:]
    for canvas in canvases {
      let key = canvas.layoutKey
      if groups[key] == nil { distinct.append(canvas) }
      groups[key, default: []].append(canvas)
    }
    var screens = loader.screens(on: distinct)
    guard distinct.count < canvases.count else { return screens }
    screens = screens.flatMap { screen in
      (groups[screen.canvas.layoutKey] ?? []).map { screen.moved(to: $0) }
    }
    let order = Dictionary(
      canvases.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let roots = Dictionary(
      screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return screens.sorted { a, b in
      (roots[a.id] ?? 0, order[a.canvas.name] ?? 0) < (roots[b.id] ?? 0, order[b.canvas.name] ?? 0)
    }
  }
}

extension Screen {
  /// The same layout under another canvas that layout cannot tell from this one.
  fileprivate func moved(to canvas: Canvas) -> Screen {
    var screen = self
    screen.canvas = canvas
    return screen
  }
}
