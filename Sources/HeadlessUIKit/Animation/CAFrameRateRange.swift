/// How often frames are wanted, as `CAFrameRateRange`; frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// What is best; nil when anything between will do.
  public var preferred: Float?

  /// As often as the display goes.
  public static let `default`: CAFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0)

  /// A range of frames a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}

extension CADisplayLink {
  /// How often it calls back: as preferred, or else at most as often as the range says, and never more often than the display.
  public var preferredFrameRateRange: CAFrameRateRange {
    get {
      let rate = Float(preferredFramesPerSecond)
      return CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
    set {
      let rate = newValue.preferred.map { $0 > 0 ? $0 : newValue.maximum } ?? newValue.maximum
      preferredFramesPerSecond = rate > 0 ? min(Int(rate.rounded()), UIScreen.main.maximumFramesPerSecond) : 0
    }
  }
}
