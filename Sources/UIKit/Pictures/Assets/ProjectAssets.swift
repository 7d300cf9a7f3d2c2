import Foundation
import InsetInterfaceBuilder

/// The colours and images that a project brings along, by the names that documents use. Safe to use from any thread.
///
/// A name that stands for different things in two catalogs, as in an app and its widget, is left out: a document's
/// own copy of the colour or size counts then.
package final class ProjectAssets: @unchecked Sendable {
  package static let shared = ProjectAssets()
  private let lock = NSLock()
  private var colorsByName: [String: ColorValue] = [:]
  /// Image sets and loose files by name; read when somebody asks.
  private var imagePaths: [String: [String]] = [:]
  private var images: [String: ProjectImage?] = [:]
  private var otherNames: Set<String> = []

  /// Takes the place of what was there before.
  ///
  /// - Parameters:
  ///   - paths: `Contents.json` files of colour and image sets, and image files. What lies inside an image set is told
  ///     by the set.
  ///   - others: what others wrote and the app may hold as well: only its names count.
  package func use(_ paths: [String], others: [String] = []) {
    var names = AssetNames()
    var colors: [String: ColorValue] = [:]
    var differing: Set<String> = []
    var found: [String: [String]] = [:]
    for path in paths.sorted() {
      switch AssetKind(path) {
      case .colorSet:
        guard let data = FileManager.default.contents(atPath: path), let color = ColorSet.color(data) else {
          continue
        }
        let name = names.name(ofSet: path)
        if let known = colors[name], known != color { differing.insert(name) }
        colors[name] = color
      case .imageSet: found[names.name(ofSet: path), default: []].append(path)
      case .looseImage: found[AssetNames.name(ofFile: path), default: []].append(path)
      case .symbolSet, nil: break
      }
    }
    for name in differing { colors[name] = nil }
    let otherNames = Set(
      (paths.filter { AssetKind($0) == .symbolSet } + others).compactMap { names.name(of: $0) })
    lock.withLock {
      self.otherNames = otherNames
      colorsByName = colors
      imagePaths = found
      images = [:]
    }
  }

  /// Light appearance, in their own space.
  package var colors: [String: ColorValue] { lock.withLock { colorsByName } }

  /// Whether anything is known of the project's images.
  package var knowsImages: Bool { lock.withLock { !imagePaths.isEmpty } }

  /// Whether an image or symbol of the name is anywhere in the project, whoever wrote it and whatever it looks like.
  package func hasImage(named name: String) -> Bool {
    lock.withLock {
      [name, AssetNames.name(ofFile: name)].contains { imagePaths[$0] != nil || otherNames.contains($0) }
    }
  }

  /// A document may name a loose file with or without its ending.
  package func image(named name: String) -> ProjectImage? {
    lock.withLock {
      let name = imagePaths[name] == nil ? AssetNames.name(ofFile: name) : name
      if let known = images[name] { return known }
      let image = ProjectAssets.image(imagePaths[name] ?? [])
      images[name] = .some(image)
      return image
    }
  }

  private static func image(_ paths: [String]) -> ProjectImage? {
    var found = paths.filter { AssetKind($0) == .imageSet }.compactMap { ProjectImage(setAt: $0) }
    let loose = paths.filter { AssetKind($0) == .looseImage }.map {
      ProjectImage.Candidate(path: $0, scale: AssetNames.scale(ofFile: $0))
    }
    if let image = ProjectImage(loose) { found.append(image) }
    guard let first = found.first, found.allSatisfy({ $0.size == first.size }) else { return nil }
    return first
  }
}

/// What a path of a project's asset is, told by its name alone.
package enum AssetKind: Hashable, Sendable {
  case colorSet, imageSet, symbolSet
  /// An image outside of any catalog.
  case looseImage

  package init?(_ path: String) {
    if path.hasSuffix(".colorset/Contents.json") {
      self = .colorSet
    } else if path.hasSuffix(".imageset/Contents.json") {
      self = .imageSet
    } else if path.hasSuffix(".symbolset/Contents.json") {
      self = .symbolSet
    } else if AssetKind.isImage(path), !path.contains(".xcassets/") {
      self = .looseImage
    } else {
      return nil
    }
  }

  package static func isImage(_ path: String) -> Bool {
    let path = path.lowercased()
    return [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".gif", ".tif", ".tiff", ".bmp", ".webp"]
      .contains { path.hasSuffix($0) }
  }
}

/// The names under which an app finds what lies at a path.
private struct AssetNames {
  /// Whether folders provide a namespace, as far as it was asked.
  private var namespaces: [String: Bool] = [:]

  /// Under which name an image or symbol is found; nil for what is neither.
  mutating func name(of path: String) -> String? {
    switch AssetKind(path) {
    case .imageSet, .symbolSet: name(ofSet: path)
    case .looseImage: AssetNames.name(ofFile: path)
    case .colorSet, nil: nil
    }
  }

  /// The set's own name behind those of the folders of its catalog that provide a namespace.
  mutating func name(ofSet path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init).dropLast()
    guard let last = parts.popLast() else { return "" }
    var name = last.split(separator: ".").dropLast().joined(separator: ".")
    while let folder = parts.last, !folder.hasSuffix(".xcassets"), !folder.isEmpty {
      if providesNamespace(parts.joined(separator: "/")) { name = folder + "/" + name }
      parts.removeLast()
    }
    return name
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    if let known = namespaces[folder] { return known }
    let object = FileManager.default.contents(atPath: folder + "/Contents.json")
      .flatMap { try? JSONSerialization.jsonObject(with: $0) }
    let properties = (object as? [String: Any])?["properties"] as? [String: Any]
    let provides = properties?["provides-namespace"] as? Bool ?? false
    namespaces[folder] = provides
    return provides
  }

  /// `icon@2x~ipad.png` is called icon.
  static func name(ofFile path: String) -> String {
    var stem = path.split(separator: "/").last.map(String.init) ?? ""
    if AssetKind.isImage(stem), let dot = stem.lastIndex(of: ".") { stem = String(stem[..<dot]) }
    for ending in ["~iphone", "~ipad", "@2x", "@3x"] where stem.hasSuffix(ending) {
      stem.removeLast(ending.count)
    }
    return stem
  }

  /// Pixels a point.
  static func scale(ofFile path: String) -> Double {
    let stem = path.split(separator: "/").last ?? ""
    return stem.contains("@3x") ? 3 : stem.contains("@2x") ? 2 : 1
  }
}
