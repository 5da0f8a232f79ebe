/// The resistance of a view pulled beyond its limit, as UIScrollView's.
package struct RubberBand: Hashable, Sendable {
  /// How fast the view follows at first; UIScrollView's is 0.55.
  package let coefficient: Double

  /// The extent in points the view never leaves its limit by, however far it is pulled.
  package let dimension: Double

  package init(coefficient: Double = 0.55, dimension: Double) {
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// How far the view moves beyond its limit when the finger has moved beyond it: d (1 − 1/(x c/d + 1)), to either side.
  package func displacement(of pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let size = dimension * (1 - 1 / (pull.magnitude * coefficient / dimension + 1))
    return pull < 0 ? -size : size
  }

  /// How far the finger must have moved for a view that is so far beyond its limit, which is less than the dimension.
  package func pull(for displacement: Double) -> Double {
    guard dimension > 0, coefficient > 0 else { return 0 }
    let share = min(displacement.magnitude / dimension, 1)
    let size = dimension / coefficient * (share / (1 - share))
    return displacement < 0 ? -size : size
  }
}
