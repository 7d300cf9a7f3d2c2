import InsetScreens

/// The keys of `Node.attributes` that pictures read.
///
/// All are optional: a missing key means UIKit's default. Booleans are `true` and `false`, numbers are written
/// with a point, colours as `Node.backgroundColor` has them, rectangles as `x y width height` in the view's own coordinates. Lists
/// are joined by U+001F, the fields of a list's entry by U+001E; `list(_:)` and `Item` write and read them.
public enum NodeAttributes {
  // MARK: Every view

  /// Points, from `layer.cornerRadius`.
  public static let cornerRadius = "cornerRadius"
  /// Points, from `layer.borderWidth`.
  public static let borderWidth = "borderWidth"
  /// From `layer.borderColor`; black by default.
  public static let borderColor = "borderColor"
  /// 0…1, from `layer.shadowOpacity`.
  public static let shadowOpacity = "shadowOpacity"
  /// Points, from `layer.shadowRadius`; 3 by default.
  public static let shadowRadius = "shadowRadius"
  /// `light` or `dark`; holds for the subtree. `overrideUserInterfaceStyle`.
  public static let userInterfaceStyle = "userInterfaceStyle"
  /// A control's `isSelected`.
  public static let isSelected = "isSelected"
  /// A control's or cell's `isHighlighted`.
  public static let isHighlighted = "isHighlighted"

  // MARK: Content of buttons, bar items, fields

  /// Where the title lies, if known; else it is centred.
  public static let titleFrame = "titleFrame"
  /// Where the image lies, if known; else it is placed beside the title.
  public static let imageFrame = "imageFrame"
  /// Points, of an SF Symbol; the text's size by default.
  public static let symbolPointSize = "symbolPointSize"

  // MARK: UIButton, UIBarButtonItem

  /// Button: `system`, `custom`, `plain`, `gray`, `tinted`, `filled`, `close`, `contactAdd`, `infoLight`,
  /// `infoDark`, `detailDisclosure`; also `borderless`, `bordered`, `borderedTinted`, `borderedProminent`,
  /// `glass`, `prominentGlass`. Bar button item: `plain`, `done`.
  /// Progress view: `default`, `bar`. Activity indicator: `medium`, `large`.
  /// Table: `plain`, `grouped`, `insetGrouped`. Cell: `default`, `value1`, `value2`, `subtitle`, `custom`.
  /// Date picker: `automatic`, `wheels`, `compact`, `inline`. Search bar: `default`, `prominent`, `minimal`.
  /// Visual effect view: `extraLight`, `light`, `dark`, `regular`, `prominent`, `systemThinMaterial` and its
  /// kin, `vibrancy`.
  public static let style = "style"
  /// Configured button: `fixed`, `dynamic`, `small`, `medium`, `large`, `capsule`. // N-030
  public static let cornerStyle = "cornerStyle"
  /// Configured button: the second line.
  public static let subtitle = "subtitle"
  /// Configured button: `leading`, `trailing`, `top`, `bottom`.
  public static let imagePlacement = "imagePlacement"
  /// Configured button: points between image and title.
  public static let imagePadding = "imagePadding"
  /// Configured button: the colour of its background; by the style by default.
  public static let baseBackgroundColor = "fillColor"
  /// Button: name of the image, where the node has no `image`.
  public static let image = "image"
  /// Button: whether `image` is an SF Symbol's name.
  public static let imageIsSymbol = "imageIsSymbol"
  /// Custom button: name of the background image.
  public static let backgroundImage = "backgroundImage"
  /// Custom button: whether there is a background image, where its name is not known.
  public static let hasBackgroundImage = "hasBackgroundImage"

  // MARK: UITextField, UITextView, UISearchBar

  /// Text shown while the field is empty.
  public static let placeholder = "placeholder"
  /// Text field: `none`, `line`, `bezel`, `roundedRect`; `style` is read where it is missing.
  public static let borderStyle = "borderStyle"
  /// Text field: the text is shown as dots.
  public static let isSecure = "isSecure"
  /// Text field: a clear button is shown.
  public static let showsClearButton = "showsClearButton"
  /// Search bar.
  public static let showsCancelButton = "showsCancelButton"
  /// Search bar: list of scope titles, drawn as a segmented control where the bar has room for it.
  public static let scopes = "scopes"

  // MARK: UISwitch, UISlider, UIStepper, UIProgressView, UIActivityIndicatorView

  /// Switch.
  public static let isOn = "isOn"
  /// Switch: its colour while on; green by default.
  public static let onTintColor = "onTintColor"
  /// Switch and slider.
  public static let thumbTintColor = "thumbTintColor"
  /// Slider, stepper; progress view: 0…1.
  public static let value = "value"
  /// Slider; 0 by default.
  public static let minimumValue = "minimumValue"
  /// Slider; 1 by default.
  public static let maximumValue = "maximumValue"
  /// Slider: left of the thumb; the tint by default. Progress view: the done part.
  public static let minimumTrackTintColor = "minimumTrackTintColor"
  /// Slider: right of the thumb. Progress view: the track.
  public static let maximumTrackTintColor = "maximumTrackTintColor"
  /// Slider: name of an image at the left end.
  public static let minimumImage = "minimumImage"
  /// Slider: name of an image at the right end.
  public static let maximumImage = "maximumImage"
  /// Activity indicator and others that have a colour of their own.
  public static let color = "color"

