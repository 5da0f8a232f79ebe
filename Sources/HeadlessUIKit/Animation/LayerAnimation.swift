import Geometry

/// An animation as a layer keeps it: values only, so that what it shows is a function of the layer's time.
package struct LayerAnimation {
  /// Unique on a stage, rising.
  package let number: Int
  package var key: String
  package var timing: AnimationTiming
  package var isRemovedOnCompletion = true
  package var effect: Effect
  /// Nothing shows at its end: the model is where it led.
  var endsAtModel = false
  /// Told when it begins and ends, in order.
  var observers: [any AnimationObserver] = []
  /// Where touches find what it moves: animators let them hit what shows.
  var touchPolicy: TouchPolicy = .model
  /// The explicit animation it was made from.
  var source: CAAnimation?
  /// The end has been told; it stays only because it fills forwards.
  var hasEnded = false

  enum TouchPolicy {
    /// Where the view will be in the end.
    case model
    /// Where it shows.
    case presentation
    /// Nowhere.
    case none
  }

  /// What an animation does to a layer's values.
  package indirect enum Effect {
    case property(PropertyEffect)
    case group([LayerAnimation], Pace)
    /// Only keeps time.
    case none
  }

  /// The values at a time of the layer, with this animation on top.
  ///
  /// - Parameter isHeld: whether it is a group's member at the group's last moment, which shows on: what ends with the
  ///   group shows on too.
  func apply(to values: inout LayerValues, at layerTime: Double, isHeld: Bool = false) {
    guard let moment = moment(at: layerTime, isHeld: isHeld) else { return }
    switch effect {
    case .none: break
    case .property(let effect): effect.apply(to: &values, at: moment.time, run: moment.run, of: timing.duration)
    case .group(let members, let pace):
      let duration = timing.duration
      let time = pace == .linear ? moment.time : pace.progress(at: moment.time, of: duration) * duration
      let isOver = timing.phase(at: layerTime) == .after
      for member in members { member.apply(to: &values, at: time, isHeld: isOver) }
    }
  }

  /// The seconds into a run that show at a time; nil when nothing shows.
  private func moment(at layerTime: Double, isHeld: Bool) -> (time: Double, run: Int)? {
    switch timing.phase(at: layerTime) {
    case .before: timing.fillsBackwards ? (0, 0) : nil
    case .running(let time, let run): (time, run)
    case .after where isHeld && timing.ends(at: layerTime): timing.finalMoment
    case .after: timing.fillsForwards && !isRemovedOnCompletion && !endsAtModel ? timing.finalMoment : nil
    }
  }

  /// What a key path shows after a share of the way, not through time: for properties alone.
  var keyPath: LayerKeyPath? {
    guard case .property(let effect) = effect else { return nil }
    return effect.keyPath
  }
}

/// What an animation of one property does.
package struct PropertyEffect: Hashable, Sendable {
  package enum Blending: Hashable, Sendable {
    case replace
    /// The value is added to what lies beneath.
    case add
    /// What lies beneath moves by as much as the value differs from this one: a `UIView` animation's end.
    case moveFrom(AnimatableValue)
  }

  package var keyPath: LayerKeyPath
  package var track: ValueTrack
  package var pace: Pace
  package var blending: Blending
  package var isCumulative: Bool = false

  package init(keyPath: LayerKeyPath, track: ValueTrack, pace: Pace, blending: Blending = .replace) {
    self.keyPath = keyPath
    self.track = track
    self.pace = pace
    self.blending = blending
  }

  func apply(to values: inout LayerValues, at time: Double, run: Int, of duration: Double) {
    let progress = pace.progress(at: time, of: duration)
    guard let base = values.value(at: keyPath), var value = track.value(at: progress, over: base) else { return }
    if isCumulative, run > 0, let end = track.value(at: 1, over: base) {
      for _ in 0..<run { value = value.adding(end) }
    }
    switch blending {
    case .replace: values.set(value.promoted(like: base), at: keyPath)
    case .add: values.set(base.adding(value.promoted(like: base)), at: keyPath)
    case .moveFrom(let reference): values.set(base.moved(from: reference, to: value), at: keyPath)
    }
  }
}

/// Who wants to know when an animation begins and ends.
@MainActor protocol AnimationObserver: AnyObject {
  func animationDidBegin(_ animation: LayerAnimation)
  func animationDidEnd(_ animation: LayerAnimation, finished: Bool)
}

extension AnimatableValue {
  /// A number where radii are wanted stands for four equal ones.
  func promoted(like other: AnimatableValue) -> AnimatableValue {
    if case .number(let number) = self, case .radii = other { return .radii(CornerRadii(number)) }
    return self
  }
}
