/// Which lines of two texts differ: Myers' greedy search for the fewest.
///
/// Texts are compared as bytes; a line ends after its line feed.
struct LineDiff {
  /// A run of lines of the old text and what stands in its place; one of the two may be empty.
  struct Change: Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }
  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  let changes: [Change]

  /// Texts that differ more are told as one change: the search takes the square of the difference.
  private static let mostDifferences = 1000

  init(old oldBytes: [UInt8], new newBytes: [UInt8]) {
    old = LineDiff.lines(of: oldBytes)
    new = LineDiff.lines(of: newBytes)
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    let a = Array(old[start..<(old.count - end)])
    let b = Array(new[start..<(new.count - end)])
    changes = LineDiff.changes(a, b).map { change in
      Change(
        old: (change.old.lowerBound + start)..<(change.old.upperBound + start),
        new: (change.new.lowerBound + start)..<(change.new.upperBound + start))
    }
  }

  /// How many lines went and came.
  var size: (removed: Int, added: Int) {
    (changes.reduce(0) { $0 + $1.old.count }, changes.reduce(0) { $0 + $1.new.count })
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func changes(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> [Change] {
    if a.isEmpty && b.isEmpty { return [] }
    guard !a.isEmpty, !b.isEmpty, let trace = trace(a, b) else {
      return [Change(old: 0..<a.count, new: 0..<b.count)]
    }
    // Back from the end, one step of the search at a time.
    var kept: [(Int, Int)] = []
    var x = a.count
    var y = b.count
    for (depth, row) in trace.enumerated().reversed() {
      let k = x - y
      let isDown = k == -depth || (k != depth && row.at(k - 1) < row.at(k + 1))
      let before = isDown ? k + 1 : k - 1
      let startX = row.at(before)
      let startY = startX - before
      while x > startX, y > startY, x > 0, y > 0 {
        kept.append((x - 1, y - 1))
        x -= 1
        y -= 1
      }
      if depth > 0 {
        x = startX
        y = startY
      }
    }
    return gaps(between: kept.reversed(), a.count, b.count)
  }

  /// What lies between the lines that both texts have.
  private static func gaps(between kept: [(Int, Int)], _ oldCount: Int, _ newCount: Int) -> [Change] {
    var changes: [Change] = []
    var x = 0
    var y = 0
    for (nextX, nextY) in kept + [(oldCount, newCount)] {
      if nextX > x || nextY > y { changes.append(Change(old: x..<nextX, new: y..<nextY)) }
      x = nextX + 1
      y = nextY + 1
    }
    return changes
  }

  /// How far each diagonal was reached, before each step.
  private struct Row {
    var values: [Int]
    let offset: Int
    func at(_ k: Int) -> Int { values.indices.contains(k + offset) ? values[k + offset] : -1 }
  }

  /// Nil where the texts differ too much.
  private static func trace(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> [Row]? {
    let most = min(a.count + b.count, mostDifferences)
    var reached = Row(values: [0, 0, 0], offset: 1)
    var trace: [Row] = []
    for depth in 0...most {
      trace.append(reached)
      var next = Row(values: Array(repeating: -1, count: 2 * depth + 5), offset: depth + 2)
      for k in (-depth - 1)...(depth + 1) { next.values[k + next.offset] = reached.at(k) }
      for k in stride(from: -depth, through: depth, by: 2) {
        var x: Int
        if k == -depth || (k != depth && reached.at(k - 1) < reached.at(k + 1)) {
          x = depth == 0 ? 0 : reached.at(k + 1)
        } else {
          x = reached.at(k - 1) + 1
        }
        var y = x - k
        while x < a.count, y < b.count, x >= 0, y >= 0, a[x] == b[y] {
          x += 1
          y += 1
        }
        next.values[k + next.offset] = x
        if x >= a.count, y >= b.count { return trace }
      }
      reached = next
    }
    return nil
  }
}

extension LineDiff {
  /// The difference as `diff -u` writes it, with a name for both texts; empty where they are equal.
  func unified(name: String, context: Int = 3) -> [UInt8] {
    guard !changes.isEmpty else { return [] }
    var output = Array("--- \(name)\n+++ \(name)\n".utf8)
    var group: [Change] = []
    for change in changes {
      if let last = group.last, change.old.lowerBound - last.old.upperBound > 2 * context {
        append(group, context, to: &output)
        group = []
      }
      group.append(change)
    }
    append(group, context, to: &output)
    return output
  }

  private func append(_ group: [Change], _ context: Int, to output: inout [UInt8]) {
    guard let first = group.first, let last = group.last else { return }
    let oldStart = max(0, first.old.lowerBound - context)
    let oldEnd = min(old.count, last.old.upperBound + context)
    let newStart = first.new.lowerBound - (first.old.lowerBound - oldStart)
    let newEnd = last.new.upperBound + (oldEnd - last.old.upperBound)
    output += Array(
      "@@ -\(LineDiff.span(oldStart, oldEnd)) +\(LineDiff.span(newStart, newEnd)) @@\n".utf8)
    var place = oldStart
    for change in group {
      for line in old[place..<change.old.lowerBound] { LineDiff.append(" ", line, to: &output) }
      for line in old[change.old] { LineDiff.append("-", line, to: &output) }
      for line in new[change.new] { LineDiff.append("+", line, to: &output) }
      place = change.old.upperBound
    }
    for line in old[place..<oldEnd] { LineDiff.append(" ", line, to: &output) }
  }

  private static func span(_ start: Int, _ end: Int) -> String {
    let count = end - start
    if count == 1 { return "\(start + 1)" }
    return "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func append(_ sign: Character, _ line: ArraySlice<UInt8>, to output: inout [UInt8]) {
    output += Array(String(sign).utf8)
    output += line
    if line.last != 0x0A { output += Array("\n\\ No newline at end of file\n".utf8) }
  }
}
