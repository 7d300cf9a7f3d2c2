import InsetDiagnostics

extension SafeInsetAddedTwice {
  /// The constant goes where it is the inset and nothing else; of a sum only the author knows what is meant to stay.
  func fix(_ file: CodeFile, _ place: Int, open: Int, constant: Range<Int>) -> CodeFix? {
    let reader = file.reader
    let start = reader.chain(endingAt: place).lowerBound
    let first = reader.at(start - 1, "-") ? start - 1 : start
    guard constant == first..<(place + 3), let close = reader.partner(open) else { return nil }
    if reader.at(open - 1, "constraint") {
      // With the comma and the label before it.
      guard reader.at(constant.lowerBound - 3, ","), close == constant.upperBound else { return nil }
      return .safe([file.removing(after: constant.lowerBound - 4, through: constant.upperBound - 1)])
    }
    // `.offset(…)`
    guard open >= 3 else { return nil }
    return .safe([file.removing(after: open - 3, through: close)])
  }
}
