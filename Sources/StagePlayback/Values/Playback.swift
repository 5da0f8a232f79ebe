/// A moment of the script that has a name.
public struct PlaybackMark: Hashable, Sendable {
  /// The mark's name.
  public var name: String
  /// Seconds since the stage began.
  public var time: Double

  /// A name for a time in seconds since the stage began.
  public init(name: String, time: Double) {
    self.name = name
    self.time = time
  }
}

/// What is known of a play once it has ended, without its frames.
package struct Playback: Hashable, Sendable {
  /// Frames of the whole play, at its rate.
  package var frameCount: Int
  /// Frames a second, as it was written: `60`, `60000/1001`.
  package var rate: String
  /// Frames a second.
  package var framesPerSecond: Double
  /// Seconds until everything had settled, with the tail; or the fixed length.
  package var duration: Double
  package var events: [PlaybackEvent]
  package var marks: [PlaybackMark]
  package var expectations: [ExpectationResult]
  package var warnings: [PlaybackWarning]
  /// Like warnings, but no mistakes: what costs time on a device.
  package var notes: [PlaybackWarning]

  package init(
    frameCount: Int, rate: String, framesPerSecond: Double, duration: Double, events: [PlaybackEvent] = [],
    marks: [PlaybackMark] = [], expectations: [ExpectationResult] = [], warnings: [PlaybackWarning] = [],
    notes: [PlaybackWarning] = []
  ) {
    self.frameCount = frameCount
    self.rate = rate
    self.framesPerSecond = framesPerSecond
    self.duration = duration
    self.events = events
    self.marks = marks
    self.expectations = expectations
    self.warnings = warnings
    self.notes = notes
  }

  package var failedExpectations: [ExpectationResult] { expectations.filter { !$0.passed } }

  /// The same play with the expectations, warnings and notes of one at another rate.
  package func judged(by other: Playback?) -> Playback {
    guard let other else { return self }
    var judged = self
    judged.expectations = other.expectations
    judged.warnings = other.warnings
    judged.notes = other.notes
    return judged
  }
}
