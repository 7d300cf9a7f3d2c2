import Foundation

/// `inset-dev generate`: runs the generators and writes what changed.
struct GenerateCommand {
  private var checks = false
  private var names: [String] = []

  struct UsageError: Error, CustomStringConvertible {
    var description: String
  }

  init(arguments: [String]) throws {
    for argument in arguments {
      if argument == "--check" {
        checks = true
      } else if generators.contains(where: { $0.name == argument }) {
        names.append(argument)
      } else {
        throw UsageError(description: "no generator is called '\(argument)'")
      }
    }
  }

  /// Returns the exit code: 1 if `--check` found a stale file.
  func run() throws -> Int32 {
    let root = try packageRoot()
    var isStale = false
    for generator in generators where names.isEmpty || names.contains(generator.name) {
      for file in try generator.files(root: root) {
        let url = root.appendingPathComponent(file.path)
        if (try? Data(contentsOf: url)) == Data(file.text.utf8) { continue }
        if checks {
          print("stale: \(file.path)")
          isStale = true
        } else {
          try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(file.text.utf8).write(to: url)
          print("wrote \(file.path)")
        }
      }
    }
    return isStale ? 1 : 0
  }

  /// The nearest folder upwards that holds a Package.swift.
  private func packageRoot() throws -> URL {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path else {
        throw UsageError(description: "no Package.swift here or above")
      }
      folder = parent
    }
    return folder
  }
}
