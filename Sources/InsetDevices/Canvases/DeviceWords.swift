import Synchronization

/// Sets of canvases in the words that people use: `every iPhone with a home indicator, portrait`.
///
/// A phrase holds for all it names. `every …` is said only where each screen class of the group was looked at,
/// in each of its poses; a plain plural (`iPads with a home button`) where more than one device was looked at.
public struct DeviceWords: Sendable {
  private var checked: [Canvas]
  private var candidates: [Candidate]

  /// - Parameter checked: all canvases that were looked at.
  public init(checked: [Canvas]) {
    self.checked = checked
    candidates = Self.known(checked)
  }

  // OPTIMIZATION: a run asks thousands of times with the same few sets of canvases, and naming all subsets of one
  // takes milliseconds.
  private static let memory = Mutex<[(canvases: [CanvasKey], candidates: [Candidate])]>([])
  private static let remembered = 16

  /// What of a canvas its words depend on.
  private struct CanvasKey: Equatable {
    let name: String
    let device: String?
    let pose: Pose
    let idiom: Idiom
    let groups: [String]
    init(_ canvas: Canvas) {
      name = canvas.name
      device = canvas.device
      pose = canvas.pose
      idiom = canvas.idiom
      groups = canvas.groups
    }
  }

  private static func known(_ checked: [Canvas]) -> [Candidate] {
    let keys = checked.map(CanvasKey.init)
    return memory.withLock { memory in
      if let index = memory.firstIndex(where: { $0.canvases == keys }) { return memory[index].candidates }
      let made = candidates(checked)
      memory.insert((keys, made), at: 0)
      if memory.count > remembered { memory.removeLast() }
      return made
    }
  }

  /// The canvases that show something, among those that were looked at, given by name. Names that were not
  /// looked at are ignored.
  public func phrase(showing names: some Sequence<String>) -> String {
    let names = Set(names)
    let shown = Set(checked.indices.filter { names.contains(checked[$0].name) })
    if shown.isEmpty { return "no canvas" }
    if checked.count == 1 { return checked[0].name }
    if shown.count == checked.count { return "every canvas" }
    let parts = Self.cover(shown, with: candidates)
    let told = parts.prefix(3)
    let words = told.map(\.words).joined(separator: "; ")
    if parts.count <= 3, parts.contains(where: \.isGroup) { return words }
    let rest = shown.subtracting(told.reduce(into: Set()) { $0.formUnion($1.members) }).count
    let more = rest == 0 ? "" : "; and \(rest) more"
    return "\(shown.count) of \(checked.count) canvases: \(words)\(more)"
  }

  /// The same for a single question.
  public static func phrase(showing canvases: [Canvas], of checked: [Canvas]) -> String {
    DeviceWords(checked: checked).phrase(showing: canvases.map(\.name))
  }

  /// A set of canvases that has a name.
  private struct Candidate: Sendable {
    var words: String
    /// Places in the list of canvases that were looked at.
    var members: Set<Int>
    /// More than one device.
    var isGroup: Bool
  }

  /// Named sets inside `shown` that make it up, each time the one that adds most.
  private static func cover(_ shown: Set<Int>, with candidates: [Candidate]) -> [Candidate] {
    let fitting = candidates.filter { $0.members.isSubset(of: shown) }
    var rest = shown
    var parts: [Candidate] = []
    while !rest.isEmpty {
      var best: (candidate: Candidate, gain: Int)?
      for candidate in fitting {
        let gain = candidate.members.intersection(rest).count
        if gain > best?.gain ?? 0 { best = (candidate, gain) }
      }
      guard let best else { break }
      parts.append(best.candidate)
      rest.subtract(best.candidate.members)
    }
    return parts
  }

  /// The wider ones first: of two that add the same the first is taken.
  private static func candidates(_ checked: [Canvas]) -> [Candidate] {
    var result = aspects(Array(checked.indices), of: checked) { _, _ in ("every canvas", true) }
    for group in groups {
      let members = checked.indices.filter { checked[$0].groups.contains(group.id) }
      guard Set(members.map { checked[$0].subject }).count > 1 else { continue }
      result += aspects(members, of: checked) { poses, part in
        let isComplete = holdsEveryClass(group.id, part, of: checked)
        return (isComplete && poses.isComplete ? "every \(group.singular)" : group.plural, true)
      }
    }
    var subjects: [String] = []
    for canvas in checked where !subjects.contains(canvas.subject) { subjects.append(canvas.subject) }
    for subject in subjects {
      let members = checked.indices.filter { checked[$0].subject == subject }
      result += aspects(members, of: checked) { _, _ in (subject, false) }
    }
    result += checked.indices.map { Candidate(words: checked[$0].name, members: [$0], isGroup: false) }
    return result
  }

