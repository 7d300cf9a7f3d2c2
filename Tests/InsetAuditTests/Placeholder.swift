import Testing

@Test func placeholderInsetAuditTests() { #expect(Bool(true)) }
