/// What code may do beside a change of size or of controllers. Here every change happens at once.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  var isAnimated: Bool { get }
  @discardableResult
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

/// Collects what is to happen during and after a change.
@preconcurrency @MainActor
package final class ImmediateTransition: UIViewControllerTransitionCoordinator {
  package let isAnimated = false
  private var animations: [(UIViewControllerTransitionCoordinator) -> Void] = []
  private var completions: [(UIViewControllerTransitionCoordinator) -> Void] = []

  package init() {}

  @discardableResult
  package func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  package func runAnimations() { for animation in animations { animation(self) } }
  package func runCompletions() { for completion in completions { completion(self) } }
}
