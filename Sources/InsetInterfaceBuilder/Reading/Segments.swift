/// One segment of a segmented control.
public struct Segment: Hashable, Sendable {
  public var element: Element
  public var title: String?
  public var image: ImageReference?
  /// Points; nil where UIKit decides.
  public var width: Double?
  public var isEnabled: Bool
}

extension Element {
  /// The segments of a segmented control.
  public var segments: [Segment] {
    child("segments")?.children("segment").map { segment in
      Segment(
        element: segment, title: segment.string("title"), image: segment.image("image"),
        width: segment.double("width"), isEnabled: segment.bool("enabled") != false)
    } ?? []
  }
}
