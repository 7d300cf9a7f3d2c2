import Foundation

/// The measures taken for a font that is not the system font.
package struct StandInFont: Hashable, Sendable {
  /// The name that was asked for.
  package var name: String
  package var family: String
  package var verticalMetrics: VerticalFontMetrics
  /// The weight of the system font whose proportions are taken.
  package var weight: SystemFontMetrics.Weight
  /// Advances relative to the Text cut of the system font of the same size, without its tracking.
  package var advanceRatio: Double
  /// The advance of every character of a fixed-pitch font, in parts of the em.
  package var pitch: Double?

  /// The stand-in for a font's PostScript or family name.
  package static func named(_ name: String) -> StandInFont {
    StandInFont(
      name: name, family: name, verticalMetrics: .system, weight: .regular, advanceRatio: 1, pitch: nil)
  }
}
