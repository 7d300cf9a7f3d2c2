import InsetDevices
import InsetInterfaceBuilder
import Testing

@Suite struct ReadingTests {
  let document = read(sampleStoryboard)

  private func element(_ id: String) throws -> Element { try #require(document.element(id: id)) }

  private func inside(_ text: String) throws -> Element { try #require(readInside(text).root?.firstChild) }

  // MARK: Views

  @Test func viewsAndControllersAreToldApart() throws {
    #expect(try element("lab-00-001").isView && element("cel-00-001").isView)
    #expect(try !element("con-00-001").isView && !element("saf-00-001").isView)
    #expect(try element("nav-00-001").isController && !element("roo-00-001").isController)
    #expect(try inside("<futureView id=\"a\"><rect key=\"frame\"/></futureView>").isView)
    #expect(try !inside("<futureView id=\"a\"/>").isView)
    #expect(try !inside("<view reference=\"a\"/>").isView)
    #expect(try inside("<viewControllerPlaceholder storyboardName=\"B\" id=\"a\"/>").isController)
    #expect(try !inside("<placeholder id=\"-1\"/>").isController)
  }

  @Test func childViewsSayHowTheyAreHeld() throws {
    func children(_ id: String) throws -> [String] {
      try element(id).childViews.map { "\($0.element.id ?? "") \($0.placement.rawValue)" }
    }
    #expect(try children("vcn-00-001") == ["roo-00-001 property", "cus-00-001 barItem"])
    #expect(try children("roo-00-001") == ["lab-00-001 subview", "but-00-001 subview"])
    #expect(try children("tab-00-001") == ["cel-00-001 staticCell"])
    #expect(try children("cel-00-001") == ["cnt-00-001 property"])
    #expect(try children("nav-00-001") == ["nbr-00-001 property"])
    #expect(try element("vcn-00-001").controllerView?.id == "roo-00-001")
    #expect(try element("lab-00-001").superviewElement?.id == "roo-00-001")
    #expect(try element("roo-00-001").superviewElement == nil)
    #expect(try element("seg-00-002").controllerElement?.id == "vcn-00-001")
  }

  @Test func geometry() throws {
    let label = try element("lab-00-001")
    #expect(label.frame == Rect(x: 16, y: 20.5, width: 100, height: 21))
    #expect(!label.translatesAutoresizingMask && label.autoresizing == [] && !label.isFixedFrame)
    let button = try element("but-00-001")
    #expect(button.translatesAutoresizingMask && button.isFixedFrame)
    #expect(button.autoresizing == [.flexibleMaxX, .flexibleMaxY])
    #expect(try element("roo-00-001").autoresizing == [.widthSizable, .heightSizable])
    #expect(try element("con-00-001").frame == nil)
    #expect(label.userLabel == "Title" && label.customClass == nil)
    #expect(button.contentEdgeInsets == Insets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func margins() throws {
    let view = try inside(
      """
      <stackView id="a"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/></stackView>
      """)
    #expect(view.explicitLayoutMargins == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      view.explicitDirectionalMargins == DirectionalInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    #expect(try element("roo-00-001").explicitLayoutMargins == nil)
  }

  @Test func guides() throws {
    #expect(try element("roo-00-001").layoutGuides.map(\.kind) == [.safeArea])
    #expect(try element("vcn-00-001").layoutGuides.map(\.kind) == [.top, .bottom])
    #expect(try element("vcn-00-001").layoutGuides.map(\.id) == ["top-00-001", "bot-00-001"])
    let view = try inside(
      """
      <scrollView id="a"><viewLayoutGuide key="contentLayoutGuide" id="c"/>
      <viewLayoutGuide key="frameLayoutGuide" id="f"/><viewKeyboardLayoutGuide key="keyboard" id="k"/></scrollView>
      """)
    #expect(view.layoutGuides.map(\.kind) == [.contentLayoutGuide, .frameLayoutGuide, .keyboard])
  }

  // MARK: Constraints and size classes

  @Test func constraintsAsWritten() throws {
    let constraints = try element("roo-00-001").constraints
    #expect(constraints.map(\.id) == ["con-00-001", "con-00-002", "con-00-003"])
    let second = try #require(constraints.dropFirst().first)
    #expect(second.firstItem == "roo-00-001" && second.firstAttribute == "trailing")
    #expect(second.secondItem == "lab-00-001" && second.secondAttribute == "trailing")
    #expect(second.relation == .greaterThanOrEqual && second.multiplier == 1.5)
    #expect(second.priority == 750 && second.constant == 0 && !second.isPlaceholder)
    #expect(constraints.last?.isPlaceholder == true)
  }

  @Test(arguments: [
    ("3:2", 1.5), ("3/2", 1.5), ("0.25", 0.25), ("-1", -1), ("1:0", 1), ("x", 1), ("", 1), ("2:x", 2),
    (":", 1),
  ])
  func multipliers(text: String, value: Double) throws {
    let view = try inside(
      "<view id=\"a\"><constraints><constraint multiplier=\"\(text)\"/></constraints></view>")
    #expect(view.constraints.first?.multiplier == value)
  }

  @Test func sizeClassesInstallAndVary() throws {
    let root = try element("roo-00-001")
    let portrait = SizeClasses(horizontal: .compact, vertical: .regular)
    let landscape = SizeClasses(horizontal: .compact, vertical: .compact)
    #expect(root.constraints(for: portrait).map(\.id) == ["con-00-001", "con-00-002"])
    #expect(root.constraints(for: portrait).map(\.constant) == [20, 0])
    #expect(root.constraints(for: landscape).map(\.id) == ["con-00-001", "con-00-002", "con-00-003"])
    #expect(root.constraints(for: landscape).map(\.constant) == [8, 0, 0])
    #expect(root.constraints(for: .any).map(\.constant) == [20, 0])
    #expect(root.installedSubviews(for: portrait).map(\.id) == ["lab-00-001", "but-00-001"])
    #expect(root.installedSubviews(for: landscape).map(\.id) == ["lab-00-001"])
    let label = try element("lab-00-001")
    #expect(label.fontDescription(for: portrait) == FontDescription(style: "UICTFontTextStyleBody"))
    let pad = SizeClasses(horizontal: .regular, vertical: .regular)
    #expect(label.fontDescription(for: pad) == FontDescription(type: "boldSystem", pointSize: 34))
  }

  @Test func theClosestVariationWins() throws {
    let stack = try inside(
      """
      <stackView axis="horizontal" spacing="1" id="a">
        <variation key="heightClass=regular-widthClass=compact" axis="vertical" spacing="4"/>
        <variation key="widthClass=compact" axis="horizontal" spacing="3"/>
        <variation key="default" spacing="2"/>
        <variation key="heightClass=regular-userInterfaceIdiom=mac-widthClass=compact" spacing="9"/>
      </stackView>
      """)
    func values(_ horizontal: SizeClass, _ vertical: SizeClass) -> [String?] {
      let classes = SizeClasses(horizontal: horizontal, vertical: vertical)
      return [stack.attribute("axis", for: classes), stack.attribute("spacing", for: classes)]
    }
    #expect(values(.compact, .regular) == ["vertical", "4"])
    #expect(values(.compact, .compact) == ["horizontal", "3"])
    #expect(values(.regular, .regular) == ["horizontal", "2"])
    #expect(values(.unspecified, .unspecified) == ["horizontal", "2"])
    #expect(stack.attribute("missing", for: .any) == nil)
  }

  // MARK: Text, fonts, colours

  @Test func textAndFonts() throws {
    let label = try element("lab-00-001")
    #expect(label.string("text") == "Tom \"T\" <3\nAda")
    #expect(label.fontDescription == FontDescription(style: "UICTFontTextStyleBody"))
    let field = try inside(
      "<textField id=\"a\"><fontDescription key=\"fontDescription\" name=\"Menlo\" family=\"M\" pointSize=\"9.5\"/></textField>"
    )
    #expect(field.fontDescription == FontDescription(pointSize: 9.5, name: "Menlo", family: "M"))
    #expect(try element("but-00-001").fontDescription == nil)
  }

  @Test func attributedText() throws {
    let label = try inside(
      """
      <label id="a"><attributedString key="attributedText">
        <fragment content="Hello "><attributes>
          <font key="NSFont" metaFont="systemBold" size="17"/><color key="NSColor" white="1" alpha="0.5"/>
          <real key="NSKern" value="1.5"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3" minimumLineHeight="22"/>
        </attributes></fragment>
        <fragment><string key="content">wide
      world</string></fragment>
      </attributedString></label>
      """)
    let text = try #require(label.attributedText)
    #expect(text.string == "Hello wide\nworld")
    let first = try #require(text.fragments.first)
    #expect(first.font?.metaFont == "systemBold" && first.font?.size == 17 && first.font?.name == nil)
    #expect(first.color == ColorValue(white: 1, alpha: 0.5) && first.kern == 1.5)
    let style = try #require(first.paragraphStyle)
    #expect(style.alignment == "center" && style.lineSpacing == 3 && style.minimumLineHeight == 22)
    #expect(style.lineHeightMultiple == 0)
    #expect(text.fragments.last?.font == nil && text.fragments.last?.paragraphStyle == nil)
  }

  @Test func colors() throws {
    let label = try element("lab-00-001")
    #expect(label.color(key: "textColor")?.hex == "#3C3C4399")
    #expect(label.color(key: "highlightedColor") == nil)
    let root = try element("roo-00-001")
    #expect(root.color(key: "backgroundColor")?.hex == "#8040FF80")
    #expect(root.colorName(key: "backgroundColor") == "Paper")
    func hex(_ attributes: String) throws -> String? {
      try inside("<view id=\"a\"><color key=\"c\" \(attributes)/></view>").color(key: "c")?.hex
    }
    #expect(try hex("white=\"0.0\" alpha=\"0.0\" colorSpace=\"calibratedWhite\"") == "#00000000")
    #expect(try hex("red=\"1\" green=\"0.5\" blue=\"0.0\"") == "#FF8000FF")
    #expect(try hex("red=\"1.2\" green=\"-1\" blue=\"0.0\" colorSpace=\"displayP3\"") == "#FF0000FF")
    #expect(try hex("white=\"0.3\" cocoaTouchSystemColor=\"darkTextColor\"") == "#000000FF")
    #expect(try hex("white=\"1\" cocoaTouchSystemColor=\"neverHeardColor\"") == "#FFFFFFFF")
    #expect(try hex("name=\"Missing\"") == nil)
    #expect(try hex("red=\"1\"") == nil)
  }

  /// The table of system colours against what Interface Builder wrote beside their names in light appearance.
  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.skipReason)"))
  func systemColorsAreThoseThatInterfaceBuilderRecords() {
    // Teal and the separator have had other values in older systems; a few files carry those of increased
    // contrast or of iOS 26.
    var compared = 0
    var equal = 0
    for (path, bytes) in Corpus.documents() {
      let document = Document(bytes: bytes, path: path)
      guard document.device?.appearance != "dark" else { continue }
      document.root?.child("resources")?.forEachChild { element in
        guard element.name == "systemColor", let name = element["name"] else { return }
        let text = "<view id=\"a\"><color key=\"c\" systemColor=\"\(name)\"/></view>"
        let ours = readInside(text).root?.firstChild?.color(key: "c")
        #expect(ours != nil, "\(name)")
        compared += 1
        if ours?.hex == document.systemColors[name]?.hex { equal += 1 }
      }
    }
    #expect(compared > 600)
    #expect(Double(equal) / Double(compared) > 0.98, "\(equal) of \(compared)")
  }

  // MARK: Connections and attributes

  @Test func connections() throws {
    let button = try element("but-00-001").connections
    #expect(
      button.actions.map(\.selector) == ["pay:"] && button.actions.map(\.eventType) == ["touchUpInside"])
    let segue = try #require(button.segues.first)
    #expect(segue.kind == "presentation" && segue.destination == "mod-00-001" && segue.relationship == nil)
    #expect(segue.identifier == "pay" && segue.modalPresentationStyle == "formSheet")
    let controller = try element("vcn-00-001")
    #expect(controller.connections.destination(ofOutlet: "titleLabel") == "lab-00-001")
    #expect(controller.connections.segues.isEmpty)
    #expect(controller.seguesInside.map(\.element.id) == ["seg-00-002"])
  }

