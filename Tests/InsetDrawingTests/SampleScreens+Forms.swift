import InsetDevices
import InsetDrawing
import InsetScreens

extension SampleScreen {
  private typealias Key = NodeAttributes

  // MARK: A form on a large screen

  static func form(on canvas: Canvas) -> Screen {
    let width = canvas.size.width
    let height = canvas.size.height
    let top = canvas.safeAreaInsets.top
    let cellWidth = min(width - 40, 664)
    let x = (width - cellWidth) / 2
    func cell(_ y: Double, _ position: String, _ title: String, _ content: [Sketch], tall: Double = 48)
      -> Sketch
    {
      Sketch(
        "UITableViewCell", x, y, cellWidth, tall, role: .cell, attributes: [Key.sectionPosition: position],
        [.label(title, 16, tall / 2 - 10, 260)] + content)
    }
    let right = cellWidth - 16
    let cells = [
      cell(
        150, "first", "Name",
        [
          .field("Ana Ferreira", placeholder: "Name", right - 300, 7, 300, 34, border: "none")
        ]),
      cell(
        198, "middle", "Password",
        [
          .field(
            "secret!", placeholder: "Password", right - 300, 7, 300, 34, border: "none",
            [Key.isSecure: "true", Key.showsClearButton: "true"])
        ]),
      cell(
        246, "last", "Arrival",
        [
          .control("UIDatePicker", right - 220, 7, 220, 34, [Key.style: "compact"])
        ]),
      cell(
        340, "first", "Share my journal",
        [
          .control("UISwitch", right - 51, 8, 51, 31, [Key.isOn: "true"])
        ]),
      cell(
        388, "middle", "Show exact places",
        [
          .control("UISwitch", right - 51, 8, 51, 31, [Key.isOn: "false"])
        ]),
      cell(
        436, "middle", "Travellers",
        [
          .label("2", right - 130, 14, 20, color: "#3C3C4399"),
          .control("UIStepper", right - 94, 8, 94, 32),
        ]),
      cell(
        484, "last", "Text size",
        [
          .control(
            "UISlider", right - 280, 9, 280, 31,
            [
              Key.value: "0.4", Key.minimumImage: "symbol:circle", Key.maximumImage: "symbol:circle.fill",
            ])
        ]),
    ]
    let header = { (words: String, y: Double) in
      Sketch.label(words, x + 16, y, 300, size: 13, color: "#3C3C4399")
    }
    return screen(
      "Profile", on: canvas,
      Sketch(
        "UIView", 0, 0, width, height, color: "#F2F2F7FF",
        [
          Sketch(
            "UITableView", 0, 0, width, height, role: .list, attributes: [Key.style: "insetGrouped"],
            cells + [
              header("PROFILE", 126), header("JOURNAL", 316),
              .control(
                "UISegmentedControl", x, 560, cellWidth, 32,
                [
                  Key.segments: NodeAttributes.list(["Day", "Week", "Month"]), Key.selectedIndex: "1",
                ]),
              .control("UIProgressView", x, 616, cellWidth, 4, [Key.value: "0.62"]),
              .label("62 of 100 photographs are uploaded", x, 628, cellWidth, size: 13, color: "#3C3C4399"),
            ]),
          .bar(
            "UINavigationBar", 0, top, width, 50,
            background: Rect(x: 0, y: 0, width: width, height: top + 50),
            [
              Key.title: "Profile",
              Key.leftItems: NodeAttributes.list([NodeAttributes.Item(title: "Cancel")]),
              Key.rightItems: NodeAttributes.list([NodeAttributes.Item(title: "Save", isProminent: true)]),
            ]),
        ]))
  }

  // MARK: Everything else

