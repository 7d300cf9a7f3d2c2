import InsetDevices
import Testing

@Suite("Interface Builder's canvas") struct InterfaceBuilderDeviceTests {
  private func insets(_ id: String?, _ toolsVersion: Int, _ orientation: String = "portrait") -> Insets {
    InterfaceBuilderDevice(id: id, orientation: orientation).baseInsets(toolsVersion: toolsVersion)
  }

  // Oracle: recorded (corpus eras, the modes of recorded insets by device and era).
  @Test("the top inset of a home-button phone comes and goes with the era")
  func homeButtonPhones() {
    #expect(insets("retina4_7", 12121) == Insets(top: 20))
    #expect(insets("retina4_7", 14460) == Insets(top: 20))
    #expect(insets("retina4_7", 16097) == .zero)
    #expect(insets("retina4_7", 21507) == .zero)
    #expect(insets("retina4_7", 22155) == Insets(top: 20))
    #expect(insets("retina4_7", 24093) == Insets(top: 20))
    #expect(insets("retina4_7", 32700) == Insets(top: 20))
    #expect(insets("retina4_7", 22155, "landscape") == .zero)
  }

  // Oracle: recorded.
  @Test("housing phones have the inset of their era, doubled from 23700")
  func housingPhones() {
    #expect(insets("retina5_9", 14460) == Insets(top: 44, bottom: 34))
    #expect(insets("retina5_9", 14460, "landscape") == Insets(left: 44, bottom: 21, right: 44))
    #expect(insets("retina6_1", 16097) == Insets(top: 44, bottom: 34))
    #expect(insets("retina6_1", 21701) == Insets(top: 48, bottom: 34))
    #expect(insets("retina5_9", 22155) == Insets(top: 50, bottom: 34))
    #expect(insets("retina6_12", 22155) == Insets(top: 59, bottom: 34))
    #expect(insets("retina6_12", 23727) == Insets(top: 118, bottom: 68))
    #expect(insets("retina6_1", 25079) == Insets(top: 96, bottom: 68))
    #expect(insets("retina6_1", 32700) == Insets(top: 48, bottom: 34))
  }

  // Oracle: recorded for iPads, format for the absent device.
  @Test("iPads, no device and an unknown device")
  func others() {
    #expect(insets("ipad9_7", 16097) == Insets(top: 20))
    #expect(insets("ipad12_9rounded", 22155) == Insets(top: 24, bottom: 20))
    #expect(insets("ipad12_9rounded", 24765) == Insets(top: 24, bottom: 50))
    #expect(insets("retina6_1", 21179) == Insets(top: 44, bottom: 34))
    #expect(insets(nil, 9531) == Insets(top: 20))
    let none = InterfaceBuilderDevice(id: nil)
    #expect(none.points == Size(width: 600, height: 600))
    #expect(none.scale == 1)
    #expect(none.horizontalSizeClass == .unspecified)
    let unknown = InterfaceBuilderDevice(id: "retina9_9", orientation: "landscape")
    #expect(!unknown.isKnown)
    #expect(unknown.points == Size(width: 667, height: 375))
    #expect(insets("retina9_9", 14460) == Insets(top: 20))
  }

  // Oracle: spec (corpus "Device ids": landscape 5_5, 6_1, 6_5, 6_7, 6_72 and 6_9 are of regular width).
  @Test(
    "size classes",
    arguments: ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"])
  func wideLandscapes(id: String) {
    let landscape = InterfaceBuilderDevice(id: id, orientation: "landscape")
    #expect(landscape.horizontalSizeClass == .regular)
    #expect(landscape.verticalSizeClass == .compact)
    let portrait = InterfaceBuilderDevice(id: id)
    #expect(portrait.horizontalSizeClass == .compact)
    #expect(portrait.verticalSizeClass == .regular)
    #expect(landscape.points == portrait.points.turned)
    #expect(landscape.portraitPoints == portrait.points)
  }

  @Test("compact landscapes and parts of an iPad")
  func compact() {
    let phone = InterfaceBuilderDevice(id: "retina6_12", orientation: "landscape")
    #expect(phone.horizontalSizeClass == .compact)
    #expect(phone.points == Size(width: 852, height: 393))
    let part = InterfaceBuilderDevice(id: "ipad9_7", adaptation: "splitview1_2")
    #expect(part.horizontalSizeClass == .compact)
    #expect(part.verticalSizeClass == .regular)
    let whole = InterfaceBuilderDevice(id: "ipad9_7", orientation: "landscape", adaptation: "fullscreen")
    #expect(whole.horizontalSizeClass == .regular)
    #expect(whole.verticalSizeClass == .regular)
  }

  // Oracle: recorded.
  @Test("bars that hang on the device")
  func bars() {
    let housing = InterfaceBuilderDevice(id: "retina6_12")
    let button = InterfaceBuilderDevice(id: "retina4_7")
    #expect(housing.metrics(toolsVersion: 24093).navigationBarHeight == 54)
    #expect(button.metrics(toolsVersion: 24093).navigationBarHeight == 44)
    #expect(housing.metrics(toolsVersion: 22155).toolbarHeight == 49)
    #expect(button.metrics(toolsVersion: 22155).toolbarHeight == 44)
    #expect(button.metrics(toolsVersion: 16097).navigationToolbarHeight == 49)
    #expect(housing.metrics(toolsVersion: 24093).navigationToolbarHeight == 44)
  }

  @Test("a canvas as a whole")
  func canvas() {
    let canvas = InterfaceBuilderDevice(id: "retina6_1").canvas(toolsVersion: 24093)
    #expect(canvas.size == Size(width: 414, height: 896))
    #expect(canvas.scale == 2)
    #expect(canvas.safeAreaInsets == Insets(top: 96, bottom: 68))
    #expect(canvas.statusBarHeight == 48)
    #expect(canvas.metrics.navigationBarHeight == 54)
    let none = InterfaceBuilderDevice(id: nil).canvas(toolsVersion: 9531)
    #expect(none.size == Size(width: 600, height: 600))
    #expect(none.metrics.roundsToWholePoints)
  }
}
