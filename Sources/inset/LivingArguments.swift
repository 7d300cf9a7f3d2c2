import InsetDiagnostics
import InsetKit
import InsetReports

/// The options for projects that have faults already.
struct LivingArguments {
  static let options = [
    Option(
      "--baseline", "[FILE.json]",
      "leave out the findings of that file; the default is \(Baseline.usualName)",
      takesValueIf: { $0.hasSuffix(".json") }),
    Option(
      "--write-baseline", "[FILE.json]", "write what is found there; later runs show what is new",
      takesValueIf: { $0.hasSuffix(".json") }),
    Option("--changed-since", "REV", "only documents and sources that changed since that commit of git"),
  ]

  let changed: ChangedFiles?
  private let known: Baseline?
  private let knownPath: String
  private let writtenPath: String?
  /// Whether all that a baseline tells of was looked at.
  private let isWhole: Bool

  init(_ arguments: Arguments, _ project: Project, _ options: CheckOptions) throws {
    func path(_ option: String) throws -> String? {
      guard arguments.has(option) else { return nil }
      let value = arguments.value(option) ?? ""
      return value.isEmpty ? project.configuredBaseline ?? Baseline.usualName : value
    }
    writtenPath = try path("--write-baseline") ?? nil
    let read = try path("--baseline") ?? project.configuredBaseline
    knownPath = read ?? ""
    // One that is written anew need not be there before.
    if let read, writtenPath == nil {
      do {
        known = try Baseline(reading: read)
      } catch {
        throw UsageError(error.description)
      }
    } else {
      known = nil
    }
    if writtenPath != nil, options.shard != nil || arguments.has("--changed-since") {
      throw UsageError("--write-baseline needs the whole project: not with --shard or --changed-since")
    }
    isWhole =
      options.shard == nil && options.rules == nil && options.canvases == nil
      && !arguments.has("--changed-since")
    if let revision = arguments.value("--changed-since") {
      do {
        changed = try ChangedFiles(since: revision, project: project, paths: arguments.positionals)
      } catch {
        throw UsageError(error.description)
      }
    } else {
      changed = nil
    }
  }

  /// Takes known findings out of the run, and writes the baseline.
  /// - Returns: why it could not be written.
  func apply(to run: inout CheckRun) -> ReportFolder.Failure? {
    if let writtenPath {
      let baseline = Baseline(of: run.findings, path: writtenPath)
      do {
        try ReportFolder.write(baseline.text, to: writtenPath)
      } catch {
        return error
      }
      run = baseline.compared(with: run).run
      run.notes.append("\(counted(baseline.size, "was", "were")) written to \(writtenPath)")
      return nil
    }
    guard let known else { return nil }
    let (new, count, gone) = known.compared(with: run)
    run = new
    if count > 0 { run.notes.append("\(counted(count, "is", "are")) left out that \(knownPath) knows") }
    if gone > 0, isWhole {
      run.notes.append(
        "\(counted(gone, "is", "are")) gone that \(knownPath) knows; --write-baseline takes them out of it")
    }
    return nil
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? "1 finding \(one)" : "\(count) findings \(many)"
  }
}
