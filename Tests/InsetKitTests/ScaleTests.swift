import Foundation
import InsetDevices
import Testing

@testable import InsetKit

/// Four times the views may take at most eight times as long: far from sixteen, which a search of all for each would
/// take, and far enough from four for a busy machine.
@MainActor @Suite(.serialized) struct ScaleTests {
  private func seconds(_ work: () -> Void) -> Double {
    func now() -> Double { Double(clock_gettime_nsec(CLOCK_THREAD_CPUTIME_ID)) * 1e-9 }
    let start = now()
    work()
    return now() - start
  }

  private func clock_gettime_nsec(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  private func growth(_ document: (Int) -> String, from count: Int, _ work: (String) throws -> Void) throws
    -> Double
  {
    var times: [Double] = []
    for count in [count, 4 * count] {
      let folder = try TemporaryFolder(["Main.storyboard": document(count)])
      var best = Double.infinity
      for _ in 0..<2 { best = min(best, seconds { try? work(folder.at("Main.storyboard")) }) }
      times.append(best)
    }
    return times[1] / times[0]
  }

  private func buttons(_ count: Int) -> String {
    let views = (0..<count).map {
      Documents.button("b\($0)", frame: Documents.frame($0 % 300, $0 * 7 % 800, 50, 30))
    }
    return Documents.storyboard([Documents.controller(views: views.joined())])
  }

  /// Each button below the one before, as a form of many rows.
  private func chain(_ count: Int) -> String {
    let views = (0..<count).map {
      Documents.button("b\($0)", frame: Documents.frame(0, $0 * 30, 50, 30), isFixed: false)
    }
    let constraints = (0..<count).map { index in
      let before = index == 0 ? "root-c0" : "b\(index - 1)"
      let edge = index == 0 ? "top" : "bottom"
      return Documents.constraint(
        "t\(index)",
        "firstItem=\"b\(index)\" firstAttribute=\"top\" secondItem=\"\(before)\" secondAttribute=\"\(edge)\"")
        + Documents.constraint(
          "l\(index)",
          "firstItem=\"b\(index)\" firstAttribute=\"leading\" secondItem=\"\(before)\" secondAttribute=\"leading\""
        )
    }
    return Documents.storyboard([
      Documents.controller(views: views.joined(), constraints: constraints.joined())
    ])
  }

  private func scenes(_ count: Int) -> String {
    Documents.storyboard(
      (0..<count).map {
        Documents.controller(
          "c\($0)", views: Documents.button("b\($0)", frame: Documents.frame(9, 850, 50, 30)))
      })
  }

  private func check(_ path: String) throws {
    var options = CheckOptions()
    options.canvases = Canvas.matching("iPhone X:portrait")
    _ = CheckRunner(Project(paths: [path]), options).run()
  }

  @Test func layoutOfManyViews() throws {
    #expect(try growth(buttons, from: 400) { _ = LayoutRun.screens(of: $0, canvases: nil) } < 8)
  }

  @Test func layoutOfAChain() throws {
    #expect(try growth(chain, from: 200) { _ = LayoutRun.screens(of: $0, canvases: nil) } < 8)
  }

  @Test func checkOfManyViews() throws {
    #expect(try growth(buttons, from: 400, check) < 8)
  }

  @Test func checkOfManyScenes() throws {
    #expect(try growth(scenes, from: 50, check) < 8)
  }
}
