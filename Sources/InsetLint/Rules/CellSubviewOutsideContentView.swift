import InsetDiagnostics

/// Reports cells that add subviews to themselves and not to their content view.
///
///     class PostCell: UITableViewCell { … addSubview(avatar) … }
///
/// Instead, add to `contentView`.
public struct CellSubviewOutsideContentView: LintRule {
  public static let info = RuleInfo(
    id: "cell-subview-outside-contentview", severity: .error,
    summary: "A cell adds a subview to itself and not to its content view.",
    documentation: """
      Reports `addSubview` on a table or collection view cell itself, and the first constraint that ties such a view to the
      cell.

      ## Why

      The content view lies inside the safe area and above the cell: in landscape the subview is under the sensor housing,
      and since iOS 14 the content view takes its touches. Headers and footers of tables have one, too.

      ## Example

      ```swift
      final class PostCell: UITableViewCell {
        func build() { addSubview(avatar) }
      }
      ```

      ## Instead

      `contentView.addSubview(avatar)`, with anchors to `contentView`.

      ## Severity

      Warning for headers and footers, and for cells of collection views, whose content view is as large as the cell:
      in those it is the touches alone, and only what is touched is reported. The same in apps that phones hold in portrait.

      ## Fix safety

      Safe where anchors to the cell, all in the same file, place the view; they move with it. Unsafe where frames or a
      layout library place it, and in Objective-C.

      ## When it is right

      What hangs on the cell's own safe area. Separators, edges, backgrounds and shadows that belong to the cell's edges
      are not reported when they are so called, nor are views that are put below the others.
      """)

