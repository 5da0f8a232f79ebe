/// The search for the place where a condition ends.
enum Bisection {
  /// The first number at which a condition has ended that holds from `low` on and no more at `high`, to the last bit.
  static func boundary(from low: Double, to high: Double, where holds: (Double) -> Bool) -> Double {
    var low = low
    var high = high
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if holds(middle) { low = middle } else { high = middle }
    }
  }
}
