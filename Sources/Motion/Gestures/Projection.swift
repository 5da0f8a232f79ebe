/// Where a thrown view would come to rest, as a scroll view decelerates.
package struct Projection: Hashable, Sendable {
  /// The share of its speed a view keeps each millisecond, between 0 and 1.
  package let decelerationRate: Double

  package init(decelerationRate: Double) {
    self.decelerationRate = decelerationRate
  }

  /// UIScrollView's normal deceleration.
  package static let normal = Projection(decelerationRate: 0.998)

  /// UIScrollView's fast deceleration, with which sheets are thrown.
  package static let fast = Projection(decelerationRate: 0.99)

  /// The points still to go at a speed in points per second: v/1000 × d/(1 − d), Apple's rule of WWDC 2018, session 803.
  package func distance(from velocity: Double) -> Double {
    velocity / 1000 * decelerationRate / (1 - decelerationRate)
  }

  /// The points travelled after some seconds of the continuous deceleration, which the rule above takes in steps of 1 ms.
  package func distance(from velocity: Double, after seconds: Double) -> Double {
    (self.velocity(from: velocity, after: seconds) - velocity) / (1000 * Elementary.log(decelerationRate))
  }

  /// The speed left after some seconds: v d^(1000 t).
  package func velocity(from velocity: Double, after seconds: Double) -> Double {
    velocity * Elementary.pow(decelerationRate, 1000 * seconds)
  }
}
