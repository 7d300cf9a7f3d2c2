import Foundation
import InsetDevices

extension TextLayout {
  /// The size of a label for a text in at most `width` points, rounded by the era's rule.
  ///
  /// Sizes are remembered: layout asks for the same few texts again and again.
  package static func fittingSize(
    of text: String, font: UIFont, width: Double?, options: Options
  ) -> Size {
    // A long text costs more to keep and to compare than it gains.
    guard text.utf8.count <= TextSizeCache.longestText else {
      return TextLayout(text, font: font, width: width, options: options).size
    }
    // A single line does not depend on the room, so all widths share one entry.
    let room = options.lineLimit == 1 ? nil : width
    let key = TextSizeCache.Key(text: text, font: font.key, width: room ?? .infinity, options: options)
    return TextSizeCache.shared.size(for: key) {
      TextLayout(text, font: font, width: room, options: options).size
    }
  }
}

/// Remembers the sizes of texts. Safe to use from any thread.
private final class TextSizeCache: @unchecked Sendable {
  struct Key: Hashable {
    var text: String
    var font: UIFont.Key
    var width: Double
    var options: TextLayout.Options
  }

  static let shared = TextSizeCache()
  static let longestText = 2048
  private static let capacity = 4096

  private let lock = NSLock()
  private var sizes: [Key: Size] = [:]

  func size(for key: Key, measure: () -> Size) -> Size {
    lock.lock()
    let known = sizes[key]
    lock.unlock()
    if let known { return known }
    let size = measure()
    lock.lock()
    // Forgetting everything at once is crude, cheap, and always right.
    if sizes.count >= Self.capacity { sizes.removeAll(keepingCapacity: true) }
    sizes[key] = size
    lock.unlock()
    return size
  }
}
