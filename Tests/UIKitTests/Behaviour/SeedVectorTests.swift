import InsetDevices
import Testing

@testable import UIKit

/// vectors.json, area seed: what the articles on the iPhone X state. // S-003…S-343
@Suite("Vectors of the articles") @MainActor
struct SeedVectorTests {
  @Test("statements", arguments: Vectors.area("seed"))
  func vector(_ vector: Vector) throws { try Self.scenarios.check(vector) }

  static let scenarios = Scenarios(
    byID: views.merging(bars) { first, _ in first }.merging(barContent) { first, _ in first })

  private static func x(_ pose: Pose = .portrait) throws -> Canvas {
    try Canvases.device("iPhone X", pose, ios: 12)
  }
  private static func eight(ios: Double = 12) throws -> Canvas {
    try Canvases.device(ios < 11 ? "iPhone 7" : "iPhone 8", ios: ios)
  }

  /// A view pinned in a plain controller's view on a canvas.
  private static func pinned<View: UIView>(
    _ view: View, on canvas: Canvas, _ constraints: (View, UIView) -> [NSLayoutConstraint]
  ) -> Stage {
    Stage(canvas) { root in _ = root.add(view) { constraints($0, root) } }
  }

  private static func sides(_ view: UIView, _ root: UIView) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ]
  }

  // MARK: Views in plain controllers

  private static let views: [String: Scenarios.Scenario] = [
    "S-009": { _ in
      let content = UIView(frame: .zero)
      _ = pinned(content, on: try x()) { view, root in
        let safe = root.safeAreaLayoutGuide
        return [
          view.topAnchor.constraint(equalTo: safe.topAnchor),
          view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
          view.leftAnchor.constraint(equalTo: safe.leftAnchor),
          view.rightAnchor.constraint(equalTo: safe.rightAnchor),
        ]
      }
      return ["frame": Figure(content.frame)]
    },
    "S-010": { _ in
      let content = UIView(frame: .zero)
      let controller = UIViewController()
      let stage = Stage(try eight(ios: 10), controller)
      _ = stage.root.add(content) { view in
        sides(view, stage.root) + [
          view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
          view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
        ]
      }
      stage.layOut()
      return ["frame": Figure(content.frame)]
    },
    "S-023": { _ in
      let frames = try [x(), eight()].map { canvas -> Figure in
        let bar = UIView(frame: .zero)
        _ = pinned(bar, on: canvas) { view, root in
          sides(view, root) + [
            view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
            view.heightAnchor.constraint(equalToConstant: 48),
          ]
        }
        return Figure(bar.frame)
      }
      return ["frame": .list(frames)]
    },
    "S-025": { _ in
      let bar = UIView(frame: .zero)
      let stage = pinned(bar, on: try x()) { view, root in
        sides(view, root) + [
          view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
          view.heightAnchor.constraint(equalToConstant: 48),
        ]
      }
      stage.window.rootViewController?.additionalSafeAreaInsets.bottom = 48
      stage.layOut()
      return [
        "safeAreaInsets.bottom": Figure(stage.root.safeAreaInsets.bottom), "bar.frame": Figure(bar.frame),
      ]
    },
    "S-026": { _ in
      let frames = try [x(), eight()].map { Figure(try tableBelowSafeTop(on: $0).frame) }
      return ["frame": .list(frames)]
    },
    "S-027": { _ in  // SC-10
      let table = try tableBelowSafeTop(on: try x())
      return [
        "adjustedContentInset.bottom": Figure(table.adjustedContentInset.bottom),
        "maxOffset.y": Figure(table.maximumContentOffset.y),
      ]
    },
    "S-028": { _ in
      let root = Stage(try Canvases.device("iPhone X", .landscapeLeft, ios: 11)).root
      return ["safeAreaInsets": Figure(root.safeAreaInsets), "layoutMargins": Figure(root.layoutMargins)]
    },
    "S-102": { _ in
      let left = Stage(try x(.landscapeLeft)).root.safeAreaInsets
      let right = Stage(try x(.landscapeRight)).root.safeAreaInsets
      #expect(left == right)
      return ["safeAreaInsets": Figure(left)]
    },
    "S-107": { _ in
      let controller = BarByHand()
      let stage = Stage(try x(), controller)
      let portrait = controller.height
      stage.window.move(to: try x(.landscapeRight))
      stage.layOut()
      return ["height": Figure([portrait, controller.height])]
    },
    "S-108": { _ in
      let table = UITableView(frame: .zero, style: .plain)
      _ = pinned(table, on: try x()) { view, root in
        sides(view, root) + [
          view.topAnchor.constraint(equalTo: root.topAnchor),
          view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
        ]
      }
      return ["frame": Figure(table.frame)]
    },
    "S-201": { _ in
      let frames = try [x(), eight()].map { canvas -> Figure in
        let button = UIButton(type: .system)
        _ = pinned(button, on: canvas, bottomButton)
        return Figure(button.frame)
      }
      return ["frame": .list(frames)]
    },
    "S-202": { _ in
      let (button, _) = try roundedButton(on: try x())
      let (plain, _) = try roundedButton(on: try eight())
      #expect(plain.frame == CGRect(x: 0, y: 617, width: 375, height: 50))
      #expect(plain.layer.cornerRadius == 0)
      return ["frame": Figure(button.frame), "cornerRadius": Figure(button.layer.cornerRadius)]
    },
    "S-320": { _ in
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      view.semanticContentAttribute = .forceRightToLeft
      view.directionalLayoutMargins.trailing = 30
      return ["layoutMargins.left": Figure(view.layoutMargins.left)]
    },
    "S-328": { _ in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
      let rows = Rows(count: 100)
      LayoutEnvironment.current = LayoutEnvironment(try eight(ios: 11))
      table.dataSource = rows
      return ["contentSize.height": Figure(table.contentSize.height)]
    },
    "S-336": { _ in
      let (app, place) = try #require(try x().letterboxed(Size(width: 375, height: 667)))
      let screen = try x().size
      let black = place.y + (screen.height - place.maxY)
      return [
        "app window": .list([.number(app.size.width), .number(app.size.height)]),
        "letterbox": .text("black above and below, \(Int(black)) pt in total"),
      ]
    },
    "S-342": { _ in
      let stage = Stage(try x(.landscapeLeft))
      return [
        "statusBarVisible": Figure(stage.window.showsStatusBar),
        "safeAreaInsets.top": Figure(stage.root.safeAreaInsets.top),
      ]
    },
    "S-343": { _ in  // TB-14
      let rows = Rows([Rows.Section(header: "Header", rows: 2)])
      let stage = TableStage(try x(.landscapeLeft), rows)
      let header = try #require(stage.table.headerView(forSection: 0))
      return [
        "view.width": Figure(header.frame.width),
        "contentView x,w": .horizontal(header.contentView.frame),
      ]
    },
  ]

  private static func bottomButton(_ view: UIView, _ root: UIView) -> [NSLayoutConstraint] {
    let safe = root.safeAreaLayoutGuide
    return [
      view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ]
  }

  private static func roundedButton(on canvas: Canvas) throws -> (UIButton, Stage) {
    let controller = RoundedButtonController()
    let stage = Stage(canvas, controller)
    #expect(stage.window.layoutPassCount < LayoutPass.limit)
    return (controller.button, stage)
  }

  private static func tableBelowSafeTop(on canvas: Canvas) throws -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    let rows = Rows(count: 20, height: 44)
    table.dataSource = rows
    table.delegate = rows
    _ = pinned(table, on: canvas) { view, root in
      sides(view, root) + [
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ]
    }
    withExtendedLifetime(rows) {}
    return table
  }

  // MARK: Bars by hand and in containers

  private static func customBar(on canvas: Canvas, attached: AttachedBar? = nil) -> (UINavigationBar, Stage) {
    let bar = UINavigationBar(frame: .zero)
    bar.delegate = attached
    let stage = pinned(bar, on: canvas) { view, root in
      let safe = root.safeAreaLayoutGuide
      return [
        view.topAnchor.constraint(equalTo: safe.topAnchor),
        view.leftAnchor.constraint(equalTo: safe.leftAnchor),
        view.rightAnchor.constraint(equalTo: safe.rightAnchor),
        view.heightAnchor.constraint(equalToConstant: 44),
      ]
    }
    return (bar, stage)
  }

  private static let bars: [String: Scenarios.Scenario] = [
    "S-003": { _ in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      _ = Stage(try x(), tabs)
      return ["tabBar.frame": Figure(tabs.tabBar.frame)]
    },
    "S-004": { _ in
      let toolbar = UIToolbar(frame: .zero)
      _ = pinned(toolbar, on: try x()) { view, root in
        sides(view, root) + [
          view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
          view.heightAnchor.constraint(equalToConstant: 48),
        ]
      }
      #expect(toolbar.backgroundFrame == CGRect(x: 0, y: 0, width: 375, height: 82))  // S-024
      return ["frame": Figure(toolbar.frame)]
    },
    "S-013": { _ in
      let child = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [child]
      _ = Stage(try x(), tabs)
      return [
        "safeAreaInsets": Figure(child.view.safeAreaInsets),
        "layoutFrame": Figure(child.view.safeAreaLayoutGuide.layoutFrame),
      ]
    },
    "S-016": { _ in
      let frames = try [x(), eight()].map { canvas -> Figure in
        let (bar, _) = customBar(on: canvas)
        #expect(bar.backgroundFrame == CGRect(x: 0, y: 0, width: 375, height: 44))  // S-017
        return Figure(bar.frame)
      }
      return ["frame": .list(frames)]
    },
    "S-018": { _ in
      let delegate = AttachedBar()
      let frames = try [x(), eight()].map { canvas -> Figure in
        let (bar, _) = customBar(on: canvas, attached: delegate)
        return Figure(bar.convert(bar.backgroundFrame, to: nil))
      }
      return ["background": .list(frames)]
    },
    "S-021": { _ in
      let (_, stage) = customBar(on: try x())
      return ["safeAreaInsets": Figure(stage.root.safeAreaInsets)]
    },
    "S-022": { _ in
      let bar = UINavigationBar(frame: .zero)
      let stage = pinned(bar, on: try x()) { view, root in
        sides(view, root) + [
          view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 44),
        ]
      }
      stage.window.rootViewController?.additionalSafeAreaInsets.top = 44
      stage.layOut()
      return ["safeAreaInsets": Figure(stage.root.safeAreaInsets), "bar.frame": Figure(bar.frame)]
    },
    "S-106": { _ in  // SA-41, BC-09
      @MainActor func hidden(_ canvas: Canvas) -> UIViewController {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.isNavigationBarHidden = true
        _ = Stage(canvas, navigation)
        return content
      }
      let new = hidden(try eight(ios: 11))
      let old = hidden(try eight(ios: 10))
      return [
        "iOS11": Figure(new.view.safeAreaInsets.top),
        "iOS10 topLayoutGuide.length": Figure(old.topLayoutGuide.length),
        "iOS10 view offset": Figure(old.view.frame.minY),
      ]
    },
    "S-303": { _ in
      @MainActor func bar(_ canvas: Canvas, large: Bool = false) -> CGRect {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.prefersLargeTitles = large
        _ = Stage(canvas, navigation)
        return navigation.navigationBar.frame
      }
      return [
        "values": Figure([bar(try eight()).maxY, bar(try eight(), large: true).height, bar(try x()).maxY])
      ]
    },
    "S-339": { _ in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      let stage = Stage(try x(.landscapeLeft), tabs)
      let bottom = stage.window.safeAreaInsets.bottom
      return [
        "tabBar.height": Figure(tabs.tabBar.frame.height), "bottom inset": Figure(bottom),
        "bar part": Figure(tabs.tabBar.frame.height - bottom),
      ]
    },
  ]

  // MARK: Inside navigation bars. // BC-20…BC-25

  private static func bar(wide: Bool, ios: Double, _ change: (UINavigationItem) -> Void) throws
    -> UINavigationBar
  {
    let content = UIViewController()
    change(content.navigationItem)
    let navigation = UINavigationController(rootViewController: content)
    let name = wide ? "iPhone 7 Plus" : "iPhone 7"
    _ = Stage(try Canvases.device(name, ios: ios), navigation)
    return navigation.navigationBar
  }

  /// From the bar's edge to a title view that wants all there is, and how wide it is.
  private static func title(wide: Bool, ios: Double) throws -> CGRect {
    let view = SizedView(10_000, 30)
    let bar = try bar(wide: wide, ios: ios) { $0.titleView = view }
    return view.convert(view.bounds, to: bar)
  }

  private static func button(wide: Bool, ios: Double) throws -> (left: CGFloat, right: CGFloat) {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let bar = try bar(wide: wide, ios: ios) {
      $0.leftBarButtonItem = UIBarButtonItem(customView: left)
      $0.rightBarButtonItem = UIBarButtonItem(customView: right)
    }
    let end = right.convert(right.bounds, to: bar).maxX
    return (left.convert(left.bounds, to: bar).minX, bar.bounds.width - end)
  }

  private static func gap(ios: Double) throws -> CGFloat {
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let title = SizedView(10_000, 30)
    let bar = try bar(wide: false, ios: ios) {
      $0.leftBarButtonItem = UIBarButtonItem(customView: item)
      $0.titleView = title
    }
    return title.convert(title.bounds, to: bar).minX - item.convert(item.bounds, to: bar).maxX
  }

  private static let barContent: [String: Scenarios.Scenario] = [
    "S-306": { _ in
      let narrow = try title(wide: false, ios: 11)
      let wide = try title(wide: true, ios: 11)
      return ["x,w": .list([.horizontal(narrow), .horizontal(wide)])]
    },
    "S-313": { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      let bar = try bar(wide: true, ios: 11) { $0.leftBarButtonItem = UIBarButtonItem(customView: view) }
      let group = bar.contentLayout.leadingGroup
      let frame = view.convert(view.bounds, to: bar)
      // UIKit's stack begins 8 before the item, with a spacer.
      let stack = CGRect(x: group.x - 8, y: group.y, width: group.width + 8, height: group.height)
      return [
        "stack.frame": Figure(stack), "adaptor(in stack)": Figure(frame.offsetBy(dx: -stack.minX, dy: 0)),
        "item x in bar": Figure(frame.minX),
      ]
    },
    "S-315": { _ in
      @MainActor func distances(_ ios: Double) throws -> Figure {
        [
          "414": Figure(try title(wide: true, ios: ios).minX),
          "others": Figure(try title(wide: false, ios: ios).minX),
        ]
      }
      return ["iOS<=10": try distances(10), "iOS11+": try distances(11)]
    },
    "S-316": { _ in
      @MainActor func distances(_ ios: Double) throws -> Figure {
        let wide = try button(wide: true, ios: ios)
        let narrow = try button(wide: false, ios: ios)
        #expect(wide.left == wide.right)
        #expect(narrow.left == narrow.right)
        return ["414": Figure(wide.left), "others": Figure(narrow.left)]
      }
      return ["iOS<=10": try distances(10), "iOS11+": try distances(11)]
    },
    "S-317": { _ in ["iOS<=10": Figure(try gap(ios: 10)), "iOS11+": Figure(try gap(ios: 11))] },
  ]
}

