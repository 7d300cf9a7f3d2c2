import Foundation
import InsetDevices
import InsetDiagnostics
import InsetScreens
import Testing

@testable import InsetDrawing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct WritingTests {
  @Test(arguments: [
    (0.0, "0"), (1.0, "1"), (-1.5, "-1.5"), (20.3333333, "20.333"), (0.0004, "0"), (-0.0004, "0"),
    (0.05, "0.05"),
    (99.9996, "100"), (.nan, "0"), (.infinity, "0"), (1e300, "1000000000"), (-1e12, "-1000000000"),
    (0.001, "0.001"),
  ])
  func decimals(value: Double, text: String) {
    #expect(decimal(value) == text)
  }

  @Test func escaping() {
    #expect(escaped("<a href=\"x\">'&") == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;")
    #expect(escaped("]]>") == "]]&gt;")
    #expect(escaped("a\tb\nc\rd\u{2028}e") == "a b c d e")
    #expect(escaped("\u{0}\u{1}\u{8}\u{1B}\u{7F}\u{85}\u{FFFE}\u{FFFF}\u{1FFFE}") == "")
    #expect(escaped("日本語 مرحبا 👩‍👧") == "日本語 مرحبا 👩‍👧")
  }

  @Test func colors() {
    #expect(Color("#FF8000")?.hex == "#FF8000")
    #expect(Color("#ff800080")?.alpha == 128.0 / 255)
    for text in [nil, "", "#", "red", "#12345", "#GGGGGG", "#1234567", "#+12345", "FF8000"] as [String?] {
      #expect(Color(text) == nil)
    }
  }

  @Test func itemsReadBack() {
    let items = [
      NodeAttributes.Item(title: "Trips", image: "symbol:map", badge: "3", isProminent: true),
      NodeAttributes.Item(space: 0), NodeAttributes.Item(space: 12.5), NodeAttributes.Item(),
    ]
    let entries = NodeAttributes.entries(NodeAttributes.list(items))
    #expect(entries.map(NodeAttributes.Item.init) == items)
    #expect(NodeAttributes.Item("Trips") == NodeAttributes.Item(title: "Trips"))
    #expect(NodeAttributes.entries("") == [])
  }

  @Test func systemItemsAndPicturesAreItems() {
    #expect(NodeAttributes.Item("flexibleSpace").space == 0)
    #expect(NodeAttributes.Item("add").image == "symbol:plus")
    #expect(NodeAttributes.Item("done") == NodeAttributes.Item(title: "Done", isProminent: true))
    #expect(NodeAttributes.Item("symbol:map") == NodeAttributes.Item(image: "symbol:map"))
    #expect(NodeAttributes.Item("Add") == NodeAttributes.Item(title: "Add"))
  }

  @Test func lettersAreSpacedToTheMeasuredWidth() throws {
    let natural = TextEstimate.naturalWidth(of: "Lisbon", size: 17, weight: 400)
    let run = TextRun("Lisbon", x: 0, baseline: 20, size: 17, color: .black, width: natural - 6)
    let list = DisplayList(viewBox: Rect(x: 0, y: 0, width: 10, height: 10), shapes: [.text(run)])
    let text = SVGWriter.write(list, scale: 1, title: "")
    #expect(
      text.contains(" letter-spacing=\"-1\" textLength=\"\(decimal(natural - 6))\" lengthAdjust=\"spacing\""))
  }

  @Test func joinedScriptsAreNotSpaced() {
    #expect(!TextEstimate.isSpaceable("مرحبا"))
    #expect(!TextEstimate.isSpaceable("नमस्ते"))
    #expect(TextEstimate.isSpaceable("Évora – 日本語 Привет"))
  }

  @Test func picturesInOnePageDoNotShareIDs() {
    func ids(_ text: String) -> Set<Substring> {
      Set(text.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } })
    }
    let first = ids(svg(of: SampleScreen.trips(on: SampleCanvas.iPhoneX)))
    let second = ids(svg(of: SampleScreen.trips(on: SampleCanvas.iPhone14Pro)))
    #expect(!first.isEmpty)
    #expect(first.isDisjoint(with: second))
  }

  @Test func scaleChangesOnlyTheSize() {
    let screen = SampleScreen.cell()
    let one = svg(of: screen)
    let two = svg(of: screen, options: DrawingOptions(scale: 2))
    #expect(one.contains("width=\"344\" height=\"100\" viewBox=\"-12 -12 344 100\""))
    #expect(two.contains("width=\"688\" height=\"200\" viewBox=\"-12 -12 344 100\""))
  }
}

