import InsetDiagnostics
import InsetScreens

/// Looks at one screen on every canvas and says what is wrong with it.
///
/// A rule reads `Screen` values and nothing else: it prints nothing, opens no file, and keeps nothing from one
/// call to the next.
public protocol AuditRule: Sendable {
  static var info: RuleInfo { get }
  init()
  /// One finding an object, merged over the canvases of `screens`.
  func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding]
}
