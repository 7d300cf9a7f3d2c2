@preconcurrency @MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
}
