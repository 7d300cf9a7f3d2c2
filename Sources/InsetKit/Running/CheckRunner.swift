import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetLint
import InsetReports
import InsetScreens

/// Runs a check over a project: asks the cache, hands the rest to workers, and puts what comes back into order.
///
/// The findings depend on the input alone, not on the number of workers, the cache or the order of the answers.
@MainActor
public struct CheckRunner {
  private let project: Project
  private let options: CheckOptions
  private let plan: CheckPlan

  public init(_ project: Project, _ options: CheckOptions) {
    self.project = project
    self.options = options
    plan = CheckPlan(project, options)
  }

  /// The documents that are checked, after shard and changes have chosen.
  public var documents: Set<String> {
    Set(
      plan.tasks.compactMap { task in
        if case .document(let task) = task { task.path } else { nil }
      })
  }

  /// - Parameter progress: called before each part of the work with the number of those that are done, the count of
  ///   all, and what comes next.
  public func run(progress: (Int, Int, String) -> Void = { _, _, _ in }) -> CheckRun {
    let cache = options.cacheFolder.map {
      CheckCache(
        ResultCache(folder: $0), plan.setup,
        program: ProgramIdentity.text(
          version: options.version, executable: options.workerCommand?.first ?? WorkerProcess.ownProgram))
    }
    let answers = self.answers(cache, progress)
    var run = CheckRun(version: options.version, rules: ProjectRules.all)
    run.findings = project.findings.graded(Grade.list(project.configuration.severities))
    var used: Set<String> = []
    var documentNotes = DocumentNotes(answers)
    // Documents come in the order of their paths, and the sources behind them.
    for (task, answer) in zip(plan.tasks, answers) { take(answer, task, into: &run, &used, &documentNotes) }
    run.findings = weighed(run.findings, cache)
    cache?.finish()
    run.canvases = (plan.setup.canvases ?? Canvas.standardSet).map(\.name).filter(used.contains)
    run.notes += notes(cache)
    return run
  }

  // MARK: Working

  private func answers(
    _ cache: CheckCache?, _ progress: (Int, Int, String) -> Void
  ) -> [WorkerPool.Answer?] {
    let tasks = plan.tasks
    var answers = [WorkerPool.Answer?](repeating: nil, count: tasks.count)
    var done = 0
    func keep(_ number: Int, _ answer: WorkerPool.Answer, isNew: Bool) {
      answers[number] = answer
      done += 1
      if isNew, case .outcome(let outcome) = answer { cache?.keep(outcome, of: tasks[number]) }
    }
    let isAlone = options.workers < 2 || options.workerCommand == nil
    // The longest go first, so that at the end no worker has much left while the others wait.
    let weights = isAlone ? [] : tasks.map(CheckPlan.weight)
    var waiting =
      isAlone
      ? Array(tasks.indices)
      : tasks.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    waiting.reverse()
    /// The next task that the cache does not know.
    func next() -> (number: Int, task: CheckTask)? {
      while let number = waiting.popLast() {
        progress(done, tasks.count, tasks[number].name)
        guard let known = cache?.outcome(of: tasks[number]) else { return (number, tasks[number]) }
        keep(number, .outcome(known), isNew: false)
      }
      return nil
    }
    var left: [(number: Int, task: CheckTask)] = []
    if !isAlone, let command = options.workerCommand {
      var pool = WorkerPool(
        command: command, count: options.workers,
        greeting: WorkerGreeting(setup: plan.setup, limits: options.limits, digests: cache != nil))
      left = pool.run(next: next) { keep($0, $1, isNew: true) }
    }
    // Made for work that is left alone: it reads the project's fonts.
    lazy var checker = DocumentChecker(plan.setup)
    left.reverse()
    while let (number, task) = left.popLast() ?? next() {
      keep(number, .outcome(Worker.outcome(of: task, checker, digests: cache != nil)), isNew: true)
    }
    return answers
  }

  // MARK: Collecting

