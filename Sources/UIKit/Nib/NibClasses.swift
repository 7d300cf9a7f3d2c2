/// Which class stands for which element.
@preconcurrency @MainActor
enum NibClasses {
  /// Nil for an element that has no class here: it becomes a plain view (docs/unsupported.md).
  static func make(_ elementName: String) -> UIView? {
    switch elementName {
    case "view", "containerView", "collectionViewCellContentView": return UIView(frame: .zero)
    case "label": return UILabel(frame: .zero)
    case "button": return UIButton(frame: .zero)
    case "imageView": return UIImageView(frame: .zero)
    case "textField": return UITextField(frame: .zero)
    case "textView": return UITextView(frame: .zero)
    case "switch": return UISwitch(frame: .zero)
    case "slider": return UISlider(frame: .zero)
    case "segmentedControl": return UISegmentedControl(frame: .zero)
    case "stepper": return UIStepper(frame: .zero)
    case "progressView": return UIProgressView(frame: .zero)
    case "activityIndicatorView": return UIActivityIndicatorView(frame: .zero)
    case "pageControl": return UIPageControl(frame: .zero)
    case "pickerView": return UIPickerView(frame: .zero)
    case "datePicker": return UIDatePicker(frame: .zero)
    case "scrollView": return UIScrollView(frame: .zero)
    case "tableView": return UITableView(frame: .zero)
    case "tableViewCell": return UITableViewCell(frame: .zero)
    case "tableViewCellContentView": return TableCellContentView(frame: .zero)
    case "collectionView": return UICollectionView(frame: .zero)
    case "collectionViewCell": return UICollectionViewCell(frame: .zero)
    case "collectionReusableView": return UICollectionReusableView(frame: .zero)
    case "stackView": return UIStackView(frame: .zero)
    case "visualEffectView": return UIVisualEffectView(frame: .zero)
    case "navigationBar": return UINavigationBar(frame: .zero)
    case "tabBar": return UITabBar(frame: .zero)
    case "toolbar": return UIToolbar(frame: .zero)
    case "searchBar": return UISearchBar(frame: .zero)
    case "control": return UIControl(frame: .zero)
    case "mapView", "webView", "wkWebView", "glkView", "sceneKitView", "skView", "arscnView", "mtkView",
      "glView", "arskView", "arView":
      return PictureView(frame: .zero)
    default: return nil
    }
  }
}

/// A view that other frameworks draw: maps, web pages, scenes.
@preconcurrency @MainActor
package final class PictureView: UIView {}
