import InsetDevices
import Testing

/// Insets of a device's window under a system: portrait {top, bottom}, landscape {side, bottom}.
struct InsetRow: Sendable, CustomTestStringConvertible {
  var device: String
  var system: Double
  var top: Double
  var bottom: Double
  var side: Double
  var landscapeBottom: Double
  var testDescription: String { "\(device), iOS \(system)" }
  init(_ device: String, _ system: Double, _ top: Double, _ bottom: Double, _ side: Double, _ turned: Double)
  {
    self.device = device
    self.system = system
    self.top = top
    self.bottom = bottom
    self.side = side
    landscapeBottom = turned
  }
}

@Suite("Canvases of devices") struct DeviceCanvasTests {
  private func screen(
    _ name: String, _ pose: Pose, system: Double? = nil, display: Device.Display.Kind? = nil
  )
    -> Canvas?
  {
    DeviceCatalogue.device(named: name)?.canvas(pose, systemVersion: system, display: display)
  }

  // Oracle: spec (SA-24, SA-25, SA-26, N-059; probes of iOS 14.4, 15.0, 16.2 and 26.5).
  static let phones = [
    InsetRow("iPhone 5s", 11, 20, 0, 0, 0), InsetRow("iPhone 8", 16, 20, 0, 0, 0),
    InsetRow("iPhone SE (3rd generation)", 26, 20, 0, 0, 0), InsetRow("iPhone 8 Plus", 16, 20, 0, 0, 0),
    InsetRow("iPhone X", 11, 44, 34, 44, 21), InsetRow("iPhone 11 Pro", 18, 44, 34, 44, 21),
    InsetRow("iPhone XS Max", 14.4, 44, 34, 44, 21), InsetRow("iPhone XR", 12, 44, 34, 44, 21),
    InsetRow("iPhone XR", 14.4, 48, 34, 48, 21), InsetRow("iPhone 11", 16.2, 48, 34, 48, 21),
    InsetRow("iPhone 12 mini", 14.4, 50, 34, 50, 21), InsetRow("iPhone 13 mini", 16.2, 50, 34, 50, 21),
    InsetRow("iPhone 14", 16.2, 47, 34, 47, 21), InsetRow("iPhone 16e", 26.5, 47, 34, 47, 20),
    InsetRow("iPhone 12 Pro Max", 15, 47, 34, 47, 21), InsetRow("iPhone 14 Plus", 16.2, 47, 34, 47, 21),
    InsetRow("iPhone 14 Pro", 16.2, 59, 34, 59, 21), InsetRow("iPhone 16", 26.5, 59, 34, 59, 20),
    InsetRow("iPhone 15 Plus", 17, 59, 34, 59, 21), InsetRow("iPhone 16 Pro", 18, 62, 34, 62, 21),
    InsetRow("iPhone 17 Pro", 26.5, 62, 34, 62, 20), InsetRow("iPhone 17 Pro Max", 26.5, 62, 34, 62, 20),
    InsetRow("iPhone Air", 26.5, 68, 34, 68, 20),
  ]

  @Test("phones, in portrait and both landscapes", arguments: phones)
  func phoneInsets(row: InsetRow) throws {
    let portrait = try #require(screen(row.device, .portrait, system: row.system))
    #expect(portrait.safeAreaInsets == Insets(top: row.top, bottom: row.bottom))
    let turned = Insets(left: row.side, bottom: row.landscapeBottom, right: row.side)
    for pose in [Pose.landscapeLeft, .landscapeRight] {
      let landscape = try #require(screen(row.device, pose, system: row.system))
      #expect(landscape.safeAreaInsets == turned)
      #expect(landscape.size == portrait.size.turned)
      #expect(landscape.statusBarHeight == 0)
      #expect(landscape.verticalSizeClass == .compact)
    }
  }

