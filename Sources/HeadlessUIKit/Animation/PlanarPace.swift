import Motion

/// A pace that a spring thrown in a direction splits: points and sizes follow it across and downwards, all else by the
/// length of its velocity.
package struct PlanarPace: Hashable, Sendable {
  package var length: Pace
  package var across: Pace
  package var down: Pace

  /// One pace for everything.
  package init(_ pace: Pace) { (length, across, down) = (pace, pace, pace) }

  package init(length: Pace, across: Pace, down: Pace) {
    (self.length, self.across, self.down) = (length, across, down)
  }

  func callAsFunction(_ keyPath: LayerKeyPath) -> Pace {
    switch keyPath.component {
    case .x, .width, .originX, .sizeWidth: across
    case .y, .height, .originY, .sizeHeight: down
    default: length
    }
  }

  func map(_ transform: (Pace) -> Pace) -> PlanarPace {
    PlanarPace(length: transform(length), across: transform(across), down: transform(down))
  }
}

/// A motion of everything, points and sizes by direction, with one end for all.
struct PlanarMotion: Hashable {
  let pace: PlanarPace
  /// Of the three the longest, as UIKit takes the longer of a spring's two components; seconds.
  let duration: Double

  init(_ timing: PlanarTiming, duration: Double) {
    let motions = [timing.length, timing.across, timing.down].map { $0.motion(duration: duration) }
    pace = PlanarPace(length: Pace(motions[0].law), across: Pace(motions[1].law), down: Pace(motions[2].law))
    self.duration = max(motions[1].duration, motions[2].duration)
  }
}

/// A timing whose spring may be thrown in a direction.
struct PlanarTiming: Hashable {
  let length: Timing
  let across: Timing
  let down: Timing

  init(_ timing: Timing) { (length, across, down) = (timing, timing, timing) }

  /// A spring thrown with a velocity of whole distances a second, across and downwards.
  init(_ form: SpringForm, thrownBy velocity: CGVector) {
    length = .spring(form)
    across = .spring(form.thrown(at: Double(velocity.dx)))
    down = .spring(form.thrown(at: Double(velocity.dy)))
  }
}
