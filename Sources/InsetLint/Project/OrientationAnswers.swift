/// What classes of a project answer when they are asked how their screens may be held.
struct OrientationAnswers: Sendable {
  /// Whether the answer has no landscape on phones, by class.
  private var isPortrait: [String: Bool] = [:]
  /// The answers of the app's delegate.
  private var ofDelegate: [Bool] = []

  init(_ files: [CodeFile]) {
    var locks: Set<String> = []
    for file in files {
      for function in file.functions {
        if function.name == "supportedInterfaceOrientations",
          let type = file.type(around: function.body.lowerBound)
        {
          let answer = Self.saysPortrait(function, file.reader)
          isPortrait[type.name] = (isPortrait[type.name] ?? true) && answer
        } else if function.name == "application",
          function.selector.contains("supportedInterfaceOrientationsFor")
        {
          ofDelegate.append(Self.saysPortrait(function, file.reader))
          if let lock = Self.lock(function, file.reader) { locks.insert(lock) }
        }
      }
    }
    for lock in locks.sorted() { readLock(lock, files) }
  }

  private static func saysPortrait(_ function: FunctionDeclaration, _ reader: TokenReader) -> Bool {
    let ofPads = reader.branchesOfPads(in: function.body)
    var asksForIdiom = false
    var asksOthers = false
    var isPortrait = false
    for index in function.body where reader.isWord(index) && !ofPads.contains(where: { $0.contains(index) }) {
      let word = reader.text(index).lowercased()
      if isTurned(word) { return false }
      if word.contains("portrait") { isPortrait = true }
      if word.contains("idiom") || word.contains("phone") || word.contains("ipad") { asksForIdiom = true }
      if word == "super" || word == "supportedinterfaceorientations" { asksOthers = true }
    }
    // `super` is what pads get, where phones are told apart.
    return isPortrait && (!asksOthers || asksForIdiom)
  }

  private static func isTurned(_ word: String) -> Bool {
    word.contains("landscape") || word == "all" || word.contains("maskall") || word.contains("allbut")
  }

  // MARK: Locks

  /// `func application(… supportedInterfaceOrientationsFor …) { return self.orientationLock }`: the variable that
  /// screens set when they appear.
  private static func lock(_ function: FunctionDeclaration, _ reader: TokenReader) -> String? {
    let words = function.body.filter { reader.isWord($0) && !reader.at($0, any: ["return", "self"]) }
    guard words.count == 1, let only = words.first else { return nil }
    return reader.text(only)
  }

  private static let arrivals: Set<String> = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]

  private mutating func readLock(_ lock: String, _ files: [CodeFile]) {
    for file in files where file.reader.mentions(lock) {
      let reader = file.reader
      for place in reader.places(of: lock) where reader.at(place + 1, "=") {
        guard let function = file.function(around: place), Self.arrivals.contains(function.name),
          let type = file.type(around: place)
        else { continue }
        let value = (place + 2)..<max(place + 2, reader.statement(around: place).upperBound)
        let answer =
          reader.mentions(in: value) { $0.contains("portrait") }
          && !reader.mentions(in: value, where: Self.isTurned)
        isPortrait[type.name] = (isPortrait[type.name] ?? true) && answer
      }
    }
  }

  /// Whether phones show the screens of a class in portrait alone. A class that is silent does as its ancestors in the
  /// project, else as the app's tab bar controllers, which answer for all they hold and for the sheets over them, and
  /// as the app's delegate.
  func areHeldInPortrait(_ name: String, _ project: LintProject) -> Bool {
    if project.facts.isUprightOnPhones { return true }
    var next: String? = name
    var seen: Set<String> = []
    while let current = next, seen.insert(current).inserted, seen.count < 30 {
      if let answer = isPortrait[current] { return answer }
      next =
        project.parents(of: current).sorted().first { isPortrait[$0] != nil }
        ?? project.parents(of: current).sorted().first { !project.parents(of: $0).isEmpty }
    }
    let roots =
      isPortrait.filter { project.isKind($0.key, of: ["UITabBarController"]) }.map(\.value) + ofDelegate
    return !roots.isEmpty && roots.allSatisfy { $0 }
  }
}

extension TokenReader {
  /// The parts of a body that only iPads run, as far as `if` and `? :` ask for the idiom.
  func branchesOfPads(in body: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for index in body where isWord(index) {
      let word = text(index).lowercased()
      let isOfPads = word.hasSuffix("pad")
      guard isOfPads || word.hasSuffix("phone"), let question = question(after: index, in: body) else {
        continue
      }
      found.append(isOfPads != question.isNegated ? question.yes : question.no)
    }
    return found
  }

  /// What is run where a condition that ends at a token, or a little later, holds and where not.
  private func question(after index: Int, in body: Range<Int>) -> (
    yes: Range<Int>, no: Range<Int>, isNegated: Bool
  )? {
    let isNegated =
      at(index - 1, "!=") || at(index - 2, "!=") || at(chain(endingAt: index).lowerBound - 1, "!")
    var place = index + 1
    for _ in 0..<12 where place < body.upperBound {
      if asks(place) {
        guard let colon = (place + 1..<min(place + 40, body.upperBound)).first(where: { at($0, ":") }) else {
          return nil
        }
        let end = max(colon + 1, statement(around: colon).upperBound)
        return (place + 1..<colon, colon + 1..<min(end, body.upperBound), isNegated)
      }
      if at(place, "{"), isControlBlock(place), let close = partner(place) {
        let isElse = at(close + 1, "else") && at(close + 2, "{")
        let rest = isElse ? inside(close + 2) : min(close + 1, body.upperBound)..<body.upperBound
        return (inside(place), rest, isNegated)
      }
      place += 1
    }
    return nil
  }
}