  static func controls(on canvas: Canvas) -> Screen {
    let width = canvas.size.width
    let height = canvas.size.height
    let top = canvas.safeAreaInsets.top
    return screen(
      "Controls", on: canvas,
      Sketch(
        "UIView", 0, 0, width, height, color: "#FFFFFFFF",
        [
          .bar(
            "UISearchBar", 0, top, width, 56, background: Rect(x: 0, y: 0, width: width, height: top + 56),
            [Key.placeholder: "Search", Key.showsCancelButton: "true"]),
          .button("Plain", 16, top + 68, 80, 35, style: "plain"),
          .button("Gray", 104, top + 68, 80, 35, style: "gray"),
          .button("Tinted", 192, top + 68, 80, 35, style: "tinted"),
          .button("Filled", 280, top + 68, 80, 35, style: "filled", attributes: [Key.cornerStyle: "capsule"]),
          .button(
            "Share", 16, top + 114, 110, 35, style: "tinted", symbol: "square.and.arrow.up",
            attributes: [Key.imagePadding: "6"]),
          .button("Disabled", 134, top + 114, 110, 35, style: "filled").with { $0.isEnabled = false },
          .button("", 252, top + 114, 30, 35, style: "contactAdd"),
          .button("", 290, top + 114, 30, 35, style: "infoLight"),
          .button("", 328, top + 114, 30, 35, style: "close"),
          .control("UIActivityIndicatorView", 20, top + 166, 20, 20),
          .control("UIActivityIndicatorView", 56, top + 158, 37, 37),
          .control("UIPageControl", 110, top + 163, 134, 26, [Key.numberOfPages: "4", Key.currentPage: "1"]),
          .control("UIColorWell", 300, top + 158, 36, 36),
          .control(
            "UIPickerView", 0, top + 200, width, 162,
            [
              Key.items: NodeAttributes.list(["Porto\u{1E}Faro\u{1E}Lisbon\u{1E}Braga\u{1E}Évora"])
            ]),
          Sketch(
            "UITextView", 16, top + 372, width - 32, 96, role: .list, color: "#F2F2F7FF",
            attributes: [
              Key.cornerRadius: "10"
            ]
          ).with {
            let lines = [
              "Notes of the journey: fog over the river", "in the morning, then sun and a light wind.",
            ]
            $0.text = Sketch.text(lines.joined(separator: " "), size: 16, lines: lines, baseline: 23)
          },
          .field("", placeholder: "No border", 16, top + 480, 110, 34, border: "none"),
          .field("Line", placeholder: "", 134, top + 480, 110, 34, border: "line"),
          .field("Rounded", placeholder: "", 252, top + 480, 107, 34),
          Sketch("UIImageView", 16, top + 526, 60, 48, role: .image),
          .image("photo", 92, top + 526, 48, 48, isSymbol: true, mode: "scaleAspectFit"),
          .image(
            "heart.fill", 150, top + 526, 48, 48, isSymbol: true, mode: "scaleAspectFit", tint: "#FF2D55FF"),
          .image("logo", 210, top + 526, 48, 48, radius: 10),
          .image("bell.badge.fill", 270, top + 526, 40, 48, isSymbol: true, mode: "scaleAspectFit"),
          .image("no.such.symbol", 320, top + 526, 40, 48, isSymbol: true, mode: "scaleAspectFit"),
          .bar(
            "UIToolbar", 0, height - 44, width, 44,
            background: Rect(x: 0, y: height - 44, width: width, height: 44),
            [
              Key.items: NodeAttributes.list([
                NodeAttributes.Item(image: "symbol:trash"), NodeAttributes.Item(space: 0),
                NodeAttributes.Item(image: "symbol:folder"), NodeAttributes.Item(space: 0),
                NodeAttributes.Item(image: "symbol:arrowshape.turn.up.left"), NodeAttributes.Item(space: 0),
                NodeAttributes.Item(image: "symbol:square.and.pencil"),
              ])
            ]),
        ]))
  }

  static func map(on canvas: Canvas) -> Screen {
    let width = canvas.size.width
    let height = canvas.size.height
    let bottom = canvas.safeAreaInsets.bottom
    let card = Sketch(
      "UIView", 16, height - bottom - 172, width - 32, 156, color: "#FFFFFFFF",
      attributes: [Key.cornerRadius: "20", Key.shadowOpacity: "0.15", Key.shadowRadius: "10"],
      [
        .image("miradouro", 16, 16, 92, 92, radius: 12),
        .label("Miradouro da Graça", 124, 20, 220, size: 19, weight: "semibold"),
        .label("Viewpoint · 1.2 km", 124, 48, 220, size: 15, color: "#3C3C4399"),
        .button(
          "Route", 124, 76, 96, 34, style: "filled", size: 15, weight: "semibold",
          attributes: [Key.cornerStyle: "capsule"]),
        .button(
          "Save", 228, 76, 96, 34, style: "gray", size: 15, weight: "semibold",
          attributes: [Key.cornerStyle: "capsule"]),
        .control("UIPageControl", 90, 122, 180, 26, [Key.numberOfPages: "5", Key.currentPage: "2"]),
      ])
    return screen(
      "Map", on: canvas,
      Sketch(
        "UIView", 0, 0, width, height,
        [
          Sketch("MKMapView", 0, 0, width, height, role: .canvas),
          Sketch(
            "UIVisualEffectView", width - 62, canvas.safeAreaInsets.top + 12, 46, 92,
            attributes: [Key.cornerRadius: "10"],
            [
              .button("", 0, 0, 46, 46, symbol: "info.circle"),
              Sketch("UIView", 0, 46, 46, 0.5, role: .separator, color: "#3C3C434A"),
              .button("", 0, 46, 46, 46, symbol: "location.fill"),
            ]),
          card,
        ]))
  }

