import InsetAudit
import InsetDiagnostics
import InsetInterfaceBuilder

/// What can be reported of files and settings, beside the documents' content and their layout.
public enum ProjectRules {
  static let unreadableFile = RuleInfo(
    id: "unreadable-file", severity: .error,
    summary: "A file or folder is not there or cannot be read.",
    documentation: """
      A path that was named does not exist, is no regular file, is too large to be a document a person made, or may
      not be read. Nothing in it was checked, so `inset check` ends with exit code 2.
      """)

  static let configuration = RuleInfo(
    id: "configuration", severity: .warning,
    summary: "Something in `inset.json5` or an Info.plist cannot be used.",
    documentation: """
      A field that Inset does not know, or a value that it does not understand, is left out and the rest is used. A
      file that is not JSON5 at all is an error: the check would not be the one that was asked for.
      """)

  static let otherSystem = RuleInfo(
    id: "not-an-ios-document", severity: .info,
    summary: "A document is for macOS, tvOS or watchOS.",
    documentation: """
      Inset lays out iOS screens only; the document was left alone. `exclude` in `inset.json5` keeps it out of the
      list.
      """)

  static let tooDeep = RuleInfo(
    id: "ib-too-deep", severity: .warning,
    summary: "Views are nested so deep that the inner ones are left out.",
    documentation: """
      A document with more than 200 views inside each other, or controllers that embed each other more than 8 deep
      or 64 in one screen, is laid out without the innermost ones. No screen that people see needs so many.
      """)

  static let withoutEnd = RuleInfo(
    id: "layout-without-end", severity: .warning,
    summary: "The layout of a screen comes to no rest.",
    documentation: """
      A screen was laid out a hundred times, and each time something moved that the next layout depends on: margins that
      follow the safe area of a view that the margins move, for one. On a phone such a screen freezes or flickers. The
      frames of the last layout were checked.
      """)

  static let unusedAllowance = RuleInfo(
    id: "unused-allowance", severity: .info,
    summary: "An `inset:allow` that allows nothing.",
    documentation: """
      The rule that the comment, label or note names reports nothing there: the fault is gone, or the words stand at
      another line or object. Take them out, so that they do not hide a later fault. It is only told where the rule ran
      on all the devices of the project: not with `--devices`.
      """)

  static let notChecked = RuleInfo(
    id: "document-not-checked", severity: .error,
    summary: "A document stopped the program, or took more time or memory than it may.",
    documentation: """
      Documents are laid out in processes of their own (`--workers`). One that crashes its process twice, or takes more
      time or memory than `--time-limit` and `--memory-limit` allow, is reported here and the others go on. Nothing in it
      was checked, so `inset check` ends with exit code 2. It is a fault of Inset's: please report it.
      """)

  static let missingImage = RuleInfo(
    id: "missing-image", severity: .warning,
    summary: "A document names an image that the project does not have.",
    documentation: """
      No asset catalog, symbol set or image file below the paths that are checked has the name. UIKit then shows nothing
      in the image's place and writes a line to the log that nobody reads. Names count letter by letter: phones tell
      capitals from small letters even where a Mac does not. Where an outlet holds the view, code may give it another
      image, and the finding is a note.

      Not reported: symbols of the system, and projects where most names are not found, since their images lie elsewhere.
      """)

  static let standInFont = RuleInfo(
    id: "stand-in-font", severity: .info,
    summary: "Texts in a font that is not at hand are measured by another one.",
    documentation: """
      The font is neither in the project nor among the typefaces whose figures are built in, so its texts are about as wide
      as they are in the font that the message names. What rests on such a width is not reported as truncated. It is
      told once a font and check. Fonts are read from the paths that are checked (`.ttf`, `.otf`).
      """)

  /// Rules that are no rules of the audit.
  static let own =
    [
      configuration, notChecked, tooDeep, withoutEnd, otherSystem, missingImage, standInFont, unreadableFile,
      unusedAllowance,
    ]
    + DocumentRules.all

  /// All that a finding can come from, in the order of their ids.
  public static let all = (own + RuleCatalogue.infos).sorted { $0.id < $1.id }

  /// The ids of `all`.
  static let ids = Set(all.map(\.id))

  /// An allowance that is not needed.
  static func unused(_ rule: String, _ place: Place) -> Finding {
    Finding(
      rule: unusedAllowance.id, severity: unusedAllowance.severity, place: place,
      message: "inset:allow \(rule) allows nothing here",
      remedy: Remedy(text: "take it out, or move it to the line or object it is meant for"))
  }

  static func unreadable(_ path: String, _ message: String, _ severity: Severity, _ advice: String) -> Finding
  {
    Finding(
      rule: unreadableFile.id, severity: severity, place: Place(file: path, line: 1), message: message,
      remedy: Remedy(text: advice))
  }

  /// Whether a finding says that something could not be checked at all.
  public static func meansUnread(_ finding: Finding) -> Bool {
    let rules = [unreadableFile.id, notChecked.id, DocumentRules.unreadable.id, configuration.id]
    return finding.severity == .error && rules.contains(finding.rule)
  }
}
