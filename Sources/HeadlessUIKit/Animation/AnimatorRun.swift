import Motion

/// One life of a property animator: its animations, which it re-times when it is paused, scrubbed or turned round.
@MainActor final class AnimatorRun {
  private struct Owned {
    weak var layer: CALayer?
    let number: Int
    /// The share of the whole before it begins.
    let start: Double
    /// The time and the pace of a block inside, which keeps them; nil where the animator's count.
    let inner: Inner?
  }

  /// What a block inside the animator's has of its own: it goes by the animator's time and not by its way.
  private struct Inner {
    /// Seconds of its own, and of the animator's before it.
    let duration: Double
    let delay: Double
    let pace: Pace
  }

  /// Kept alive until it has ended, whoever else lets it go: its layers know the run, and the run knows it.
  private let animator: UIViewPropertyAnimator
  private let motion: PlanarMotion
  private let timing: PlanarTiming
  private let delay: Double
  private let changes = ModelChanges()
  private var owned: [Owned] = []
  /// Keeps time while there is nothing to animate.
  private let timekeeper = CALayer()
  private(set) var isPaused = false
  private var hasStopped = false
  private(set) var isReversed = false
  /// Where it stands while paused.
  private var heldFraction: Double = 0
  /// What it plays since it last set off: a share of the whole at some seconds.
  private var piece: Piece

  /// A stretch of motion: the pace as shares of the whole way, and its length.
  private struct Piece {
    var pace: PlanarPace
    var duration: Double
  }

  init(_ animator: UIViewPropertyAnimator, delay: Double) {
    self.animator = animator
    (motion, timing, self.delay) = (animator.motion, animator.timing, delay)
    piece = Piece(pace: animator.motion.pace, duration: animator.motion.duration)
  }

  // MARK: Beginning

  func begin(_ blocks: [(delayFactor: Double, animations: () -> Void)]) {
    let group = CompletionGroup { _ in self.animator.runDidEnd(self) }
    for block in blocks { animate(block.animations, start: block.delayFactor, group: group) }
    if owned.isEmpty { keepTime(group) }
    group.close()
  }

  private func keepTime(_ group: CompletionGroup) {
    let context = AnimationContext(parameters(start: 0), group: group)
    context.run = self
    context.keepTime(on: timekeeper)
  }

  /// Adds a block while it plays: it ends with the others.
  func animate(_ animations: () -> Void, delayFactor: Double) {
    let start = fraction + (1 - fraction) * delayFactor
    animate(animations, start: start, group: CompletionGroup())
    if isPaused { hold(at: heldFraction) }
  }

  private func animate(_ animations: () -> Void, start: Double, group: CompletionGroup) {
    let environment = UIEnvironment.current
    let isEnabled = environment.animationsAreEnabled
    let context = AnimationContext(parameters(start: start), group: group, isEnabled: isEnabled)
    context.run = self
    context.changes = changes
    environment.blockObserver?(context.parameters)
    UIView.run(context, animations)
  }

  private func parameters(start: Double) -> AnimationParameters {
    let length = motion.duration * (1 - start)
    let pace = start == 0 ? motion.pace : PlanarMotion(timing, duration: length).pace
    var parameters = AnimationParameters(
      duration: length, delay: delay + motion.duration * start, pace: pace.length,
      options: [.overrideInheritedDuration, .overrideInheritedCurve])
    parameters.planarPace = pace
    parameters.animatesEveryProperty = animator.animatesEveryProperty
    return parameters
  }

  /// Takes an animation over, with the time and the pace of its own that one from a block inside has.
  func own(_ animation: LayerAnimation, on layer: CALayer, isInner: Bool) {
    let (whole, timing) = (motion.duration, animation.timing)
    var inner: Inner?
    if isInner, case .property(let effect) = animation.effect {
      inner = Inner(duration: timing.duration, delay: timing.delay, pace: effect.pace)
    }
    let wait = max(timing.delay - delay, 0)
    owned.append(
      Owned(layer: layer, number: animation.number, start: whole > 0 ? wait / whole : 0, inner: inner))
  }

  func resume() { isPaused = false }

  var touchPolicy: LayerAnimation.TouchPolicy {
    guard animator.isUserInteractionEnabled else { return .none }
    return animator.isManualHitTestingEnabled ? .model : .presentation
  }

  // MARK: Where it is

  /// The share of the way while it runs or stands, 0…1.
  var fraction: Double {
    if isPaused { return heldFraction }
    return min(max(!animator.scrubsLinearly ? timeShare : wayShare, 0), 1)
  }

  /// Seconds since it last set off.
  private var elapsed: Double {
    guard let reference = reference else { return piece.duration }
    let now = reference.layer.localTime(at: UIEnvironment.current.clock.now)
    let timing = reference.animation.timing
    return min(max((timing.activeTime(at: now) ?? 0) + reference.start, 0), piece.duration)
  }

  private var reference: (layer: CALayer, animation: LayerAnimation, start: Double)? {
    for entry in owned {
      guard let layer = entry.layer, let animation = layer.animation(number: entry.number) else { continue }
      return (layer, animation, animation.timing.delay - (isUntouched ? delay : 0))
    }
    return nil
  }

  /// True until it has been re-timed.
  private(set) var isUntouched = true

  private var wayShare: Double { piece.pace.length.progress(at: elapsed, of: piece.duration) }

  /// The share of the original run's time at which it would be where it is.
  private var timeShare: Double {
    guard motion.duration > 0 else { return 1 }
    if isUntouched { return elapsed / motion.duration }
    return motion.pace.length.time(of: wayShare, in: motion.duration) / motion.duration
  }

