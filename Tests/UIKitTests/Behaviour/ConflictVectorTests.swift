import InsetDevices
import Testing

@testable import UIKit

/// vectors.json, area unsatisfiable: which constraint UIKit broke in nine logs. // AL-14, AL-15
@Suite("Conflict vectors") @MainActor
struct ConflictVectorTests {
  @Test("conflicts", arguments: Vectors.area("unsatisfiable"))
  func vector(_ vector: Vector) throws { try Self.scenarios.check(vector) }

  /// Views by name below a root of a size, with the constraints of a log, which name themselves.
  @MainActor
  private struct Log {
    let root = UIView(frame: .zero)
    private var views: [String: UIView] = [:]

    init(_ width: CGFloat, _ height: CGFloat) {
      root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    }

    mutating func view(_ name: String, in parent: UIView? = nil) -> UIView {
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      (parent ?? root).addSubview(view)
      views[name] = view
      return view
    }

    func add(_ name: String, _ constraint: NSLayoutConstraint) {
      constraint.identifier = name
      constraint.isActive = true
    }

    /// What the engine drops, by its name.
    var broken: Figure {
      root.layoutIfNeeded()
      let names = (root.layoutEngine?.conflicts ?? []).map { conflict -> String in
        switch conflict.broken.source {
        case .constraint(let constraint): constraint.identifier ?? ""
        case .system(let name, _): name
        }
      }
      return .text(names.joined(separator: ", "))
    }
  }

  static let scenarios = Scenarios(
    byID: [
      "UNSAT-01": { _ in
        var log = Log(414, 896)
        let a = log.view("A")
        let b = log.view("B")
        log.add("A.height == 200", a.heightAnchor.constraint(equalToConstant: 200))
        log.add("A.top == MyView.top", a.topAnchor.constraint(equalTo: log.root.topAnchor))
        log.add("A.bottom == B.top", a.bottomAnchor.constraint(equalTo: b.topAnchor))
        log.add("B.bottom == MyView.bottom", b.bottomAnchor.constraint(equalTo: log.root.bottomAnchor))
        log.add(
          "B.height == 0.2*MyView.height",
          b.heightAnchor.constraint(equalTo: log.root.heightAnchor, multiplier: 0.2))
        return ["broken": log.broken]
      },
      "UNSAT-02": { _ in
        var log = Log(375, 667)
        let v1 = log.view("v1")
        let v2 = log.view("v2")
        let button = log.view("button")
        let safe = log.root.safeAreaLayoutGuide
        log.add("button.height == 25", button.heightAnchor.constraint(equalToConstant: 25))
        log.add(
          "safe.bottom == button.bottom + 312",
          safe.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 312))
        log.add("v1-(34)-v2", v2.topAnchor.constraint(equalTo: v1.bottomAnchor, constant: 34))
        log.add("v2-(391)-|", log.root.bottomAnchor.constraint(equalTo: v2.bottomAnchor, constant: 391))
        log.add("v1-(70)-button", button.topAnchor.constraint(equalTo: v1.bottomAnchor, constant: 70))
        // v2's own height was known in the log's app.
        log.add("v2.height == 30", v2.heightAnchor.constraint(equalToConstant: 30))
        return ["broken": log.broken]
      },
      "UNSAT-03": { _ in
        var log = Log(0, 44)
        let bar = log.view("bar")
        let field = log.view("tf", in: bar)
        let send = log.view("send", in: bar)
        log.add("bar.leading", bar.leadingAnchor.constraint(equalTo: log.root.leadingAnchor))
        log.add("bar.trailing", bar.trailingAnchor.constraint(equalTo: log.root.trailingAnchor))
        log.add("|-(5)-tf", field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 5))
        log.add(
          "send.trailing == bar.trailing - 5",
          send.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -5))
        log.add("tf-(5)-send", send.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 5))
        return ["broken": log.broken]
      },
      "UNSAT-04": { _ in
        var log = Log(375, 667)
        let button = log.view("button")
        log.add("button.height == 20", button.heightAnchor.constraint(equalToConstant: 20))
        log.add("button.height >= 44", button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44))
        return ["broken": log.broken]
      },
      "UNSAT-05": { _ in
        var log = Log(667, 375)
        let label = log.view("label")
        let sheet = log.view("sheet")
        log.add("label.height == 200", label.heightAnchor.constraint(equalToConstant: 200))
        log.add(
          "label.centerY == root.centerY", label.centerYAnchor.constraint(equalTo: log.root.centerYAnchor))
        log.add("sheet-(0)-|", sheet.bottomAnchor.constraint(equalTo: log.root.bottomAnchor))
        log.add(
          "label-(>=16)-sheet",
          sheet.topAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 16))
        log.add("sheet.height == 200", sheet.heightAnchor.constraint(equalToConstant: 200))
        return ["broken": log.broken]
      },
      "UNSAT-06": { _ in
        let log = Log(320, 47.5)
        log.add(
          "contentView.height >= 48", log.root.heightAnchor.constraint(greaterThanOrEqualToConstant: 48))
        return ["broken": log.broken]
      },
      "UNSAT-07": { _ in
        var log = Log(375, 667)
        let label = log.view("label")
        let a = log.view("A")
        let b = log.view("B")
        log.add(
          "label.width == A.width - 32",
          label.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 1, constant: -32))
        log.add("A.width == B.width", a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1))
        log.add("B.width == 30", b.widthAnchor.constraint(equalToConstant: 30))
        return ["broken": log.broken]
      },
      "UNSAT-08": { _ in
        let log = Log(375, 667)
        let button = UIView(frame: .zero)
        let stack = UIStackView(arrangedSubviews: [button])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        log.root.addSubview(stack)
        log.add(
          "button.bottom == stack.bottom - 10",
          button.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: -10))
        return ["broken": log.broken]
      },
      "UNSAT-09": { _ in
        var log = Log(375, 667)
        let outer = UIView(frame: .zero)
        log.root.addSubview(outer)
        let alert = log.view("alert", in: outer)
        let inner = log.view("innerView", in: alert)
        log.add("innerView.width == 304", inner.widthAnchor.constraint(equalToConstant: 304))
        log.add(
          "alert.width >= inner.width",
          NSLayoutConstraint(
            item: alert, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: inner, attribute: .width,
            multiplier: 1, constant: 0))
        log.add(
          "alert.width == outer.width",
          alert.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 1))
        return ["broken": log.broken]
      },
    ],
    knownWrong: [
      "UNSAT-07":
        "the log broke a relation where a size was at hand; the rule that fits the other logs does not (AL-15)"
    ])
}
