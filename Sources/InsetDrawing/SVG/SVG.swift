import InsetScreens

/// A screen as an SVG picture, one `svg` element without prologue: fit for a file and for a page.
///
/// Ids inside it begin with a digest of the content, so several pictures may stand in one page. The same screen
/// and options give the same bytes.
public func svg(of screen: Screen, options: DrawingOptions = DrawingOptions()) -> String {
  SVGWriter.write(
    displayList(of: screen, options: options), scale: options.scale, title: pictureTitle(screen))
}

/// A screen as shapes in window coordinates, back to front.
public func displayList(of screen: Screen, options: DrawingOptions = DrawingOptions()) -> DisplayList {
  ScreenPainter(screen: screen, options: options).paint()
}

/// What a screen reader says of the picture.
private func pictureTitle(_ screen: Screen) -> String {
  screen.title.isEmpty ? screen.canvas.name : "\(screen.title), \(screen.canvas.name)"
}
