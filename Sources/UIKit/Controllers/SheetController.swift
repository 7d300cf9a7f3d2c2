import InsetDevices

/// Shows a document's controller in a card, as a page sheet does on a phone from iOS 13. // PR-02…PR-04, N-015, N-018
@preconcurrency @MainActor
package final class SheetController: UIViewController {
  private let content: UIViewController

  package init(showing content: UIViewController) {
    self.content = content
    super.init()
    addChild(content)
  }

  public required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    view.backgroundColor = UIColor(white: 0, alpha: 1)
    content.view.translatesAutoresizingMaskIntoConstraints = true
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
  }

  package override func viewWillLayoutSubviews() { placeContent() }

  package override func placeContent() {
    guard isViewLoaded else { return }
    let canvas = view.canvas
    // What the system draws as a card, documents call a sheet of either kind.
    let geometry = SheetGeometry(
      canvas: canvas, safe: canvas.safeAreaInsets, isForm: canvas.idiom == .pad, detent: .large)
    content.view.place(CGRect(geometry.frame))
  }
}
