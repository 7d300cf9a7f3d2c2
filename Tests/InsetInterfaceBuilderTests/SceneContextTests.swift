import InsetInterfaceBuilder
import Testing

@Suite struct SceneContextTests {
  /// A storyboard of controllers and segues alone: `tag id attributes | children | segues`.
  private func storyboard(_ controllers: [(head: String, inside: String)]) -> Document {
    var text = "<document type=\"Storyboard\"><scenes>"
    for controller in controllers {
      let tag = controller.head.prefix { $0 != " " }
      text += "<scene><objects><\(controller.head)>\(controller.inside)</\(tag)></objects></scene>"
    }
    return read(text + "</scenes></document>")
  }

  private func segue(_ kind: String, _ destination: String, _ more: String = "") -> String {
    "<connections><segue kind=\"\(kind)\" destination=\"\(destination)\" \(more)/></connections>"
  }

  @Test func theSample() throws {
    let contexts = read(sampleStoryboard).sceneContexts
    #expect(contexts.keys.sorted() == ["mod-00-001", "nav-00-001", "vcn-00-001"])
    let journal = try #require(contexts["vcn-00-001"])
    let navigation = try #require(journal.navigation)
    #expect(navigation.controller == "nav-00-001" && !navigation.isHidden && !navigation.isTranslucent)
    #expect(navigation.usesLargeTitles && navigation.hasToolbar && navigation.barHeight == 96)
    #expect(journal.largeTitleDisplayMode == "never" && journal.hasPrompt && journal.hidesBottomBarWhenPushed)
    #expect(journal.extendedEdges == .bottom && !journal.isShown && journal.presentation == nil)
    let modal = try #require(contexts["mod-00-001"])
    #expect(modal.presentation == "formSheet" && modal.navigation == nil)
    #expect(contexts["nav-00-001"]?.navigation == nil && contexts["nav-00-001"]?.ownNavigation != nil)
  }

  @Test func factsTravelAlongSegues() throws {
    let contexts = storyboard([
      ("viewController id=\"detail\"", segue("show", "deeper")),
      ("viewController id=\"deeper\"", segue("embed", "inner")),
      ("viewController id=\"inner\"", ""),
      ("tabBarController id=\"tabs\"", segue("relationship", "nav", "relationship=\"viewControllers\"")),
      (
        "navigationController id=\"nav\" navigationBarHidden=\"YES\"",
        segue("relationship", "list", "relationship=\"rootViewController\"")
      ),
      ("viewController id=\"list\"", "<view key=\"view\" id=\"v\">" + segue("push", "detail") + "</view>"),
      ("viewController id=\"start\"", segue("modal", "tabs")),
      (
        "splitViewController id=\"split\"",
        segue("relationship", "side", "relationship=\"masterViewController\"")
      ),
      ("viewController id=\"side\" modalPresentationStyle=\"pageSheet\"", ""),
    ]).sceneContexts
    for id in ["list", "detail", "deeper"] {
      let context = try #require(contexts[id])
      #expect(context.navigation?.controller == "nav" && context.navigation?.isHidden == true, "\(id)")
      #expect(context.isInTabBar && context.presentation == "modal", "\(id)")
      #expect(context.isShown == (id != "list"), "\(id)")
    }
    let inner = try #require(contexts["inner"])
    #expect(inner.isEmbedded && inner.navigation == nil && !inner.isInTabBar && inner.presentation == nil)
    #expect(contexts["nav"]?.isInTabBar == true && contexts["tabs"]?.presentation == "modal")
    #expect(contexts["start"]?.presentation == nil)
    #expect(contexts["side"]?.isInSplit == true && contexts["side"]?.modalPresentationStyle == "pageSheet")
  }

  @Test func circlesAndLooseEndsEnd() {
    let contexts = storyboard([
      ("viewController id=\"a\"", segue("show", "b") + segue("show", "nowhere")),
      ("viewController id=\"b\"", segue("show", "a")),
      ("viewController id=\"a\"", ""),
      ("navigationController", segue("relationship", "a", "relationship=\"rootViewController\"")),
    ]).sceneContexts
    #expect(contexts.keys.sorted() == ["a", "b"])
    #expect(contexts["a"]?.navigation == nil)
  }
}
