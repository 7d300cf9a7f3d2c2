import InsetDevices
import InsetDiagnostics
import InsetScreens
import UIKit

/// Lays single documents out: what `inset layout` and `inset render` stand on.
@MainActor
public enum LayoutRun {
  /// The screens of a file on canvases, or on the canvas it was saved on.
  public static func screens(
    of path: String, canvases: [Canvas]?, embedding: String? = nil
  ) -> (screens: [Screen], findings: [Finding]) {
    let (document, problems) = DocumentReader.read(path)
    guard let document, document.root != nil else { return ([], problems) }
    guard document.isCocoaTouch else {
      let finding = Finding(
        rule: "not-an-ios-document", severity: .info, place: document.place,
        message: "document is for \(document.targetRuntime), not for iOS", remedy: Remedy(text: "leave it out"))
      return ([], problems + [finding])
    }
    var loader = ScreenLoader(document, embedding: embedding)
    var screens: [Screen] = []
    if let canvases {
      // Canvases that layout cannot tell apart are laid out once.
      var done: [Canvas: [Screen]] = [:]
      for canvas in canvases {
        let key = canvas.layoutKey
        if let known = done[key] {
          screens.append(contentsOf: known.map { $0.moved(to: canvas) })
        } else {
          let made = loader.screens(on: canvas)
          done[key] = made
          screens.append(contentsOf: made)
        }
      }
    } else {
      screens = loader.screensOnSavedCanvas()
    }
    return (screens, problems + loader.findings)
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
