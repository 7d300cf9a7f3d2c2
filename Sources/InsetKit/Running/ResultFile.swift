import Foundation
import InsetReports

/// Reads results that an earlier run wrote as JSON.
public enum ResultFile {
  /// Why a file cannot be read, in the user's words.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// - Parameter limit: bytes; a larger file is not read.
  public static func read(_ path: String, limit: Int) throws(Failure) -> CheckRun {
    let data: Data
    do {
      data = try FileContents.read(path, limit: limit)
    } catch {
      switch error {
      case .tooLarge(let bytes): throw Failure(description: "it has \(bytes) bytes")
      case .unreadable(let reason): throw Failure(description: reason)
      }
    }
    do {
      return try JSONReport.read(data)
    } catch {
      throw Failure(description: error.description)
    }
  }
}

/// Where results are kept if nobody says where.
public enum CacheFolder {
  /// Nil where the user has no home.
  public static func usual(_ environment: [String: String]) -> String? {
    ResultCache.usualFolder(environment)
  }
}

/// The running program as a worker.
public enum WorkerCommand {
  /// Its file and the hidden command; nil where the file is not known.
  public static var own: [String]? { WorkerProcess.ownCommand() }
}
