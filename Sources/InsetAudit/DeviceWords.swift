import InsetDevices

/// Says in words on which canvases something holds.
enum DeviceWords {
  static func phrase(faulty: [Canvas], checked: [Canvas]) -> String {
    if faulty.count == checked.count { return faulty.count == 1 ? faulty[0].name : "every canvas" }
    let names = faulty.prefix(3).map(\.name).joined(separator: "; ")
    return "\(faulty.count) of \(checked.count) canvases: \(names)" + (faulty.count > 3 ? " …" : "")
  }
}
