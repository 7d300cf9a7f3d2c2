import Testing

@Test func placeholderLayeringTests() { #expect(Bool(true)) }
