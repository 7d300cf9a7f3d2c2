import Foundation
import InsetAudit
import InsetDevices
import InsetDiagnostics
import InsetInterfaceBuilder
import InsetKit
import InsetScreens

/// What became of one document.
struct MigrationOutcome {
  /// Whether it uses safe areas now.
  let isMoved: Bool
  /// Why not.
  let refusal: String?
  let faultsBefore: [Finding]
  let faultsAfter: [Finding]
  /// Views on devices with a home button, and those of them that lie elsewhere.
  let views: Int
  let movedViews: [String]
  /// Whether one of the faults that were mended shows on such a device.
  let mendedThere: Bool
  let diff: (removed: Int, added: Int)
  let isReadable: Bool
  /// What another parser says; nil where there is none.
  let isWellFormed: Bool?
  let changesAgain: Bool
  let mended: Int
  let reasons: [String]

  /// The safe area's own faults: those that the move is for.
  static let rules: Set<String> = [
    "ib-safe-area-disabled", "control-in-home-indicator-zone", "content-outside-safe-sides",
    "content-under-sensor-housing", "standalone-toolbar-at-root", "standalone-navbar-not-attached",
    "scroll-view-not-full-bleed", "safe-area-opposite-edge", "safe-inset-added-twice",
  ]

  @MainActor
  init(of path: String, copiedTo copy: String) throws {
    let folder = (copy as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let before = folder + "/before-" + (copy as NSString).lastPathComponent
    for target in [copy, before] {
      try? FileManager.default.removeItem(atPath: target)
      try FileManager.default.copyItem(atPath: path, toPath: target)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: target)
    }
    let run = FixRunner(Project(paths: [copy]), FixOptions()).run()
    let file = run.files.first { $0.path == copy }
    let bytes = [UInt8](FileManager.default.contents(atPath: copy) ?? Data())
    let document = Document(bytes: bytes, path: copy)
    isMoved = document.usesSafeAreas
    isReadable = document.findings.isEmpty && document.root != nil && document.serialized() == bytes
    diff = file?.diffSize ?? (0, 0)
    mended = file?.mended.count ?? 0
    reasons = file?.left.map { "\($0.finding.rule): \($0.reason)" } ?? []
    refusal = file?.left.first { $0.finding.rule == "ib-safe-area-disabled" }?.reason
    faultsBefore = Self.faults(before)
    faultsAfter = Self.faults(copy)
    (views, movedViews) = Self.moves(before, copy)
    let names = Set(ReferenceCanvases.all.map(\.name))
    mendedThere =
      faultsBefore.count { !names.isDisjoint(with: $0.canvases) }
      > faultsAfter.count { !names.isDisjoint(with: $0.canvases) }
    isWellFormed = Self.isWellFormed(copy)
    let again = FixRunner(Project(paths: [copy]), FixOptions()).run()
    changesAgain = again.files.contains { $0.isChanged }
  }

  var line: String {
    let words = isMoved ? "moved" : "left (\(refusal ?? "nothing to do"))"
    return "\(words)\t-\(diff.removed) +\(diff.added)\tfaults \(faultsBefore.count) → \(faultsAfter.count)\t"
      + "views elsewhere: \(movedViews.isEmpty ? "none" : movedViews.joined(separator: ", "))"
  }

  /// Faults of the document, without advice.
  @MainActor
  private static func faults(_ path: String) -> [Finding] {
    var options = CheckOptions()
    options.canvases = Canvas.standardSet + ReferenceCanvases.all.filter { !Canvas.standardSet.contains($0) }
    return CheckRunner(Project(paths: [path]), options).run().findings.filter { $0.severity >= .warning }
  }

  @MainActor
  private static func moves(_ before: String, _ after: String) -> (views: Int, moved: [String]) {
    let old = LayoutRun.screens(of: before, canvases: ReferenceCanvases.all).screens
    let new = LayoutRun.screens(of: after, canvases: ReferenceCanvases.all).screens
    var views = 0
    var moved: [String] = []
    for screen in old {
      guard let other = new.first(where: { $0.id == screen.id && $0.canvas.name == screen.canvas.name })
      else {
        moved.append("screen \(screen.id)")
        continue
      }
      var frames: [String: Rect] = [:]
      other.root.forEach { if !$0.id.isEmpty { frames[$0.id] = $0.windowFrame } }
      screen.root.forEach { node in
        guard !node.id.isEmpty else { return }
        views += 1
        let frame = node.windowFrame
        guard let now = frames[node.id], abs(now.x - frame.x) <= 0.5, abs(now.y - frame.y) <= 0.5,
          abs(now.width - frame.width) <= 0.5, abs(now.height - frame.height) <= 0.5
        else {
          moved.append("\(node.id) on \(screen.canvas.name)")
          return
        }
      }
    }
    return (views, moved)
  }

  /// Python's parser, where there is one.
  private static func isWellFormed(_ path: String) -> Bool? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c", "import sys, xml.etree.ElementTree as t; t.parse(sys.argv[1])", path,
    ]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 127 ? nil : process.terminationStatus == 0
  }
}
