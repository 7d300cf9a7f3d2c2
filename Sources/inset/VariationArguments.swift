import InsetDevices
import InsetKit

/// The options that ask for other languages and text sizes.
enum VariationArguments {
  static func options(_ arguments: Arguments, rules: Set<String>?) throws -> VariationRunner.Options {
    var options = VariationRunner.Options()
    options.rules = rules
    for word in try arguments.list("--languages") ?? [] {
      switch word {
      case "all": options.languages = []
      case "longer": options.longerTexts = true
      case "rtl": options.rightToLeft = true
      case let code where options.languages?.isEmpty != true:
        options.languages = (options.languages ?? []) + [code]
      default: break
      }
    }
    for word in try arguments.list("--text-sizes") ?? [] {
      guard let size = ContentSizeCategory(rawValue: word) else {
        let known = ContentSizeCategory.allCases.map(\.rawValue)
        throw UsageError(
          "unknown text size '\(Arguments.shown(word))'\(Arguments.suggestion(for: word, known)); there is "
            + known.joined(separator: ", "))
      }
      options.textSizes.append(size)
    }
    return options
  }
}