  // MARK: UISegmentedControl, UIPageControl, UIPickerView, UIDatePicker

  /// Segmented control: list of titles; an entry that begins with `symbol:` or `image:` is a picture.
  public static let segments = "segments"
  /// Segmented control, tab bar: index from 0; −1 for none.
  public static let selectedIndex = "selectedIndex"
  /// Page control.
  public static let numberOfPages = "numberOfPages"
  /// Page control: index from 0.
  public static let currentPage = "currentPage"
  /// Page control.
  public static let pageIndicatorTintColor = "pageIndicatorTintColor"
  /// Page control.
  public static let currentPageIndicatorTintColor = "currentPageIndicatorTintColor"
  /// Date picker: `time`, `date`, `dateAndTime`, `countDownTimer`, `yearAndMonth`.
  public static let datePickerMode = "mode"

  // MARK: Bars

  /// Navigation bar: the title. Left out where the title view is a node of its own.
  public static let title = "title"
  /// Navigation bar: the line above the title.
  public static let prompt = "prompt"
  /// Navigation bar: whether the large title is shown, below the row of buttons.
  public static let showsLargeTitle = "largeTitle"
  /// Navigation bar: the back button's words; an empty string shows the chevron alone; no key, no back button.
  public static let backTitle = "back"
  /// Navigation bar: list of `Item`, from the left edge. Left out where the buttons are nodes of their own.
  public static let leftItems = "leftItems"
  /// Navigation bar: list of `Item`, from the right edge inwards, as UIKit orders them.
  public static let rightItems = "rightItems"
  /// Tab bar, toolbar, picker: list of `Item`. Picker: rows, the selected one in the middle; a component's rows
  /// are one entry, separated by U+001E.
  public static let items = "items"
  /// Tab bar: names of the pictures, beside `items`, for items that name none themselves.
  public static let images = "images"
  /// A bar's background: `standard`, `opaque`, `transparent`; standard by default, transparent for a
  /// navigation bar that shows its large title.
  public static let barAppearance = "barAppearance"
  /// A bar's own colour.
  public static let barTintColor = "barTintColor"
  /// Colour of a navigation bar's titles.
  public static let titleColor = "titleColor"
  /// `default` or `black`: which set of colours a bar uses.
  public static let barStyle = "barStyle"

  // MARK: Lists

  /// Cell: `none`, `disclosure`, `detailDisclosure`, `checkmark`, `detail`; longer words that begin so are read
  /// too, as in `disclosureIndicator`.
  public static let accessory = "accessory"
  /// Table: `none`, `line`.
  public static let separatorStyle = "separators"
  /// Table: colour.
  public static let separatorColor = "separatorColor"
  /// Cell: points from the cell's left edge to its separator.
  public static let separatorInsetLeft = "separatorInsetLeft"
  /// Cell: points from the cell's right edge to its separator.
  public static let separatorInsetRight = "separatorInsetRight"
  /// Cell: `only`, `first`, `middle`, `last`: rounds the corners in inset grouped tables, ends separators. Without
  /// it the cells that touch count as a section.
  public static let sectionPosition = "sectionPosition"

  /// Joins entries as the list-valued keys want them.
  public static func list(_ entries: [String]) -> String { entries.joined(separator: "\u{1F}") }

  /// The entries of a list-valued attribute; an empty text is an empty list.
  public static func entries(_ list: String) -> [String] {
    list.isEmpty ? [] : list.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
  }

  /// An item of a bar: a title, a picture, or a space between items.
  public struct Item: Hashable, Sendable {
    public var title: String
    /// Name of the picture, with `symbol:` before an SF Symbol's; empty for none.
    public var image: String
    /// Words on a tab's badge; empty for none.
    public var badge: String
    /// A bar button of the style done.
    public var isProminent: Bool
    /// Nil for an item; 0 for a flexible space; else a fixed space in points.
    public var space: Double?

    public init(
      title: String = "", image: String = "", badge: String = "", isProminent: Bool = false,
      space: Double? = nil
    ) {
      self.title = title
      self.image = image
      self.badge = badge
      self.isProminent = isProminent
      self.space = space
    }

    /// As one entry of a list: five fields joined by U+001E.
    public var encoded: String {
      [title, image, badge, isProminent ? "1" : "", space.map { decimal($0) } ?? ""]
        .joined(separator: "\u{1E}")
    }

    /// Reads an entry; fields that are missing are empty, so a bare title is an entry too. So are the name of a
    /// system item, as in `flexibleSpace`, and a picture as in `symbol:plus` or `image:menu`.
    public init(_ entry: String) {
      if let item = Self.systemItems[entry] {
        self = item
        return
      }
      if entry.hasPrefix("symbol:") || entry.hasPrefix("image:") {
        self.init(image: String(entry.prefix { $0 != "\u{1E}" }))
        return
      }
      let fields = entry.split(separator: "\u{1E}", omittingEmptySubsequences: false).map(String.init)
      func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
      self.init(
        title: field(0), image: field(1), badge: field(2), isProminent: field(3) == "1",
        space: Double(field(4)))
    }
  }

  /// A list of items as the attributes want it.
  public static func list(_ items: [Item]) -> String { list(items.map(\.encoded)) }
}