@Suite struct TreeTests {
  private func draw(_ root: Sketch) -> String {
    svg(of: screen("Test", on: SampleCanvas.window, root), options: DrawingOptions(showsDevice: false))
  }

  @Test func hiddenAndTransparentViewsAreNotDrawn() {
    let text = draw(
      Sketch(
        "UIView", 0, 0, 320, 568,
        [
          Sketch.label("seen", 0, 0, 100),
          Sketch.label("hidden", 0, 0, 100).with { $0.isHidden = true },
          Sketch("UIView", 0, 0, 100, 100, [.label("below", 0, 0, 100)]).with { $0.alpha = 0 },
        ]))
    #expect(text.contains(">seen<"))
    #expect(!text.contains(">hidden<"))
    #expect(!text.contains(">below<"))
  }

  @Test func clipsWhereAsked() {
    let child = Sketch("UIView", -10, -10, 500, 500, color: "#FF0000FF")
    let clipping = draw(
      Sketch(
        "UIView", 0, 0, 320, 568, [Sketch("UIView", 7, 9, 50, 60, [child]).with { $0.clipsToBounds = true }]))
    let open = draw(Sketch("UIView", 0, 0, 320, 568, [Sketch("UIView", 7, 9, 50, 60, [child])]))
    let clip = "<rect x=\"7\" y=\"9\" width=\"50\" height=\"60\"/></clipPath>"
    #expect(clipping.contains(clip))
    #expect(!open.contains(clip))
  }

  @Test func opacityIsOneGroup() {
    let text = draw(
      Sketch(
        "UIView", 0, 0, 320, 568, [Sketch("UIView", 0, 0, 9, 9, color: "#FF0000FF").with { $0.alpha = 0.4 }]))
    #expect(text.contains("<g opacity=\"0.4\">"))
  }

  @Test func barBackgroundReachesBeyondTheBar() {
    let bar = Sketch.bar(
      "UINavigationBar", 0, 44, 320, 44, background: Rect(x: 0, y: 0, width: 320, height: 88),
      [NodeAttributes.title: "Trips"])
    let text = draw(Sketch("UIView", 0, 0, 320, 568, [bar]))
    #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"320\" height=\"88\" fill=\"#F9F9F9\""))
    #expect(text.contains("<rect x=\"0\" y=\"88\" width=\"320\" height=\"0.5\""))
  }

  @Test func linesLieOnTheirBaselines() {
    let label = Sketch.label("one two", 20, 100, 80, size: 20, lines: ["one", "two"], widths: [30, 32])
    let text = draw(Sketch("UIView", 0, 0, 320, 568, [label]))
    #expect(text.contains("<text x=\"20\" y=\"119.043\""))
    #expect(text.contains("<text x=\"20\" y=\"142.91\""))
    #expect(text.contains("textLength=\"32\""))
  }

