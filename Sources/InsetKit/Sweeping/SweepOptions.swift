import InsetDevices

/// Which windows a sweep looks at.
public struct SweepOptions: Sendable {
  /// The widths, points. From the narrowest phone to the longest side of the largest iPad.
  public var widths = 320...1376
  /// Lowest first, points: the lowest window seen on an iPad, the short side of the smallest and the long side of the
  /// largest. // N-053
  public var heights = [523, 744, 1376]
  /// Rules to ask; nil for all.
  public var rules: Set<String>?
  /// The screen to look at, by the id of its controller or view; nil for all.
  public var screen: String?
  /// The documents to look at, by path; nil for all of the project.
  public var documents: Set<String>?
  /// iPadOS 27: windows are free, of iPhone apps as well. // N-052, N-054
  public var systemVersion = 27.0
  public var version = ""
  public init() {}

  /// Widths and heights beyond this are refused, points.
  public static let largest = 10_000
  /// So many sizes a screen are no more than a minute's work.
  public static let mostSizes = 100_000

  func canvas(width: Int, height: Int, idiom: Idiom) -> Canvas {
    Canvas.window(
      width: Double(width), height: Double(height), systemVersion: systemVersion, idiom: idiom)
  }
}
