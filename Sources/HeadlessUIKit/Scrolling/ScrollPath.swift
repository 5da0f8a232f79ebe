import Foundation
import Motion

/// Where a scroll view that moves by itself is at each time, along one axis.
struct ScrollPath {
  /// A stretch of the way, its time counted from its own beginning.
  enum Stretch: Hashable {
    /// Exponential decay towards where it comes to rest: what a speed that shrinks by a share each millisecond gives.
    case decay(from: Double, to: Double, rate: Double)
    /// A critically damped spring towards a limit.
    case spring(displacement: Double, speed: Double, limit: Double)
    case eased(from: Double, to: Double)
  }

  /// The stretches, each with its length in seconds.
  private(set) var stretches: [(stretch: Stretch, duration: Double)] = []

  /// What is nearer to its rest has come to it, points: less than half a pixel of the finest displays.
  private static let nearness: Double = 0.1
  /// Of the bounce's spring, a second; a re-implementation of UIScrollView chose mass 1, stiffness 100, critical damping.
  private static let bounceFrequency: Double = 10
  /// Of an animated change of the offset, seconds; UIKit's is not published, third parties see 0.3.
  private static let easedDuration: Double = 0.3

  var duration: Double { stretches.reduce(0) { $0 + $1.duration } }

  /// Goes on at a speed, points a second, and comes to rest by itself or springs back from a limit.
  init(from offset: Double, speed: Double, rate: Double, limits: ClosedRange<Double>) {
    guard limits.contains(offset) else {
      let limit = offset < limits.lowerBound ? limits.lowerBound : limits.upperBound
      addSpring(displacement: offset - limit, speed: speed, limit: limit)
      return
    }
    let decayRate = -1000 * Elementary.log(rate)
    let rest = offset + speed / decayRate
    guard !limits.contains(rest) else {
      addDecay(from: offset, to: rest, rate: rate)
      return
    }
    let limit = rest < offset ? limits.lowerBound : limits.upperBound
    let share = (rest - limit) / (rest - offset)
    stretches.append(
      (.decay(from: offset, to: rest, rate: rate), -Elementary.log(share) / decayRate))
    addSpring(displacement: 0, speed: speed * share, limit: limit)
  }

  /// Comes to rest where it was told to.
  init(from offset: Double, to rest: Double, rate: Double) {
    addDecay(from: offset, to: rest, rate: rate)
  }

  /// Eases in and out.
  init(easingFrom offset: Double, to end: Double) {
    stretches.append((.eased(from: offset, to: end), Self.easedDuration))
  }

  private mutating func addDecay(from offset: Double, to rest: Double, rate: Double) {
    let share = min(Self.nearness / max(abs(rest - offset), .leastNormalMagnitude), 1)
    stretches.append(
      (
        .decay(from: offset, to: rest, rate: rate),
        Elementary.log(share) / (1000 * Elementary.log(rate))
      ))
  }

  private mutating func addSpring(displacement: Double, speed: Double, limit: Double) {
    let duration = Self.settling(displacement, speed)
    stretches.append((.spring(displacement: displacement, speed: speed, limit: limit), duration))
  }

  /// When (|d| + |v + ωd|t)e^(−ωt) has come within nearness for good, to a hundredth of a second.
  private static func settling(_ displacement: Double, _ speed: Double) -> Double {
    let swing = abs(speed + bounceFrequency * displacement)
    var time: Double = 0
    var steps = 0
    // The swing's part grows until 1/ω and shrinks from there on.
    while time < 1 / bounceFrequency
      || (abs(displacement) + swing * time) * Elementary.exp(-bounceFrequency * time) > nearness
    {
      steps += 1
      time = Double(steps) / 100
    }
    return time
  }

  /// The offset at a time since the beginning; at the end, exactly where it rests.
  func offset(at time: Double) -> Double {
    var rest = time
    for (index, (stretch, duration)) in stretches.enumerated() {
      if rest < duration {
        return stretch.offset(at: rest, frequency: Self.bounceFrequency, duration: duration)
      }
      if index == stretches.count - 1 { return stretch.end }
      rest -= duration
    }
    return 0
  }

  /// Where it comes to rest.
  var end: Double { stretches.last?.stretch.end ?? 0 }
}

extension ScrollPath.Stretch {
  fileprivate var end: Double {
    switch self {
    case .decay(_, let rest, _): rest
    case .spring(_, _, let limit): limit
    case .eased(_, let end): end
    }
  }

  fileprivate func offset(at time: Double, frequency: Double, duration: Double) -> Double {
    switch self {
    case .decay(let start, let rest, let rate):
      rest - (rest - start) * Elementary.pow(rate, 1000 * time)
    case .spring(let displacement, let speed, let limit):
      limit + (displacement + (speed + frequency * displacement) * time)
        * Elementary.exp(-frequency * time)
    case .eased(let start, let end):
      start + (end - start) * CubicCurve.easeInOut.value(at: time / duration)
    }
  }
}
