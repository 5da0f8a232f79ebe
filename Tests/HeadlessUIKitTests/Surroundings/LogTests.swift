import HeadlessUIKit
import Testing

@Suite("What apps log")
struct LogTests {
  @Test(
    arguments: [
      ("plain", [], "plain"), ("%@ at %d", ["card", 3], "card at 3"), ("%{public}@: %{private}s", ["a", "b"], "a: b"),
      ("%.2f of %lld%%", [0.256, 7], "0.26 of 7%"), ("%@ and %@", ["one"], "one and %@"),
    ] as [(String, [any Sendable], String)])
  func `arguments stand in their places`(_ format: String, arguments: [any Sendable], text: String) {
    #expect(LogFormat(format).text(with: arguments) == text)
  }

  @Test func `values of a message are written whoever may read them`() {
    let message: OSLogMessage = "at \(3, privacy: .public), \("x", privacy: .private(mask: .hash)) \(true)"
    #expect(message.text == "at 3, x true")
  }
}
