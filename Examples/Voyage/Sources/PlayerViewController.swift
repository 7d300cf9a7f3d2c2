import UIKit

/// Sounds recorded on the way, played over a picture that fills the screen. Landscape on iPhone.
final class PlayerViewController: UIViewController {
  @IBOutlet private var artworkView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var elapsedLabel: UILabel!
  @IBOutlet private var remainingLabel: UILabel!
  @IBOutlet private var scrubber: UISlider!
  @IBOutlet private var playButton: UIButton!

  private var isPlaying = true

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var prefersHomeIndicatorAutoHidden: Bool { isPlaying }
  override var prefersStatusBarHidden: Bool { true }

  @IBAction private func togglePlay(_ sender: UIButton) {
    isPlaying.toggle()
    sender.configuration?.image = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill")
    setNeedsUpdateOfHomeIndicatorAutoHidden()
  }

  @IBAction private func skipBack(_ sender: Any) { move(to: scrubber.value - 15) }
  @IBAction private func skipForward(_ sender: Any) { move(to: scrubber.value + 15) }
  @IBAction private func scrub(_ sender: UISlider) { move(to: sender.value) }
  @IBAction private func close(_ sender: Any) { dismiss(animated: true) }

  private func move(to seconds: Float) {
    scrubber.value = seconds
    let elapsed = Duration.seconds(Int(scrubber.value))
    let remaining = Duration.seconds(Int(scrubber.maximumValue - scrubber.value))
    elapsedLabel.text = elapsed.formatted(.time(pattern: .minuteSecond))
    remainingLabel.text = "−" + remaining.formatted(.time(pattern: .minuteSecond))
  }
}
