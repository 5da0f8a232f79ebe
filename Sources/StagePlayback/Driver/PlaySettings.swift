package import Motion

/// How a stage is played.
package struct PlaySettings: Hashable, Sendable {
  package var rate: FrameRate
  /// A fixed length in seconds; nil plays until everything has settled.
  package var duration: Double?
  /// Seconds kept after settling.
  package var tail: Double
  /// The longest time to wait for settling, in seconds.
  package var maxDuration: Double
  /// Whether blocks on the main queue run between events, as in an app; scenes have none.
  package var drainsMainQueue: Bool
  /// Whether trace lines are kept for the stage's own `trace`.
  package var keepsTrace: Bool

  package init(
    rate: FrameRate, duration: Double? = nil, tail: Double = 0, maxDuration: Double = 60, drainsMainQueue: Bool = false,
    keepsTrace: Bool = false
  ) {
    self.rate = rate
    self.duration = duration
    self.tail = tail
    self.maxDuration = maxDuration
    self.drainsMainQueue = drainsMainQueue
    self.keepsTrace = keepsTrace
  }
}

extension FrameRate {
  /// A rate from a number of frames a second, such as 60 or 29.97.
  package init(framesPerSecond: Double) throws(StageError) {
    guard framesPerSecond > 0, framesPerSecond.isFinite, let rate = FrameRate("\(framesPerSecond)") else {
      throw .invalidRate("\(framesPerSecond)")
    }
    self = rate
  }
}
