import InsetDiagnostics

/// The rules that reading a document can report.
public enum DocumentRules {
  public static let unreadable = RuleInfo(
    id: "ib-unreadable", severity: .error,
    summary: "A document cannot be read as a storyboard or xib.",
    documentation: """
      The file is empty, binary, in another encoding, too large or not an Interface Builder document, so nothing
      in it could be laid out. Open it in Xcode and save it again, or take it out of the paths that are checked.
      """)

  public static let malformed = RuleInfo(
    id: "ib-malformed", severity: .error,
    summary: "A storyboard or xib is not well-formed XML.",
    documentation: """
      Xcode refuses a document that is not well-formed; it was most often left by a merge. What could be read
      around the place was laid out. Mend the place named, or take the document from the last commit that opens.
      """)

  public static let all = [unreadable, malformed]
}