  @Test(arguments: [
    ("UILabel", 60.0, 36.043), ("UILabel", 20.287, 16.187), ("UIButton", 45, 28.543),
    ("UITextView", 90, 24.187),
    ("UIView", 60, 16.187),
  ])
  func textThatKnowsOnlyItsAscentIsPlacedByItsClass(baseClass: String, height: Double, baseline: Double)
    throws
  {
    let view = Sketch(baseClass, 0, 0, 100, height).with { $0.text = Sketch.text("Text", size: 17) }
    let painter = NodePainter(
      node: view.placed(), context: PaintContext(canvas: SampleCanvas.window, palette: Palette(isDark: false))
    )
    let text = try #require(view.node.text)
    #expect(abs(painter.firstBaseline(of: text) - baseline) < 0.01)
    var placed = text
    placed.firstBaseline = baseline
    #expect(abs(painter.firstBaseline(of: placed) - baseline) < 0.01, "what layout placed stays")
  }

  @Test func cellsThatTouchAreASection() {
    let cells = [(0.0, 44.0), (44, 44), (88, 44), (150, 44)].map {
      Sketch("UITableViewCell", 0, $0.0, 320, $0.1).placed()
    }
    let positions = cellsWithPositions(cells).map { $0.attributes[NodeAttributes.sectionPosition] }
    #expect(positions == ["first", "middle", "last", "only"])
  }

  @Test func deepTreesEnd() {
    var node = Sketch("UIView", 0, 0, 10, 10, color: "#FF0000FF").placed()
    let outer = Sketch("UIView", 0, 0, 10, 10, color: "#00FF00FF").placed()
    for _ in 0..<3000 {
      var next = outer
      next.subviews = [node]
      node = next
    }
    var deep = screen("Deep", on: SampleCanvas.window, Sketch("UIView", 0, 0, 10, 10))
    deep.root = node
    let text = svg(of: deep, options: DrawingOptions(showsFrames: true))
    #expect(text.components(separatedBy: "#00FF00").count - 1 == Node.drawingDepth)
    #expect(!text.contains("#FF0000"))
  }

  @Test func nonsenseNumbersDoNotCrash() {
    let values = [Double.nan, .infinity, -.infinity, 1e300, -5, 0]
    for baseClass in NodePainter.painters.keys.sorted() {
      for value in values {
        let words = [
          NodeAttributes.value, NodeAttributes.selectedIndex, NodeAttributes.numberOfPages,
          NodeAttributes.currentPage, NodeAttributes.cornerRadius, NodeAttributes.borderWidth,
          NodeAttributes.shadowRadius, NodeAttributes.minimumValue, NodeAttributes.imagePadding,
          NodeAttributes.separatorInsetLeft,
        ]
        var attributes = Dictionary(uniqueKeysWithValues: words.map { ($0, "\(value)") })
        attributes[NodeAttributes.items] = NodeAttributes.list([NodeAttributes.Item(title: "a", space: value)]
        )
        attributes[NodeAttributes.segments] = "a\u{1F}b"
        attributes[NodeAttributes.scopes] = "a\u{1F}b"
        attributes[NodeAttributes.title] = "title"
        attributes[NodeAttributes.backTitle] = "back"
        attributes[NodeAttributes.imageFrame] = "\(value) 0 1 1"
        let view = Sketch(baseClass, value, value, value, value, attributes: attributes).with {
          $0.text = Sketch.text("text", size: value)
          $0.image = Node.Image(
            name: "x", size: Size(width: value, height: value), isSystemSymbol: false, contentMode: "top")
        }
        let text = draw(Sketch("UIView", 0, 0, 320, 568, [view]))
        #expect(XMLParser(data: Data(text.utf8)).parse(), "\(baseClass) \(value)")
        for word in ["=\"nan", "=\"inf", "=\"-inf", " nan", " inf", "(nan", "(inf"] {
          #expect(!text.contains(word), "\(baseClass) \(value)")
        }
      }
    }
  }
}

