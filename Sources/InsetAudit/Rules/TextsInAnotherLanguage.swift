import InsetDevices
import InsetDiagnostics
import InsetScreens

/// Reports what no longer fits with the texts of another language.
///
///     "abc-de-fgh.normalTitle" = "Einstellungen speichern";        // “Save settings” fitted
///
/// Instead, let the text wrap or shrink, or give it room. No fix.
///
/// Right, and not reported: what does not fit in the document's own language either.
public struct TextsInAnotherLanguage: AuditRule {
  public static let info = RuleInfo(
    id: "texts-in-another-language", severity: .warning,
    summary: "A text is cut, or views run into each other, with the texts of another language.",
    documentation: """
      With `--languages`, lays every screen out once more with the texts of the project's other languages (the `.strings`
      files beside a document), or with texts that are made longer, and reports texts that are cut, views that run into
      each other and views that leave the window, where all is well in the document's own language.

      ## Why

      A document is drawn in one language. German is a third longer on average, and short words grow more than that:
      *Save* becomes *Sichern* or *Speichern*.

      ## Example

      ```xml
      <button title="Save settings"> with a width of 120 points
      ```

      ## Instead

      Let a label have as many lines as it needs, let it shrink, or give way beside it.

      ## Severity

      Warning for real translations, info for texts that were made longer.

      ## Fix safety

      No fix: whether it wraps or shrinks is the author's choice.

      ## When it is right

      Not reported: what does not fit in the document's own language either; labels that code fills; numbers; cells and
      hidden views.
      """)

  public init() {}

  public func check(_ screens: ScreenSet, _ facts: ProjectFacts) -> [Finding] {
    VariationCheck(kind: .texts, info: Self.info).findings(screens, facts)
  }
}
