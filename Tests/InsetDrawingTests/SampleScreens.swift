import InsetDevices
import InsetDrawing
import InsetScreens

/// Screens as apps have them, drawn in `GoldenPictureTests`.
enum SampleScreen {
  private typealias Key = NodeAttributes

  static let tabs = NodeAttributes.list([
    NodeAttributes.Item(title: "Trips", image: "symbol:suitcase"),
    NodeAttributes.Item(title: "Map", image: "symbol:map"),
    NodeAttributes.Item(title: "Messages", image: "symbol:message", badge: "3"),
    NodeAttributes.Item(title: "Settings", image: "symbol:gearshape"),
  ])

  // MARK: A list under a large title

  static func trips(on canvas: Canvas) -> Screen {
    let width = canvas.size.width
    let height = canvas.size.height
    let top = canvas.safeAreaInsets.top
    let rows: [(String, String, String, String)] = [
      ("Lisbon in spring", "12 – 19 April · 34 photos", "lisbon", "first"),
      ("Norwegian fjords", "2 – 14 June · 120 photos", "fjords", "middle"),
      ("Kyoto and Nara", "8 – 21 October · 88 photos", "kyoto", "middle"),
      ("A weekend in Bergen", "3 – 5 November · 21 photos", "bergen", "middle"),
      ("The Highlands by train", "28 December – 4 January", "highlands", "last"),
    ]
    let cells = rows.enumerated().map { index, row in
      Sketch(
        "UITableViewCell", 16, 148 + Double(index) * 76, width - 32, 76, role: .cell,
        attributes: [
          Key.accessory: "disclosureIndicator", Key.sectionPosition: row.3, Key.separatorInsetLeft: "88",
        ],
        [
          .image(row.2, 12, 10, 60, 56, radius: 8),
          .label(row.0, 88, 16, 200, size: 17, weight: "semibold"),
          .label(row.1, 88, 41, 220, size: 14, color: "#3C3C4399"),
        ])
    }
    let table = Sketch(
      "UITableView", 0, 0, width, height, role: .list, attributes: [Key.style: "insetGrouped"],
      cells + [.label("UPCOMING", 32, 120, 200, size: 13, color: "#3C3C4399")]
    ).with { $0.clipsToBounds = true }
    let scrolled = Sketch(
      "UIView", 0, top + 44, width, height - top - 44,
      [
        table.with { $0.frame = Rect(x: 0, y: 0, width: width, height: height - top - 44) }
      ])
    let tabHeight = 49 + canvas.safeAreaInsets.bottom
    return screen(
      "Trips", on: canvas,
      Sketch(
        "UIView", 0, 0, width, height, color: "#F2F2F7FF",
        [
          scrolled,
          .bar(
            "UINavigationBar", 0, top, width, 96,
            background: Rect(x: 0, y: 0, width: width, height: top + 96),
            [
              Key.title: "Trips", Key.showsLargeTitle: "true",
              Key.rightItems: NodeAttributes.list([
                NodeAttributes.Item(image: "symbol:plus"),
                NodeAttributes.Item(image: "symbol:magnifyingglass"),
              ]),
            ]),
          Sketch(
            "UISearchBar", 8, top + 98, width - 16, 52, role: .bar,
            attributes: [
              Key.style: "minimal", Key.placeholder: "Places, people, photos",
            ]),
          .bar(
            "UITabBar", 0, height - tabHeight, width, tabHeight,
            background: Rect(x: 0, y: height - tabHeight, width: width, height: tabHeight),
            [Key.items: tabs, Key.selectedIndex: "0"]),
        ]))
  }

  // MARK: A button too low

  static func checkout(on canvas: Canvas) -> Screen {
    let width = canvas.size.width
    let height = canvas.size.height
    let hero = min(300, height * 0.37)
    let text = [
      "Seven nights in a quiet flat above the old", "harbour, with a balcony, breakfast and a", "garden.",
    ]
    let rows: [(String, String)] = [
      ("Seven nights", "€ 742.00"), ("Cleaning", "€ 40.00"), ("Tourist tax", "€ 28.00"),
    ]
    let prices = rows.enumerated().flatMap { index, row -> [Sketch] in
      let y = hero + 160 + Double(index) * 34
      return [
        .label(row.0, 20, y, 200, size: 16, color: "#3C3C43CC"),
        .label(row.1, width - 140, y, 120, size: 16, alignment: "right"),
      ]
    }
    return screen(
      "Checkout", on: canvas,
      Sketch(
        "UIView", 0, 0, width, height, id: "view-1", color: "#FFFFFFFF",
        [
          .image("harbour flat", 0, 0, width, hero),
          .label("Casa do Cais", 20, hero + 22, width - 40, size: 28, weight: "bold"),
          .label(
            text.joined(separator: " "), 20, hero + 64, width - 40, size: 16, color: "#3C3C4399", lines: text),
          Sketch("UIView", 20, hero + 142, width - 40, 0.5, role: .separator, color: "#3C3C434A"),
        ] + prices + [
          Sketch("UIView", 20, hero + 268, width - 40, 0.5, role: .separator, color: "#3C3C434A"),
          .label("Total", 20, hero + 282, 100, size: 17, weight: "semibold"),
          .label("€ 810.00", width - 140, hero + 282, 120, size: 17, weight: "semibold", alignment: "right"),
          .button(
            "Pay € 810.00", 20, height - 58, width - 40, 50, id: "pay-button", style: "filled",
            weight: "semibold",
            attributes: [Key.cornerStyle: "large"]),
          .bar(
            "UINavigationBar", 0, canvas.safeAreaInsets.top, width, 44,
            background: Rect(x: 0, y: 0, width: width, height: canvas.safeAreaInsets.top + 44),
            [
              Key.title: "Checkout", Key.backTitle: "Trips",
              Key.rightItems: NodeAttributes.list([NodeAttributes.Item(image: "symbol:square.and.arrow.up")]),
            ]),
        ]))
  }

