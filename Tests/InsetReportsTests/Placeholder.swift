import Testing

@Test func placeholderInsetReportsTests() { #expect(Bool(true)) }
