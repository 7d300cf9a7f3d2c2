import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder
import InsetScreens

/// Explains what stands at a line of a document.
@MainActor
public struct ExplainRunner {
  /// A line of a file, as in `Main.storyboard:41` or `Main.storyboard:41:9`; both counted from 1.
  public struct Target: Hashable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int?

    /// Nil where the text is no such place.
    public init?(_ text: String) {
      var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      var numbers: [Int] = []
      while parts.count > 1, numbers.count < 2, let number = Int(parts.last ?? ""), number > 0 {
        numbers.insert(number, at: 0)
        parts.removeLast()
      }
      guard let line = numbers.first else { return nil }
      file = parts.joined(separator: ":")
      self.line = line
      column = numbers.count > 1 ? numbers[1] : nil
      if file.isEmpty { return nil }
    }
  }

  /// Why nothing can be said.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  private let project: Project
  private let canvases: [Canvas]

  /// - Parameter canvases: nil for the standard set.
  public init(_ project: Project, canvases: [Canvas]? = nil) {
    self.project = project
    self.canvases = canvases ?? Canvas.standardSet
  }

  /// One explanation for each screen in which the object stands.
  public func explain(_ target: Target) throws(Failure) -> [Explanation] {
    guard target.file.hasSuffix(".storyboard") || target.file.hasSuffix(".xib") else {
      throw Failure(
        description:
          "\(target.file) is no storyboard and no xib: `inset explain RULE` tells what a finding in it means")
    }
    let (document, problems) = DocumentReader.read(target.file)
    guard let document, document.root != nil else {
      throw Failure(description: problems.first?.message ?? "file is not an Interface Builder document")
    }
    guard let element = document.element(line: target.line, column: target.column) else {
      throw Failure(description: "nothing stands at line \(target.line) of \(target.file)")
    }
    guard let object = element.explained else {
      throw Failure(
        description: "line \(target.line) belongs to \(element.name), which is no view and no constraint")
    }
    let facts = project.facts(for: target.file)
    let chosen = canvases.filter { facts.allow($0) }
    guard !chosen.isEmpty else {
      throw Failure(
        description: "no chosen device fits the orientations and device families of the project")
    }
    let (screens, _) = LayoutRun.screens(
      of: target.file, canvases: chosen, embedding: project.configuration.embedding, keepsToTarget: true)
    let explanations = ScreenSet.grouped(screens).compactMap { set -> Explanation? in
      let explainer = Explainer(set, facts)
      switch object {
      case .view(let id): return explainer.view(id: id)
      case .constraint(let id): return explainer.constraint(id: id)
      }
    }
    guard !explanations.isEmpty else {
      throw Failure(description: element.reasonOfAbsence(at: target.line))
    }
    return explanations
  }
}

/// What an explanation can be about.
enum ExplainedObject: Hashable {
  case view(String)
  case constraint(String)
}

extension Document {
  /// The element whose start tag holds a place; without a column the first view, constraint or controller that begins on
  /// the line; else the innermost element around it.
  func element(line: Int, column: Int?) -> Element? {
    guard let root else { return nil }
    var begun: Element?
    var around: Element?
    var tagged: Element?
    root.forEachDescendant { element in
      let (first, last) = element.lines
      guard first <= line, line <= last else { return }
      // Later ones lie further inside.
      around = element
      if begun == nil, element.line == line, element.isExplained { begun = element }
      let tag = element.startTagRange
      let start = position(ofByte: tag.lowerBound)
      let end = position(ofByte: max(tag.lowerBound, tag.upperBound - 1))
      if let column, (start.line, start.column) <= (line, column), (line, column) <= (end.line, end.column) {
        tagged = element
      }
    }
    return tagged ?? begun ?? around
  }
}

extension Element {
  /// The lines of the first and of the last byte.
  fileprivate var lines: (first: Int, last: Int) {
    let range = byteRange
    return (line, document.position(ofByte: max(range.lowerBound, range.upperBound - 1)).line)
  }

  /// Whether an explanation can be about the element itself.
  fileprivate var isExplained: Bool { name == "constraint" || isController || isView }

  /// What the element is a part of that can be explained: a constraint, a view, the view of a controller.
  fileprivate var explained: ExplainedObject? {
    var next: Element? = self
    while let element = next {
      if element.name == "constraint", let id = element.id { return .constraint(id) }
      if element.isView, let id = element.id { return .view(id) }
      if element.isController { return element.controllerView?.id.map { .view($0) } }
      if element.name == "scene" {
        return element.document.scenes.first { $0.controller?.isInside(element) ?? false }?.controller?
          .controllerView?.id.map { .view($0) }
      }
      next = element.parent
    }
    return nil
  }

  private func isInside(_ other: Element) -> Bool {
    other.byteRange.contains(byteRange.lowerBound)
  }

  fileprivate func reasonOfAbsence(at line: Int) -> String {
    if name == "constraint" {
      if bool("placeholder") == true {
        return
          "the constraint at line \(line) is a placeholder of Interface Builder and goes away when the app is built"
      }
      return "the constraint at line \(line) is installed on no canvas that was laid out"
    }
    return "what stands at line \(line) is part of no screen that was laid out"
  }
}
