import Foundation
import InsetDevices
import Testing

@testable import UIKit

/// Which of contradicting constraints is given up: vectors UNSAT-01 and -08, of debugger logs. // AL-14, AL-15, R-43
@MainActor
struct UnsatisfiableVectorTests {
  private let screen = TestScreen(width: 375, height: 896)

  private func view(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
    view.trailingAnchor.constraint(equalTo: parent.trailingAnchor).isActive = true
    return view
  }

  private func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    screen.layOut()
    let conflicts = screen.window.layoutEngine?.conflicts ?? []
    guard conflicts.count == 1, case .constraint(let broken) = conflicts[0].broken.source else {
      return false
    }
    return broken === constraint
  }

  @Test func aHeightWithinAChain() {
    let one = view(in: screen.root)
    let two = view(in: screen.root)
    let height = one.heightAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      height, one.topAnchor.constraint(equalTo: screen.root.topAnchor),
      one.bottomAnchor.constraint(equalTo: two.topAnchor),
      two.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor),
      two.heightAnchor.constraint(equalTo: screen.root.heightAnchor, multiplier: 0.2),
    ])
    #expect(isBroken(height))
    #expect(one.frame.height == 717)  // 896 less a fifth
  }

  @Test func aStackViewKeepsItsOwnConstraints() {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
    let button = SizedView(100, 40)
    stack.addArrangedSubview(button)
    let bottom = button.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: -10)
    bottom.isActive = true
    #expect(isBroken(bottom))
    #expect(stack.frame.size == CGSize(width: 100, height: 40))
  }
}
