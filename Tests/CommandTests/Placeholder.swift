import Testing

@Test func placeholderCommandTests() { #expect(Bool(true)) }