  // MARK: Scrubbing

  func pause() {
    guard !isPaused else { return }
    hold(at: fraction)
  }

  /// Stands at a fraction: the animations' own time is stopped there.
  func hold(at fraction: Double) {
    isPaused = true
    isUntouched = false
    heldFraction = fraction
    let pace = heldPace
    let seconds = heldSeconds
    retime { entry, timing in
      if let inner = entry.inner {
        timing.duration = inner.duration
        timing.delay = 0
        timing.speed = 0
        timing.timeOffset = seconds - inner.delay
        return PlanarPace(inner.pace)
      }
      let length = (1 - entry.start) * self.motion.duration
      timing.duration = length
      timing.delay = 0
      timing.speed = 0
      timing.timeOffset = fraction * self.motion.duration - entry.start * self.motion.duration
      return pace
    }
  }

  private var heldPace: PlanarPace { !animator.scrubsLinearly ? motion.pace : PlanarPace(.linear) }

  /// The share of the way shown at the fraction it stands at.
  private var heldWay: Double {
    heldPace.length.progress(at: heldFraction * motion.duration, of: motion.duration)
  }

  /// The seconds of the original run that it stands at, as blocks inside see it.
  private var heldSeconds: Double {
    animator.scrubsLinearly
      ? motion.pace.length.time(of: heldFraction, in: motion.duration) : heldFraction * motion.duration
  }

  // MARK: Going on

  /// Lets it go on from where it stands, towards its end or its start.
  func proceed(_ newTiming: PlanarTiming?, durationFactor: Double) {
    let (end, seconds) = (isReversed ? 0.0 : 1, heldSeconds)
    let remaining = (end - heldFraction).magnitude
    let length = (durationFactor > 0 ? durationFactor : remaining) * motion.duration
    if let newTiming {
      let next = PlanarMotion(newTiming, duration: length)
      let way = heldWay
      set(
        off: Piece(pace: next.pace.map { .between(way, end, $0) }, duration: next.duration),
        at: passage(from: seconds, to: end, next.pace.length))
    } else {
      set(off: piece(ofOriginalFrom: heldWay, lasting: length), at: passage(from: seconds, to: end, .linear))
    }
  }

  /// How the animator's own time, as a share of it, goes on to an end.
  private func passage(from seconds: Double, to end: Double, _ pace: Pace) -> Pace {
    .between(motion.duration > 0 ? seconds / motion.duration : 1, end, pace)
  }

  /// The rest of the original run from where it passes a share of the way, in some seconds.
  private func piece(ofOriginalFrom way: Double, lasting length: Double) -> Piece {
    let time = motion.pace.length.time(of: way, in: motion.duration)
    let rest = isReversed ? time : motion.duration - time
    let rate = length > 0 ? (isReversed ? -rest : rest) / length : 0
    let whole = motion.duration
    return Piece(pace: motion.pace.map { .piece($0, of: whole, from: time, rate: rate) }, duration: length)
  }

  /// - Parameter passage: how its time goes on for the blocks inside.
  private func set(off next: Piece, at passage: Pace) {
    isPaused = false
    isUntouched = false
    piece = next
    let from = heldFraction
    retime { entry, timing in
      timing.speed = 1
      timing.timeOffset = 0
      if let inner = entry.inner {
        (timing.delay, timing.duration) = (0, next.duration)
        return PlanarPace(
          .inner(inner.pace, of: inner.duration, after: inner.delay, in: self.motion.duration, passed: passage))
      }
      let span = self.isReversed ? from : 1 - from
      let wait = !self.isReversed && span > 0 ? max(entry.start - from, 0) / span * next.duration : 0
      timing.delay = wait
      timing.duration = max(next.duration - wait, 0)
      return next.pace
    }
  }

  /// Turns it round; one that runs goes back along its own curve.
  func turn(reversed: Bool) {
    guard reversed != isReversed else { return }
    let (way, time, wasRunning) = (wayShare, timeShare * motion.duration, !isPaused)
    isReversed = reversed
    guard wasRunning else { return }
    heldFraction = min(max(way, 0), 1)
    let length = reversed ? time : motion.duration - time
    set(
      off: piece(ofOriginalFrom: way, lasting: length), at: passage(from: time, to: reversed ? 0 : 1, .linear))
  }

  private func retime(_ change: (Owned, inout AnimationTiming) -> PlanarPace) {
    let scheduler = UIEnvironment.current.scheduler
    for entry in owned {
      guard let layer = entry.layer, let index = layer.index(of: entry.number) else { continue }
      var animation = layer.animations[index]
      let pace = change(entry, &animation.timing)
      animation.timing.beginTime = layer.localTime(at: UIEnvironment.current.clock.now)
      animation.hasEnded = false
      if case .property(var effect) = animation.effect {
        effect.pace = pace(effect.keyPath)
        animation.effect = .property(effect)
      }
      layer.animations[index] = animation
      scheduler.reschedule(entry.number)
    }
  }

  // MARK: Ending

  /// Leaves the values where they show.
  func stop() {
    hasStopped = true
    changes.keepPresent()
    removeAnimations()
  }

  func put(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: hasStopped ? changes.begin() : changes.takeBack()
    case .end: changes.complete()
    case .current: break
    }
  }

  func removeAnimations() {
    for entry in owned {
      guard let layer = entry.layer else { continue }
      UIEnvironment.current.scheduler.remove(entry.number, from: layer)
    }
    owned = []
  }
}
