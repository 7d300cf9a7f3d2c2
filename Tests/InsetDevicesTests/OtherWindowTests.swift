import InsetDevices
import Testing

/// Windows that are not the whole plain screen: zoomed displays, shares of an iPad's and of iPhone Duo's screen.
@Suite("Zoomed displays and shares of a screen") struct OtherWindowTests {
  private func device(_ name: String) throws -> Device { try #require(DeviceCatalogue.device(named: name)) }

  // Oracle: spec (SA-28).
  @Test(
    "insets under Display Zoom",
    arguments: [
      ("iPhone 13", 320.0, 693.0, 39.0, 28.0), ("iPhone 14 Plus", 375, 812, 41, 29.667),
      ("iPhone 14 Pro", 320, 693, 48, 28), ("iPhone 15 Pro Max", 375, 812, 51, 31),
      ("iPhone 11", 375, 812, 44, 31), ("iPhone XS Max", 375, 812, 40, 30.667),
      ("iPhone 13 mini", 320, 693, 43, 29),
    ])
  func zoomed(_ name: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double) throws {
    let device = try device(name)
    let canvas = try #require(device.zoomedCanvas(.portrait, systemVersion: 16))
    #expect(canvas.size == Size(width: width, height: height))
    #expect(canvas.safeAreaInsets == Insets(top: top, bottom: bottom))
    #expect(canvas.name.hasSuffix(", zoomed"))
    let turned = try #require(device.zoomedCanvas(.landscapeRight, systemVersion: 16))
    #expect(turned.size == Size(width: height, height: width))
    #expect(turned.safeAreaInsets == Insets(left: top, bottom: 21, right: top))
    #expect(turned.horizontalSizeClass == .compact)
    // The housing shrinks with the picture and stays inside the inset.
    for rect in canvas.sensorHousing {
      #expect(abs(rect.x + rect.width / 2 - width / 2) < 0.6)
      #expect(rect.y + rect.height < top)
    }
    // The panel stays what it is.
    let zoom = try #require(device.displayZoom)
    let pixels = try #require(device.nativePixels)
    #expect(abs((zoom.nativeScale ?? 0) * width - pixels.width) < 1)
  }

  @Test("what is not known of Display Zoom is nil")
  func unknownZoom() throws {
    for name in ["iPhone 17", "iPhone 16 Pro", "iPad (A16)", "iPhone Duo", "iPhone 4s"] {
      #expect(try device(name).zoomedCanvas(.portrait) == nil, "\(name)")
    }
    // The size of an iPhone X is known, its insets are not.
    #expect(try device("iPhone X").displayZoom?.points.width == 320)
    #expect(try device("iPhone X").zoomedCanvas(.portrait) == nil)
    #expect(try device("iPhone 14 Pro").zoomedCanvas(.portraitUpsideDown) == nil)
  }

  // Oracle: rules.json, split_view_sizes.
  @Test("shares of an iPad's screen")
  func shares() throws {
    func widths(_ name: String, _ pose: Pose) throws -> [Double] {
      try device(name).splitCanvases(pose, systemVersion: 15).map(\.size.width)
    }
    #expect(try widths("iPad (6th generation)", .portrait) == [320, 438, 320])
    #expect(try widths("iPad (6th generation)", .landscapeLeft) == [320, 507, 694, 320])
    #expect(try widths("iPad Pro (11-inch) (1st generation)", .landscapeRight) == [375, 592, 809, 375])
    let large = try device("iPad Pro (12.9-inch) (3rd generation)").splitCanvases(.landscapeLeft)
    #expect(large.map(\.size.width) == [375, 678, 981, 375])
    #expect(large.map(\.horizontalSizeClass) == [.compact, .regular, .regular, .compact])
    #expect(large.allSatisfy { $0.size.height == 1024 && $0.safeAreaInsets == Insets(top: 24, bottom: 20) })
    #expect(large.last?.name.contains("slide over") == true)
    #expect(large.last?.name.contains("not measured") == true)
  }

  @Test("no shares where they are not known, and none from iPadOS 26 on")
  func noShares() throws {
    #expect(try device("iPad mini (6th generation)").splitCanvases(.portrait) == [])
    #expect(try device("iPad (6th generation)").splitCanvases(.landscapeLeft, systemVersion: 26) == [])
    #expect(try device("iPhone 14").splitCanvases(.landscapeLeft) == [])
  }

  // Oracle: spec (N-044).
  @Test("halves of iPhone Duo's inner display")
  func duo() throws {
    let duo = try device("iPhone Duo")
    let halves = duo.splitCanvases(.landscapeLeft)
    #expect(halves.map(\.size.width) == [455, 455, 469, 469])
    #expect(halves.allSatisfy { $0.size.height == 669 && $0.horizontalSizeClass == .compact })
    #expect(halves[0].safeAreaInsets == Insets(bottom: 34))
    #expect(halves[1].safeAreaInsets == Insets(bottom: 34, right: 84))
    #expect(!halves[0].metrics.barsUseSideColumn)
    #expect(halves[1].metrics.barsUseSideColumn)
    #expect(Set(halves.map(\.name)).count == 4)
    #expect(duo.splitCanvases(.portrait) == [])
  }

  @Test("words of the user")
  func words() {
    #expect(Canvas.matching("iPhone 14 Pro:zoomed")?.count == 3)
    #expect(Canvas.matching("iPad Pro 12.9 3rd:split")?.count == 7)
    #expect(Canvas.matching("iPhone Duo:split")?.count == 4)
    #expect(Canvas.matching("iPhone 17:zoomed") == nil)
    #expect(Canvas.matching("iPad mini 6:split") == nil)
    #expect(Canvas.matching("quick:split") == nil)
  }

  @Test("metrics of iOS 11 to 27 by the system and by the linked SDK")
  func systems() throws {
    let phone = try device("iPhone 11")
    var heights: [Double: Double] = [:]
    for system in stride(from: 13.0, through: 27, by: 1) where system <= 18 || system >= 26 {
      for sdk in [11.0, 12, 18, 26, 27] {
        let canvas = try #require(phone.canvas(.portrait, systemVersion: system, linkedSDK: sdk))
        // The bar follows the older of both, the insets follow the system.
        #expect(canvas.metrics.navigationBarHeight == (min(system, sdk) >= 26 ? 54 : 44))
        #expect(canvas.safeAreaInsets.top == (system < 14 ? 44 : 48))
        heights[system] = canvas.safeAreaInsets.bottom
      }
    }
    #expect(Set(heights.values) == [34])
    let pad = try device("iPad (8th generation)")
    let bars = try [11.0, 12, 18, 26].map { sdk in
      try #require(pad.canvas(.portrait, systemVersion: 26, linkedSDK: sdk)).metrics.navigationBarHeight
    }
    #expect(bars == [44, 50, 50, 54])  // BC-02, N-001
  }
}
