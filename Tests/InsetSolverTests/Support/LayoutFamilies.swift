import InsetSolver

/// Ten families of layouts in UIKit's manner, each of any number of views: x, y, width and height of a view in the
/// coordinates of the root, priorities 1 to 1000, a root whose size is edited.
enum LayoutFamily: String, CaseIterable {
  case independent, chain, nested, form, equal, compress, feed, fittingForm, grid, stack

  func layout(views: Int) -> FamilyLayout {
    var layout = FamilyLayout(seed: UInt64(views) &+ 20_171_101)
    switch self {
    case .independent: layout.buildIndependent(views)
    case .chain: layout.buildChain(views)
    case .nested: layout.buildNested(views)
    case .form: layout.buildForm(views)
    case .equal: layout.buildEqual(views)
    case .compress: layout.buildCompress(views)
    case .feed: layout.buildFeed(views)
    case .fittingForm: layout.buildFittingForm(views)
    case .grid: layout.buildGrid(views)
    case .stack: layout.buildStack(views)
    }
    return layout
  }
}

/// A linear form of a view's edges.
struct Edge {
  var terms: [(Int, Double)]

  static func - (a: Edge, b: Edge) -> Edge {
    var result = a.terms
    for term in b.terms {
      if let known = result.firstIndex(where: { $0.0 == term.0 }) {
        result[known].1 -= term.1
      } else {
        result.append((term.0, -term.1))
      }
    }
    return Edge(terms: result)
  }
}

/// Four consecutive variables.
struct TestView {
  var base: Int
  var left: Edge { Edge(terms: [(base, 1)]) }
  var top: Edge { Edge(terms: [(base + 1, 1)]) }
  var right: Edge { Edge(terms: [(base, 1), (base + 2, 1)]) }
  var bottom: Edge { Edge(terms: [(base + 1, 1), (base + 3, 1)]) }
  var width: Edge { Edge(terms: [(base + 2, 1)]) }
  var height: Edge { Edge(terms: [(base + 3, 1)]) }
  /// Twice the centre.
  var middleX: Edge { Edge(terms: [(base, 2), (base + 2, 1)]) }
  var middleY: Edge { Edge(terms: [(base + 1, 2), (base + 3, 1)]) }
}

struct FamilyLayout {
  var random: TestRandom
  var variableCount = 0
  var rows: [TestRow] = []
  /// Rows to remove and add again.
  var churn: [Int] = []
  /// Changes of text: a row's new constant.
  var texts: [(row: Int, constant: Double)] = []
  /// The rows that give the root's width and height.
  var sizeRows: [Int] = []

  init(seed: UInt64) { random = TestRandom(seed: seed) }

  mutating func view() -> TestView {
    variableCount += 4
    return TestView(base: variableCount - 4)
  }

  @discardableResult
  mutating func add(
    _ priority: Double, _ op: Character, _ edge: Edge, _ constant: Double, churns: Bool = false
  ) -> Int {
    let relation: Relation = op == "L" ? .lessThanOrEqual : op == "E" ? .equal : .greaterThanOrEqual
    rows.append(
      TestRow(
        terms: edge.terms.filter { $0.1 != 0 }.map { (variable: $0.0, coefficient: $0.1) },
        relation: relation, constant: constant, priority: priority))
    if churns { churn.append(rows.count - 1) }
    return rows.count - 1
  }

  mutating func root() -> TestView {
    let root = view()
    add(1000, "E", root.left, 0)
    add(1000, "E", root.top, 0)
    sizeRows = [add(1000, "E", root.width, -375), add(1000, "E", root.height, -812)]
    return root
  }

  /// Natural size with hugging and compression resistance. Returns the rows, width before height.
  @discardableResult
  mutating func size(
    _ view: TestView, _ width: Double?, _ height: Double?, hugging: Double = 250, resistance: Double = 750
  ) -> [Int] {
    var result: [Int] = []
    for (edge, size) in [(view.width, width), (view.height, height)] {
      guard let size else { continue }
      result.append(add(hugging, "L", edge, -size))
      result.append(add(resistance, "G", edge, -size))
    }
    return result
  }

  mutating func label(
    _ width: Double, _ height: Double = 20.5, hugging: Double = 250, resistance: Double = 750
  ) -> (view: TestView, rows: [Int]) {
    let view = view()
    return (view, size(view, width, height, hugging: hugging, resistance: resistance))
  }

  mutating func whole(_ low: Int, _ high: Int) -> Double { Double(low + random.below(high - low)) }
}

extension FamilyLayout {
  mutating func buildIndependent(_ count: Int) {
    let root = root()
    for index in 0..<count {
      let view = view()
      add(1000, "E", view.left - root.left, -Double(16 + index % 7))
      add(1000, "E", view.right - root.right, 16, churns: true)
      add(1000, "E", view.top - root.top, -Double(20 + index * 3), churns: true)
      let height = 20.5 + Double(index % 5) * 17
      let sizes = size(view, nil, height, hugging: 251)
      texts.append((sizes[1], -(height + 10)))
    }
  }

