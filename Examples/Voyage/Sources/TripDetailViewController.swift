import UIKit

/// A journey's cover: the picture fills the top of the screen, the story scrolls below it.
final class TripDetailViewController: UIViewController {
  @IBOutlet private var heroView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var datesLabel: UILabel!
  @IBOutlet private var storyView: UITextView!

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  @IBAction private func close(_ sender: Any) {
    dismiss(animated: true)
  }
}

final class BoardingPassViewController: UIViewController {
  @IBOutlet private var cardView: UIView!
  @IBOutlet private var codeView: UIImageView!
  @IBOutlet private var passengerLabel: UILabel!

  private var brightness: CGFloat = 0.5

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let screen = view.window?.windowScene?.screen else { return }
    brightness = screen.brightness
    screen.brightness = 1
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.windowScene?.screen.brightness = brightness
  }
}
