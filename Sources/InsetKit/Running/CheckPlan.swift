import InsetDevices

/// The tasks of a check, in order, after shard and changes have chosen.
struct CheckPlan {
  private(set) var tasks: [CheckTask] = []
  let setup: CheckSetup

  init(_ project: Project, _ options: CheckOptions) {
    let canvases = options.canvases ?? CheckRunner.canvases(of: project)
    setup = CheckSetup(
      version: options.version, canvases: canvases == Canvas.standardSet ? nil : canvases,
      embedding: project.configuration.embedding, fonts: project.fonts,
      fontDigest: ProjectFontFiles.digest(of: project.fonts), assets: project.assets,
      otherAssets: project.otherAssets,
      assetDigest: ProjectAssetFiles.digest(of: project.assets), rules: options.rules?.sorted(),
      drawsPictures: options.drawsPictures, tellsUnused: options.rules == nil && options.canvases == nil)
    var all: [CheckTask] = []
    for path in project.documents where options.changed?.isDocumentChanged(project.absolute(path)) ?? true {
      all.append(
        .document(
          DocumentTask(
            path: path, facts: project.facts(for: path), grades: Grade.list(project.severities(for: path)))))
    }
    if let sources = LintRun.task(project, ids: options.rules) { all.append(.sources(sources)) }
    guard let shard = options.shard else {
      tasks = all
      return
    }
    let own = shard.places(of: all.map { ($0.name, CheckPlan.weight($0)) })
    tasks = all.indices.filter(own.contains).map { all[$0] }
  }

  /// About what a task costs, told by the sizes of its files: laying out a document takes far longer than reading it.
  static func weight(_ task: CheckTask) -> Int {
    func bytes(_ path: String) -> Int { if case .file(let bytes) = FileKind(of: path) { bytes } else { 0 } }
    switch task {
    case .document(let task): return bytes(task.path)
    case .sources(let task): return task.paths.reduce(0) { $0 + bytes($1) } / 8
    }
  }
}
