import Testing

@Suite("What the README shows is what is compiled")
struct ReadmeExampleTests {
  @Test func `its test is one of ours`() throws {
    let source = try Checkout.text(of: "Tests/ExampleTests/SlideTests.swift")
    #expect(try Checkout.text(of: "README.md").contains("```swift\n\(source)```\n"))
  }
}