  // Oracle: spec (SA-27, N-052).
  @Test("iPads have the same insets both ways")
  func pads() throws {
    let rows: [(String, Double, Insets)] = [
      ("iPad (6th generation)", 12, Insets(top: 20)), ("iPad (9th generation)", 18, Insets(top: 20)),
      ("iPad mini (6th generation)", 16.2, Insets(top: 24, bottom: 20)),
      ("iPad Pro (12.9-inch) (6th generation)", 16.2, Insets(top: 24, bottom: 20)),
      ("iPad (A16)", 26.5, Insets(top: 32, bottom: 25)),
      ("iPad Air 11-inch (M3)", 27, Insets(top: 32, bottom: 20)),
    ]
    for (name, system, insets) in rows {
      for pose in [Pose.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] {
        let canvas = try #require(screen(name, pose, system: system))
        #expect(canvas.safeAreaInsets == insets, "\(canvas.name)")
        #expect(canvas.horizontalSizeClass == .regular)
        #expect(canvas.verticalSizeClass == .regular)
        #expect(canvas.idiom == .pad)
      }
    }
  }

  // Oracle: recorded (N-040, N-041; safearea.info on the iOS 27.1 simulator). Our landscapeLeft has the top of
  // the device on the left, which UIKit calls landscapeRight.
  @Test("iPhone Duo in all poses")
  func duo() throws {
    let rows: [(Device.Display.Kind, Pose, Size, Insets, Rect, SizeClass, SizeClass)] = [
      (
        .outer, .portrait, Size(width: 466, height: 678), Insets(bottom: 34, right: 84),
        Rect(x: 382, y: 0, width: 84, height: 170), .compact, .regular
      ),
      (
        .outer, .landscapeRight, Size(width: 678, height: 466), Insets(bottom: 34, right: 84),
        Rect(x: 594, y: 384, width: 84, height: 82), .compact, .compact
      ),
      (
        .outer, .landscapeLeft, Size(width: 678, height: 466), Insets(left: 84, bottom: 34),
        Rect(x: 0, y: 0, width: 84, height: 82), .compact, .compact
      ),
      (
        .inner, .portrait, Size(width: 669, height: 951), Insets(top: 82, bottom: 34),
        Rect(x: 535, y: 0, width: 134, height: 82), .regular, .regular
      ),
      (
        .inner, .portraitUpsideDown, Size(width: 669, height: 951), Insets(top: 82, bottom: 34),
        Rect(x: 535, y: 0, width: 134, height: 82), .regular, .regular
      ),
      (
        .inner, .landscapeLeft, Size(width: 951, height: 669), Insets(bottom: 34, right: 84),
        Rect(x: 867, y: 0, width: 84, height: 120), .regular, .regular
      ),
      (
        .inner, .landscapeRight, Size(width: 951, height: 669), Insets(bottom: 34, right: 84),
        Rect(x: 867, y: 0, width: 84, height: 120), .regular, .regular
      ),
    ]
    for (display, pose, size, insets, cluster, horizontal, vertical) in rows {
      let canvas = try #require(screen("iPhone Duo", pose, display: display))
      #expect(canvas.size == size, "\(canvas.name)")
      #expect(canvas.safeAreaInsets == insets, "\(canvas.name)")
      #expect(canvas.statusClusters == [cluster], "\(canvas.name)")
      #expect(canvas.horizontalSizeClass == horizontal, "\(canvas.name)")
      #expect(canvas.verticalSizeClass == vertical, "\(canvas.name)")
      #expect(canvas.idiom == .phone)
      #expect(canvas.metrics.barsUseSideColumn == (insets.top == 0), "\(canvas.name)")
    }
    let outer = try #require(DeviceCatalogue.device(named: "iPhone Duo"))
    #expect(outer.canvas(.portrait)?.sensorHousing == [Rect(x: 399.667, y: 29.333, width: 37, height: 37)])
    let left = Rect(x: 29.333, y: 29.333, width: 37, height: 37)
    #expect(outer.canvas(.landscapeLeft)?.sensorHousing == [left])
    let right = Rect(x: 611.667, y: 399.667, width: 37, height: 37)
    #expect(outer.canvas(.landscapeRight)?.sensorHousing == [right])
    #expect(outer.canvas(.portrait, display: .inner)?.sensorHousing.isEmpty == true)
    #expect(outer.canvas(.portraitUpsideDown) == nil)
    #expect(outer.canvas(.portrait, display: .main) == nil)
    #expect(outer.display(.inner)?.fold?.position == 475.5)
    #expect(outer.display(.inner)?.fold?.width == 40)
  }

