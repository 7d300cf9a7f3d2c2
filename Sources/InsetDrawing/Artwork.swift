import InsetDevices

/// An image of the app as a file, ready to stand in a picture.
public struct Artwork: Hashable, Sendable {
  /// `image/png`
  public var mediaType: String
  /// The file in base64.
  public var base64: String
  /// Points; nil where nobody knows.
  public var size: Size?
  /// Whether it is drawn in the tint (true) or as it is (false); nil where the view decides.
  public var isTemplate: Bool?

  public init(mediaType: String, base64: String, size: Size? = nil, isTemplate: Bool? = nil) {
    self.mediaType = mediaType
    self.base64 = base64
    self.size = size
    self.isTemplate = isTemplate
  }
}
