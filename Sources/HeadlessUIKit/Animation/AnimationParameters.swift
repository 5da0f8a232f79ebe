package import Motion

/// How a block animates: what `UIView.animate…` is told.
package struct AnimationParameters: Hashable, Sendable {
  package var duration: Double
  package var delay: Double
  package var pace: Pace
  package var options: UIView.AnimationOptions
  /// Animates every property of a layer, not only those that a view animates by itself.
  package var animatesEveryProperty: Bool = false
  /// How points and sizes are paced, where a spring is thrown in a direction.
  package var planarPace: PlanarPace?

  package init(duration: Double, delay: Double = 0, pace: Pace, options: UIView.AnimationOptions = []) {
    (self.duration, self.delay, self.pace, self.options) = (duration, delay, pace, options)
  }

  /// Parameters of a motion, its duration included.
  package init(_ motion: TimedMotion, delay: Double = 0, options: UIView.AnimationOptions = []) {
    self.init(duration: motion.duration, delay: delay, pace: Pace(motion.law), options: options)
  }

  /// A block's parameters: the curve of its options, of which 7 is the system's spring in its own duration.
  package init(duration: Double, delay: Double, options: UIView.AnimationOptions) {
    if options.isSystemSpring {
      self.init(TimedMotion(spring: .system), delay: delay, options: options)
    } else {
      self.init(duration: duration, delay: delay, pace: .curve(options.curve), options: options)
    }
  }

  /// What a block inside another one takes from it, unless its options say otherwise.
  func inheriting(from outer: AnimationParameters?) -> AnimationParameters {
    guard let outer else { return self }
    var result = self
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) {
      (result.pace, result.planarPace) = (outer.pace, outer.planarPace)
    }
    if !options.contains(.overrideInheritedOptions) {
      result.options.formUnion(
        outer.options.intersection([.repeat, .autoreverse, .beginFromCurrentState, .allowUserInteraction]))
    }
    result.animatesEveryProperty = animatesEveryProperty || outer.animatesEveryProperty
    return result
  }
}

extension Pace {
  package init(_ law: TimedMotion.Law) {
    switch law {
    case .curve(let curve): self = .curve(curve)
    case .spring(let spring): self = .spring(spring)
    }
  }
}
