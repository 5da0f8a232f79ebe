import Testing

@Suite("What the README shows is what is compiled")
struct ReadmeExampleTests {
  @Test(arguments: ["Package.swift", "Sources/Slide/main.swift"])
  func `its package is the one that is built`(_ file: String) throws {
    let source = try Checkout.text(of: "Tests/LibraryExample/\(file)").replacing("\"../..\"", with: "\"../Segue\"")
    #expect(try Checkout.text(of: "README.md").contains("```swift\n\(source)```\n"))
  }

  @Test func `its test is one of ours`() throws {
    let source = try Checkout.text(of: "Tests/ExampleTests/SlideTests.swift")
    #expect(try Checkout.text(of: "README.md").contains("```swift\n\(source)```\n"))
  }
}