  @Test func runtimeAttributes() throws {
    let view = try inside(
      """
      <view id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="n"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="b" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="s" value="x"/>
        <userDefinedRuntimeAttribute type="color" keyPath="c"><color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="image" keyPath="i" value="pic"/>
        <userDefinedRuntimeAttribute type="size" keyPath="z"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="nil" keyPath="e"/>
      </userDefinedRuntimeAttributes></view>
      """)
    let attributes = view.userDefinedRuntimeAttributes
    #expect(attributes.map(\.keyPath) == ["layer.cornerRadius", "n", "b", "s", "c", "i", "z", "e"])
    let expected: [RuntimeAttribute.Value] = [
      .number(8), .number(1.5), .boolean(true), .string("x"), .color(ColorValue(white: 1)), .image("pic"),
      .size(Size(width: 1, height: 2)), .none,
    ]
    #expect(attributes.map(\.value) == expected)
  }

  // MARK: Controls and bars

  @Test func buttons() throws {
    let state = try #require(element("but-00-001").buttonState("normal"))
    #expect(state.title == "Pay" && state.image?.name == "star" && state.image?.isSystem == true)
    #expect(state.titleColor?.hex == "#FF0000FF" && state.attributedTitle == nil)
    let button = try inside(
      """
      <button id="a"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="Pay" image="cart" catalog="system" \
      imagePlacement="top" imagePadding="8" cornerStyle="capsule">
        <fontDescription key="titleFontDescription" type="system" pointSize="12"/>
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        <backgroundConfiguration key="background" cornerRadius="9"><color key="backgroundColor" white="0"/></backgroundConfiguration>
        <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" pointSize="25" weight="light"/>
        <color key="baseForegroundColor" white="1"/>
      </buttonConfiguration></button>
      """)
    let configuration = try #require(button.buttonConfiguration)
    #expect(configuration.style == "filled" && configuration.title == "Pay")
    #expect(configuration.titleFont == FontDescription(type: "system", pointSize: 12))
    #expect(configuration.image?.symbolConfiguration?.pointSize == 25)
    #expect(configuration.imagePlacement == "top" && configuration.imagePadding == 8)
    #expect(configuration.contentInsets == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(configuration.cornerStyle == "capsule" && configuration.cornerRadius == 9)
    #expect(configuration.backgroundColor?.hex == "#000000FF")
    #expect(configuration.baseForegroundColor?.hex == "#FFFFFFFF")
    #expect(configuration.baseBackgroundColor == nil)
  }

