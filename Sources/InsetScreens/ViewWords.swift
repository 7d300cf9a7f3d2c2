/// What people call views of UIKit's classes.
public enum ViewWords {
  /// `page control`, `label`; by the role where the class says nothing.
  public static func noun(baseClass: String, role: Node.Role) -> String {
    if let noun = nouns[baseClass] { return noun }
    switch role {
    case .control: return "control"
    case .text: return "text"
    case .image: return "image"
    case .background, .container: return "view"
    case .list: return "scroll view"
    case .cell: return "cell"
    case .bar: return "bar"
    case .canvas: return "picture"
    case .separator: return "line"
    }
  }

  private static let nouns = [
    "UIButton": "button", "UILabel": "label", "UITextField": "text field", "UITextView": "text view",
    "UISwitch": "switch", "UISlider": "slider", "UIStepper": "stepper", "UIPageControl": "page control",
    "UISegmentedControl": "segmented control", "UIImageView": "image", "UITableView": "table",
    "UICollectionView": "collection view", "UIScrollView": "scroll view", "UIStackView": "stack view",
    "UISearchBar": "search bar", "UIToolbar": "toolbar", "UITabBar": "tab bar",
    "UINavigationBar": "navigation bar", "UIDatePicker": "date picker", "UIPickerView": "picker",
    "UIProgressView": "progress bar", "UIActivityIndicatorView": "activity indicator",
    "UIControl": "control", "UITableViewHeaderFooterView": "header", "UIInputView": "input view",
    "SCNView": "3D view", "MTKView": "Metal view",
    "WKWebView": "web view", "UIWebView": "web view", "MKMapView": "map", "UIView": "view",
    "UIVisualEffectView": "blurred view", "UITableViewCell": "cell", "UICollectionViewCell": "cell",
    "UICollectionReusableView": "header", "UITableViewCellContentView": "cell", "UIWindow": "screen",
  ]
}
