/// What `inset.json5` says of a project.
public struct ProjectConfiguration: Sendable {
  public var embedding: String?
  public init() {}
}
