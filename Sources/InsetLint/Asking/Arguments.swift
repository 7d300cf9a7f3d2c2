/// One argument of a call or a message.
struct Argument {
  /// Without its colon; nil where there is none.
  var label: String?
  var value: Range<Int>
}

/// `[receiver label:value label:value]`.
struct Message {
  var receiver: Range<Int>
  /// The first word of the selector.
  var place: Int
  /// With its colons: `setFrame:`.
  var selector: String
  var arguments: [Argument]
}

extension TokenReader {
  /// The arguments between brackets that begin at a token.
  func arguments(_ open: Int) -> [Argument] {
    let range = inside(open)
    guard !range.isEmpty else { return [] }
    var result: [Argument] = []
    var start = range.lowerBound
    for index in level(range) + [range.upperBound] where index == range.upperBound || at(index, ",") {
      if start < index { result.append(argument(start..<index)) }
      start = index + 1
    }
    return result
  }

  private func argument(_ range: Range<Int>) -> Argument {
    if language == .swift, isWord(range.lowerBound), at(range.lowerBound + 1, ":"), range.count > 2 {
      return Argument(label: text(range.lowerBound), value: (range.lowerBound + 2)..<range.upperBound)
    }
    return Argument(label: nil, value: range)
  }

  /// The message that square brackets hold.
  func message(_ open: Int) -> Message? {
    guard language == .objectiveC, at(open, "[") else { return nil }
    let range = inside(open)
    let places = level(range)
    guard places.count > 1 else { return nil }
    // A cast may stand before the receiver.
    let first = at(places[0], "(") && isWord(places[1]) ? 2 : 1
    guard
      let start = places.indices.dropFirst(first).first(where: { index in
        isWord(places[index]) && !at(places[index] - 1, ".") && !at(places[index] - 1, "->")
      })
    else { return nil }
    var message = Message(
      receiver: range.lowerBound..<places[start], place: places[start], selector: "", arguments: [])
    guard at(places[start] + 1, ":") else {
      message.selector = text(places[start])
      return message
    }
    var label = places[start]
    var value = label + 2
    var questions = 0
    func finish(_ end: Int) {
      message.selector += text(label) + ":"
      message.arguments.append(Argument(label: text(label), value: min(value, end)..<end))
    }
    for index in places[start...] where index >= value {
      if at(index, "?") { questions += 1 }
      guard at(index, ":") else { continue }
      if questions > 0 {
        questions -= 1
      } else if isWord(index - 1), index - 1 >= value {
        finish(index - 1)
        label = index - 1
        value = index + 1
      }
    }
    finish(range.upperBound)
    return message
  }

  /// The four sides of `CGRectMake(…)`, `CGRect(x:y:width:height:)` or `.init(x:y:width:height:)`.
  func rectangle(_ word: Int) -> Rectangle? {
    guard at(word + 1, "(") else { return nil }
    let parts = arguments(word + 1)
    guard parts.count == 4 else { return nil }
    if at(word, "CGRectMake") {
      return Rectangle(x: parts[0].value, y: parts[1].value, width: parts[2].value, height: parts[3].value)
    }
    guard at(word, "CGRect") || at(word, "init"), parts.map(\.label) == ["x", "y", "width", "height"] else {
      return nil
    }
    return Rectangle(x: parts[0].value, y: parts[1].value, width: parts[2].value, height: parts[3].value)
  }

  /// Every rectangle of the file, by its first word.
  func rectangles() -> [(place: Int, rectangle: Rectangle)] {
    (places(of: "CGRectMake") + places(of: "CGRect") + places(of: "init")).sorted().compactMap { place in
      rectangle(place).map { (place, $0) }
    }
  }
}

struct Rectangle {
  var x: Range<Int>
  var y: Range<Int>
  var width: Range<Int>
  var height: Range<Int>
}