  static let cells: Set<String> = ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView"]

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    file.reader.language == .swift ? swift(file, project) : objectiveC(file, project)
  }

  private func isCell(_ place: Int, _ file: CodeFile, _ project: LintProject) -> Bool {
    guard let type = file.type(around: place) else { return false }
    return project.isKind(type.name, of: Self.cells)
  }

  private func swift(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    var found: [Finding] = []
    for place in reader.places(of: "addSubview") where reader.at(place + 1, "(") {
      let chain = reader.joined(reader.chain(endingAt: place))
      let view = reader.joined(reader.arguments(place + 1).first?.value ?? place..<place)
      guard chain == "addSubview", !reader.at(place - 1, "func"), isCell(place, file, project),
        !isDecoration(view), !isSentBack(view, place, file), isTouched(view, place, file, project),
        !isInNestedView(place, file)
      else { continue }
      let fix = fix(of: view, file, at: place)
      found.append(report(file, place, view, project, fix))
      if let constraint = constraint(of: view, file, around: place) {
        found.append(
          finding(
            file, constraint,
            "'\(view)' is tied to \(part(file, place, project)) and not to its content view",
            remedy: "anchor it to contentView", severity: severity(file, place, project), fix))
      }
    }
    return found
  }

  /// In a closure, `addSubview` without a receiver is that of the cell still; in a nested type it is not.
  private func isInNestedView(_ place: Int, _ file: CodeFile) -> Bool {
    guard let function = file.function(around: place), let type = file.type(around: place) else {
      return true
    }
    return !type.body.contains(function.body.lowerBound)
  }

  /// `view.leadingAnchor.constraint(equalTo: leadingAnchor…`
  private func constraint(of view: String, _ file: CodeFile, around place: Int) -> Int? {
    let reader = file.reader
    guard let body = file.function(around: place)?.body else { return nil }
    return reader.places(of: "constraint").first { index in
      guard body.contains(index), reader.at(index + 1, "("),
        reader.joined(reader.chain(endingAt: index)).hasPrefix(view + "."),
        let first = reader.arguments(index + 1).first(where: {
          ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"].contains($0.label)
        })
      else { return false }
      let other = reader.joined(first.value)
      return other.hasSuffix("Anchor") && !other.contains(".")
    }
  }

  private func objectiveC(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "addSubview").compactMap { place in
      guard let open = reader.parent(place), let message = reader.message(open),
        message.selector == "addSubview:",
        let value = message.arguments.first?.value
      else { return nil }
      let receiver = reader.joined(message.receiver)
      let isSelf = receiver == "self" && isCell(place, file, project)
      let selector = file.function(around: place)?.selector ?? ""
      let isRow = receiver == "cell" && selector.contains("cellFor")
      guard isSelf || isRow, !isDecoration(reader.joined(value)),
        !isSentBack(reader.joined(value), place, file),
        isTouched(reader.joined(value), place, file, project)
      else { return nil }
      let view = reader.joined(value)
      // By its anchors, frames or a library: what places it is not looked for in Objective-C.
      var fix = fix(of: view, file, at: place)
      fix?.safety = .unsafe
      return report(file, place, view, project, fix)
    }
  }

  private func isDecoration(_ view: String) -> Bool {
    let name = view.lowercased()
    return [
      "separator", "divider", "line", "border", "background", "shadow", "highlight", "selection",
      "contentview", "overlay", "mask", "bgview",
    ].contains {
      name.contains($0)
    } || name.hasSuffix("edge")
  }

  /// `sendSubviewToBack(view)`: a background, below the content.
  private func isSentBack(_ view: String, _ place: Int, _ file: CodeFile) -> Bool {
    let reader = file.reader
    guard let body = file.function(around: place)?.body else { return false }
    return reader.places(of: "sendSubviewToBack").contains { index in
      guard body.contains(index) else { return false }
      if reader.at(index + 1, "(") { return reader.joined(reader.inside(index + 1)) == view }
      guard let open = reader.parent(index), let argument = reader.message(open)?.arguments.first else {
        return false
      }
      return reader.joined(argument.value) == view
    }
  }

  private func report(
    _ file: CodeFile, _ token: Int, _ view: String, _ project: LintProject, _ fix: CodeFix?
  ) -> Finding {
    let severity = severity(file, token, project)
    // The content view of a cell in a collection is as large as the cell; upright, every other is.
    let isInset =
      !project.facts.isUprightOnPhones
      && !project.isKind(file.type(around: token)?.name ?? "", of: ["UICollectionViewCell"])
    let why =
      (isInset ? "in landscape it lies under the sensor housing; " : "")
      + "from iOS 14 the content view takes its touches"
    return finding(
      file, token, "'\(view)' is added to \(part(file, token, project)) and not to its content view",
      why: [why],
      remedy: "add it to contentView", severity: severity, fix)
  }

  private func part(_ file: CodeFile, _ token: Int, _ project: LintProject) -> String {
    let type = file.type(around: token)?.name ?? ""
    return project.isKind(type, of: ["UITableViewHeaderFooterView"]) ? "the header or footer" : "the cell"
  }

  private func severity(_ file: CodeFile, _ token: Int, _ project: LintProject) -> Severity {
    let type = file.type(around: token)?.name ?? ""
    let isTouchAlone =
      project.facts.isUprightOnPhones
      || project.isKind(type, of: ["UICollectionViewCell", "UITableViewHeaderFooterView"])
    return isTouchAlone ? .warning : .error
  }

  /// Whether the view hangs on the cell's own safe area: then it is clear of the housing.
  private func isHeldInside(_ view: String, _ place: Int, _ file: CodeFile) -> Bool {
    let reader = file.reader
    guard let type = file.type(around: place) else { return false }
    return reader.places(of: String(view.split(separator: ".").last ?? "")).contains { index in
      type.body.contains(index) && reader.at(index + 1, ".")
        && reader.mentions(in: reader.statement(around: index)) { $0.contains("safearea") }
    }
  }

  /// In a cell of a collection, and for what stays inside the safe area, only touches are lost.
  private func isTouched(_ view: String, _ place: Int, _ file: CodeFile, _ project: LintProject) -> Bool {
    let type = file.type(around: place)?.name ?? ""
    let isOfCollection = project.isKind(type, of: ["UICollectionViewCell"])
    guard isOfCollection || project.facts.isUprightOnPhones || isHeldInside(view, place, file) else {
      return true
    }
    let name = view.lowercased()
    return Names.isControl(name)
      || ["field", "switch", "slider", "stepper", "control", "textview", "scroll"].contains {
        name.contains($0)
      }
  }
}
