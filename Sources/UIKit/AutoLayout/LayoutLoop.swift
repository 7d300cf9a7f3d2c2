/// A layout that was ended because it would have gone on: who kept it going. // S-203
package struct LayoutLoop: CustomStringConvertible {
  /// After how many passes it was ended.
  package let passes: Int
  /// The classes of the views that asked for layout again in the last pass, with their controllers', parents first.
  package let restless: [String]

  @preconcurrency @MainActor
  init(passes: Int, root: UIView) {
    self.passes = passes
    var names: [String] = []
    LayoutLoop.collect(root, isRoot: true, into: &names)
    // The root is always marked when something below it is.
    restless = names.count > 1 && root.needsLayout ? Array(names.dropFirst()) : names
  }

  @MainActor
  private static func collect(_ view: UIView, isRoot: Bool, into names: inout [String]) {
    guard names.count < 20 else { return }
    if view.needsLayout {
      let controller = view.viewController.map { " of \(String(describing: type(of: $0)))" } ?? ""
      names.append(String(describing: type(of: view)) + controller)
    }
    if !isRoot && view.isLayoutBoundary { return }
    for child in view.subviews { collect(child, isRoot: false, into: &names) }
  }

  package var description: String {
    let who =
      restless.isEmpty ? "frames went on changing" : "\(restless.joined(separator: ", ")) asked for another"
    return "layout came to no rest in \(passes) passes: \(who)"
  }
}
