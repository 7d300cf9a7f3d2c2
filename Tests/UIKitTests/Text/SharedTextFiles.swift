import Foundation
import InsetDevices

@testable import UIKit

/// The optional folder beside the package with recorded measurements.
enum SharedTextFiles {
  static let folder: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent().appendingPathComponent("shared")
  }()

  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  /// The rows of a JSON file that holds an array of objects.
  static func rows(_ path: String) throws -> [[String: Any]] {
    let data = try Data(contentsOf: folder.appendingPathComponent(path))
    return try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
  }
}

/// How many samples were hit, and how closely.
struct HitCount {
  var samples = 0
  var exact = 0
  var withinPixel = 0
  var withinPoint = 0

  mutating func add(_ difference: Double, scale: Double) {
    let distance = abs(difference)
    samples += 1
    // Recorded figures are rounded to three decimals.
    if distance < 0.01 { exact += 1 }
    if distance <= 1 / scale + 0.01 { withinPixel += 1 }
    if distance <= 1.01 { withinPoint += 1 }
  }

  func percent(_ count: Int) -> Double { samples == 0 ? 0 : 100 * Double(count) / Double(samples) }

  func summary(_ name: String) -> String {
    func text(_ count: Int) -> String { String(format: "%.1f %%", percent(count)) }
    return "\(name): \(samples) samples, exact \(text(exact)), within a pixel \(text(withinPixel)), "
      + "within a point \(text(withinPoint))"
  }
}
