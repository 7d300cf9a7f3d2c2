import InsetDevices
import InsetDiagnostics
import InsetScreens
import Testing

@Suite struct TextScreenTests {
  private let reader = TextScreenReader(canvasNamed: TestCanvases.named)

  private func screen(_ lines: String) throws -> Screen {
    let text = "screen vc \"Pay\" controller Main.storyboard\ncanvas \"iPhone X, portrait\"\n" + lines
    return try #require(try reader.read(text).first)
  }

  @Test func whatALineLeavesOutIsDerived() throws {
    let screen = try screen(
      """
      UIView #root  0 0 375 812  container
        UIView #panel  10 700 300 200  container clips
          UIButton #pay  20 70 100 80  control
      """)
    let panel = screen.root.subviews[0]
    let pay = panel.subviews[0]
    #expect(screen.root.safeAreaInsets == Insets(top: 44, bottom: 34))
    #expect(panel.safeAreaInsets == Insets(bottom: 34))
    #expect(pay.windowFrame == Rect(x: 30, y: 770, width: 100, height: 80))
    #expect(pay.visibleFrame == Rect(x: 30, y: 770, width: 100, height: 42))
    // The panel's own inset of 34, less the 50 points below the button. // SA-03
    #expect(pay.safeAreaInsets == .zero)
  }

  @Test func scrolledContentMovesWithTheOffset() throws {
    let screen = try screen(
      """
      UIScrollView #list  0 0 375 812  list content=375x900 offset=0,-44 adjusted=44,0,34,0 adjusts=automatic
        UILabel "Hi" #hi  16 8 20 20  text text="Hi"
      """)
    let label = screen.root.subviews[0]
    #expect(label.windowFrame.y == 52)
    // The list has absorbed the insets. // SA-15
    #expect(label.safeAreaInsets == .zero)
  }

  @Test func stringsKeepQuotesBreaksAndOddIds() throws {
    let line =
      #"UILabel "Say \"no\"\nor \\" #"odd id"  0 0 10 20  text text="a=b, c" lines="a=b,","c" .k="v, w""#
    let screen = try screen(line)
    #expect(screen.root.name == "Say \"no\"\nor \\")
    #expect(screen.root.id == "odd id")
    #expect(screen.root.text?.string == "a=b, c")
    #expect(screen.root.text?.lines == ["a=b,", "c"])
    #expect(screen.root.attributes == ["k": "v, w"])
    let dump = screen.textDump()
    #expect(try TextScreenReader().read(dump).map { $0.textDump() } == [dump])
  }

  @Test func everyFieldOfAScreenReadsBack() throws {
    let screen = try screen(
      """
      document tools=17701 autolayout launch @3
      passes 4
      conflict "a = 1" k1 @5 & "b = 2" broken "a = 1" k1 @5
      ambiguous #root x width
      PayView:UIView "Pay" #root  0 0 375 812  container bar=0,700,375,112 margins=8,16,8,16 alpha=0.5 hidden \
      untouchable disabled autoresized bg=#FFFFFFFF tint=#0000FFFF image="star" imageSize=20x22 mode=center symbol \
      text="x" weight=bold size=15 color=#000000FF align=center widths=8.5 truncated approximate @9:4
        - left: layoutMargins > "Pay.leading = margins.leading" k2 @6:3
      """)
    #expect(screen.passes == 4)
    #expect(screen.document.isLaunchScreen && !screen.document.usesSafeAreas)
    #expect(screen.conflicts.first?.constraints.count == 2)
    #expect(screen.conflicts.first?.constraints[1].place == nil)
    #expect(screen.conflicts.first?.broken?.place?.line == 5)
    #expect(screen.ambiguities == [LayoutAmbiguity(view: "root", properties: ["x", "width"])])
    #expect(screen.root.baseClass == "UIView" && screen.root.className == "PayView")
    #expect(screen.root.place == Place(file: "Main.storyboard", line: 9, column: 4, object: "root"))
    #expect(screen.root.edges.first?.chain.first?.id == "k2")
    #expect(screen.root.text?.lineWidths == [8.5])
    let again = try #require(try TextScreenReader().read(screen.textDump()).first)
    #expect(again.textDump() == screen.textDump())
    #expect(again.conflicts == screen.conflicts)
    #expect(again.root.edges == screen.root.edges)
    #expect(again.root.image == screen.root.image)
    #expect(again.canvas.sensorHousing == screen.canvas.sensorHousing)
    #expect(again.canvas.homeIndicator == screen.canvas.homeIndicator)
    #expect(again.canvas.safeAreaInsets == screen.canvas.safeAreaInsets)
  }

  @Test(arguments: [
    ("", 0), ("UIView 0 0 1 1 container", 1), ("screen a \"b\" controller", 1),
    ("screen a \"b\" controller f", 1), ("screen a \"b\" controller f\nUIView 0 0 1 1 container", 2),
    ("screen a \"b\" controller f\ncanvas \"none\"", 2),
    ("screen a \"b\" controller f\ncanvas \"iPhone X, portrait\"\nUIView 0 0 1 container", 3),
    ("screen a \"b\" controller f\ncanvas \"iPhone X, portrait\"\nUIView 0 0 1 1 container nonsense", 3),
    (
      "screen a \"b\" controller f\ncanvas \"iPhone X, portrait\"\nUIView 0 0 1 1 container\nUIView 0 0 1 1 container",
      4
    ),
    ("screen a \"b\" controller f\ncanvas \"iPhone X, portrait\"\n- top: rootView", 3),
  ])
  func linesThatMeanNothingAreNamed(_ text: String, _ line: Int) {
    do {
      let screens = try reader.read(text)
      #expect(line == 0 && screens.isEmpty)
    } catch {
      #expect((error as? TextScreenError)?.line == line)
    }
  }
}
