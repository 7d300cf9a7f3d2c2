import Foundation

/// The typefaces that a project's font files hold, by PostScript name. Safe to use from any thread.
package final class ProjectFonts: @unchecked Sendable {
  package static let shared = ProjectFonts()
  private let lock = NSLock()
  private var faces: [String: Typeface] = [:]

  /// Takes the place of what was there before; of two files with one name the first counts.
  package func use(_ typefaces: [Typeface]) {
    lock.withLock {
      faces = Dictionary(typefaces.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  func face(named name: String) -> Typeface? { lock.withLock { faces[name] } }
}
