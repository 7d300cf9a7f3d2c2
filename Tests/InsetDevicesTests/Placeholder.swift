import Testing

@Test func placeholderInsetDevicesTests() { #expect(Bool(true)) }
