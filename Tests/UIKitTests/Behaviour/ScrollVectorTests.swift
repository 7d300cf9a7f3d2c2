import InsetDevices
import Testing

@testable import UIKit

/// vectors.json, area scroll. // SC-01…SC-20
@Suite("Scroll view vectors") @MainActor
struct ScrollVectorTests {
  @Test("insets and offsets", arguments: Vectors.area("scroll"))
  func vector(_ vector: Vector) throws { try Self.scenarios.check(vector) }

  private enum Surroundings { case none, navigation }

  /// A scroll view that fills its controller's view.
  private static func scroll(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, size: Size = Size(width: 375, height: 812),
    safe: Insets = Insets(top: 44, bottom: 34), content: CGSize = CGSize(width: 375, height: 300),
    in surroundings: Surroundings = .none,
    change: @escaping @MainActor (UIScrollView, UIViewController) -> Void = { _, _ in }
  ) -> Scenarios.Scenario {
    { _ in
      let controller = UIViewController()
      let scroll = UIScrollView(frame: controller.view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentInsetAdjustmentBehavior = behavior
      scroll.contentSize = content
      change(scroll, controller)
      controller.view.addSubview(scroll)
      let canvas = Canvases.plain(
        size, safe: safe, ios: 12, vertical: size.width > size.height ? .compact : .regular)
      switch surroundings {
      case .none: _ = Stage(canvas, controller)
      case .navigation: _ = Stage(canvas, UINavigationController(rootViewController: controller))
      }
      return ["adjusted": Figure(scroll.adjustedContentInset)]
    }
  }

  private static let landscape = Size(width: 812, height: 375)
  private static let sides = Insets(left: 44, bottom: 21, right: 44)
  private static let tall = CGSize(width: 375, height: 2000)
  private static let high = CGSize(width: 812, height: 2000)

  private static func range(_ contentInset: UIEdgeInsets) -> Scenarios.Scenario {
    { _ in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
      scroll.contentSize = CGSize(width: 375, height: 500)
      scroll.contentInset = contentInset
      return ["offset.y": Figure([scroll.minimumContentOffset.y, scroll.maximumContentOffset.y])]
    }
  }

  /// The first item's distance from the collection view's left edge, as seen. // SC-20
  private static func firstItem(adjustedLeft: CGFloat) throws -> CGFloat {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset.left = 10
    layout.sectionInsetReference = .fromSafeArea
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 812, height: 375), collectionViewLayout: layout)
    collection.contentInset.left = adjustedLeft
    let items = Items(count: 3)
    collection.dataSource = items
    _ = Stage(Canvases.plain(landscape, safe: sides, ios: 12, vertical: .compact)) {
      $0.addSubview(collection)
    }
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    return cell.frame.minX - collection.contentOffset.x
  }

  static let scenarios = Scenarios(byID: [
    "SCR-01": scroll(.always),
    "SCR-02": scroll(.scrollableAxes),
    "SCR-03": scroll(.scrollableAxes) { scroll, _ in scroll.alwaysBounceVertical = true },
    "SCR-04": scroll(.scrollableAxes, content: tall),
    "SCR-05": scroll(.scrollableAxes, size: landscape, safe: sides, content: high),
    "SCR-06": scroll(.always, size: landscape, safe: sides, content: high),
    "SCR-07": scroll(.automatic, in: .navigation),
    "SCR-08": scroll(.automatic),
    "SCR-09": scroll(.automatic, in: .navigation) { _, controller in
      controller.automaticallyAdjustsScrollViewInsets = false
    },
    "SCR-10": scroll(.never) { scroll, _ in scroll.contentInset.top = 10 },
    "SCR-11": scroll(.automatic, content: tall, in: .navigation) { scroll, _ in
      scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    },
    "SCR-12": range(.zero),
    "SCR-13": range(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    "SCR-14": { _ in  // SC-11
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      scroll.contentSize = tall
      _ = Stage(try Canvases.device("iPhone 8", ios: 12)) { $0.addSubview(scroll) }
      return [
        "adjusted": Figure(scroll.adjustedContentInset), "contentOffset": Figure(scroll.contentOffset),
        "contentInset": Figure(scroll.contentInset),
      ]
    },
    "SCR-15": { _ in ["first item x": Figure(try firstItem(adjustedLeft: 0))] },
    "SCR-16": { _ in ["first item x (from frame edge)": Figure(try firstItem(adjustedLeft: 60))] },
  ])
}

/// Items without content.
@MainActor
final class Items: UICollectionViewDataSource {
  private let count: Int
  init(count: Int) { self.count = count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
}