  @Test func images() throws {
    let item = try inside(
      """
      <barButtonItem title="T" id="a"><imageReference key="image" image="info.circle" catalog="system" symbolScale="medium"/></barButtonItem>
      """)
    #expect(item.image()?.name == "info.circle" && item.image()?.isSystem == true)
    #expect(item.image()?.symbolConfiguration?.scale == "medium")
    #expect(item.image("landscapeImage") == nil)
    let view = try inside(
      """
      <imageView image="timer" catalog="system" id="a"><preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      configurationType="font"><fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/>\
      </preferredSymbolConfiguration></imageView>
      """)
    #expect(view.image()?.symbolConfiguration?.font?.style == "UICTFontTextStyleCaption1")
  }

  @Test func navigationItems() throws {
    let item = try #require(element("vcn-00-001").navigationItem)
    #expect(item.title == "Journal" && item.prompt == "Where to?" && item.largeTitleDisplayMode == "never")
    #expect(item.rightItems.map(\.customView?.id) == ["cus-00-001"] && item.leftItems.isEmpty)
    let bar = try inside(
      """
      <navigationBar id="a"><items><navigationItem title="A" id="b"><leftBarButtonItems>
      <barButtonItem systemItem="add" id="c"/><barButtonItem title="Edit" enabled="NO" width="44" id="d"/>
      </leftBarButtonItems><textField key="titleView" id="e"><rect key="frame"/></textField></navigationItem></items>
      </navigationBar>
      """)
    let first = try #require(bar.navigationItems.first)
    #expect(first.leftItems.map(\.systemItem) == ["add", nil])
    #expect(first.leftItems.map(\.isEnabled) == [true, false] && first.leftItems.last?.width == 44)
    #expect(first.titleView?.id == "e")
  }

