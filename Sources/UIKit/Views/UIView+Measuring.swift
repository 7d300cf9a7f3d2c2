import InsetDevices

// How views measure their texts on the canvas they are on.

extension UIView {
  var textRounding: TextRounding {
    let canvas = canvas
    return TextRounding(scale: canvas.scale, metrics: canvas.metrics)
  }

  func measured(_ text: String, _ font: UIFont) -> MeasuredText { measured([(text, font)]) }

  func measured(_ runs: [(String, UIFont)]) -> MeasuredText {
    let metrics = metrics
    return MeasuredText(runs, era: metrics.textEra, spacesMixedScripts: metrics.spacesMixedScripts)
  }
}
