import InsetDevices
import InsetScreens

extension NodePainter {
  /// A picker: wheels of rows that fade from the selected one. // IC-08
  func paintPicker() -> [Shape] {
    let columns = NodeAttributes.entries(attribute(NodeAttributes.items) ?? "").map { entry in
      entry.split(separator: "\u{1E}", omittingEmptySubsequences: false).map(String.init)
    }
    return wheels(columns)
  }

  /// A date picker in the style that its size or its attribute tells. // IC-09, N-032
  func paintDatePicker() -> [Shape] {
    let mode = attribute(NodeAttributes.datePickerMode) ?? "dateAndTime"
    var style = attribute(NodeAttributes.style) ?? "automatic"
    if style == "automatic" {
      style = frame.height < 60 ? "compact" : frame.height > 250 ? "inline" : "wheels"
    }
    switch style {
    case "compact": return compactDate(mode)
    case "inline": return inlineCalendar(mode)
    default: return wheels(Self.dateColumns(mode))
    }
  }

  private static func dateColumns(_ mode: String) -> [[String]] {
    let hours = ["7", "8", "9", "10", "11"]
    let minutes = ["39", "40", "41", "42", "43"]
    let half = ["", "", "AM", "PM", ""]
    let months = ["November", "December", "January", "February", "March"]
    let days = ["7", "8", "9", "10", "11"]
    let years = ["2005", "2006", "2007", "2008", "2009"]
    switch mode {
    case "time": return [hours, minutes, half]
    case "date": return [months, days, years]
    case "yearAndMonth": return [months, years]
    case "countDownTimer": return [["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]]
    default: return [["Sun Jan 7", "Mon Jan 8", "Today", "Wed Jan 10", "Thu Jan 11"], hours, minutes, half]
    }
  }

  private func wheels(_ columns: [[String]]) -> [Shape] {
    let band = Rect(x: frame.x + 8, y: frame.midY - 17, width: max(frame.width - 16, 0), height: 34)
    var shapes: [Shape] = [.roundedRect(band, radius: 8, fill: .color(palette.quaternaryFill))]
    guard !columns.isEmpty, band.width > 0 else { return shapes }
    let weights = columns.map { column in Double(max(column.map(\.count).max() ?? 1, 4)) }
    let total = weights.reduce(0, +)
    let usable = min(band.width - 24, 340)
    var x = frame.midX - usable / 2
    for (column, weight) in zip(columns, weights) {
      let width = usable * weight / total
      let middle = column.count / 2
      for (index, row) in column.enumerated() where !row.isEmpty {
        let distance = index - middle
        guard abs(distance) <= 3 else { continue }
        let y = frame.midY + [0.0, 33, 61, 83][abs(distance)] * (distance < 0 ? -1 : 1)
        guard y > frame.y + 6, y < frame.maxY - 6 else { continue }
        let size = [21.0, 20, 17.5, 14][abs(distance)]
        let ink = palette.label.faded([1.0, 0.45, 0.28, 0.14][abs(distance)])
        let box = Rect(x: x, y: y - 15, width: width, height: 30)
        shapes.append(centeredRun(row, in: box, size: size, color: ink))
      }
      x += width
    }
    return shapes
  }

  private func compactDate(_ mode: String) -> [Shape] {
    var words: [String] = []
    if mode != "time" { words.append("Jan 9, 2007") }
    if mode != "date" { words.append("9:41 AM") }
    let height = min(34, frame.height)
    var widths = words.map { TextEstimate.width(of: $0, size: 17) + 22 }
    let wanted = widths.reduce(0, +) + Double(words.count - 1) * 6
    if wanted > frame.width, wanted > 0 { widths = widths.map { $0 * frame.width / wanted } }
    var x = frame.maxX - min(wanted, frame.width)
    var shapes: [Shape] = []
    for (word, width) in zip(words, widths) {
      let pill = Rect(x: x, y: frame.midY - height / 2, width: width, height: height)
      shapes.append(
        .roundedRect(pill, radius: context.usesGlass ? height / 2 : 6, fill: .color(palette.tertiaryFill)))
      shapes.append(centeredRun(word, in: pill, size: 17, color: palette.label))
      x += width + 6
    }
    return shapes
  }

  private func inlineCalendar(_ mode: String) -> [Shape] {
    var shapes: [Shape] = []
    let inner = Rect(x: frame.x + 16, y: frame.y, width: max(frame.width - 32, 0), height: frame.height)
    let title = Rect(x: inner.x, y: frame.y + 8, width: inner.width, height: 30)
    shapes.append(
      run(
        "January 2007", in: title, alignment: "left", baseline: title.midY + 6, size: 17, weight: 600,
        color: palette.label))
    let arrow = Size(width: 15, height: 15)
    for (name, offset) in [("chevron.left", 52.0), ("chevron.right", 12.0)] {
      let box = Rect(x: inner.maxX - offset - 8, y: title.y, width: 16, height: 30)
      shapes += Symbols.shapes(name, in: centered(arrow, in: box), color: tint, weight: 2.6)
    }
    let column = inner.width / 7
    let names = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
    for (index, name) in names.enumerated() {
      let box = Rect(x: inner.x + column * Double(index), y: frame.y + 42, width: column, height: 18)
      shapes.append(centeredRun(name, in: box, size: 12, weight: 600, color: palette.tertiaryLabel))
    }
    let hasTime = mode == "dateAndTime"
    let bottom = hasTime ? 56.0 : 12.0
    let row = min(46, max(24, (frame.height - 66 - bottom) / 5))
    for day in 1...31 {
      let place = day  // January 2007 began on a Monday.
      let box = Rect(
        x: inner.x + column * Double(place % 7), y: frame.y + 64 + row * Double(place / 7), width: column,
        height: row)
      guard box.maxY <= frame.maxY + 2 else { break }
      if day == 9 {
        let side = min(row - 4, 38)
        shapes.append(
          .roundedRect(centered(Size(width: side, height: side), in: box), radius: side, fill: .color(tint)))
      }
      let ink: Color = day == 9 ? .white : palette.label
      shapes.append(centeredRun(String(day), in: box, size: 19, weight: day == 9 ? 600 : 400, color: ink))
    }
    return shapes
  }
}
