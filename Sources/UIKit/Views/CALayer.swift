/// What code sets of a view's layer. Layout knows no layers: this hands on what views keep themselves.
@preconcurrency @MainActor
open class CALayer: NSObject {
  private weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// Points.
  open var cornerRadius: CGFloat {
    get { CGFloat(view?.cornerRadius ?? 0) }
    set { view?.cornerRadius = Double(newValue) }
  }
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
  open var frame: CGRect { view?.frame ?? .zero }
  open var bounds: CGRect { view?.bounds ?? .zero }
}

extension UIView {
  public var layer: CALayer { CALayer(self) }
}
