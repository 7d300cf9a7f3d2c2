import InsetDevices
import Testing

@testable import UIKit

/// vectors.json, area margins. // LM-01…LM-18
@Suite("Margin vectors") @MainActor
struct MarginVectorTests {
  @Test("margins", arguments: Vectors.area("margins"))
  func vector(_ vector: Vector) throws { try Self.scenarios.check(vector) }

  private static func root(_ canvas: @autoclosure @escaping () throws -> Canvas) -> Scenarios.Scenario {
    { _ in ["layoutMargins": Figure(Stage(try canvas()).root.layoutMargins)] }
  }

  /// iPhone 8's root after something was set.
  private static func changed(_ change: @escaping @MainActor (UIViewController) -> Void) -> Scenarios.Scenario
  {
    { _ in
      let stage = Stage(try Canvases.device("iPhone 8", ios: 12))
      if let controller = stage.window.rootViewController { change(controller) }
      stage.layOut()
      return ["layoutMargins": Figure(stage.root.layoutMargins)]
    }
  }

  private static func preserving(_ frame: CGRect) -> Scenarios.Scenario {
    { _ in
      let child = UIView(frame: frame)
      child.preservesSuperviewLayoutMargins = true
      let parent = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
      parent.layoutMargins = UIEdgeInsets(top: 8, left: 40, bottom: 8, right: 40)
      parent.addSubview(child)
      _ = Stage(try Canvases.device("iPhone 8", ios: 12)) { $0.addSubview(parent) }
      return ["child.layoutMargins": Figure(child.layoutMargins)]
    }
  }

  private static func trailing30() throws -> Figure {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    view.directionalLayoutMargins.trailing = 30
    _ = Stage(try Canvases.device("iPhone 8", ios: 12, direction: .rightToLeft)) { $0.addSubview(view) }
    return Figure(view.layoutMargins.left)
  }

  static let scenarios = Scenarios(byID: [
    "LMV-01": root(try Canvases.device("iPhone 8", ios: 12)),
    "LMV-02": root(try Canvases.device("iPhone 8 Plus", ios: 12)),
    "LMV-03": root(try Canvases.device("iPhone X", ios: 12)),
    "LMV-04": root(try Canvases.device("iPhone X", .landscapeLeft, ios: 11)),
    "LMV-05": root(try Canvases.device("iPad (6th generation)", ios: 12)),
    "LMV-06": root(try Canvases.device("iPhone SE (1st generation)", ios: 12)),
    "LMV-07": { _ in
      let view = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 100))
      _ = Stage(try Canvases.device("iPhone 8", ios: 12)) { $0.addSubview(view) }
      return [
        "layoutMargins": Figure(view.layoutMargins),
        "layoutMarginsGuide": Figure(view.layoutMarginsGuide.layoutFrame),
      ]
    },
    "LMV-08": changed { $0.view.directionalLayoutMargins = .zero },
    "LMV-09": changed {
      $0.view.directionalLayoutMargins = .zero
      $0.viewRespectsSystemMinimumLayoutMargins = false
    },
    "LMV-10": changed {
      $0.view.directionalLayoutMargins = .zero
      $0.viewRespectsSystemMinimumLayoutMargins = false
      $0.view.insetsLayoutMarginsFromSafeArea = false
    },
    "LMV-11": { _ in
      let stage = Stage(try Canvases.device("iPhone 8 Plus", ios: 12))
      stage.root.directionalLayoutMargins.leading = 10
      stage.layOut()
      return ["effective": Figure(stage.root.directionalLayoutMargins.leading)]
    },
    "LMV-12": changed { $0.view.layoutMargins = UIEdgeInsets(top: 0, left: 64, bottom: 0, right: 0) },
    "LMV-13": { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      view.layoutMargins = UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8)
      #expect(view.layoutMargins.top == 28)
      _ = Stage(try Canvases.device("iPhone 8", ios: 12)) { $0.addSubview(view) }
      return ["layoutMargins": Figure(view.layoutMargins)]
    },
    "LMV-14": { _ in ["layoutMargins.left": try trailing30()] },
    "LMV-15": preserving(CGRect(x: 0, y: 0, width: 300, height: 50)),
    "LMV-16": preserving(CGRect(x: 10, y: 0, width: 280, height: 50)),
    "LMV-17": { _ in  // LM-16
      let stage = Stage(try Canvases.device("iPad Air 2", .landscapeLeft, ios: 10))
      let frame = stage.root.readableContentGuide.layoutFrame
      return ["x": Figure(frame.minX), "width": Figure(frame.width)]
    },
    "LMV-18": { _ in  // LM-17
      let stage = Stage(try Canvases.device("iPhone X", .landscapeLeft, ios: 11))
      return ["layoutFrame": Figure(stage.root.readableContentGuide.layoutFrame)]
    },
  ])
}
