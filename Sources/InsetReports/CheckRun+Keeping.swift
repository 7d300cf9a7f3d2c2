import InsetDiagnostics

extension CheckRun {
  /// The run with some of its findings; pictures keep those that are left.
  package func keeping(_ indices: Set<Int>) -> CheckRun {
    guard indices.count < findings.count else { return self }
    var run = self
    let kept = findings.indices.filter(indices.contains)
    run.findings = kept.map { findings[$0] }
    let places = Dictionary(kept.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    run.pictures = pictures.map { picture in
      var picture = picture
      picture.findings = picture.findings.compactMap { places[$0] }
      picture.isFaulty = !picture.findings.isEmpty
      return picture
    }
    return run
  }
}
