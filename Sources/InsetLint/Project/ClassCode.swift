/// What the sources of a project say of a class that a document names: how its screens may be held, and whether its code
/// places views that the document only begins with.
public final class ClassCode {
  struct Body {
    var file: CodeFile
    var function: FunctionDeclaration
  }
  let project: LintProject
  private(set) var bodies: [String: [Body]] = [:]

  public init(_ project: LintProject) {
    self.project = project
    for file in project.files {
      for function in file.functions {
        guard let type = file.type(around: function.body.lowerBound) else { continue }
        bodies[type.name, default: []].append(Body(file: file, function: function))
      }
    }
  }

  /// The class and its ancestors in the project, nearest first.
  func chain(_ name: String) -> [String] {
    var names: [String] = []
    var next: String? = name
    while let current = next, names.count < 20, !names.contains(current) {
      names.append(current)
      next = project.parents(of: current).sorted().first { bodies[$0] != nil }
    }
    return names
  }

  /// Whether the screens of a class are held in portrait on phones.
  public func isHeldInPortrait(_ name: String) -> Bool {
    project.orientations.areHeldInPortrait(name, project)
  }

  // MARK: Frames

  /// Callbacks in which the safe area is known and frames are set.
  private static let callbacks: Set<String> = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "viewSafeAreaInsetsDidChange",
    "safeAreaInsetsDidChange", "viewWillTransition", "viewWillTransitionToSize", "viewWillAppear",
  ]
  private static let own: Set<String> = ["self", "weakSelf", "strongSelf"]

  /// Whether a layout callback of the class or its ancestors comes to code that sets frames.
  ///
  /// Then a frame in a document is only where its view begins.
  public func laysOutByHand(_ name: String) -> Bool {
    let types = chain(name)
    var waiting = types.flatMap { bodies[$0] ?? [] }.filter { Self.callbacks.contains($0.function.name) }
      .map { (body: $0, depth: 0) }
    var seen: Set<String> = []
    while let (body, depth) = waiting.popLast() {
      guard seen.insert("\(body.file.path):\(body.function.body.lowerBound)").inserted else { continue }
      if setsFrames(body) { return true }
      guard depth < 4, seen.count < 400 else { continue }
      waiting += called(from: body, types).map { ($0, depth + 1) }
    }
    return false
  }

  private func setsFrames(_ body: Body) -> Bool {
    let reader = body.file.reader
    for word in ["frame", "center", "bounds"] {
      for place in reader.places(of: word)
      where body.function.body.contains(place) && reader.at(place - 1, ".") {
        if reader.at(reader.chainEnd(from: place), any: ["=", "+=", "-="]) { return true }
      }
    }
    return reader.places(of: "setFrame").contains { body.function.body.contains($0) }
  }

  /// What a function calls of its own class, or of another class by its name.
  private func called(from body: Body, _ types: [String]) -> [Body] {
    let reader = body.file.reader
    var found: [Body] = []
    func add(_ name: String, of owners: [String]) {
      for owner in owners {
        let named = (bodies[owner] ?? []).filter { $0.function.name == name }
        found += named
        if !named.isEmpty { return }
      }
    }
    for index in body.function.body where reader.isWord(index) {
      let before = index - 1
      if reader.language == .objectiveC {
        guard reader.isWord(before), reader.at(before - 1, "[") else { continue }
        let receiver = reader.text(before)
        add(reader.text(index), of: Self.own.contains(receiver) ? types : [receiver])
      } else if reader.at(index + 1, "(") {
        guard reader.at(before, ".") else {
          add(reader.text(index), of: types)
          continue
        }
        let receiver = reader.text(before - 1)
        add(reader.text(index), of: Self.own.contains(receiver) ? types : [receiver])
      }
    }
    return found
  }

  /// Whether code of the class or its ancestors sets the constant of a constraint that it holds, or turns it on and off.
  public func changesLength(_ property: String, of name: String) -> Bool {
    uses(property, in: name) { reader, _, member in
      if reader.at(member, any: ["setConstant", "setActive"]) { return true }
      return reader.at(member, ".") && reader.at(member + 1, any: ["constant", "isActive", "active"])
        && reader.at(member + 2, any: ["=", "+=", "-="])
    }
  }

  /// Whether code of the class or its ancestors holds a view by constraints: `list.bottomAnchor.constraint(…)`.
  public func addsConstraints(to property: String, of name: String) -> Bool {
    uses(property, in: name) { reader, place, member in
      if reader.at(member, ".") {
        let word = reader.text(member + 1)
        return word.hasSuffix("Anchor") || word == "snp" || word.hasPrefix("autoPin")
      }
      // `NSLayoutConstraint(item: list, …)`
      return reader.at(place - 1, ":")
        && reader.at(place - 2, any: ["item", "constraintWithItem", "toItem"])
    }
  }

  /// Whether a property is used in some way in a body of the class or its ancestors.
  ///
  /// - Parameter matches: is given the places of the property and of what follows it, past `?` and `!`.
  private func uses(
    _ property: String, in name: String, _ matches: (TokenReader, _ place: Int, _ member: Int) -> Bool
  ) -> Bool {
    chain(name).flatMap { bodies[$0] ?? [] }.contains { body in
      let reader = body.file.reader
      return reader.places(of: property).contains { place in
        guard body.function.body.contains(place) else { return false }
        let follows = reader.at(place + 1, any: ["?", "!"]) ? place + 2 : place + 1
        return matches(reader, place, follows)
      }
    }
  }

  /// Whether the app makes all navigation bars opaque, so that screens begin below them.
  public lazy var hasOpaqueNavigationBars: Bool = project.files.contains { file in
    let reader = file.reader
    return ["isTranslucent", "translucent", "setTranslucent"].contains { word in
      reader.places(of: word).contains { place in
        let statement = reader.statement(around: place)
        let around = max(0, statement.lowerBound - 8)..<statement.upperBound
        return reader.mentions("UINavigationBar", in: around) && reader.mentions("appearance", in: around)
          && (reader.at(place + 2, any: ["false", "NO"]))
      }
    }
  }

  // MARK: Scenes

  /// The classes whose code makes a storyboard's scene by its identifier, sorted; empty as well where one of the
  /// places belongs to no class.
  public func makers(ofScene identifier: String) -> [String] {
    var found: Set<String> = []
    for file in project.files {
      let reader = file.reader
      for word in ["instantiateViewController", "instantiateViewControllerWithIdentifier"] {
        for place in reader.places(of: word) {
          let end = min(place + 8, reader.count)
          guard (place..<end).contains(where: { reader.string($0) == identifier }) else { continue }
          guard let type = file.type(around: place) else { return [] }
          found.insert(type.name)
        }
      }
    }
    return found.sorted()
  }

  /// Whether a class shows other controllers inside its own view.
  public func holdsChildren(_ name: String) -> Bool {
    (bodies[name] ?? []).contains { body in
      ["addChild", "addChildViewController", "UIPageViewController", "setViewControllers"].contains {
        body.file.reader.mentions($0, in: body.function.body)
      }
    }
  }

  /// Whether the app has a tab bar controller of code.
  public lazy var hasTabBarController: Bool = project.files.contains {
    $0.reader.mentions("UITabBarController")
  }
}