  private func take(
    _ answer: WorkerPool.Answer?, _ task: CheckTask, into run: inout CheckRun, _ used: inout Set<String>,
    _ documentNotes: inout DocumentNotes
  ) {
    if case .document = task { run.documents += 1 }
    switch answer {
    case .outcome(.document(let result)):
      let first = run.findings.count
      run.findings += documentNotes.kept(of: result.findings)
      run.screensChecked += result.screens
      run.pictures += result.pictures.map { picture in
        var picture = picture
        picture.findings = picture.findings.map { $0 + first }
        return picture
      }
      if result.canvases.isEmpty { run.notLaidOut += 1 }
      used.formUnion(result.canvases)
    case .outcome(.sources(let result)): run.findings += findings(result)
    case .failed(let failure): run.findings.append(finding(failure, task))
    case nil: run.findings.append(finding(.silent, task))
    }
  }

  /// What the linter says, with the severities of each file.
  private func findings(_ result: SourcesResult) -> [Finding] {
    var all = result.findings
    if options.rules == nil {
      all += result.unused.map { ProjectRules.unused($0.rule, Place(file: $0.path, line: $0.line)) }
    }
    if let changed = options.changed {
      all.removeAll { !changed.isChanged(project.absolute($0.place.file)) }
    }
    var grades: [String: [Grade]] = [:]
    return all.flatMap { finding in
      let file = finding.place.file
      let own = grades[file] ?? Grade.list(project.severities(for: file))
      grades[file] = own
      return [finding].graded(own)
    }
  }

  /// Findings of documents that code answers become advice, unless the configuration gives the rule a severity.
  private func weighed(_ findings: [Finding], _ cache: CheckCache?) -> [Finding] {
    guard CodeBesideDocuments.concerns(findings), let task = LintRun.task(project, ids: nil) else {
      return findings
    }
    let inputs = LintRun.inputs(task.paths)
    let tabBars = TabBars(project.documents)
    let key = cache?.key(ofWeighing: findings, inputs, task.facts, tabBars)
    let weighed: [Finding]
    if let key, let known = cache?.weighed(findings, key) {
      weighed = known
    } else {
      weighed = CodeBesideDocuments(LintProject(inputs, facts: task.facts), tabBars).weighed(findings)
      if let key { cache?.keep(weighed: weighed, of: findings, key) }
    }
    return zip(findings, weighed).map { finding, weighed in
      if finding == weighed { return finding }
      return [weighed].graded(Grade.list(project.severities(for: finding.place.file))).first ?? weighed
    }
  }

  private func finding(_ failure: WorkerFailure, _ task: CheckTask) -> Finding {
    let path: String
    let subject: String
    switch task {
    case .document(let task): (path, subject) = (task.path, "document")
    case .sources(let task):
      (path, subject) = (task.paths.first ?? "", task.paths.count == 1 ? "source" : "sources")
    }
    let limits = options.limits
    let reason =
      switch failure {
      case .crashed(let how): "the program crashed over it more than once (\(how))"
      case .tooLong: "it takes more than \(words(limits.seconds)) s"
      case .tooLarge: "it takes more than \(limits.bytes / (1024 * 1024)) MB of memory"
      case .silent: "the program did not answer"
      case .garbled: "the answer could not be read"
      }
    return Finding(
      rule: ProjectRules.notChecked.id, severity: ProjectRules.notChecked.severity,
      place: Place(file: path, line: 1), message: "\(subject) could not be checked: \(reason)",
      remedy: Remedy(
        text: "report it as a fault of Inset's; `exclude` in \(ProjectConfiguration.fileName) leaves it out"))
  }

  /// A number without a needless decimal point.
  private func words(_ seconds: Double) -> String {
    Int(exactly: seconds).map { String($0) } ?? "\(seconds)"
  }

  private func notes(_ cache: CheckCache?) -> [String] {
    var notes: [String] = []
    if project.documents.isEmpty, !project.findings.contains(where: ProjectRules.meansUnread) {
      notes.append("there are no storyboards or xibs here")
    }
    if let changed = options.changed {
      notes.append(changed.note)
    }
    if let problem = cache?.problem { notes.append("results are not kept for the next run: \(problem)") }
    return notes
  }
}

extension CheckRunner {
  /// What the project is looked at on unless the user says otherwise.
  nonisolated static func canvases(of project: Project) -> [Canvas] {
    let named = project.configuration.devices.flatMap { Canvas.matching($0) ?? [] }
    return named.isEmpty ? Canvas.standardSet : named
  }

  /// What the audit finds on screens that are at hand.
  public static func findings(on screens: [Screen]) -> [Finding] {
    Audit().run(ScreenSet.grouped(screens))
  }
}
