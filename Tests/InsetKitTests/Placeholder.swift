import Testing

@Test func placeholderInsetKitTests() { #expect(Bool(true)) }
