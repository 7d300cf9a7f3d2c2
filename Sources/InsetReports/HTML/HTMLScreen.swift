import InsetDiagnostics

/// A screen of the page: the pictures and findings that belong together.
struct HTMLScreen {
  /// Counts screens from 0; names the card.
  var number: Int
  var title: String
  var file: String
  var pictures: [HTMLPicture] = []
  /// Indices into the run's findings, each once.
  var findings: [Int] = []
  /// The gravest of them.
  var severity: Severity?

  var isFaulty: Bool { pictures.contains(where: \.isFaulty) }

  /// The large picture: the first faulty one, else the first.
  var main: HTMLPicture? { pictures.first(where: \.isFaulty) ?? pictures.first }

  /// The others, in the order given.
  var further: [HTMLPicture] {
    guard let name = main?.name else { return [] }
    return pictures.filter { $0.name != name }
  }

  /// Groups a run's pictures by file and screen, in the order of their first picture.
  static func screens(of run: CheckRun) -> [HTMLScreen] {
    struct Key: Hashable {
      var file: String
      var screen: String
    }
    var places: [Key: Int] = [:]
    var screens: [HTMLScreen] = []
    for (index, picture) in run.pictures.enumerated() {
      guard var drawn = HTMLPicture(picture, number: index) else { continue }
      drawn.findings = picture.findings.filter(run.findings.indices.contains)
      let key = Key(file: picture.file, screen: picture.screenID)
      let place = places[key] ?? screens.count
      if place == screens.count {
        places[key] = place
        let title = picture.title.isEmpty ? picture.screenID : picture.title
        screens.append(HTMLScreen(number: place, title: title, file: picture.file))
      }
      screens[place].pictures.append(drawn)
      for finding in drawn.findings {
        if !screens[place].findings.contains(finding) { screens[place].findings.append(finding) }
      }
    }
    for place in screens.indices {
      screens[place].severity = screens[place].findings.map { run.findings[$0].severity }.max()
    }
    return screens
  }
}

/// A picture with a name in the page.
struct HTMLPicture {
  var name: String
  var canvas: String
  var svg: String
  var isFaulty: Bool
  var findings: [Int]
  /// As the picture states them, CSS pixels.
  var width: String
  var height: String
  var isWide: Bool

  /// Nil where the text holds no SVG element with a size.
  init?(_ picture: Picture, number: Int) {
    guard let start = picture.svg.firstRange(of: "<svg"),
      let end = picture.svg[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = picture.svg[start.upperBound..<end]
    guard let width = Self.attribute("width", in: tag), let height = Self.attribute("height", in: tag),
      let across = Double(width), let down = Double(height), across > 0, down > 0
    else { return nil }
    self.name = "p\(number)"
    self.canvas = picture.canvasName
    self.svg = "<svg id=\"p\(number)\"" + picture.svg[start.upperBound...]
    self.isFaulty = picture.isFaulty
    self.findings = picture.findings
    self.width = width
    self.height = height
    self.isWide = across > down * 1.15
  }

  private static func attribute(_ name: String, in tag: Substring) -> String? {
    guard let start = tag.firstRange(of: " \(name)=\"") else { return nil }
    let rest = tag[start.upperBound...]
    return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
  }
}
