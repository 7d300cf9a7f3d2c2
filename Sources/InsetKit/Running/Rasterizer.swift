import Foundation

/// SVG to PNG through librsvg's program, where it is installed.
public enum Rasterizer {
  public static let advice =
    "PNG needs rsvg-convert (Debian: apt install librsvg2-bin; macOS: brew install librsvg); SVG needs nothing"

  /// The program's path; nil where it is not installed.
  public static var program: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.map { $0 + "/rsvg-convert" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// - Parameter zoom: pixels for each unit of the SVG.
  public static func write(_ svg: String, to folder: String, named name: String, zoom: Double = 2) throws {
    guard let program else { throw ReportFolder.Failure(description: advice) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--zoom", String(zoom), "--format", "png"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A picture is larger than a pipe holds: one side must write while the other reads.
    let writer = Thread { [handle = input.fileHandleForWriting] in
      try? handle.write(contentsOf: Data(svg.utf8))
      try? handle.close()
    }
    writer.start()
    // The program may end before it has read all: the tool ignores the signal that this would raise.
    let png = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !png.isEmpty else {
      throw ReportFolder.Failure(description: "rsvg-convert could not draw \(name)")
    }
    try ReportFolder.write(png, named: name, to: folder)
  }
}
