import Foundation
import InsetDevices
import InsetDrawing
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct DeviceDrawingTests {
  private func picture(_ name: String, _ pose: Pose = .portrait, display: Device.Display.Kind? = nil) throws
    -> String
  {
    let device = try #require(DeviceCatalogue.device(named: name))
    let canvas = try #require(device.canvas(pose, display: display))
    return DeviceDrawing(
      canvas: canvas, title: canvas.name, lines: DeviceTable.captions(device, canvas)
    ).svg
  }

  @Test func measuresStandInTheBands() throws {
    let text = try picture("iPhone X", .landscapeLeft)
    #expect(text.components(separatedBy: ">44</text>").count == 3)
    #expect(text.components(separatedBy: ">21</text>").count == 2)
    #expect(text.contains("safe area {0, 44, 21, 44} (measured)"))
    #expect(text.contains("notch (0, 83, 28, 209) (low)"))
    #expect(text.contains("corners 39 (measured)"))
  }

  @Test func unknownIsShownAsUnknown() throws {
    let text = try picture("iPhone 18 Pro")
    #expect(text.contains("corners unknown"))
    #expect(text.contains("keyboard unknown"))
    #expect(text.contains("those of iPhone 17 Pro are shown"))
  }

  @Test func everyDeviceIsDrawnWellFormed() throws {
    for devices in DeviceCatalogue.screenClasses {
      for display in devices[0].displays {
        for pose in devices[0].poses(display.kind) {
          let text = try picture(devices[0].name, pose, display: display.kind)
          let parser = XMLParser(data: Data(text.utf8))
          #expect(parser.parse(), "\(devices[0].name), \(pose)")
          #expect(text.contains("safe area {"), "\(devices[0].name), \(pose)")
        }
      }
    }
  }

  @Test func foldAndColumnOfDuo() throws {
    let outer = try picture("iPhone Duo", display: .outer)
    #expect(outer.contains(">84</text>"))
    let inner = try picture("iPhone Duo", .landscapeLeft, display: .inner)
    #expect(inner.contains("<pattern "))
    #expect(inner.contains("camera under the display") == false)
  }
}
