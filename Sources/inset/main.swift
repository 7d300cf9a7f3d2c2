import Foundation
import InsetKit
import InsetScreens

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "layout" {
  for path in arguments.dropFirst() where !path.hasPrefix("--") && path != "json" {
    let (screens, _) = LayoutRun.screens(of: path, canvases: nil)
    print(LayoutJSON.line(file: path, screens: screens))
  }
} else {
  print("inset 0.1.0")
}