  // Oracle: spec (SA-25): the housing turns with the device.
  @Test("the notch is on the side the pose says")
  func notch() throws {
    let left = try #require(screen("iPhone X", .landscapeLeft)?.sensorHousing.first)
    let right = try #require(screen("iPhone X", .landscapeRight)?.sensorHousing.first)
    #expect(left.minX == 0)
    #expect(right.maxX == 812)
    #expect(left.size == right.size)
    #expect(abs(left.midY - 187.5) < 0.01)
  }

  // Oracle: spec (BC-01, BC-41, BC-42, SA-29, LM-10, N-001).
  @Test("metrics that hang on the device")
  func metrics() throws {
    let wide = try #require(screen("iPhone XR", .landscapeLeft, system: 18))
    #expect(wide.horizontalSizeClass == .regular)
    #expect(wide.metrics.compactNavigationBarHeight == 44)
    #expect(wide.metrics.compactTabBarHeight == 49)
    let narrow = try #require(screen("iPhone X", .landscapeLeft, system: 16))
    #expect(narrow.metrics.compactNavigationBarHeight == 32)
    #expect(narrow.metrics.wideRootMargin == 16)
    #expect(screen("iPhone X", .landscapeLeft, system: 11)?.metrics.wideRootMargin == 20)
    #expect(screen("iPhone 8", .landscapeLeft, system: 16)?.metrics.wideRootMargin == 20)
    #expect(narrow.metrics.islandBarOverlap == 0)
    let island = try #require(screen("iPhone 15", .portrait, system: 18))
    #expect(abs(island.metrics.islandBarOverlap - 16.0 / 3) < 1e-9)
    #expect(island.statusBarHeight == 54)
    let pro = try #require(screen("iPhone 16 Pro", .portrait, system: 18))
    #expect(abs(pro.metrics.islandBarOverlap - 17.0 / 3) < 1e-9)
    #expect(screen("iPhone 15", .portrait, system: 26)?.metrics.islandBarOverlap == 0)
    #expect(screen("iPad mini (6th generation)", .portrait, system: 16)?.metrics.tabBarHeight == 45)
    let old = try #require(DeviceCatalogue.device(named: "iPhone 17")?.canvas(.portrait, linkedSDK: 18))
    #expect(old.metrics.navigationBarHeight == 44)
  }

  @Test("a device without measured insets borrows and says so")
  func standIns() throws {
    let canvas = try #require(screen("iPhone 18 Pro", .portrait))
    #expect(canvas.name == "iPhone 18 Pro, portrait (insets of iPhone 17 Pro)")
    #expect(canvas.safeAreaInsets == Insets(top: 62, bottom: 34))
    #expect(canvas.size == Size(width: 402, height: 874))
  }

  @Test("every device has a canvas in each of its poses, and everything lies on it")
  func everyPose() throws {
    for device in DeviceCatalogue.all {
      for display in device.displays {
        for pose in device.poses(display.kind) {
          let canvas = try #require(device.canvas(pose, display: display.kind), "\(device.name) \(pose)")
          for rect in canvas.sensorHousing + canvas.statusClusters + (canvas.homeIndicator.map { [$0] } ?? [])
          {
            #expect(canvas.bounds.contains(rect, tolerance: 0.01), "\(canvas.name)")
          }
          #expect((canvas.homeIndicator != nil) == (canvas.safeAreaInsets.bottom > 0), "\(canvas.name)")
        }
      }
    }
  }
}
