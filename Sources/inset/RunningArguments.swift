import Foundation
import InsetKit

/// The options that say where and how the work is done.
enum RunningArguments {
  static let options = [
    Option("--shard", "3/8", "only the third of eight parts; `inset merge` joins their JSON"),
    Option("--workers", "N", "processes that share the work; the default is one a core, 0 and 1 use none"),
    Option(
      "--time-limit", "SECONDS", "processor time that a worker may take for a document; the default is 60"),
    Option("--memory-limit", "MB", "memory that a worker may take; the default is 1024"),
    Option("--cache", "FOLDER", "where results are kept; the default is inset in the user's cache folder"),
    Option("--no-cache", nil, "neither use nor keep results"),
  ]

  static func apply(_ arguments: Arguments, to options: inout CheckOptions) throws {
    let environment = ProcessInfo.processInfo.environment
    options.workers = ProcessInfo.processInfo.activeProcessorCount
    if let word = arguments.value("--workers") {
      guard let count = Int(word), (0...64).contains(count) else {
        throw UsageError("--workers takes a number from 0 to 64, not '\(Arguments.shown(word))'")
      }
      options.workers = count
    } else if options.workers < 2 {
      // One core: a second process does not make it faster, but keeps a crash from ending the check.
      options.workers = 2
    }
    options.workerCommand = WorkerCommand.own
    if let word = arguments.value("--time-limit") {
      guard let seconds = Double(word), seconds > 0, seconds <= 86_400 else {
        throw UsageError("--time-limit takes seconds, not '\(Arguments.shown(word))'")
      }
      options.limits.seconds = seconds
    }
    if let word = arguments.value("--memory-limit") {
      guard let size = Int(word), (1...1_048_576).contains(size) else {
        throw UsageError("--memory-limit takes megabytes, not '\(Arguments.shown(word))'")
      }
      options.limits.bytes = size * 1024 * 1024
    }
    options.cacheFolder = try cache(arguments, environment)
    options.shard = try shard(arguments, environment)
  }

  private static func cache(_ arguments: Arguments, _ environment: [String: String]) throws -> String? {
    if arguments.has("--no-cache") {
      if arguments.has("--cache") { throw UsageError("--cache and --no-cache exclude each other") }
      return nil
    }
    guard let folder = arguments.value("--cache") else { return CacheFolder.usual(environment) }
    if folder.isEmpty { throw UsageError("--cache needs a folder") }
    return folder
  }

  /// From the option, else from the variables that Bazel sets for a test in shards.
  private static func shard(_ arguments: Arguments, _ environment: [String: String]) throws -> Shard? {
    if let word = arguments.value("--shard") {
      guard let shard = Shard(word) else {
        throw UsageError("--shard takes a part of a whole as in 3/8, not '\(Arguments.shown(word))'")
      }
      return shard
    }
    guard let total = environment["TEST_TOTAL_SHARDS"], !total.isEmpty, total != "0" else { return nil }
    let index = environment["TEST_SHARD_INDEX"] ?? ""
    guard let count = Int(total), let place = Int(index), place < Int.max,
      let shard = Shard(number: place + 1, of: count)
    else {
      throw UsageError(
        "TEST_SHARD_INDEX=\(Arguments.shown(index)) is no part of TEST_TOTAL_SHARDS=\(Arguments.shown(total))"
      )
    }
    // So Bazel learns that the test knows of shards.
    if let file = environment["TEST_SHARD_STATUS_FILE"], !file.isEmpty {
      do {
        try ReportFolder.write("", to: file)
      } catch {
        throw UsageError(error.description)
      }
    }
    return shard
  }
}
