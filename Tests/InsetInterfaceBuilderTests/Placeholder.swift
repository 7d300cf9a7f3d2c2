import Testing

@Test func placeholderInsetInterfaceBuilderTests() { #expect(Bool(true)) }
