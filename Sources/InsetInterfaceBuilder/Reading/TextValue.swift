extension Element {
  /// A string property: an attribute, or a `string`, `mutableString` or `nsString` child with that key, decoded
  /// from base64 where Interface Builder wrote it so (text with control characters).
  public func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    let stringTags: Set<String> = ["string", "mutableString", "nsString", "localizedString"]
    guard let child = firstChild(where: { stringTags.contains($0.name) && $0.key == key }) else { return nil }
    return child.stringValue
  }

  /// The text of a `string` element.
  var stringValue: String {
    let text = textContent
    guard bool("base64-UTF8") == true else { return text }
    return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The attributed string that is the value of a property; nil where there is none.
  public func attributedString(key: String) -> AttributedText? {
    child("attributedString", key: key).map { AttributedText($0) }
  }

  /// A label's, field's or text view's attributed text.
  public var attributedText: AttributedText? { attributedString(key: "attributedText") }
}

/// A string with attributes, in runs.
public struct AttributedText: Hashable, Sendable {
  public struct Fragment: Hashable, Sendable {
    public var string: String
    public var font: FragmentFont?
    public var color: ColorValue?
    public var backgroundColor: ColorValue?
    public var paragraphStyle: ParagraphStyle?
    /// Points added after each character.
    public var kern: Double?
    public var baselineOffset: Double?
    /// The `attributes` element, for what is not read here.
    public var attributes: Element?
  }
  public var fragments: [Fragment]
  /// All fragments' text.
  public var string: String { fragments.map(\.string).joined() }

  /// Reads an `attributedString` element.
  public init(_ element: Element) {
    fragments = element.children("fragment").map { Fragment($0) }
    // Without fragments there may be one plain string.
    if fragments.isEmpty, let text = element.string("content") {
      fragments = [Fragment(string: text)]
    }
  }
}

extension AttributedText.Fragment {
  init(_ element: Element) {
    self.init(string: element.string("content") ?? "")
    guard let attributes = element.child("attributes") else { return }
    self.attributes = attributes
    font = attributes.child("font", key: "NSFont").map { FragmentFont($0) }
    color = attributes.color(key: "NSColor")
    backgroundColor = attributes.color(key: "NSBackgroundColor")
    paragraphStyle = attributes.child("paragraphStyle", key: "NSParagraphStyle").map { ParagraphStyle($0) }
    kern = attributes.child(key: "NSKern")?.double("value")
    baselineOffset = attributes.child(key: "NSBaselineOffset")?.double("value")
  }
}

/// The font of a run of attributed text, which documents write in another way than a view's font.
public struct FragmentFont: Hashable, Sendable {
  /// The PostScript name of a font that is not the system's.
  public var name: String?
  /// `system`, `systemBold`, `message` … for fonts of the system.
  public var metaFont: String?
  /// Points.
  public var size: Double?

  init(_ element: Element) {
    name = element["name"]
    metaFont = element["metaFont"]
    size = element.double("size")
  }

  /// The size of the Mac's font of that name, which Interface Builder leaves out where it is used; nil for a font
  /// by name. // R-110
  public var metaFontSize: Double? {
    switch metaFont {
    case "system", "systemBold", "systemSemibold", "systemMedium", "systemLight", "message": 13
    case "cellTitle": 12
    case "smallSystem", "smallSystemBold", "toolTip": 11
    case "label": 10
    case "miniSystem": 9
    default: nil
    }
  }
}

/// How paragraphs are set, lengths in points.
public struct ParagraphStyle: Hashable, Sendable {
  public var alignment: String?
  public var lineBreakMode: String?
  public var baseWritingDirection: String?
  public var lineSpacing: Double
  public var paragraphSpacing: Double
  public var paragraphSpacingBefore: Double
  /// 0 for none, as `NSParagraphStyle` has it.
  public var lineHeightMultiple: Double
  public var minimumLineHeight: Double
  public var maximumLineHeight: Double
  public var firstLineHeadIndent: Double
  public var headIndent: Double
  public var tailIndent: Double

  init(_ element: Element) {
    alignment = element["alignment"]
    lineBreakMode = element["lineBreakMode"]
    baseWritingDirection = element["baseWritingDirection"]
    lineSpacing = element.double("lineSpacing") ?? 0
    paragraphSpacing = element.double("paragraphSpacing") ?? 0
    paragraphSpacingBefore = element.double("paragraphSpacingBefore") ?? 0
    lineHeightMultiple = element.double("lineHeightMultiple") ?? 0
    minimumLineHeight = element.double("minimumLineHeight") ?? 0
    maximumLineHeight = element.double("maximumLineHeight") ?? 0
    firstLineHeadIndent = element.double("firstLineHeadIndent") ?? 0
    headIndent = element.double("headIndent") ?? 0
    tailIndent = element.double("tailIndent") ?? 0
  }
}
