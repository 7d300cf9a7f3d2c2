import InsetDevices
import InsetScreens
import Testing

@testable import InsetKit

@MainActor @Suite struct EmbeddingTests {
  private func screens(_ document: String, embedding: String? = nil) throws -> (
    classes: [[String]], messages: [String]
  ) {
    let folder = try TemporaryFolder(["Main.storyboard": document])
    let canvases = try #require(Canvas.matching("iPhone X:portrait"))
    let (screens, findings) = LayoutRun.screens(
      of: folder.at("Main.storyboard"), canvases: canvases, embedding: embedding)
    let classes = screens.map { screen in
      var names: [String] = []
      screen.root.forEach { names.append($0.className) }
      return names
    }
    return (classes, findings.map(\.message))
  }

  @Test func codeMayPutAControllerIntoANavigationController() throws {
    let document = Documents.storyboard([Documents.controller()])
    #expect(try screens(document).classes[0].contains("UINavigationBar") == false)
    #expect(try screens(document, embedding: "UINavigationController").classes[0].contains("UINavigationBar"))
    #expect(try screens(document, embedding: "UITabBarController").classes[0].contains("UITabBar"))
    #expect(try screens(document, embedding: "Nonsense").classes == screens(document).classes)
  }

  @Test func controllersThatEmbedEachOtherEnd() throws {
    let itself = Documents.storyboard([Documents.controller(views: Documents.container("v", showing: "c0"))])
    #expect(try screens(itself).classes.count == 1)
    let cycle = Documents.storyboard([
      Documents.controller("c0", views: Documents.container("v0", showing: "c1")),
      Documents.controller("c1", views: Documents.container("v1", showing: "c0")),
    ])
    let (classes, messages) = try screens(cycle)
    #expect(classes.count == 2)
    #expect(messages.isEmpty)
  }

  /// Each controller embeds the next one twice: 2^20 views at the end.
  @Test(.timeLimit(.minutes(2)))
  func doublingIsBounded() throws {
    let controllers = (0..<20).map { index in
      Documents.controller(
        "c\(index)",
        views: Documents.container("a\(index)", showing: "c\(index + 1)")
          + Documents.container("b\(index)", showing: "c\(index + 1)"))
    }
    let (classes, messages) = try screens(Documents.storyboard(controllers))
    #expect(classes.count == 20)
    #expect(classes.allSatisfy { $0.count < 1000 })
    #expect(messages == ["controllers embed each other too often; the innermost are left out"])
  }

  @Test func barControllersMayPointAtEachOther() throws {
    func bar(_ id: String, _ tag: String, _ relation: String, _ to: String) -> String {
      """
      <\(tag) id="\(id)" sceneMemberID="viewController"><connections><segue destination="\(to)" \
      kind="relationship" relationship="\(relation)" id="r\(id)"/></connections></\(tag)>
      """
    }
    for target in ["c0", "c1", "c2", "none"] {
      let document = Documents.storyboard([
        bar("c0", "navigationController", "rootViewController", "c1"),
        bar("c1", "tabBarController", "viewControllers", target), Documents.controller("c2"),
      ])
      #expect(try screens(document).classes.count >= 1, "\(target)")
    }
  }
}
