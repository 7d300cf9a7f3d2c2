import InsetDevices

/// A pair of size classes. `unspecified` means any, as on the square canvas of older documents: no
/// variation for a class applies to it.
public struct SizeClasses: Hashable, Sendable {
  public var horizontal: SizeClass
  public var vertical: SizeClass
  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let any = SizeClasses(horizontal: .unspecified, vertical: .unspecified)
}

extension SizeClasses {
  /// How closely a variation's key fits: nil where it does not, 0 for `default`, one for each class it names.
  ///
  /// Keys that ask for anything else, as for an idiom, never fit.
  func specificity(ofVariation key: String) -> Int? {
    if key == "default" { return 0 }
    var specificity = 0
    for part in key.split(separator: "-", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false)
      guard pair.count == 2 else { return nil }
      let asked: SizeClass
      switch pair[0] {
      case "widthClass": asked = horizontal
      case "heightClass": asked = vertical
      default: return nil
      }
      guard asked != .unspecified, pair[1] == asked.rawValue else { return nil }
      specificity += 1
    }
    return specificity
  }
}
