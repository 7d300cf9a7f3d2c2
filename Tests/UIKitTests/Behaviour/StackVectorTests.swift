import InsetDevices
import Testing

@testable import UIKit

/// vectors.json, area stack. // SV-03…SV-34
@Suite("Stack view vectors") @MainActor
struct StackVectorTests {
  @Test("stacks", arguments: Vectors.area("stack"))
  func vector(_ vector: Vector) throws { try Self.scenarios.check(vector) }

  /// Three items of 160×200, 80×100 and 40×50 in a stack at the root's corner.
  @MainActor
  private struct Trio {
    let stack: UIStackView
    let items: [SizedView]

    init(
      axis: NSLayoutConstraint.Axis = .horizontal, width: CGFloat? = nil, height: CGFloat? = nil,
      _ change: (UIStackView, [SizedView]) -> Void = { _, _ in }
    ) {
      LayoutEnvironment.current = LayoutEnvironment(canvas)
      items = [SizedView(160, 200), SizedView(80, 100), SizedView(40, 50)]
      stack = UIStackView(arrangedSubviews: items)
      stack.axis = axis
      change(stack, items)
      let stack = stack
      _ = Stage(canvas) { root in
        _ = root.add(stack) {
          [
            $0.leftAnchor.constraint(equalTo: root.leftAnchor),
            $0.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
          ] + (width.map { [stack.widthAnchor.constraint(equalToConstant: $0)] } ?? [])
            + (height.map { [stack.heightAnchor.constraint(equalToConstant: $0)] } ?? [])
        }
      }
    }

    var frames: [CGRect] { items.map(\.frame) }
    var figures: [String: Figure] {
      [
        "stack": Figure(stack.frame.size), "stack.width": Figure(stack.frame.width),
        "frames": .list(frames.map { Figure($0) }), "x": Figure(frames.map(\.minX)),
        "y,h": .list(frames.map { .vertical($0) }), "widths": Figure(frames.map(\.width)),
        "first.frame": Figure(frames[0]),
        "gaps": Figure(zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }),
        "centres": Figure(frames.map(\.midX)),
      ]
    }
  }

  private static let canvas = Canvases.plain(Size(width: 800, height: 800))

  private static func trio(
    axis: NSLayoutConstraint.Axis = .horizontal, width: CGFloat? = nil,
    _ change: @escaping @MainActor (UIStackView, [SizedView]) -> Void = { _, _ in }
  ) -> Scenarios.Scenario {
    { _ in Trio(axis: axis, width: width, change).figures }
  }

  /// What the engine works out before frames are put on pixels.
  private static func unrounded(_ trio: Trio) throws -> Figure {
    let engine = try #require(trio.stack.topmostAncestor.layoutEngine)
    return .list(trio.items.map { .number(engine.value($0.engineSlot * 4 + 2)) })
  }

  private static func rows(of root: UIView, named name: String) -> [LayoutRow] {
    let variables = LayoutVariables(root: root)
    var builder = RowBuilder(root: root, variables: variables, rootHold: .fixed(root.bounds.size))
    return builder.build().filter { row in
      if case .system(let own, _) = row.source { return own == name }
      return false
    }
  }

  private static func proportional(width: CGFloat, spacing: CGFloat, natural: [CGFloat]) -> [CGFloat] {
    let items = natural.map { SizedView($0, 30) }
    let stack = UIStackView(arrangedSubviews: items)
    stack.distribution = .fillProportionally
    stack.spacing = spacing
    _ = Stage(canvas) { root in
      _ = root.add(stack) {
        [
          $0.leftAnchor.constraint(equalTo: root.leftAnchor),
          $0.topAnchor.constraint(equalTo: root.topAnchor),
          $0.widthAnchor.constraint(equalToConstant: width),
        ]
      }
    }
    return items.map(\.frame.width)
  }

  static let scenarios = Scenarios(byID: fills.merging(others) { first, _ in first })

  private static let fills: [String: Scenarios.Scenario] = [
    "STK-01": trio(),
    "STK-02": trio { stack, _ in stack.distribution = .fillEqually },
    "STK-03": { _ in
      let trio = Trio(width: 200) { stack, _ in stack.distribution = .fillProportionally }
      return [
        "unrounded widths": try unrounded(trio),
        "frames x,w @2x": .list(trio.frames.map { .horizontal($0) }),
      ]
    },
    "STK-04": { _ in
      let trio = Trio(width: 200) { stack, _ in
        stack.distribution = .fillProportionally
        stack.spacing = 10
      }
      // The shares are the coefficients of the rows that name the stack's width.
      let width = Int32(trio.stack.engineSlot * 4 + 2)
      let shares = rows(of: trio.stack.topmostAncestor, named: "UISV-fill-proportionally").map { row in
        -(row.expression.terms.first { $0.variable.index == width }?.coefficient ?? 0)
      }
      return ["multipliers": .list(shares.map { .number($0) }), "unrounded widths": try unrounded(trio)]
    },
    "STK-10": { _ in
      let trio = Trio { stack, items in
        stack.spacing = 10
        items[0].isHidden = true
      }
      var figures = trio.figures
      figures["first"] = .text("width \(JSONNumber.text(Double(trio.frames[0].width)))")
      return figures
    },
    "STK-11": trio { stack, _ in
      stack.isLayoutMarginsRelativeArrangement = true
      stack.alignment = .leading
    },
    "STK-12": trio { stack, items in
      stack.spacing = 10
      stack.setCustomSpacing(30, after: items[0])
    },
    "STK-13": trio { stack, _ in stack.spacing = -20 },
    "STK-14": { _ in
      let widths = Trio(width: 400).frames.map(\.width)
      let stretched = zip(widths, [160, 80, 40]).filter { $0 != $1 }
      #expect(stretched.count == 1)
      #expect(widths.reduce(0, +) == 400)
      return [:]
    },
    "STK-15": trio(width: 400) { _, items in
      for (item, priority) in zip(items, [252, 251, 250] as [Float]) {
        item.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
      }
    },
    "STK-16": trio(width: 200) { _, items in
      for (item, priority) in zip(items, [750, 751, 752] as [Float]) {
        item.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
      }
    },
    "STK-18": trio { stack, items in
      stack.spacing = 10
      items[2].isHidden = true
    },
    "STK-19": { _ in ["widths": Figure(proportional(width: 394, spacing: 20, natural: [137, 80, 137]))] },
    "STK-20": { _ in ["widths": Figure(proportional(width: 120, spacing: 8, natural: [60, 52]))] },
  ]

  private static let others: [String: Scenarios.Scenario] = [
    "STK-05": trio(width: 400) { stack, _ in stack.distribution = .equalSpacing },
    "STK-06": trio(width: 400) { stack, _ in stack.distribution = .equalCentering },
    "STK-07": trio { stack, _ in stack.alignment = .top },
    "STK-08": trio { stack, _ in stack.alignment = .center },
    "STK-09": trio { stack, _ in stack.alignment = .bottom },
    "STK-17": { _ in
      let trio = Trio(axis: .vertical, height: 350) { stack, _ in
        stack.distribution = .equalSpacing
        stack.spacing = 10
      }
      let frames = trio.frames
      #expect(abs(frames.reduce(0) { $0 + $1.height } - 330) < 0.01)
      return ["gaps": Figure(zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY })]
    },
  ]
}
