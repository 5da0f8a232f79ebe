/// When an animation plays: Core Animation's media timing as plain values.
package struct AnimationTiming: Hashable, Sendable {
  /// In the layer's time; nil until the transaction that adds it is committed.
  package var beginTime: Double?
  /// Seconds after `beginTime`; what a block's delay is.
  package var delay: Double = 0
  package var duration: Double = 0
  package var speed: Double = 1
  package var timeOffset: Double = 0
  /// Infinity repeats for ever; 0 is once.
  package var repeatCount: Double = 0
  /// 0 leaves it to the count.
  package var repeatDuration: Double = 0
  package var autoreverses: Bool = false
  package var fillsBackwards: Bool = false
  package var fillsForwards: Bool = false

  package init(duration: Double = 0) { self.duration = duration }

  /// Where an animation is at a moment.
  enum Phase: Hashable {
    case before
    /// Seconds into the run, and how many runs are behind it.
    case running(Double, run: Int)
    case after
  }

  /// How long it runs in its own time, all repetitions counted.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? repeatCount : 1
    return duration == 0 ? 0 : duration * count * (autoreverses ? 2 : 1)
  }

  /// The time since the beginning, in the animation's own seconds; nil before the commit.
  func activeTime(at layerTime: Double) -> Double? {
    beginTime.map { (layerTime - $0 - delay) * speed + timeOffset }
  }

  func phase(at layerTime: Double) -> Phase {
    let time = activeTime(at: layerTime) ?? (timeOffset - delay * speed)
    if time < 0 { return .before }
    if time >= activeDuration - VirtualClock.tolerance { return .after }
    return run(at: time)
  }

  /// The moment shown from the end on, when it fills forwards.
  var finalMoment: (time: Double, run: Int) {
    let cycle = duration * (autoreverses ? 2 : 1)
    guard cycle > 0, activeDuration.isFinite else { return (duration, 0) }
    let runs = (activeDuration / cycle).rounded(.down)
    let rest = activeDuration - runs * cycle
    if rest > VirtualClock.tolerance { return (folded(rest), Int(runs)) }
    return (autoreverses ? 0 : duration, max(Int(runs) - 1, 0))
  }

  /// Whether it ends at a moment.
  func ends(at layerTime: Double) -> Bool {
    activeTime(at: layerTime).map { abs($0 - activeDuration) <= VirtualClock.tolerance } ?? false
  }

  private func run(at time: Double) -> Phase {
    let cycle = duration * (autoreverses ? 2 : 1)
    guard cycle > 0 else { return .after }
    let runs = (time / cycle).rounded(.down)
    return .running(folded(time - runs * cycle), run: Int(runs))
  }

  /// The second half of an autoreversing cycle is the first backwards.
  private func folded(_ time: Double) -> Double {
    autoreverses && time > duration ? 2 * duration - time : time
  }

  /// When it ends in the layer's time; nil when it never does.
  var endTime: Double? {
    guard let beginTime, speed > 0, activeDuration.isFinite else { return nil }
    return (activeDuration - timeOffset) / speed + beginTime + delay
  }
}