@MainActor
final class AttachedBar: UINavigationBarDelegate, UIToolbarDelegate {
  func position(for bar: UIBarPositioning) -> UIBarPosition { .topAttached }
}

/// Keeps a bar's height at safe top + 44, as article 001 does. // S-107
@MainActor
private final class BarByHand: UIViewController {
  var height: CGFloat = 0
  override func viewSafeAreaInsetsDidChange() { height = view.safeAreaInsets.top + 44 }
}

/// Rounds a bottom button on phones with a home indicator, as article 002 does. // S-202, S-203
@MainActor
private final class RoundedButtonController: UIViewController {
  let button = UIButton(type: .system)
  private var leading: NSLayoutConstraint?
  private var trailing: NSLayoutConstraint?

  override func viewDidLoad() {
    let safe = view.safeAreaLayoutGuide
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    let leading = button.leadingAnchor.constraint(equalTo: safe.leadingAnchor)
    let trailing = button.trailingAnchor.constraint(equalTo: safe.trailingAnchor)
    NSLayoutConstraint.activate([
      leading, trailing, button.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      button.heightAnchor.constraint(equalToConstant: 50),
    ])
    self.leading = leading
    self.trailing = trailing
  }

  override func viewDidLayoutSubviews() {
    guard view.safeAreaInsets.bottom > 0, button.layer.cornerRadius == 0 else { return }
    button.layer.cornerRadius = 10
    leading?.constant = 8
    trailing?.constant = -8
    view.setNeedsLayout()
  }
}
