import Testing

@Test func placeholderUIKitTests() { #expect(Bool(true)) }
