import Foundation
import InsetLint

/// The oldest system that the Xcode projects around a file are built for.
final class DeploymentTargets {
  private var known: [String: Double?] = [:]
  private let current = FileManager.default.currentDirectoryPath
  /// A project file that is larger was not made by Xcode, in bytes.
  private static let largest = 64 * 1024 * 1024

  /// That of the nearest folder around a file that holds a project; nil where none says it.
  func target(for path: String) -> Double? {
    guard let folder = FilePath.parent(of: FilePath.absolute(path, in: current)) else { return nil }
    for folder in FilePath.projectFolders(around: folder) {
      if let target = target(in: folder) { return target }
    }
    return nil
  }

  private func target(in folder: String) -> Double? {
    if let found = known[folder] { return found }
    let names = FileKind.names(in: folder)
    let inputs = names.sorted().filter { $0.hasSuffix(".xcodeproj") }.compactMap { name -> LintInput? in
      let path = FilePath.join(FilePath.join(folder, name), "project.pbxproj")
      guard let data = try? FileContents.read(path, limit: Self.largest) else { return nil }
      return LintInput(path: path, bytes: [UInt8](data))
    }
    let target = BuildSettings(inputs).deploymentTarget
    known[folder] = .some(target)
    return target
  }
}