  mutating func buildChain(_ count: Int) {
    let root = root()
    var previous: TestView?
    for _ in 0..<count {
      let view = view()
      add(1000, "E", view.left - root.left, -16)
      add(1000, "E", view.right - root.right, 16, churns: true)
      if let previous {
        add(1000, "E", view.top - previous.bottom, -8, churns: true)
      } else {
        add(1000, "E", view.top - root.top, -44)
      }
      texts.append((add(1000, "E", view.height, -44), -60))
      previous = view
    }
  }

  mutating func buildNested(_ count: Int) {
    var parent = root()
    for _ in 0..<count / 2 {
      let view = view()
      add(1000, "E", view.left - parent.left, -1)
      add(1000, "E", view.right - parent.right, 1, churns: true)
      add(1000, "E", view.top - parent.top, -1)
      add(1000, "E", view.bottom - parent.bottom, 1, churns: true)
      let width = whole(40, 100)
      let label = self.view()
      add(1000, "E", label.left - view.left, -2)
      add(1000, "E", label.top - view.top, -2)
      add(1000, "L", label.right - view.right, 2)
      texts.append((size(label, width, 20.5, hugging: 251)[1], -(width + 13)))
      parent = view
    }
  }

  mutating func buildForm(_ count: Int) {
    let root = root()
    var previousSection: TestView?
    var done = 0
    while done < count {
      let section = view()
      add(1000, "E", section.left - root.left, -16)
      add(1000, "E", section.right - root.right, 16)
      if let previousSection {
        add(1000, "E", section.top - previousSection.bottom, -35)
      } else {
        add(1000, "E", section.top - root.top, -44)
      }
      let title = label(whole(60, 200)).view
      add(1000, "E", title.left - section.left, -16)
      add(1000, "L", title.right - section.right, 16)
      add(1000, "E", title.top - section.top, -8)
      done += 2
      var previous = title
      var first: TestView?
      let rowCount = min(10, max(1, (count - done) / 4))
      for index in 0..<rowCount {
        previous = addFormRow(section, previous, index == 0 ? 8 : 0.5, &first)
        done += 4
      }
      add(1000, "E", section.bottom - previous.bottom, 0)
      previousSection = section
    }
  }

  private mutating func addFormRow(
    _ section: TestView, _ previous: TestView, _ gap: Double, _ first: inout TestView?
  ) -> TestView {
    let row = view()
    add(1000, "E", row.left - section.left, 0)
    add(1000, "E", row.right - section.right, 0)
    add(1000, "E", row.top - previous.bottom, -gap, churns: true)
    add(1000, "G", row.height, -44)
    add(50, "E", row.height, -44)
    let width = whole(40, 130)
    let name = label(width, resistance: 751)
    texts.append((name.rows[1], -(width + 11)))
    add(1000, "E", name.view.left - row.left, -16)
    add(1000, "E", name.view.middleY - row.middleY, 0)
    add(1000, "G", name.view.top - row.top, -11)
    let field = label(whole(80, 220), 34, hugging: 249, resistance: 749).view
    add(1000, "E", field.left - name.view.right, -8, churns: true)
    add(1000, "E", field.middleY - row.middleY, 0)
    add(1000, "G", field.top - row.top, -6)
    let chevron = view()
    add(1000, "E", chevron.left - field.right, -8)
    add(1000, "E", chevron.right - row.right, 16, churns: true)
    add(1000, "E", chevron.width, -8)
    add(1000, "E", chevron.height, -13)
    add(1000, "E", chevron.middleY - row.middleY, 0)
    if let first {
      add(1000, "E", name.view.width - first.width, 0, churns: true)
    } else {
      first = name.view
    }
    return row
  }

  mutating func buildEqual(_ count: Int) {
    let root = root()
    var previous: TestView?
    var first: TestView?
    for _ in 0..<count {
      let view = view()
      if let previous {
        add(1000, "E", view.left - previous.right, -1, churns: true)
      } else {
        add(1000, "E", view.left - root.left, 0)
      }
      add(1000, "E", view.top - root.top, 0)
      add(1000, "E", view.bottom - root.bottom, 0, churns: true)
      if let first { add(1000, "E", view.width - first.width, 0) } else { first = view }
      previous = view
    }
    if let previous { texts.append((add(1000, "E", previous.right - root.right, 0), 10)) }
  }

  mutating func buildCompress(_ count: Int) {
    let root = root()
    var previous: TestView?
    for index in 0..<count {
      let width = whole(20, 50)
      let view = view()
      if let previous {
        add(1000, "G", view.left - previous.right, -1, churns: true)
      } else {
        add(1000, "E", view.left - root.left, 0)
      }
      add(1000, "E", view.top - root.top, 0)
      let step = Double(index % 3)
      let sizes = size(view, width, 20.5, hugging: 250 + step, resistance: 750 - step)
      texts.append((sizes[1], -(width + 5)))
      if let previous { add(500, "E", view.left - previous.right, -1) }
      add(1000, "G", view.width, 0)
      previous = view
    }
    if let previous { add(1000, "L", previous.right - root.right, 0) }
  }

