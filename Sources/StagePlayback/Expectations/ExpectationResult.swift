/// An expectation and what was found.
package struct ExpectationResult: Hashable, Sendable {
  /// What was found in the place of what was expected.
  package enum Measured: Hashable, Sendable {
    /// There was nothing to measure; the message says why.
    case nothing
    case number(Double)
    case numbers([Double])
    case text(String)
    case texts([String])
  }

  package var expectation: PlaybackExpectation
  package var passed: Bool
  package var measured: Measured
  /// What was measured and what was expected, in one sentence.
  package var message: String
  /// The frame that was looked at; nil when it is not about one.
  package var frame: Int?

  package init(
    _ expectation: PlaybackExpectation, passed: Bool, measured: Measured, message: String, frame: Int? = nil
  ) {
    self.expectation = expectation
    self.passed = passed
    self.measured = measured
    self.message = message
    self.frame = frame
  }
}
