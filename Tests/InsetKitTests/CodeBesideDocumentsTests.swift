import Foundation
import InsetDevices
import InsetDiagnostics
import Testing

@testable import InsetKit

/// What the sources say of a controller decides whether a finding of its document stands. Oracle: the documentation of
/// UIViewController and UIView, by the names that are asked for here.
@MainActor @Suite struct CodeBesideDocumentsTests {
  private static let sides = "content-outside-safe-sides"

  /// A button at the left edge, by a fixed frame, in a screen of class `Pay`.
  private static let fixed = Documents.storyboard([
    Documents.controller(views: Documents.button("b", frame: Documents.frame(4, 300, 44, 44)))
  ]).replacingOccurrences(
    of: "<viewController id=\"c0\"", with: "<viewController id=\"c0\" customClass=\"Pay\"")

  /// The same by a constraint.
  private static let pinned = Documents.storyboard([
    Documents.controller(
      views: Documents.button("b", frame: Documents.frame(4, 300, 44, 44), isFixed: false),
      constraints: Documents.constraint(
        "k1",
        "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"root-c0\" secondAttribute=\"leading\" constant=\"4\""
      )
        + Documents.constraint(
          "k2",
          "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"safe-c0\" secondAttribute=\"top\" constant=\"300\""
        ))
  ]).replacingOccurrences(
    of: "<viewController id=\"c0\"", with: "<viewController id=\"c0\" customClass=\"Pay\"")

  private func severity(_ document: String, _ source: String) throws -> Severity? {
    let folder = try TemporaryFolder(["A.storyboard": document, "Pay.swift": source])
    var options = CheckOptions()
    options.canvases = Canvas.matching("iPhone X:landscape")
    let run = CheckRunner(Project(paths: [folder.path]), options).run()
    return run.findings.first { $0.rule == Self.sides }?.severity
  }

  @Test func withoutCodeTheFindingStands() throws {
    #expect(try severity(Self.fixed, "final class Pay: UIViewController {}") == .error)
    #expect(try severity(Self.pinned, "final class Pay: UIViewController {}") == .error)
  }

  @Test func aScreenHeldInPortraitIsNotJudgedInLandscape() throws {
    let answers = [
      "class Pay: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }",
      """
      class Base: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          UIDevice.current.userInterfaceIdiom == .phone ? .portrait : super.supportedInterfaceOrientations
        }
      }
      class Pay: Base {}
      """,
      """
      class Tabs: UITabBarController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      class Pay: UIViewController {}
      """,
    ]
    for answer in answers { #expect(try severity(Self.pinned, answer) == .info) }
  }

  @Test func aScreenThatTurnsIsJudged() throws {
    let answers = [
      "class Pay: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all } }",
      """
      class Pay: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
      }
      """,
      """
      class Tabs: UITabBarController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      class Pay: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
      }
      """,
    ]
    for answer in answers { #expect(try severity(Self.pinned, answer) == .error) }
  }

  @Test func framesThatCodeSetsAreOnlyWhereViewsBegin() throws {
    let code = """
      class Base: UIViewController {
        override func viewDidLayoutSubviews() { place() }
        func place() { button.frame.origin.x = view.safeAreaInsets.left }
      }
      class Pay: Base {}
      """
    #expect(try severity(Self.fixed, code) == .info)
    // A constraint holds whatever frames are set.
    #expect(try severity(Self.pinned, code) == .error)
    let other = "class Pay: UIViewController { override func viewDidLayoutSubviews() { title = \"Pay\" } }"
    #expect(try severity(Self.fixed, other) == .error)
  }

  @Test func aSheetOfTheAppsOwnIsAPart() throws {
    let code = "class Pay: UIViewController {}\nextension Pay: PanModalPresentable {}"
    #expect(try severity(Self.pinned, code) == .info)
  }
}
