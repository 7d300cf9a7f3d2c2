import InsetDevices
import Testing

@testable import UIKit

/// vectors.json, areas autolayout and autoresizing. // AL-03…AL-33, AL-60…AL-64, AL-74
@Suite("Auto Layout vectors") @MainActor
struct AutoLayoutVectorTests {
  @Test("constraints", arguments: Vectors.area("autolayout"))
  func constraint(_ vector: Vector) throws { try Self.scenarios.check(vector) }

  @Test("masks", arguments: Vectors.area("autoresizing"))
  func mask(_ vector: Vector) throws { try Self.masks.check(vector) }

  private static func canvas(_ width: Double, _ height: Double = 800, scale: Double = 2, ios: Double = 17)
    -> Canvas
  { Canvases.plain(Size(width: width, height: height), scale: scale, ios: ios) }

  /// A lone view whose width several constraints want.
  private static func width(_ constraints: (NSLayoutDimension) -> [NSLayoutConstraint])
    -> UIView
  {
    let view = UIView(frame: .zero)
    _ = Stage(canvas(375)) { root in
      _ = root.add(view) { view in
        NSLayoutConstraint.activate(constraints(view.widthAnchor))
        return [
          view.leftAnchor.constraint(equalTo: root.leftAnchor),
          view.topAnchor.constraint(equalTo: root.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 20),
        ]
      }
    }
    return view
  }

