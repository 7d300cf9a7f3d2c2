import Foundation
import InsetDevices
import InsetDiagnostics
import InsetScreens
import Testing

@testable import InsetDrawing

@Suite("images of the app in pictures")
struct ArtworkTests {
  private let dot = Artwork(mediaType: "image/png", base64: "AAAA", size: Size(width: 20, height: 10))

  private func picture(_ node: Node, _ artwork: Artwork) -> String {
    let screen = Screen(
      id: "s", title: "", kind: .controller, file: "Main.storyboard", canvas: SampleCanvas.window, root: node,
      document: DocumentFacts(
        toolsVersion: 17000, usesAutoLayout: true, usesSafeAreas: true, isLaunchScreen: false,
        place: .init(file: "Main.storyboard", line: 2)))
    return svg(of: screen, options: DrawingOptions(showsDevice: false, artwork: ["dot": artwork]))
  }

  private func view(_ contentMode: String, clips: Bool = false) -> Node {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    var node = Node(
      id: "v", className: "UIImageView", baseClass: "UIImageView", role: .image, name: "dot", frame: frame,
      windowFrame: frame)
    node.image = Node.Image(
      name: "dot", size: dot.size, isSystemSymbol: false, contentMode: contentMode)
    node.clipsToBounds = clips
    node.tintColor = "#FF0000FF"
    return node
  }

  @Test(
    "content modes",
    arguments: [
      ("scaleToFill", "translate(0 0) scale(100 100)"), ("scaleAspectFit", "translate(0 25) scale(100 50)"),
      ("scaleAspectFill", "translate(-50 0) scale(200 100)"), ("center", "translate(40 45) scale(20 10)"),
    ])
  func modes(mode: String, place: String) {
    let picture = picture(view(mode), dot)
    #expect(picture.contains("data:image/png;base64,AAAA"))
    #expect(picture.contains("transform=\"\(place)\""), "\(picture)")
    #expect(!picture.contains("<filter"))
  }

  @Test("a template is drawn in the tint, and the file stands in the picture once")
  func template() {
    var template = dot
    template.isTemplate = true
    var node = view("center")
    node.subviews = [view("scaleAspectFit")]
    let picture = picture(node, template)
    #expect(picture.contains("feColorMatrix values=\"0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\""))
    #expect(picture.components(separatedBy: "base64").count == 2)
    #expect(picture.components(separatedBy: "<use ").count == 3)
  }
}
