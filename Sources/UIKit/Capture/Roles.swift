import InsetScreens

/// The names of classes, each made once.
@preconcurrency @MainActor
private enum ClassNames {
  private static var known: [ObjectIdentifier: String] = [:]

  static func name(of view: UIView) -> String {
    let type = type(of: view)
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}

extension UIView {
  /// What the view is for, by its class, what it holds and what it shows.
  package var captureRole: Node.Role {
    switch self {
    case is UILabel: return .text
    case is UIImageView, is UIProgressView, is UIActivityIndicatorView: return .image
    case is UIControl, is UIPickerView: return .control
    case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar: return .bar
    case let text as UITextView: return text.isScrollEnabled ? .list : text.isEditable ? .control : .text
    case is UIScrollView: return .list
    case is UITableViewCell, is UICollectionReusableView: return .cell
    case is PictureView:
      let name = origin?.element.name ?? ""
      return name == "webView" || name == "wkWebView" ? .list : .canvas
    default:
      if !subviews.isEmpty { return .container }
      let size = bounds.size
      if min(size.width, size.height) <= 2, max(size.width, size.height) > 0 { return .separator }
      return .background
    }
  }

  /// The UIKit class behind the object: what the document's element stands for.
  package var uiKitClassName: String {
    if self is PictureView {
      switch origin?.element.name {
      case "mapView": return "MKMapView"
      case "webView": return "UIWebView"
      case "wkWebView": return "WKWebView"
      case "sceneKitView", "arscnView": return "SCNView"
      case "mtkView": return "MTKView"
      default: return "UIView"
      }
    }
    if self is TableCellContentView { return "UITableViewCellContentView" }
    return ClassNames.name(of: self)
  }

  /// What a person would call the view.
  package var captureName: String {
    if let label = origin?.userLabel { return label }
    let text: String? =
      switch self {
      case let label as UILabel: label.shownText
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.placeholder ?? field.text
      case let image as UIImageView: image.image?.name ?? image.unsizedImageName
      default: nil
      }
    if let text = text?.split(whereSeparator: \.isNewline).first, !text.isEmpty {
      return text.count > 40 ? String(text.prefix(39)) + "…" : String(text)
    }
    if let identifier = accessibilityIdentifier { return identifier }
    return origin?.customClass ?? uiKitClassName
  }
}
