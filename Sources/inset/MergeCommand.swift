import Foundation
import InsetKit
import InsetReports

enum MergeCommand: Command {
  static let name = "merge"
  static let operands = "FILE.json…"
  static let summary = """
    Joins results of `inset check --format json`, as shards write them, into one.
    What several parts say of the whole project comes once. For a report with pictures the parts need --pictures.
    """
  static let options = ReportArguments.options
  static let notes = "exit codes: as of `inset check` over the whole"

  /// Results with pictures are large, in bytes.
  private static let largest = 2 * 1024 * 1024 * 1024

  static func run(_ arguments: Arguments) throws -> Int32 {
    let output = try ReportArguments(arguments)
    guard !arguments.positionals.isEmpty else { throw UsageError("name the JSON files to join") }
    var runs: [CheckRun] = []
    for path in arguments.positionals {
      do {
        runs.append(try ResultFile.read(path, limit: largest))
      } catch {
        throw UsageError("cannot read \(path): \(error.description)")
      }
    }
    var run = CheckRun.merged(runs)
    run.rules = ProjectRules.all
    if output.needsPictures, run.pictures.isEmpty, run.screensChecked > 0 {
      run.notes.append("there are no pictures: the parts were checked without --pictures")
    }
    return output.write(run, command: name)
  }
}
