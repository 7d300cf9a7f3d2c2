import InsetDiagnostics

/// Reports heights of bars at the bottom that are written as numbers.
///
///     CGRectMake(0, height - 49, width, 49)
///
/// Instead, add the safe area's bottom to the height of the content.
public struct BottomBarHeightConstant: LintRule {
  public static let info = RuleInfo(
    id: "bottom-bar-height-constant", severity: .error,
    summary: "The height of a bar at the bottom is written as a number.",
    documentation: """
      Reports 49, 83 and 34 where they stand for a bar at the bottom of the screen or for the home indicator: in a frame that
      hangs on the bottom, in a tab bar's height, in a length that the model chooses.

      ## Why

      A bar of 49 ends on the home indicator with its icons and titles; 83 leaves a gap on phones with a home button. The
      inset is 34 upright, 21 on its side, 20 on an iPad.

      ## Example

      ```swift
      dock.frame = CGRect(x: 0, y: view.bounds.height - 49, width: view.bounds.width, height: 49)
      ```

      ## Instead

      The height of the content plus `view.safeAreaInsets.bottom`, with the content in the upper part.

      ## When it is right

      49 and 34 are also heights of rows and icons: only the roles above are reported.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let found = frames(file, project) + assignments(file, project) + choices(file, project) + names(file)
    return found.sorted { $0.place < $1.place }
  }

  private func frames(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.rectangles().compactMap { place, rectangle in
      guard let height = project.number(rectangle.height, in: file), BarFigures.tabBars.contains(height),
        let sign = reader.level(rectangle.y).last(where: { reader.at($0, "-") }),
        project.number((sign + 1)..<rectangle.y.upperBound, in: file) == height,
        reader.mentions(
          in: rectangle.y, where: { $0.contains("height") || $0 == "h" || $0.contains("maxy") }),
        !reader.mentions(in: rectangle.y, where: { $0.contains("safe") || $0.contains("inset") }),
        !file.isFallback(place, below: 11), !isPart(place, file)
      else { return nil }
      return report(file, rectangle.y.lowerBound, height, .error)
    }
  }

  private func isPart(_ place: Int, _ file: CodeFile) -> Bool {
    (file.type(around: place)?.name ?? "").lowercased().contains("cell")
  }

  /// `tabBar.frame.size.height = 49`, or any such height inside a tab bar's class.
  private func assignments(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.places(of: "height").compactMap { place in
      guard reader.at(place + 1, "="),
        let value = project.number((place + 2)..<reader.statement(around: place).upperBound, in: file),
        BarFigures.tabBars.contains(value)
      else { return nil }
      let left = reader.joined(reader.chain(endingAt: place)).lowercased()
      guard left.contains("size.height") || left.hasSuffix("frame.height") else { return nil }
      let isBar = left.contains("tabbar")
      let isInBar = file.type(around: place).map { project.isKind($0.name, of: ["UITabBar"]) } ?? false
      guard isBar || isInBar, !file.isFallback(place, below: 11) else { return nil }
      return report(file, place + 2, value, .warning)
    }
  }

  /// `let tabBarHeight: CGFloat = 49`
  private func names(_ file: CodeFile) -> [Finding] {
    NamedNumber.heights(of: "tabbar", in: file).compactMap { number in
      guard BarFigures.tabBars.contains(number.value), !file.isFallback(number.place, below: 11) else {
        return nil
      }
      return report(file, number.place, number.value, .warning)
    }
  }

  private func choices(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    ModelChoice.all(in: file, project).compactMap { choice in
      let pair = [choice.yes, choice.no]
      guard pair == [83, 49] || pair == [34, 0] || pair.contains(34) && Names.isBottom(choice.role),
        !file.isFallback(choice.place, below: 11)
      else { return nil }
      return finding(
        file, choice.place + 1,
        "the model chooses \(file.reader.text(choice.place + 1)) for a length at the bottom of the screen",
        remedy:
          "read view.safeAreaInsets.bottom in a layout callback, or pin to safeAreaLayoutGuide.bottomAnchor")
    }
  }

  private func report(_ file: CodeFile, _ token: Int, _ value: Double, _ severity: Severity) -> Finding {
    finding(
      file, token, "\(Int(value)) stands for the height of a bar at the bottom of the screen",
      remedy: "make the bar as high as its content plus view.safeAreaInsets.bottom", severity: severity)
  }
}