  @Test func barsAndSegments() throws {
    let toolbar = try inside(
      "<toolbar id=\"a\"><items><barButtonItem systemItem=\"flexibleSpace\" id=\"b\"/></items></toolbar>")
    #expect(toolbar.barButtonItems.map(\.systemItem) == ["flexibleSpace"])
    let controller = try inside(
      """
      <viewController id="a"><toolbarItems><barButtonItem title="T" id="b"/></toolbarItems>
      <tabBarItem key="tabBarItem" title="Home" image="house" badgeValue="2" id="c"/></viewController>
      """)
    #expect(controller.barButtonItems.map(\.title) == ["T"])
    #expect(controller.tabBarItem?.title == "Home" && controller.tabBarItem?.badge == "2")
    let control = try inside(
      "<segmentedControl id=\"a\"><segments><segment title=\"A\"/><segment title=\"\" image=\"i\" width=\"35\" enabled=\"NO\"/></segments></segmentedControl>"
    )
    #expect(control.segments.map(\.title) == ["A", ""])
    #expect(
      control.segments.map(\.width) == [nil, 35] && control.segments.map(\.isEnabled) == [true, false])
  }

  @Test func tables() throws {
    let section = try #require(element("tab-00-001").tableSections.first)
    #expect(section.headerTitle == "Card" && section.footerTitle == "Safe")
    #expect(section.cells.map(\.id) == ["cel-00-001"])
    let table = try inside(
      "<tableView id=\"a\"><prototypes><tableViewCell id=\"b\"/></prototypes></tableView>")
    #expect(table.prototypeCells.map(\.id) == ["b"])
    #expect(table.childViews.map(\.placement) == [.prototype])
  }

  @Test func simulatedMetrics() throws {
    let metrics = try element("mod-00-001").simulatedMetrics
    #expect(metrics.topBar == .navigationBar(isTranslucent: false, isPrompted: false))
    #expect(metrics.bottomBar == .none && metrics.statusBar == .inferred)
    #expect(metrics.destination == .freeform && metrics.size == Size(width: 393, height: 700))
    #expect(try element("vcn-00-001").simulatedMetrics == SimulatedMetrics())
    #expect(try element("vcn-00-001").extendedEdge == .bottom)
    #expect(try element("mod-00-001").extendedEdge == nil)
  }
}
