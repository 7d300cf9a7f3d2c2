import InsetDiagnostics

/// Reports buttons that code puts at the top of a screen without a status bar.
///
///     doneButton.frame = CGRect(x: width - 90, y: 20, width: 75, height: 30)
///
/// Instead, begin at the safe area.
public struct ContentUnderSensorHousingInCode: LintRule {
  public static let info = RuleInfo(
    id: "content-under-sensor-housing", severity: .error,
    summary: "A control lies under the sensor housing or the status bar.",
    documentation: """
      Reports a button's frame with a small number as its y, in a controller that hides the status bar.

      ## Why

      Without a status bar the space beside the sensor housing is still there: the button is half under the housing, and its
      upper half takes no touches.

      ## Example

      ```objc
      self.doneButton.frame = CGRectMake(width - 90, 20, 75, 30);
      ```

      ## Instead

      Count from `view.safeAreaInsets.top`, or pin to the safe area.

      ## When it is right

      Pictures and other content may fill the screen. Buttons inside other views than the controller's own are not judged.
      """)

  public init() {}

  public func check(_ file: CodeFile, _ project: LintProject) -> [Finding] {
    let reader = file.reader
    return reader.rectangles().compactMap { place, rectangle in
      guard let type = file.type(around: place), hidesStatusBar(type, file),
        let y = project.number(rectangle.y, in: file), y >= 0, y < 44,
        let assignment = reader.assignment(around: place),
        reader.at(assignment.left.upperBound - 1, "frame")
          || reader.mentions("initWithFrame", in: assignment.right),
        let name = assignment.left.last(where: { reader.isWord($0) && !reader.at($0, "frame") }),
        Names.isControl(reader.text(name).lowercased()), !file.isFallback(place, below: 11),
        !isInOtherView(reader.text(name), file)
      else { return nil }
      return finding(
        file, place,
        "'\(reader.text(name))' begins \(Int(y)) points below the top of a screen without a status bar",
        why: ["the safe area begins at 44 and lower on phones with a sensor housing"],
        remedy: "count from view.safeAreaInsets.top, or pin to the safe area")
    }
  }

  private func hidesStatusBar(_ type: TypeDeclaration, _ file: CodeFile) -> Bool {
    let reader = file.reader
    return file.functions.contains { function in
      function.name == "prefersStatusBarHidden" && type.body.contains(function.body.lowerBound)
        && (reader.mentions("YES", in: function.body) || reader.mentions("true", in: function.body))
    }
  }

  /// `[self.toolbar addSubview:self.done]`
  private func isInOtherView(_ name: String, _ file: CodeFile) -> Bool {
    let reader = file.reader
    return reader.places(of: "addSubview").contains { place in
      if reader.language == .swift {
        guard reader.at(place + 1, "("), reader.mentions(name, in: reader.inside(place + 1)) else {
          return false
        }
        return reader.joined(reader.chain(endingAt: place)) != "view.addSubview"
      }
      guard let open = reader.parent(place), let message = reader.message(open),
        reader.mentions(name, in: open..<reader.after(open))
      else { return false }
      return !["self.view", "view", "_view"].contains(reader.joined(message.receiver))
        && reader.joined(message.receiver) != "view"
    }
  }
}
