import InsetDevices

/// Says which canvases share a value.
struct CanvasGroups {
  /// More values than these are told as a range.
  private static let most = 4
  private let words: DeviceWords
  private let count: Int

  init(checked: [Canvas]) {
    words = DeviceWords(checked: checked)
    count = checked.count
  }

  func phrase(_ canvases: [Canvas]) -> String { words.phrase(showing: canvases.map(\.name)) }

  /// `34 pt on every iPhone with a home indicator`, `0 pt on iPhones with a home button`; where there are many values,
  /// the least and the most.
  /// - Parameters:
  ///   - values: lengths, points.
  ///   - text: puts the number into words.
  func lines(_ values: [(canvas: Canvas, value: Double)], _ text: (String) -> String) -> [String] {
    var order: [Double] = []
    var holders: [Double: [Canvas]] = [:]
    for (canvas, value) in values {
      // Devices round to thirds and halves of a point.
      let rounded = (value * 2).rounded() / 2 + 0
      if holders[rounded] == nil { order.append(rounded) }
      holders[rounded, default: []].append(canvas)
    }
    if order.count == 1, let value = order.first {
      return [text(Words.points(value)) + " on " + phrase(holders[value] ?? [])]
    }
    guard order.count > Self.most, let least = order.min(), let most = order.max() else {
      return order.sorted { (holders[$0]?.count ?? 0, $1) > (holders[$1]?.count ?? 0, $0) }.map {
        text(Words.points($0)) + " on " + phrase(holders[$0] ?? [])
      }
    }
    let low = holders[least]?.first?.name ?? ""
    let high = holders[most]?.first?.name ?? ""
    return [text("\(Words.points(least)) to \(Words.points(most))") + " (\(low) to \(high))"]
  }
}
