import Foundation
import InsetDevices
import InsetDiagnostics
import Testing

@testable import InsetKit

/// What the sources say of a controller decides whether a finding of its document stands. Oracle: the documentation of
/// UIViewController and UIView, by the names that are asked for here.
@MainActor @Suite struct CodeBesideDocumentsTests {
  private static let sides = "content-outside-safe-sides"

  /// A button at the left edge, by a fixed frame, in a screen of class `Pay`.
  private static let fixed = Documents.storyboard([
    Documents.controller(views: Documents.button("b", frame: Documents.frame(4, 300, 44, 44)))
  ]).replacingOccurrences(
    of: "<viewController id=\"c0\"", with: "<viewController id=\"c0\" customClass=\"Pay\"")

  /// The same by a constraint.
  private static let pinned = Documents.storyboard([
    Documents.controller(
      views: Documents.button("b", frame: Documents.frame(4, 300, 44, 44), isFixed: false),
      constraints: Documents.constraint(
        "k1",
        "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"root-c0\" secondAttribute=\"leading\" constant=\"4\""
      )
        + Documents.constraint(
          "k2",
          "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"safe-c0\" secondAttribute=\"top\" constant=\"300\""
        ))
  ]).replacingOccurrences(
    of: "<viewController id=\"c0\"", with: "<viewController id=\"c0\" customClass=\"Pay\"")

  private func severity(_ document: String, _ source: String) throws -> Severity? {
    let folder = try TemporaryFolder(["A.storyboard": document, "Pay.swift": source])
    var options = CheckOptions()
    options.canvases = Canvas.matching("iPhone X:landscape")
    let run = CheckRunner(Project(paths: [folder.path]), options).run()
    return run.findings.first { $0.rule == Self.sides }?.severity
  }

  @Test func withoutCodeTheFindingStands() throws {
    #expect(try severity(Self.fixed, "final class Pay: UIViewController {}") == .error)
    #expect(try severity(Self.pinned, "final class Pay: UIViewController {}") == .error)
  }

