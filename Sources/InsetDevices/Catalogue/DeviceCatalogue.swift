/// Every iPhone, iPod touch and iPad that the project knows, from `Data/devices`.
///
/// The figures are read on first use. Where they come from is read only when asked for (`DeviceFigures`).
public enum DeviceCatalogue {
  /// iPhones and the iPod touch, then iPads; oldest first, then by name.
  public static let all: [Device] = {
    let devices = CatalogueText.classes.split(separator: "\n").flatMap { line in
      (try? JSONValue(parsing: String(line))).map(Device.reading(screenClass:)) ?? []
    }
    return devices.sorted { $0.order < $1.order }
  }()

  /// Devices of one screen, in the order of `all`.
  public static let screenClasses: [[Device]] = {
    var classes: [[Device]] = []
    var places: [String: Int] = [:]
    for device in all {
      if let place = places[device.screenClass] {
        classes[place].append(device)
      } else {
        places[device.screenClass] = classes.count
        classes.append([device])
      }
    }
    return classes
  }()

  /// The device that stands for its screen class.
  public static func representative(ofClass name: String) -> Device? {
    all.first { $0.screenClass == name && $0.isRepresentative } ?? all.first { $0.screenClass == name }
  }
}

extension Device {
  fileprivate var order: (Int, Int, String) { (isPad ? 1 : 0, year ?? .max, name) }
}