  mutating func buildFittingForm(_ count: Int) {
    let root = root()
    var previous: TestView?
    for index in 0..<max(1, count / 4) {
      let row = view()
      add(1000, "E", row.left - root.left, 0)
      add(1000, "E", row.right - root.right, 0)
      add(1000, "E", row.top - (previous?.bottom ?? root.top), previous == nil ? -44 : -0.5, churns: true)
      add(1000, "G", row.height, -2)
      add(50, "E", row.height, -44)
      let name = label(whole(40, 130), hugging: 251, resistance: 751 - Double(index % 2))
      texts.append((name.rows[3], -31))
      add(1000, "E", name.view.left - row.left, -16)
      add(1000, "E", name.view.middleY - row.middleY, 0)
      add(1000, "G", name.view.top - row.top, -1)
      let field = label(whole(80, 220), 34, hugging: 249, resistance: 749 - Double(index % 3)).view
      add(1000, "E", field.left - name.view.right, -8, churns: true)
      add(1000, "E", field.middleY - row.middleY, 0)
      add(1000, "G", field.top - row.top, -1)
      add(1000, "G", field.height, 0)
      add(1000, "G", name.view.height, 0)
      let chevron = view()
      add(1000, "E", chevron.left - field.right, -8)
      add(1000, "E", chevron.right - row.right, 16, churns: true)
      add(1000, "E", chevron.width, -8)
      add(1000, "E", chevron.height, -1)
      add(1000, "E", chevron.middleY - row.middleY, 0)
      previous = row
    }
    if let previous { add(800, "L", previous.bottom - root.bottom, 34) }
  }

  mutating func buildGrid(_ count: Int) {
    let root = root()
    var side = 2
    while (side + 1) * (side + 1) <= count { side += 1 }
    var cells: [[TestView]] = []
    for _ in 0..<side { cells.append((0..<side).map { _ in view() }) }
    let zero = cells[0][0]
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() {
        if column == 0 {
          add(1000, "E", cell.left - root.left, -8)
        } else {
          add(1000, "E", cell.left - line[column - 1].right, -8, churns: true)
        }
        if column == side - 1 { add(999, "E", cell.right - root.right, 8) }
        if row == 0 {
          add(1000, "E", cell.top - root.top, -8)
        } else {
          add(1000, "E", cell.top - cells[row - 1][column].bottom, -8, churns: true)
        }
        if row == side - 1 { add(1000, "L", cell.bottom - root.bottom, 8) }
        add(1000, "E", Edge(terms: [(cell.base + 2, 1), (cell.base + 3, -1.5)]), 0)
        if cell.base != zero.base { add(1000, "E", cell.width - zero.width, 0) }
        size(cell, whole(30, 70), 20.5)
      }
    }
  }

  mutating func buildStack(_ count: Int) {
    let root = root()
    var previousStack: TestView?
    var done = 0
    var number = 0
    while done < count {
      number += 1
      let stack = view()
      add(1000, "E", stack.left - root.left, -16)
      add(1000, "E", stack.right - root.right, 16)
      add(1000, "E", stack.top - (previousStack?.bottom ?? root.top), -8, churns: true)
      let children = (0..<2 + number % 4).map { _ in view() }
      done += 1 + children.count
      for (index, child) in children.enumerated() {
        if index == 0 {
          add(1000, "E", child.left - stack.left, 0)
        } else if number % 3 == 0 {
          add(1000, "G", child.left - children[index - 1].right, -8)
          add(251, "E", child.left - children[index - 1].right, -8, churns: true)
        } else {
          add(1000, "E", child.left - children[index - 1].right, -8, churns: true)
        }
        add(1000, "G", child.top - stack.top, 0)
        add(1000, "L", child.bottom - stack.bottom, 0)
        add(1000, "E", child.middleY - stack.middleY, 0)
        add(49, "E", child.top - stack.top, 0)
        let sizes = size(
          child, whole(30, 150), 20.5 * Double(1 + index % 2), hugging: index == 0 ? 251 : 250,
          resistance: index == 1 ? 749 : 750)
        texts.append((sizes[1], -150))
        add(1000, "G", child.width, 0)
        add(1000, "G", child.height, 0)
        if number % 3 == 1, index > 0 { add(1000, "E", child.width - children[0].width, 0) }
      }
      if let last = children.last { add(1000, "E", last.right - stack.right, 0) }
      previousStack = stack
    }
    if let previousStack {
      add(1000, "L", previousStack.bottom - root.bottom, 34)
      add(240, "E", previousStack.bottom - root.bottom, 34)
    }
  }
}