  /// A card whose colours sRGB does not have, with a border and words of the like.
  static func wideColours() -> Screen {
    screen(
      "Wide", on: SampleCanvas.window, kind: .cell,
      Sketch(
        "UIView", 0, 0, 200, 80, role: .container, color: "#FF0000FF@p3(1,0,0)",
        [
          Sketch(
            "UIView", 20, 20, 40, 40, role: .container, color: "#00FF2D80@p3(0,1,0.25)",
            attributes: [Key.borderWidth: "2.0", Key.borderColor: "#0000FFFF@p3(0,0,1)"], []),
          .label("Wide", 80, 30, 100, color: "#FFFFFFFF@p3(1,1,1)"),
        ]))
  }

  /// A prototype cell: a part, no screen.
  static func cell() -> Screen {
    screen(
      "TripCell", on: SampleCanvas.window, kind: .cell,
      Sketch(
        "UITableViewCell", 0, 0, 320, 76, role: .cell, color: "#FFFFFFFF",
        attributes: [Key.accessory: "detailDisclosureButton"],
        [
          .image("lisbon", 16, 10, 56, 56, radius: 28),
          .label("Lisbon in spring", 88, 16, 160, weight: "semibold"),
          .label("12 – 19 April", 88, 41, 160, size: 14, color: "#3C3C4399"),
        ]))
  }

  /// The look of iOS 26.
  static func glass() -> Screen {
    let canvas = SampleCanvas.iPhone16Glass
    let width = canvas.size.width
    let height = canvas.size.height
    let cells = (0..<4).map { index in
      let y = 210 + Double(index) * 53
      return Sketch(
        "UITableViewCell", 20, y, width - 40, 53, role: .cell,
        attributes: [Key.sectionPosition: index == 0 ? "first" : index == 3 ? "last" : "middle"],
        [
          .label(["Notifications", "Sounds", "Focus", "Screen Time"][index], 20, 16, 200),
          .control("UISwitch", width - 40 - 83, 12, 63, 28, [Key.isOn: index % 2 == 0 ? "true" : "false"]),
        ])
    }
    return screen(
      "Settings", on: canvas,
      Sketch(
        "UIView", 0, 0, width, height, color: "#F2F2F7FF",
        [
          Sketch(
            "UITableView", 0, 0, width, height, role: .list, attributes: [Key.style: "insetGrouped"],
            cells + [
              .control("UISlider", 24, 452, width - 48, 34, [Key.value: "0.6"]),
              .control(
                "UISegmentedControl", 20, 510, width - 40, 33,
                [
                  Key.segments: NodeAttributes.list(["Automatic", "Light", "Dark"])
                ]),
              .button(
                "Continue", 20, 570, width - 40, 50, style: "filled", weight: "semibold",
                attributes: [Key.cornerStyle: "capsule"]),
            ]),
          .bar(
            "UINavigationBar", 0, 62, width, 106, background: Rect(x: 0, y: 0, width: width, height: 168),
            [
              Key.title: "Settings", Key.showsLargeTitle: "true", Key.backTitle: "Back",
              Key.rightItems: NodeAttributes.list([NodeAttributes.Item(title: "Edit")]),
            ]),
          .bar(
            "UITabBar", 0, height - 83, width, 83,
            background: Rect(x: 0, y: height - 83, width: width, height: 83),
            [Key.items: tabs, Key.selectedIndex: "3"]),
        ]))
  }

  /// Words from right to left, and words that try to break out of the file.
  static func hostile() -> Screen {
    var canvas = SampleCanvas.window
    canvas.layoutDirection = .rightToLeft
    return screen(
      "</title><script>alert(1)</script>", on: canvas,
      Sketch(
        "UIView", 0, 0, 320, 568, color: "#FFFFFFFF",
        [
          .label("<script>alert('x')</script> & \"quotes\" ]]> &amp;", 16, 40, 288, size: 15),
          .label("tab\tline\nbell\u{7}null\u{0} esc\u{1B}[31m \u{FFFE} end", 16, 70, 288, size: 15),
          .label("مرحبا بالعالم", 16, 100, 288, size: 17),
          .label("שלום, עולם 123", 16, 130, 288, size: 17, alignment: "left"),
          .button("x\" onload=\"alert(1)", 16, 160, 288, 44, style: "filled"),
          .image("javascript:alert(1)\"/><script>", 16, 220, 288, 120),
          .image("</svg><script>", 16, 350, 48, 48, isSymbol: true),
          .control(
            "UISegmentedControl", 16, 420, 288, 32,
            [
              Key.segments: "<b>one</b>\u{1F}&two\u{1F}\"three\""
            ]),
          .field("", placeholder: "<input onfocus=alert(1)>", 16, 470, 288),
          Sketch(
            "UIView", 16, 520, 288, 30, color: "red\"/><script>",
            attributes: [
              Key.borderWidth: "1e308", Key.cornerRadius: "nan", Key.borderColor: "#GGGGGG",
            ]),
        ]))
  }
}
