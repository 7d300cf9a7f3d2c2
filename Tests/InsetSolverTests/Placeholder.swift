import Testing

@Test func placeholderInsetSolverTests() { #expect(Bool(true)) }
