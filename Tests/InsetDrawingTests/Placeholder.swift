import Testing

@Test func placeholderInsetDrawingTests() { #expect(Bool(true)) }
