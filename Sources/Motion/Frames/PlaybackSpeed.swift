/// How fast frames show what happened, as a fraction, so that 0.1 is exact: at 1/4 a second takes four.
package struct PlaybackSpeed: Hashable, Sendable {
  private let fraction: FrameRate

  /// The speeds that frames may have, our choice: what is beyond shows nothing.
  private static let allowed: ClosedRange<Double> = 0.001...1000

  /// A speed written as "0.25" or "1/3"; nil for anything else and outside of 0.001…1000.
  package init?(_ text: String) {
    guard let fraction = FrameRate(text), Self.allowed.contains(fraction.perSecond) else { return nil }
    self.fraction = fraction
  }

  package var factor: Double { fraction.perSecond }

  /// The rate at which a play is looked at whose frames are shown at another; nil where that has too many digits.
  package func sampling(for shown: FrameRate) -> FrameRate? {
    let (frames, framesOverflow) = shown.frames.multipliedReportingOverflow(by: fraction.seconds)
    let (seconds, secondsOverflow) = shown.seconds.multipliedReportingOverflow(by: fraction.frames)
    return framesOverflow || secondsOverflow ? nil : FrameRate(frames: frames, seconds: seconds)
  }
}

extension PlaybackSpeed: CustomStringConvertible {
  package var description: String { fraction.description }
}
