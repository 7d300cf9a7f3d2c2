import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder

/// Reads a document written as text.
func read(_ text: String, path: String = "Main.storyboard") -> Document {
  Document(bytes: Array(text.utf8), path: path)
}

/// Reads text as the content of a document element.
func readInside(_ text: String) -> Document {
  read("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\(text)</document>")
}

/// `line:column rule message`, as findings are compared in tests.
func summary(_ finding: Finding) -> String {
  "\(finding.place.line):\(finding.place.column) \(finding.rule) \(finding.message)"
}

func summaries(_ document: Document) -> [String] { document.findings.map { summary($0) } }

/// Numbers that look random and are the same in every run.
struct DeterministicNumbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }
  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }
}

/// Asks a document for everything that the module can read of it, and counts what came.
func readEverything(_ document: Document) -> Int {
  var count = document.images.count + document.namedColors.count + document.objects.count
  count += document.sceneContexts.count + (document.defaultSimulatedScreen?.count ?? 0)
  count += (document.ownersView == nil ? 0 : 1) + document.toolsVersion % 2
  for scene in document.scenes {
    count += scene.objects.count + scene.extraViews.count + (scene.comment?.count ?? 0)
    count += scene.controller == nil ? 0 : 1
  }
  let classes = SizeClasses(horizontal: .compact, vertical: .regular)
  document.root?.forEachDescendant { element in
    count += element.attributes.count + element.children.count + element.textContent.utf8.count
    count += element.line + element.column + (element.parent == nil ? 0 : 1)
    if let id = element.id { count += document.element(id: id) == nil ? 0 : 1 }
    for (name, _) in element.attributes { count += element.attributeRange(name)?.value.count ?? 0 }
    count += element.isView ? element.childViews.count + element.constraints(for: classes).count : 0
    count += element.installedSubviews(for: classes).count + element.layoutGuides.count
    count += element.connections.outlets.count + element.userDefinedRuntimeAttributes.count
    count += element.buttonStates.count + element.segments.count + element.tableSections.count
    count += element.prototypeCells.count + element.barButtonItems.count + element.navigationItems.count
    count += element.tabBarItems.count + (element.attributedText?.string.count ?? 0)
    count += element.autoresizing.rawValue + (element.colorValue?.hex.count ?? 0)
    count += element.frame == nil ? 0 : 1
    count += element.buttonConfiguration == nil ? 0 : 1
    count += element.navigationItem?.leftItems.count ?? 0
    count += element.simulatedMetrics.topBar.isShown ? 1 : 0
    count += element.precedingComment?.count ?? 0
    count += element.string("text")?.count ?? 0
    count += element.superviewElement == nil ? 0 : 1
    count += element.controllerElement == nil ? 0 : 1
    count += element.fontDescription(for: classes)?.style?.count ?? 0
    count += element.image()?.name.count ?? 0
    count += element.color(key: "backgroundColor") == nil ? 0 : 1
  }
  return count
}

/// What is wrong with a document's tree, whatever it was read from; nil where the ranges nest as they must.
func treeFault(_ document: Document) -> String? {
  guard let root = document.root else { return nil }
  var fault: String?
  var seen = 1
  root.forEachDescendant { element in
    seen += 1
    let range = element.byteRange
    let tag = element.startTagRange
    if document.bytes[range.lowerBound] != UInt8(ascii: "<") { fault = "no tag at \(range.lowerBound)" }
    if tag.lowerBound != range.lowerBound || tag.upperBound > range.upperBound {
      fault = "start tag outside of the element at \(range.lowerBound)"
    }
    guard let parent = element.parent, parent.contentRange.lowerBound <= range.lowerBound,
      range.upperBound <= parent.contentRange.upperBound
    else {
      fault = "element outside of its parent at \(range.lowerBound)"
      return
    }
    if let next = element.nextSibling, next.byteRange.lowerBound < range.upperBound {
      fault = "siblings overlap at \(range.lowerBound)"
    }
    var cursor = tag.lowerBound
    for (name, _) in element.attributes {
      guard let attribute = element.attributeRange(name) else { continue }
      // An attribute given twice is found at its first place.
      if attribute.name.lowerBound > cursor { cursor = attribute.value.upperBound }
      if attribute.value.upperBound > tag.upperBound { fault = "attribute outside of its tag at \(cursor)" }
    }
  }
  var reachable = 1
  var pending = root.children
  while let element = pending.popLast() {
    reachable += 1
    pending.append(contentsOf: element.children)
  }
  return reachable == seen ? fault : "\(seen) elements in order, \(reachable) through children"
}
