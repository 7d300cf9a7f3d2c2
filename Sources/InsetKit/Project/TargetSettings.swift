import Foundation
import InsetAudit
import InsetDevices
import InsetLint

/// What the build settings of a project's targets say of where its screens are shown.
struct TargetSettings {
  /// The settings of each Xcode project, `.xcconfig` and Podfile, with the absolute folder for which they count.
  private var settings: [(folder: String, values: BuildSettings)] = []
  private let current: String
  /// A file that is larger is none that Xcode wrote, in bytes.
  private static let largest = 64 * 1024 * 1024

  /// - Parameter paths: files of any kind; settings among them are read.
  init(_ paths: [String], current: String) {
    self.current = current
    for path in paths.sorted() where LintProject.isSetting(path) {
      guard let data = try? FileContents.read(path, limit: Self.largest),
        let folder = FilePath.parent(of: FilePath.absolute(path, in: current))
      else { continue }
      // `App.xcodeproj/project.pbxproj` counts for the folder of the project.
      let own = folder.hasSuffix(".xcodeproj") ? FilePath.parent(of: folder) ?? folder : folder
      settings.append((own, BuildSettings([LintInput(path: path, bytes: [UInt8](data))])))
    }
  }

  /// Adds what no property list and no configuration told.
  func complete(_ facts: inout ProjectFacts, for document: String) {
    guard !settings.isEmpty else { return }
    if facts.deploymentTarget == nil { facts.deploymentTarget = nearest(to: document, \.deploymentTarget) }
    if facts.deviceFamilies.isEmpty {
      let families = nearest(to: document) { $0.deviceFamilies.isEmpty ? nil : $0.deviceFamilies } ?? []
      // Both are as good as none: every device counts.
      if families == [1] { facts.deviceFamilies = [.phone] }
      if families == [2] { facts.deviceFamilies = [.pad] }
    }
    guard facts.orientations.isEmpty else { return }
    let both = orientations("", document)
    facts.orientations = both.isEmpty ? orientations("_iPhone", document) : both
    let pads = orientations("_iPad", document)
    if facts.padOrientations.isEmpty, !pads.isEmpty { facts.padOrientations = pads }
  }

  /// The poses of `INFOPLIST_KEY_UISupportedInterfaceOrientations`; none where a target is silent about them.
  private func orientations(_ ending: String, _ document: String) -> Set<Pose> {
    let key = "UISupportedInterfaceOrientations" + ending
    let values = nearest(to: document) { settings in
      let values = settings.plistValues(key)
      return values.isEmpty ? nil : values
    }
    return InfoPlist.poses((values ?? []).flatMap { $0.split(separator: " ").map(String.init) })
  }

  /// The answer of the projects nearest above a document that have one, else of all together.
  private func nearest<Value: Mergeable>(
    to document: String, _ answer: (BuildSettings) -> Value?
  ) -> Value? {
    let path = FilePath.absolute(document, in: current)
    let above = settings.filter { path.hasPrefix($0.folder == "/" ? "/" : $0.folder + "/") }
    for length in Set(above.map(\.folder.count)).sorted(by: >) {
      let here = above.filter { $0.folder.count == length }.compactMap { answer($0.values) }
      if let first = here.first { return here.dropFirst().reduce(first) { $0.merged(with: $1) } }
    }
    let all = settings.compactMap { answer($0.values) }
    return all.first.map { first in all.dropFirst().reduce(first) { $0.merged(with: $1) } }
  }
}

/// An answer of several projects, taken together so that nothing is left out that one of them allows.
private protocol Mergeable {
  func merged(with other: Self) -> Self
}

extension Double: Mergeable {
  fileprivate func merged(with other: Double) -> Double { min(self, other) }
}

extension Set<Int>: Mergeable {
  fileprivate func merged(with other: Set<Int>) -> Set<Int> { union(other) }
}

extension [String]: Mergeable {
  fileprivate func merged(with other: [String]) -> [String] { self + other }
}
