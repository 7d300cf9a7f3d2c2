import InsetSolver

/// Cells of a social feed, all in one system: five boxes and fifteen leaves in each.
extension FamilyLayout {
  mutating func buildFeed(_ count: Int) {
    let root = root()
    var previous: TestView?
    for index in 0..<max(1, count / 21) {
      let cell = view()
      add(1000, "E", cell.left - root.left, 0)
      add(1000, "E", cell.right - root.right, 0)
      add(1000, "E", cell.top - (previous?.bottom ?? root.top), 0, churns: true)
      previous = cell
      let boxes = (0..<5).map { _ in view() }
      for (position, box) in boxes.enumerated() {
        add(1000, "E", box.left - cell.left, 0)
        add(1000, "E", box.right - cell.right, 0)
        add(1000, "E", box.top - (position == 0 ? cell.top : boxes[position - 1].bottom), 0)
      }
      add(1000, "E", boxes[4].bottom - cell.bottom, 0)
      addTopBar(boxes[0])
      addProfile(boxes[1], index)
      addContent(boxes[2])
      addActions(boxes[3])
      addComment(boxes[4])
    }
  }

  private mutating func addTopBar(_ box: TestView) {
    let action = label(150)
    let options = label(24, hugging: 251, resistance: 751).view
    churn.append(action.rows[1])
    add(1000, "E", action.view.left - box.left, 0)
    add(1000, "E", options.left - action.view.right, 0)
    add(1000, "E", options.right - box.right, 0)
    for view in [action.view, options] {
      add(1000, "E", view.top - box.top, 0)
      add(1000, "E", view.bottom - box.bottom, 0)
    }
  }

  private mutating func addProfile(_ box: TestView, _ index: Int) {
    let image = view()
    add(1000, "E", image.width, -50)
    size(image, nil, 50)
    add(1000, "E", image.left - box.left, 0)
    add(1000, "E", image.top - box.top, 0)
    var top = box.top
    for line in 0..<3 {
      let name = label(Double(100 + 30 * line)).view
      add(1000, "E", name.left - image.right, -8)
      add(1000, "E", name.right - box.right, 0)
      add(1000, "E", name.top - top, 0)
      top = name.bottom
    }
    let text = label(300, 20.5 * Double(1 + index % 3))
    add(1000, "E", text.view.left - box.left, 0)
    add(1000, "E", text.view.right - box.right, 0)
    add(1000, "G", text.view.top - image.bottom, 0)
    add(1000, "G", text.view.top - top, 0)
    add(749, "E", text.view.top - image.bottom, 0)
    add(1000, "E", text.view.bottom - box.bottom, 0)
    texts.append((text.rows[3], -20.5 * Double(1 + (index + 1) % 3)))
  }

  private mutating func addContent(_ box: TestView) {
    var top = box.top
    for (width, height) in [(350.0, 200.0), (200.0, 20.5), (120.0, 20.5)] {
      let view = label(width, height).view
      add(1000, "E", view.left - box.left, 0)
      add(1000, "E", view.right - box.right, 0)
      add(1000, "E", view.top - top, 0)
      top = view.bottom
    }
    add(1000, "E", top - box.bottom, 0)
  }

  private mutating func addActions(_ box: TestView) {
    let first = label(34).view
    let second = label(72).view
    let third = label(45).view
    add(1000, "E", first.left - box.left, 0)
    add(1000, "E", third.right - box.right, 0)
    add(1000, "E", second.middleX - box.middleX, 0)
    add(1000, "G", second.left - first.right, 0)
    add(1000, "G", third.left - second.right, 0)
    for view in [first, second, third] {
      add(1000, "E", view.top - box.top, 0)
      add(1000, "E", view.bottom - box.bottom, 0)
    }
  }

  private mutating func addComment(_ box: TestView) {
    let image = view()
    add(1000, "E", image.width, -50)
    size(image, nil, 50)
    let text = label(180).view
    add(1000, "E", image.left - box.left, 0)
    add(1000, "E", text.left - image.right, 0)
    add(1000, "E", text.right - box.right, 0)
    for view in [image, text] {
      add(1000, "E", view.top - box.top, 0)
      add(1000, "L", view.bottom - box.bottom, 0)
    }
    add(749, "E", image.bottom - box.bottom, 0)
  }
}
