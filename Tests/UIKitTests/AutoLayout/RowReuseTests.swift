import Testing

@testable import UIKit

/// The second build of a pass takes over what natural sizes do not change.
@Suite("rows of a pass are built once") @MainActor
struct RowReuseTests {
  private func tree(_ change: (UIView, UILabel) -> Void = { _, _ in }) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let stack = UIStackView()
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a text that needs more than one line in two hundred points"
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(UISwitch())
    root.addSubview(stack)
    root.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    change(root, label)
    return root
  }

  private func check(_ root: UIView) {
    let variables = LayoutVariables(root: root)
    let hold = RowBuilder.RootHold.fixed(root.bounds.size)
    func builder() -> RowBuilder { RowBuilder(root: root, variables: variables, rootHold: hold) }
    root.forgetSolvedWidths()
    var measured = builder()
    let wide = measured.build()
    for view in variables.views where view.wrapsText { view.solvedWidth = 120 }
    var reusing = builder()
    let reused = reusing.build(after: measured)
    var fresh = builder()
    let rows = fresh.build()
    #expect(reused.count == rows.count)
    for (a, b) in zip(reused, rows) {
      #expect(a.hasSameShape(as: b) && a.expression.constant == b.expression.constant)
    }
    #expect(zip(wide, rows).contains { $0.expression.constant != $1.expression.constant })
  }

  @Test("a label that wraps in a stack view beside an autoresized view")
  func wrapping() { check(tree()) }

  @Test("a baseline that moves with the text")
  func baseline() {
    check(
      tree { root, label in
        let other = UILabel()
        other.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(other)
        other.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 20).isActive = true
      })
  }
}
