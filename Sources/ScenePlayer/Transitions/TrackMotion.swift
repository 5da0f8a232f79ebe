import HeadlessUIKit
import Motion
import SceneFiles

/// What tracks that move together have in common: when they begin, and how they run.
struct TrackMotion: Hashable {
  let delay: Double
  /// 0 where the timing has a time of its own, so that motions which are alike are equal.
  let duration: Double
  let timing: Timing
  let isReversed: Bool

  init(delay: Double, duration: Double, timing: Timing, isReversed: Bool = false) {
    self.delay = delay
    self.duration = timing.obeysDuration ? duration : 0
    self.timing = timing
    self.isReversed = isReversed
  }

  init(_ track: Scene.Track) {
    self.init(delay: track.delay, duration: track.duration, timing: track.timing, isReversed: track.isReversed)
  }

  /// The motion of a leg's own timing, which the dimming follows.
  init(_ leg: Scene.Leg) {
    self.init(delay: leg.delay, duration: leg.duration, timing: leg.timing, isReversed: leg.isReversed)
  }

  private var motion: TimedMotion { timing.motion(duration: duration) }

  /// Seconds from the leg's start to its end.
  var end: Double { delay + motion.duration }

  /// What a block is told; every property of a layer moves, as tracks may name any.
  var parameters: AnimationParameters {
    var parameters = AnimationParameters(motion, delay: delay)
    if isReversed { parameters.pace = .reversed(parameters.pace) }
    parameters.animatesEveryProperty = true
    return parameters
  }

  /// For tracks with keys, whose own timings govern: time alone.
  var keyframeParameters: AnimationParameters {
    var parameters = parameters
    parameters.pace = .linear
    return parameters
  }

  /// For a block inside another one that keeps its own time and pace.
  var innerParameters: AnimationParameters { parameters.overriding }

  /// The same for tracks with keys.
  var innerKeyframeParameters: AnimationParameters { keyframeParameters.overriding }

  /// How a key's timing runs through a segment that is a share of the whole; one with a time of its own is stretched.
  func pace(of timing: Timing, share: Double) -> Pace {
    let seconds = share * motion.duration
    let segment = timing.motion(duration: seconds)
    let pace = Pace(segment.law)
    guard segment.duration != seconds, seconds > 0 else { return pace }
    return .piece(pace, of: segment.duration, from: 0, rate: segment.duration / seconds)
  }
}

extension AnimationParameters {
  fileprivate var overriding: AnimationParameters {
    var parameters = self
    parameters.options = [.overrideInheritedDuration, .overrideInheritedCurve]
    return parameters
  }
}

extension Timing {
  /// Whether an animation's duration counts; some springs last their own settling time.
  fileprivate var obeysDuration: Bool {
    if case .spring(let form) = self { return form.obeysDuration }
    return true
  }
}
