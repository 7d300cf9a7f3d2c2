import UIKit

final class OnboardingViewController: UIViewController {
  @IBOutlet private var pageControl: UIPageControl!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var bodyLabel: UILabel!

  private let pages = [
    (
      "Every journey, kept.",
      "Write a few lines a day, pin your photos to the map, and read it all again on a rainy Sunday."
    ),
    (
      "Better with company.",
      "Share a trip and everybody writes into the same journal, each in their own ink."
    ),
    (
      "Yours, on paper.",
      "When you are home again we print your journal and send it to you as a small book."
    ),
  ]

  @IBAction private func pageChanged(_ sender: UIPageControl) {
    let page = pages[sender.currentPage]
    UIView.transition(with: view, duration: 0.25, options: .transitionCrossDissolve) {
      self.titleLabel.text = page.0
      self.bodyLabel.text = page.1
    }
  }
}