  @Test func aScreenHeldInPortraitIsNotJudgedInLandscape() throws {
    let answers = [
      "class Pay: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }",
      """
      class Base: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          UIDevice.current.userInterfaceIdiom == .phone ? .portrait : super.supportedInterfaceOrientations
        }
      }
      class Pay: Base {}
      """,
      """
      class Tabs: UITabBarController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      class Pay: UIViewController {}
      """,
      """
      class Pay: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          if UIDevice.current.userInterfaceIdiom == .pad { return .all } else { return .portrait }
        }
      }
      """,
      """
      class Pay: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          UIDevice.current.userInterfaceIdiom != .phone ? .all : .portrait
        }
      }
      """,
      """
      class AppDelegate: UIResponder {
        var lock = UIInterfaceOrientationMask.all
        func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { return self.lock }
      }
      class Pay: UIViewController {
        override func viewWillAppear(_ animated: Bool) { delegate.lock = .portrait }
        override func viewWillDisappear(_ animated: Bool) { delegate.lock = .all }
      }
      """,
    ]
    for answer in answers { #expect(try severity(Self.pinned, answer) == .info) }
  }

  @Test func aScreenThatTurnsIsJudged() throws {
    let answers = [
      "class Pay: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all } }",
      """
      class Pay: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
      }
      """,
      """
      class Tabs: UITabBarController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      class Pay: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
      }
      """,
      """
      class Pay: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          UIDevice.current.userInterfaceIdiom == .pad ? .portrait : .all
        }
      }
      """,
      """
      class AppDelegate: UIResponder {
        var lock = UIInterfaceOrientationMask.all
        func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { return self.lock }
      }
      class Pay: UIViewController {
        override func viewDidAppear(_ animated: Bool) { delegate.lock = isWide ? .all : .portrait }
      }
      """,
    ]
    for answer in answers { #expect(try severity(Self.pinned, answer) == .error) }
  }

  @Test func framesThatCodeSetsAreOnlyWhereViewsBegin() throws {
    let code = """
      class Base: UIViewController {
        override func viewDidLayoutSubviews() { place() }
        func place() { button.frame.origin.x = view.safeAreaInsets.left }
      }
      class Pay: Base {}
      """
    #expect(try severity(Self.fixed, code) == .info)
    // A constraint holds whatever frames are set.
    #expect(try severity(Self.pinned, code) == .error)
    let other = "class Pay: UIViewController { override func viewDidLayoutSubviews() { title = \"Pay\" } }"
    #expect(try severity(Self.fixed, other) == .error)
  }

  @Test func aSheetOfTheAppsOwnIsAPart() throws {
    let code = "class Pay: UIViewController {}\nextension Pay: PanModalPresentable {}"
    #expect(try severity(Self.pinned, code) == .info)
  }

  @Test func whatCodeAnswersIsNotCountedForTheDocument() throws {
    let document = Self.pinned.replacingOccurrences(of: " useSafeAreas=\"YES\"", with: "")
    func summary(_ source: String) throws -> Finding? {
      let folder = try TemporaryFolder(["A.storyboard": document, "Pay.swift": source])
      var options = CheckOptions()
      options.canvases = Canvas.matching("iPhone X:landscape")
      return CheckRunner(Project(paths: [folder.path]), options).run().findings.first {
        $0.rule == "ib-safe-area-disabled"
      }
    }
    let open = try summary("class Pay: UIViewController {}")
    #expect(open?.severity == .warning)
    #expect(open?.message.hasSuffix("a view breaks for want of one") == true)
    let answered = try summary(
      "class Pay: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }"
    )
    #expect(answered?.severity == .info)
    #expect(answered?.message == "the document does not use safe area layout guides")
    #expect(answered?.why.isEmpty == true)
  }

  @Test func aNameMayRuleOutAPose() throws {
    let document = Self.pinned.replacingOccurrences(
      of: "customClass=\"Pay\"", with: "customClass=\"PayPortrait\"")
    #expect(try severity(document, "class PayPortrait: UIViewController {}") == .info)
    let other = Self.pinned.replacingOccurrences(
      of: "customClass=\"Pay\"", with: "customClass=\"PayLandscape\"")
    #expect(try severity(other, "class PayLandscape: UIViewController {}") == .error)
  }

  /// A button at the left edge because a bar beside it is 4 points wide, by a constraint that code may hold.
  private static func beside(outlet: String) -> String {
    let bar = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="bar"><rect key="frame" x="0" y="300" width="4" height="44"/>\
      <constraints><constraint firstAttribute="width" constant="4" id="w1"/></constraints></view>
      """
    return Documents.storyboard([
      Documents.controller(
        views: bar + Documents.button("b", frame: Documents.frame(4, 300, 44, 44), isFixed: false),
        constraints: [
          "firstItem=\"bar\" firstAttribute=\"leading\" secondItem=\"root-c0\" secondAttribute=\"leading\"",
          "firstItem=\"bar\" firstAttribute=\"top\" secondItem=\"safe-c0\" secondAttribute=\"top\" constant=\"300\"",
          "firstItem=\"bar\" firstAttribute=\"bottom\" secondItem=\"b\" secondAttribute=\"bottom\"",
          "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"bar\" secondAttribute=\"trailing\"",
          "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"bar\" secondAttribute=\"top\"",
        ].enumerated().map { Documents.constraint("k\($0.offset)", $0.element) }.joined(separator: "\n"),
        rest: outlet)
    ]).replacingOccurrences(
      of: "<viewController id=\"c0\"", with: "<viewController id=\"c0\" customClass=\"Pay\"")
  }

  @Test func aLengthThatCodeChangesDecidesNothing() throws {
    let held = Self.beside(
      outlet: "<connections><outlet property=\"barWidth\" destination=\"w1\" id=\"o1\"/></connections>")
    let code = "class Pay: UIViewController { func open() { barWidth.constant = 0 } }"
    #expect(try severity(held, code) == .info)
    #expect(
      try severity(held, "class Pay: UIViewController { func open() { print(barWidth.constant) } }") == .error
    )
    #expect(try severity(Self.beside(outlet: ""), code) == .error)
  }

  /// `Pages` is embedded in the first screen; `Pay` is a scene that code makes.
  private static let pages = Documents.storyboard([
    Documents.controller(views: Documents.container("box", showing: "c1")),
    Documents.controller("c1").replacingOccurrences(
      of: "<viewController id=\"c1\"", with: "<viewController id=\"c1\" customClass=\"Pages\""),
    Documents.controller(
      "c2", views: Documents.button("b", frame: Documents.frame(4, 300, 44, 44), isFixed: false),
      constraints: Documents.constraint(
        "k1",
        "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"root-c2\" secondAttribute=\"leading\" constant=\"4\""
      )
        + Documents.constraint(
          "k2",
          "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"safe-c2\" secondAttribute=\"top\" constant=\"300\""
        )
    ).replacingOccurrences(
      of: "<viewController id=\"c2\"",
      with: "<viewController id=\"c2\" customClass=\"Pay\" storyboardIdentifier=\"pay\""),
  ])

  @Test func aPageOfAnEmbeddedScreenIsAPart() throws {
    func code(_ holder: String, _ how: String) -> String {
      """
      class \(holder): UIViewController {
        override func viewDidLoad() {
          let page = storyboard.instantiateViewController(withIdentifier: "pay")
          \(how)
        }
      }
      """
    }
    let children = "addChild(page); view.addSubview(page.view)"
    #expect(try severity(Self.pages, code("Pages", children)) == .info)
    #expect(try severity(Self.pages, code("Pages", "present(page, animated: true)")) == .error)
    #expect(try severity(Self.pages, code("Other", children)) == .error)
  }

  @Test func aTabBarOfTheAppMayStandInTheStrip() throws {
    let table = """
      <tableView clipsSubviews="YES" style="plain" translatesAutoresizingMaskIntoConstraints="NO" id="t">\
      <rect key="frame" x="0" y="48" width="414" height="814"/></tableView>
      """
    let list = Documents.controller(
      views: table,
      constraints: [("top", "safe"), ("bottom", "safe"), ("leading", "root"), ("trailing", "root")].map {
        edge, of in
        Documents.constraint(
          edge,
          "firstItem=\"t\" firstAttribute=\"\(edge)\" secondItem=\"\(of)-c0\" secondAttribute=\"\(edge)\"")
      }.joined(separator: "\n"))
    func severity(_ document: String, _ source: String, main: String? = nil) throws -> Severity? {
      let folder = try TemporaryFolder(["A.storyboard": document, "Pay.swift": source])
      if let main { try folder.write(main, to: "Main.storyboard") }
      var options = CheckOptions()
      options.canvases = Canvas.matching("iPhone X:portrait")
      return CheckRunner(Project(paths: [folder.path]), options).run().findings.first {
        $0.rule == "scroll-view-not-full-bleed"
      }?.severity
    }
    let tabs = "class Tabs: UITabBarController {}"
    #expect(try severity(Documents.storyboard([list]), "class Pay {}") == .warning)
    #expect(try severity(Documents.storyboard([list]), tabs) == .info)
    // The document says itself which screens have a tab bar.
    let bar = "<tabBarController id=\"c1\" sceneMemberID=\"viewController\"/>"
    #expect(try severity(Documents.storyboard([list, bar]), tabs) == .warning)
    for (name, expected) in [("A", Severity.info), ("B", .warning)] {
      let placeholder =
        "<viewControllerPlaceholder storyboardName=\"\(name)\" id=\"c2\" sceneMemberID=\"viewController\"/>"
      let main = Documents.storyboard([bar, placeholder], initial: "c1")
      #expect(try severity(Documents.storyboard([list]), tabs, main: main) == expected)
    }
  }

  @Test func anAppThatIsHeldUprightHasNoSides() throws {
    func pages(_ poses: [String]) throws -> Int {
      let list = poses.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
      let folder = try TemporaryFolder([
        "App/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
        <key>UISupportedInterfaceOrientations</key><array>\(list)</array></dict></plist>
        """,
        "App/Pager.swift": """
        class Pager: UIView {
          func build() {
            pager.isPagingEnabled = true
            pager.contentSize = CGSize(width: width * 3, height: 1)
          }
        }
        """,
      ])
      return CheckRunner(Project(paths: [folder.path]), CheckOptions()).run().findings.filter {
        $0.rule == "paging-with-insets"
      }.count
    }
    #expect(try pages(["Portrait"]) == 0)
    #expect(try pages(["Portrait", "LandscapeLeft"]) == 1)
  }

  @Test func constraintsOfCodeCloseALayout() throws {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">\
      <rect key="frame" x="0" y="48" width="414" height="100"/>\
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
      """
    let document = Documents.storyboard([
      Documents.controller(
        views: view,
        constraints: [("top", "safe"), ("leading", "root"), ("trailing", "root")].map { edge, of in
          Documents.constraint(
            edge,
            "firstItem=\"v\" firstAttribute=\"\(edge)\" secondItem=\"\(of)-c0\" secondAttribute=\"\(edge)\"")
        }.joined(separator: "\n"),
        rest: "<connections><outlet property=\"card\" destination=\"v\" id=\"o1\"/></connections>")
    ]).replacingOccurrences(
      of: "<viewController id=\"c0\"", with: "<viewController id=\"c0\" customClass=\"Pay\"")
    func severity(_ source: String) throws -> Severity? {
      let folder = try TemporaryFolder(["A.storyboard": document, "Pay.swift": source])
      var options = CheckOptions()
      options.canvases = Canvas.matching("iPhone X:portrait")
      return CheckRunner(Project(paths: [folder.path]), options).run().findings.first {
        $0.rule == "ambiguous-layout"
      }?.severity
    }
    #expect(
      try severity("class Pay: UIViewController { func build() { card.isHidden = false } }") == .warning)
    let code =
      "class Pay: UIViewController { func build() { card.heightAnchor.constraint(equalToConstant: 90) } }"
    #expect(try severity(code) == .info)
  }
}