  /// The set as a whole, its portraits, its landscapes, and each landscape.
  private static func aspects(
    _ members: [Int], of checked: [Canvas], words: (PoseWords, [Int]) -> (String, Bool)
  ) -> [Candidate] {
    let filters: [(Pose) -> Bool] = [
      { _ in true }, { $0 == .portrait || $0 == .portraitUpsideDown },
      { $0 == .landscapeLeft || $0 == .landscapeRight }, { $0 == .landscapeLeft }, { $0 == .landscapeRight },
    ]
    var seen: Set<Set<Int>> = []
    return filters.compactMap { filter in
      let part = members.filter { filter(checked[$0].pose) }
      guard !part.isEmpty, seen.insert(Set(part)).inserted else { return nil }
      let poses = PoseWords(part.map { checked[$0] })
      let (text, isGroup) = words(poses, part)
      return Candidate(words: text + poses.suffix, members: Set(part), isGroup: isGroup)
    }
  }

  /// Whether the canvases hold a device of every screen class of the group whose insets are known.
  private static func holdsEveryClass(_ group: String, _ members: [Int], of checked: [Canvas]) -> Bool {
    let held = Set(
      members.compactMap { checked[$0].device.flatMap(DeviceCatalogue.device(exactlyNamed:))?.screenClass })
    return DeviceCatalogue.screenClasses.allSatisfy { devices in
      guard let device = devices.first, device.standIn == nil, device.groups.contains(group) else {
        return true
      }
      return held.contains(device.screenClass)
    }
  }
}

extension Canvas {
  /// What a person would call the thing behind the canvas.
  fileprivate var subject: String { device ?? (groups.contains("future-iphones") ? "future iPhone" : name) }
}

/// Which poses a set of canvases has, in words.
private struct PoseWords {
  var suffix: String
  /// Whether every device of the set is there in each pose that the words name.
  var isComplete: Bool

  init(_ all: [Canvas]) {
    // An invented phone claims nothing about those that exist.
    let real = all.filter { $0.device != nil }
    let canvases = real.isEmpty ? all : real
    let portraits = canvases.filter { $0.pose == .portrait || $0.pose == .portraitUpsideDown }
    let landscapes = canvases.filter { $0.pose == .landscapeLeft || $0.pose == .landscapeRight }
    let subjects = Set(canvases.map(\.name.subjectPart))
    let upright = Set(portraits.map(\.name.subjectPart))
    // The two landscapes of an iPad and of an inner display have the same insets: one speaks for both.
    let turnedAlike = Set(landscapes.filter(\.turnsAlike).map(\.name.subjectPart))
    let left = Set(landscapes.filter { $0.pose == .landscapeLeft }.map(\.name.subjectPart))
    let right = Set(landscapes.filter { $0.pose == .landscapeRight }.map(\.name.subjectPart))
    let turned = turnedAlike.union(left.intersection(right))
    if landscapes.isEmpty {
      suffix = portraits.isEmpty ? "" : ", portrait"
      isComplete = upright == subjects
    } else if portraits.isEmpty {
      let isOneSide = !left.isEmpty != !right.isEmpty && !landscapes.allSatisfy(\.turnsAlike)
      suffix = isOneSide ? (right.isEmpty ? ", landscape left" : ", landscape right") : ", landscape"
      isComplete = isOneSide ? left.union(right) == subjects : turned == subjects
    } else {
      suffix = ""
      isComplete = upright == subjects && turned == subjects
    }
  }
}

extension Canvas {
  fileprivate var turnsAlike: Bool { idiom == .pad || name.hasPrefix("iPhone Duo inner") }
}

extension String {
  /// A canvas's name without its pose.
  fileprivate var subjectPart: Substring { prefix { $0 != "," } }
}

extension DeviceWords {
  private struct Group {
    var id: String
    var singular: String
    var plural: String
  }

  private static let groups = [
    Group(id: "iphones", singular: "iPhone", plural: "iPhones"),
    Group(
      id: "home-indicator-iphones", singular: "iPhone with a home indicator",
      plural: "iPhones with a home indicator"),
    Group(id: "face-id-iphones", singular: "iPhone with Face ID", plural: "iPhones with Face ID"),
    Group(id: "notch-iphones", singular: "iPhone with a notch", plural: "iPhones with a notch"),
    Group(
      id: "island-iphones", singular: "iPhone with a Dynamic Island", plural: "iPhones with a Dynamic Island"),
    Group(
      id: "home-button-iphones", singular: "iPhone with a home button", plural: "iPhones with a home button"),
    Group(id: "ipads", singular: "iPad", plural: "iPads"),
    Group(
      id: "ipads-home-indicator", singular: "iPad with a home indicator",
      plural: "iPads with a home indicator"),
    Group(id: "ipads-home-button", singular: "iPad with a home button", plural: "iPads with a home button"),
  ]
}
