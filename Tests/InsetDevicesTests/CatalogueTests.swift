import InsetDevices
import Testing

@Suite("The catalogue") struct CatalogueTests {
  @Test("92 models in a fixed order, each name and identifier once")
  func models() {
    let all = DeviceCatalogue.all
    #expect(all.count == 92)
    #expect(Set(all.map(\.name)).count == 92)
    let identifiers = all.flatMap(\.identifiers)
    #expect(Set(identifiers).count == identifiers.count)
    #expect(all.first?.name == "iPhone 4s")
    #expect(all.last?.isPad == true)
    #expect(DeviceCatalogue.screenClasses.flatMap { $0 }.count == 92)
    #expect(DeviceCatalogue.screenClasses.count == 28)
  }

  @Test("each screen class has one representative")
  func representatives() {
    for devices in DeviceCatalogue.screenClasses {
      #expect(devices.filter(\.isRepresentative).count == 1, "\(devices.map(\.name))")
      #expect(Set(devices.map(\.points)).count == 1)
    }
    #expect(DeviceCatalogue.representative(ofClass: "5.8")?.name == "iPhone X")
  }

  @Test(
    "names are forgiving",
    arguments: [
      "iPhone X", "iphone x", "iPhoneX", "iphone-x", "iPhone_X", "X", "iPhone10,3", "iphone10,6", "retina5_9",
    ])
  func names(name: String) {
    #expect(DeviceCatalogue.device(named: name)?.name == "iPhone X")
  }

  @Test("short and long forms of a generation")
  func generations() {
    let third = "iPhone SE (3rd generation)"
    for name in ["iphone se 3", "SE3", "iPhone SE (3rd gen)", "iPhone SE 3rd generation", "iPhone14,6"] {
      #expect(DeviceCatalogue.device(named: name)?.name == third, "\(name)")
    }
    #expect(DeviceCatalogue.device(named: "mini 6")?.name == "iPad mini (6th generation)")
    #expect(
      DeviceCatalogue.device(named: "ipad pro 12.9 2nd")?.name == "iPad Pro (12.9-inch) (2nd generation)")
    #expect(DeviceCatalogue.device(named: "15 pro max")?.name == "iPhone 15 Pro Max")
    #expect(DeviceCatalogue.device(named: "iPhone 8") != DeviceCatalogue.device(named: "iPhone 8 Plus"))
  }

  @Test("what means nothing gives nil and names close to it")
  func unknownNames() {
    for name in ["", "   ", "iPhone 9", "toaster", "ipad pro 11", "🦊", String(repeating: "x", count: 10_000)]
    {
      #expect(DeviceCatalogue.device(named: name) == nil, "\(name.prefix(20))")
    }
    #expect(DeviceCatalogue.suggestions(for: "iPhne 8").first == "iPhone 8")
    #expect(DeviceCatalogue.suggestions(for: "iPhone 13 Max").contains("iPhone 13 Pro Max"))
    #expect(DeviceCatalogue.suggestions(for: "ipad pro 11").first == "iPad Pro (11-inch) (1st generation)")
    #expect(DeviceCatalogue.suggestions(for: "toaster").isEmpty)
    #expect(DeviceCatalogue.suggestions(for: "").isEmpty)
  }

  // Oracle: the fault catalogue's vocabulary.
  @Test("groups")
  func groups() {
    func groups(_ name: String) -> Set<String> { Set(DeviceCatalogue.device(named: name)?.groups ?? []) }
    #expect(groups("iPhone 8") == ["iphones", "home-button-iphones"])
    let notch: Set = ["iphones", "home-indicator-iphones", "face-id-iphones", "notch-iphones"]
    #expect(groups("iPhone X") == notch)
    #expect(groups("iPhone 13 mini") == notch.union(["iphone-12-13-mini"]))
    #expect(groups("iPhone 15").contains("island-iphones"))
    #expect(groups("iPhone 16e").contains("notch-iphones"))
    #expect(groups("iPhone Duo") == ["iphones", "home-indicator-iphones", "iphone-duo"])
    #expect(groups("iPad (9th generation)") == ["ipads", "ipads-home-button"])
    #expect(groups("iPad (10th generation)") == ["ipads", "ipads-home-indicator"])
    #expect(groups("iPod touch (7th generation)").contains("home-button-iphones"))
  }

  @Test("Interface Builder's screens agree with the devices of the same id")
  func interfaceBuilderScreens() {
    for device in DeviceCatalogue.all {
      guard let id = device.ibDeviceID else { continue }
      let screen = InterfaceBuilderDevice(id: id)
      #expect(screen.isKnown, "\(id)")
      #expect(screen.points == device.points, "\(id)")
      #expect(screen.scale == device.scale, "\(id)")
      #expect(screen.isPad == device.isPad, "\(id)")
      #expect(screen.isHousingPhone == (device.sensorHousing.kind != .none), "\(id)")
    }
  }

  @Test("a device tells each figure with its source, and what is unknown")
  func details() throws {
    let device = try #require(DeviceCatalogue.device(named: "iPhone 18 Pro"))
    let figures = DeviceFigures.figures(of: device)
    let radius = try #require(figures.first { $0.path == "corner_radius" })
    #expect(radius.value == nil)
    #expect(radius.confidence == "unknown")
    let text = DeviceTable.details(device)
    #expect(text.contains("corner_radius"))
    #expect(text.contains("unknown"))
    let x = try #require(DeviceCatalogue.device(named: "iPhone X"))
    let row = try #require(DeviceFigures.figures(of: x).first { $0.path == "safe_area[iOS 11.0–18]" })
    #expect(row.confidence == "measured")
    #expect(row.sources.contains("DIM14"))
    #expect(row.value?.hasPrefix("portrait {44, 0, 34, 0}") == true)
    let keys = Set(DeviceFigures.sources.map(\.key))
    for device in DeviceCatalogue.all {
      for figure in DeviceFigures.figures(of: device) { #expect(keys.isSuperset(of: figure.sources)) }
    }
  }

  @Test("the overview has a line a display and says unknown")
  func overview() {
    let lines = DeviceTable.overview().split(separator: "\n")
    #expect(lines.count == 1 + 93)
    #expect(lines.first { $0.hasPrefix("iPhone 18 Pro ") }?.contains("unknown") == true)
    #expect(lines.first { $0.hasPrefix("iPhone Duo, inner") }?.contains("{82, 0, 34, 0}") == true)
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }

  @Test("the JSON form can be read and has all devices")
  func json() throws {
    let document = try JSONValue(parsing: DeviceTable.json())
    #expect(document.array?.count == 92)
    #expect(document.array?.allSatisfy { $0["name"]?.string != nil && $0["groups"]?.array != nil } == true)
  }
}
