/// What classes of a project answer when they are asked how their screens may be held.
struct OrientationAnswers: Sendable {
  /// Whether the answer has no landscape on phones, by class.
  private var isPortrait: [String: Bool] = [:]
  /// The answers of the app's delegate.
  private var ofDelegate: [Bool] = []

  init(_ files: [CodeFile]) {
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
        }
      }
    }
  }

  private static func saysPortrait(_ function: FunctionDeclaration, _ reader: TokenReader) -> Bool {
    var asksForIdiom = false
    var asksOthers = false
    var isPortrait = false
    for index in function.body where reader.isWord(index) {
      let word = reader.text(index).lowercased()
      if word.contains("landscape") || word == "all" || word.contains("maskall") || word.contains("allbut") {
        return false
      }
      if word.contains("portrait") { isPortrait = true }
      if word.contains("idiom") || word.contains("phone") || word.contains("ipad") { asksForIdiom = true }
      if word == "super" || word == "supportedinterfaceorientations" { asksOthers = true }
    }
    // `super` is what pads get, where phones are told apart.
    return isPortrait && (!asksOthers || asksForIdiom)
  }

  /// Whether phones show the screens of a class in portrait alone. A class that is silent does as its ancestors in the
  /// project, else as the app's tab bar controllers, which answer for all they hold and for the sheets over them, and
  /// as the app's delegate.
  func areHeldInPortrait(_ name: String, _ project: LintProject) -> Bool {
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
