/// Why an expectation does not hold: what to say, and what to show.
package struct ExpectationFailure: Error, Hashable, Sendable {
  /// A file that goes with the test's result.
  package struct Attachment: Hashable, Sendable {
    /// The file's name, with its extension.
    package var name: String
    package var bytes: [UInt8]
  }

  package var message: String
  package var attachments: [Attachment] = []

  init(_ message: String) { self.message = message }
}
