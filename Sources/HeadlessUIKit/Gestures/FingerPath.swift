import Foundation

/// Where a finger is at every moment between coming down and going up: straight and even between samples.
package struct FingerPath: Hashable, Sendable {
  package struct Sample: Hashable, Sendable {
    /// Seconds since the finger came down.
    package var time: Double
    /// In the window's points.
    package var position: CGPoint

    package init(time: Double, position: CGPoint) { (self.time, self.position) = (time, position) }
  }

  /// At least one, by rising time from 0.
  private let samples: [Sample]

  /// Seconds before a moment whose motion makes up a finger's velocity; UIKit's own window is not documented.
  private static let velocityWindow: Double = 0.1

  /// A path through samples; nil without one, or when their times do not rise from 0.
  ///
  /// Two samples at one time are a jump; the first sample's time is 0 whatever it says.
  package init?(_ samples: [Sample]) {
    guard var first = samples.first else { return nil }
    first.time = 0
    let whole = [first] + samples.dropFirst()
    guard zip(whole, whole.dropFirst()).allSatisfy({ $0.time <= $1.time && $1.time.isFinite }) else { return nil }
    self.samples = whole
  }

  /// Seconds from coming down to going up.
  package var duration: Double { samples[samples.count - 1].time }

  /// Where the finger is after some seconds; before and after its time, at its ends.
  package func position(at time: Double) -> CGPoint {
    guard let next = samples.firstIndex(where: { $0.time > time + VirtualClock.tolerance }) else {
      return samples[samples.count - 1].position
    }
    guard next > 0 else { return samples[0].position }
    let (a, b) = (samples[next - 1], samples[next])
    let share = CGFloat(max(time - a.time, 0) / (b.time - a.time))
    return share * (b.time - a.time) <= VirtualClock.tolerance ? a.position : a.position.moved(to: b.position, share)
  }

  /// Points a second over the last tenth of a second; at the very start that of the motion that follows.
  package func velocity(at time: Double) -> CGVector {
    let end = min(max(time, 0), duration)
    let start = max(end - Self.velocityWindow, 0)
    guard end - start > VirtualClock.tolerance else { return initialVelocity }
    let (a, b) = (position(at: start), position(at: end))
    return CGVector(dx: (b.x - a.x) / (end - start), dy: (b.y - a.y) / (end - start))
  }

  private var initialVelocity: CGVector {
    guard let next = samples.first(where: { $0.time > 0 }) else { return .zero }
    let (a, b) = (samples[0].position, next.position)
    return CGVector(dx: (b.x - a.x) / next.time, dy: (b.y - a.y) / next.time)
  }

  /// When the finger next moves after a time; nil when it rests until it goes up.
  func nextMotion(after time: Double) -> Double? {
    zip(samples, samples.dropFirst()).first { $1.time > time + VirtualClock.tolerance && $0.position != $1.position }
      .map { max($0.0.time, time) }
  }

  /// The time of the first sample after a time; nil after the last.
  func nextSampleTime(after time: Double) -> Double? {
    samples.first { $0.time > time + VirtualClock.tolerance }?.time
  }

  /// The first time from a moment on at which a quantity that is straight between samples passes a value and goes on.
  ///
  /// - Parameter quantity: must be linear in the position.
  func time(from start: Double, atWhich quantity: (CGPoint) -> Double, passes value: Double) -> Double? {
    let before = quantity(position(at: start)) < value
    for (a, b) in zip(samples, samples.dropFirst()) where b.time > start {
      let (low, high) = (quantity(a.position) - value, quantity(b.position) - value)
      guard before ? low <= 0 && high > 0 : low >= 0 && high < 0 else { continue }
      return max(a.time + (b.time - a.time) * (low / (low - high)), start)
    }
    return nil
  }
}

extension CGPoint {
  fileprivate func moved(to other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