  // MARK: A player in landscape

  static func player(on canvas: Canvas) -> Screen {
    let width = canvas.size.width
    let height = canvas.size.height
    let white = "#FFFFFFFF"
    return screen(
      "Player", on: canvas,
      Sketch(
        "UIView", 0, 0, width, height, color: "#000000FF",
        [
          .image("evening ferry", 0, 0, width, height),
          Sketch("UIView", 0, height - 120, width, 120, role: .background, color: "#00000073"),
          .button("", 8, 16, 44, 44, id: "close-button", style: "custom", color: white, symbol: "xmark")
            .with { $0.tintColor = white },
          .button("", width / 2 - 110, height / 2 - 26, 52, 52, style: "system", symbol: "gobackward")
            .with { $0.tintColor = white },
          .button(
            "", width / 2 - 32, height / 2 - 32, 64, 64, style: "system", symbol: "pause.fill",
            attributes: [Key.symbolPointSize: "44"]
          ).with { $0.tintColor = white },
          .button("", width / 2 + 58, height / 2 - 26, 52, 52, style: "system", symbol: "goforward")
            .with { $0.tintColor = white },
          .label(
            "Evening ferry to Cacilhas", 60, height - 104, 400, size: 17, weight: "semibold", color: white),
          .control(
            "UISlider", 112, height - 72, width - 224, 31,
            [
              Key.value: "0.36", Key.minimumTrackTintColor: white, Key.maximumTrackTintColor: "#FFFFFF55",
            ]),
          .label("1:12", 62, height - 66, 44, size: 13, color: white),
          .label("3:20", width - 104, height - 66, 44, size: 13, color: white, alignment: "right"),
        ]))
  }

  // MARK: A chat

  static func chat(on canvas: Canvas) -> Screen {
    let width = canvas.size.width
    let height = canvas.size.height
    let top = canvas.safeAreaInsets.top
    let bottom = canvas.safeAreaInsets.bottom
    var y = top + 60
    var bubbles: [Sketch] = []
    func bubble(_ lines: [String], mine: Bool, wide: Double) {
      let boxHeight = 16 + Double(lines.count) * 20.3
      let x = mine ? width - wide - 16 : 16
      bubbles.append(
        Sketch(
          "UIView", x, y, wide, boxHeight, color: mine ? "#007AFFFF" : "#E9E9EBFF",
          attributes: [Key.cornerRadius: "18"],
          [
            .label(
              lines.joined(separator: " "), 13, 8, wide - 26, size: 17,
              color: mine ? "#FFFFFFFF" : "#000000FF",
              lines: lines)
          ]))
      y += boxHeight + 8
    }
    bubble(["Have you seen the photographs", "from the ferry?"], mine: false, wide: 262)
    bubble(["Yes! The last one is my favourite."], mine: true, wide: 286)
    bubbles.append(.image("tagus ferry", width - 240 - 16, y, 240, 150, radius: 18))
    y += 158
    bubble(["That is the one. Shall we print it", "for the hall?"], mine: false, wide: 276)
    bubble(["Let us do it on Friday"], mine: true, wide: 196)
    let barHeight = 52.0
    return screen(
      "Chat", on: canvas,
      Sketch(
        "UIView", 0, 0, width, height, color: "#FFFFFFFF",
        bubbles + [
          .bar(
            "UINavigationBar", 0, top - 5.333, width, 44,
            background: Rect(x: 0, y: 0, width: width, height: top + 38.667),
            [
              Key.title: "Ana Ferreira", Key.backTitle: "",
              Key.rightItems: NodeAttributes.list([NodeAttributes.Item(image: "symbol:video")]),
            ]),
          Sketch(
            "UIVisualEffectView", 0, height - bottom - barHeight, width, barHeight + bottom,
            attributes: [Key.style: "systemThickMaterial"],
            [
              .button("", 10, 8, 36, 36, symbol: "plus.circle.fill", attributes: [Key.symbolPointSize: "26"])
                .with { $0.tintColor = "#8E8E93FF" },
              .field("", placeholder: "Message", 54, 9, width - 108, 34),
              .button(
                "", width - 46, 8, 36, 36, symbol: "arrow.up.circle.fill",
                attributes: [Key.symbolPointSize: "26"]),
            ]),
        ]))
  }
}
