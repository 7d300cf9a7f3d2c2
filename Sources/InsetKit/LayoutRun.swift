import InsetDevices
import InsetDiagnostics
import InsetScreens
import UIKit

/// Lays single documents out: what `inset layout` and `inset render` stand on.
@MainActor
public enum LayoutRun {
  /// The screens of a file, on its own canvas or on others.
  public static func screens(
    of path: String, canvases: [Canvas]?, facts: ProjectConfiguration = ProjectConfiguration()
  ) -> (screens: [Screen], findings: [Finding]) {
    let (document, problems) = DocumentReader.read(path)
    guard let document, document.root != nil else { return ([], problems) }
    guard document.isCocoaTouch else {
      let finding = Finding(
        rule: "not-an-ios-document", severity: .info, place: document.place,
        message: "document is for \(document.targetRuntime), not for iOS", remedy: Remedy(text: "leave it out"))
      return ([], problems + [finding])
    }
    var loader = ScreenLoader(document, embedding: facts.embedding)
    var screens: [Screen] = []
    if let canvases {
      for canvas in canvases { screens.append(contentsOf: loader.screens(on: canvas)) }
    } else {
      screens = loader.screensOnSavedCanvas()
    }
    return (screens, problems + loader.findings)
  }
}