  private static func at(_ priority: Float, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  /// Views of one width side by side.
  private static func columns(_ count: Int, in width: CGFloat, spacing: CGFloat = 0, scale: Double) -> Figure
  {
    let views = (0..<count).map { _ in UIView(frame: .zero) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.spacing = spacing
    _ = Stage(canvas(800, scale: scale)) { root in
      _ = root.add(stack) {
        [
          $0.leftAnchor.constraint(equalTo: root.leftAnchor),
          $0.topAnchor.constraint(equalTo: root.topAnchor),
          $0.widthAnchor.constraint(equalToConstant: width), $0.heightAnchor.constraint(equalToConstant: 20),
        ]
      }
    }
    return .list(views.map { .horizontal($0.frame) })
  }

  /// A view in a superview whose top is at a fraction of a pixel.
  private static func nested(superTop: CGFloat, top: CGFloat, height: CGFloat, scale: Double) -> CGRect {
    let inner = UIView(frame: .zero)
    let outer = UIView(frame: .zero)
    _ = Stage(canvas(375, scale: scale)) { root in
      _ = root.add(outer) {
        [
          $0.topAnchor.constraint(equalTo: root.topAnchor, constant: superTop),
          $0.leftAnchor.constraint(equalTo: root.leftAnchor),
          $0.widthAnchor.constraint(equalToConstant: 300), $0.heightAnchor.constraint(equalToConstant: 200),
        ]
      }
      _ = outer.add(inner) {
        [
          $0.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
          $0.leftAnchor.constraint(equalTo: outer.leftAnchor),
          $0.widthAnchor.constraint(equalToConstant: 100),
          $0.heightAnchor.constraint(equalToConstant: height),
        ]
      }
    }
    return inner.frame
  }

  private static func control(_ view: UIView, width: Double, ios: Double, toMargins: Bool) -> CGRect {
    _ = Stage(canvas(width, ios: ios)) { root in
      _ = root.add(view) {
        var constraints = [
          $0.centerYAnchor.constraint(equalTo: root.centerYAnchor),
          $0.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ]
        if toMargins {
          constraints.append($0.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16))
        }
        return constraints
      }
    }
    return view.frame
  }

  static let scenarios = Scenarios(byID: priorities.merging(rounding) { first, _ in first })

  private static let priorities: [String: Scenarios.Scenario] = [
    "ALV-01": { _ in  // AL-08
      let view = width {
        [at(250, $0.constraint(equalToConstant: 120)), at(750, $0.constraint(equalToConstant: 75))]
      }
      return ["width": Figure(view.frame.width)]
    },
    "ALV-02": { _ in  // AL-09
      let view = width {
        [
          at(500, $0.constraint(equalToConstant: 24)),
          at(525, $0.constraint(greaterThanOrEqualToConstant: 30)),
        ]
      }
      return ["width": Figure(view.frame.width)]
    },
    "ALV-03": { _ in  // AL-10
      let view = width {
        [
          at(500, $0.constraint(equalToConstant: 24)),
          at(500, $0.constraint(greaterThanOrEqualToConstant: 30)),
        ]
      }
      return ["ambiguous": Figure(view.hasAmbiguousLayout)]
    },
    "ALV-04": { _ in
      let (field, button) = row(SizedView(100, 34), SizedView(60, 34), total: 300) { field, button in
        field.setContentHuggingPriority(250, for: .horizontal)
        button.setContentHuggingPriority(249, for: .horizontal)
      }
      return [
        "text field": field.frame.width == 100 ? "intrinsic width" : Figure(field.frame.width),
        "button": button.frame.width == 200 ? "stretches" : Figure(button.frame.width),
      ]
    },
    "ALV-05": { _ in
      let (a, b) = row(SizedView(200, 20), SizedView(200, 20), total: 300) { a, b in
        a.setContentCompressionResistancePriority(751, for: .horizontal)
        b.setContentCompressionResistancePriority(750, for: .horizontal)
      }
      return [
        "A": a.frame.width == 200 ? "intrinsic width" : Figure(a.frame.width),
        "B": b.frame.width == 100 ? "compressed" : Figure(b.frame.width),
      ]
    },
    "ALV-06": { _ in
      let distances = [0.0, 34].map { bottom -> CGFloat in
        let control = SizedView(100, 40)
        let canvas = Canvases.plain(Size(width: 375, height: 812), safe: Insets(bottom: bottom))
        let stage = Stage(canvas) { root in
          _ = root.add(control) {
            let wish = $0.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20)
            wish.priority = 999
            return [
              wish, $0.bottomAnchor.constraint(lessThanOrEqualTo: root.safeAreaLayoutGuide.bottomAnchor),
              $0.leftAnchor.constraint(equalTo: root.leftAnchor),
            ]
          }
        }
        return stage.root.bounds.maxY - control.frame.maxY
      }
      return ["distance from superview bottom": Figure(distances)]
    },
    "ALV-17": { _ in  // AL-74
      let a = SizedView(20, 20)
      let b = SizedView(20, 20)
      _ = Stage(canvas(375)) { root in
        for view in [a, b] { root.addSubview(view) }
        NSLayoutConstraint.activate([
          a.leftAnchor.constraint(equalTo: root.leftAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
          b.leftAnchor.constraint(equalToSystemSpacingAfter: a.rightAnchor, multiplier: 1),
          b.topAnchor.constraint(equalTo: root.topAnchor),
        ])
      }
      // The distance from a superview is a constant that documents carry: nothing works it out here.
      return ["sibling": Figure(b.frame.minX - a.frame.maxX), "superview": .unmeasured]
    },
  ]

  private static func row(
    _ a: SizedView, _ b: SizedView, total: CGFloat, _ change: (SizedView, SizedView) -> Void
  ) -> (SizedView, SizedView) {
    change(a, b)
    _ = Stage(canvas(375)) { root in
      root.addSubview(a)
      root.addSubview(b)
      NSLayoutConstraint.activate([
        a.leftAnchor.constraint(equalTo: root.leftAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
        b.leftAnchor.constraint(equalTo: a.rightAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
        b.rightAnchor.constraint(equalTo: root.leftAnchor, constant: total),
      ])
    }
    return (a, b)
  }

  private static let rounding: [String: Scenarios.Scenario] = [
    "ALV-07": { _ in  // AL-22
      let view = SizedView(167.0 / 3, 20)
      _ = Stage(canvas(1080, scale: 3)) { root in
        _ = root.add(view) {
          [
            $0.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            $0.topAnchor.constraint(equalTo: root.topAnchor),
          ]
        }
      }
      return ["x": Figure(view.frame.minX)]
    },
    "ALV-08": { _ in
      let view = SizedView(100, 61.0 / 3)
      _ = Stage(canvas(375, 810, scale: 3)) { root in
        let area = UILayoutGuide()
        root.addLayoutGuide(area)
        _ = root.add(view) {
          [
            area.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            area.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            $0.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            $0.leftAnchor.constraint(equalTo: root.leftAnchor),
          ]
        }
      }
      return ["y": Figure(view.frame.minY)]
    },
    "ALV-09": { _ in ["frames x,w": columns(3, in: 200, scale: 2)] },
    "ALV-10": { _ in ["frames x,w": columns(3, in: 667, scale: 2)] },
    "ALV-11": { _ in ["frames x,w": columns(7, in: 375, scale: 2)] },
    "ALV-12": { _ in ["frames x,w": columns(7, in: 375, spacing: 2, scale: 2)] },
    "ALV-13": { _ in ["frames x,w": columns(4, in: 66, scale: 3)] },
    "ALV-14": { _ in  // AL-32
      ["frame x,w": .horizontal(control(UISlider(frame: .zero), width: 375, ios: 17, toMargins: true))]
    },
    "ALV-15": { _ in  // AL-31
      ["frame x,w": .horizontal(control(UISwitch(frame: .zero), width: 375, ios: 17, toMargins: false))]
    },
    "ALV-16": { _ in
      let frame = control(UISwitch(frame: .zero), width: 393, ios: 26, toMargins: false)
      return ["frame x,w,h": Figure([frame.minX, frame.width, frame.height])]
    },
    "ALV-18": { _ in  // AL-24, SV-37
      let views = (0..<4).map { _ in UIView(frame: .zero) }
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.spacing = 10
      _ = Stage(canvas(375)) { root in
        _ = root.add(stack) {
          [
            $0.topAnchor.constraint(equalTo: root.topAnchor, constant: 400.875),
            $0.leftAnchor.constraint(equalTo: root.leftAnchor),
            $0.widthAnchor.constraint(equalToConstant: 100),
            $0.heightAnchor.constraint(equalToConstant: 317.125),
          ]
        }
      }
      return ["frames y,h": .list(views.map { .vertical($0.frame) })]
    },
    "ALV-19": { _ in
      ["label.frame.y": Figure(nested(superTop: 215.4, top: 227.15, height: 20.5, scale: 2).minY)]
    },
    "ALV-20": { _ in
      ["button.frame.y": Figure(nested(superTop: 525.72, top: 536.5267, height: 31, scale: 3).minY)]
    },
  ]

  // MARK: Autoresizing. // AL-62…AL-64

  private static func grown(_ mask: UIView.AutoresizingMask) -> Scenarios.Scenario {
    { _ in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
      view.autoresizingMask = mask
      parent.addSubview(view)
      parent.frame.size.width = 200
      let alone = view.frame
      // The same in an engine.
      _ = Stage(canvas(375)) { $0.addSubview(parent) }
      #expect(view.frame == alone)
      return ["x,w": .horizontal(view.frame)]
    }
  }

  static let masks = Scenarios(byID: [
    "ARM-01": grown(.flexibleWidth), "ARM-02": grown(.flexibleLeftMargin),
    "ARM-03": grown([.flexibleLeftMargin, .flexibleRightMargin]), "ARM-04": grown([]),
  ])
}