@Suite struct HighlightTests {
  @Test func zonesAreTheBandsEntered() {
    let canvas = SampleCanvas.iPhoneXLandscape
    let corner = Highlight.zones(enteredBy: Rect(x: 8, y: 340, width: 44, height: 30), on: canvas)
    #expect(
      corner == [Rect(x: 0, y: 354, width: 812, height: 21), Rect(x: 0, y: 0, width: 44, height: 375)])
    #expect(Highlight.zones(enteredBy: Rect(x: 44, y: 100, width: 60, height: 40), on: canvas) == [])
  }

  @Test func findingsBecomeHighlightsOfTheirViews() {
    let screen = SampleScreen.checkout(on: SampleCanvas.iPhoneX)
    func finding(_ object: String?, on canvases: [String]) -> Finding {
      Finding(
        rule: "r", severity: .warning, place: Place(file: "f", line: 1, object: object), message: "words",
        canvases: canvases)
    }
    let highlights = Highlight.highlights(
      for: [
        finding("pay-button", on: ["iPhone X, portrait"]), finding("pay-button", on: ["iPhone 8, portrait"]),
        finding("nobody", on: []), finding(nil, on: []), finding("view-1", on: []),
      ], on: screen)
    #expect(highlights.map(\.objectID) == ["pay-button", "view-1"])
    #expect(highlights.first?.rect == Rect(x: 20, y: 754, width: 335, height: 50))
    #expect(highlights.first?.label == "words")
  }

  @Test func calloutsLeaveOutTheCanvas() {
    var finding = Finding(
      rule: "r", severity: .error, place: Place(file: "f", line: 1),
      message: "slider lies 26 pt outside (iPhone X, portrait); also 'Skip' button",
      canvases: ["iPhone X, portrait"])
    #expect(Highlight.label(for: finding) == "slider lies 26 pt outside")
    finding.canvases = ["iPhone SE (1st generation), portrait"]
    finding.message = "height of label is left open (iPhone SE (1st generation), portrait)"
    #expect(Highlight.label(for: finding) == "height of label is left open")
    finding.canvases = ["iPhone X, portrait"]
    finding.message = "'Pay (now)' button"
    #expect(Highlight.label(for: finding) == "'Pay (now)' button")
    finding.message = "(iPhone X, portrait)"
    #expect(Highlight.label(for: finding) == "(iPhone X, portrait)")
  }

  @Test func longLabelsAreCut() {
    let label = String(repeating: "wwwwwwww", count: 10_000)
    let highlight = Highlight(rect: Rect(x: 0, y: 0, width: 10, height: 10), label: label)
    let text = svg(
      of: SampleScreen.cell(), options: DrawingOptions(highlights: [highlight]))
    #expect(text.utf8.count < 20_000)
    #expect(text.contains("…</text>"))
  }
}

@Suite struct SymbolTests {
  @Test func everyGlyphIsPathData() {
    let letters = Set("MLHVCSQTAZmlhvcsqtaz0123456789 .-")
    for line in SymbolTable.text.split(separator: "\n") {
      let parts = line.split(separator: "=")
      #expect(parts.count == 2, "\(line)")
      for part in parts.last?.split(separator: ";") ?? [] {
        let trimmed = part.drop { $0 == " " }
        #expect("oils".contains(trimmed.first ?? " "), "\(trimmed)")
        let data = trimmed.dropFirst().drop { $0 == " " }
        #expect(data.first == "M", "\(trimmed)")
        #expect(data.allSatisfy { letters.contains($0) }, "\(trimmed)")
      }
    }
  }

  @Test(arguments: [
    "heart", "heart.fill", "house.fill", "person.crop.circle.fill", "xmark.circle.fill", "plus.circle",
    "checkmark.square", "bell.slash.fill", "person.2.fill", "eye.slash", "bell.badge.fill",
    "gearshape.2.fill",
  ])
  func knowsTheCommonOnes(name: String) {
    #expect(Symbols.isKnown(name))
  }

  @Test func unknownOnesAreDrawnToo() {
    #expect(!Symbols.isKnown("no.such.symbol"))
    #expect(!Symbols.isKnown("circle.of.trust"))
    #expect(!Symbols.shapes("", in: Rect(x: 0, y: 0, width: 20, height: 20), color: .black).isEmpty)
  }
}
