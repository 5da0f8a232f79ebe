/// One coordinate of a timing curve: a cubic from 0 to 1 over a parameter from 0 to 1.
struct UnitCubic {
  private let linear: Double
  private let square: Double
  private let cube: Double

  init(_ first: Double, _ second: Double) {
    linear = 3 * first
    square = 3 * (second - first) - linear
    cube = 1 - linear - square
  }

  func value(at parameter: Double) -> Double { ((cube * parameter + square) * parameter + linear) * parameter }

  func slope(at parameter: Double) -> Double { (3 * cube * parameter + 2 * square) * parameter + linear }

  /// The second derivative.
  func bend(at parameter: Double) -> Double { 6 * cube * parameter + 2 * square }

  /// The parameter of a value, for a cubic that nowhere falls.
  ///
  /// Newton's step while it stays inside the bracket, else half of the bracket, until neither moves.
  func parameter(of target: Double) -> Double {
    guard target > 0, target < 1 else { return target <= 0 ? 0 : 1 }
    var low = 0.0
    var high = 1.0
    var guess = target
    for _ in 0..<128 {
      let miss = value(at: guess) - target
      guard miss != 0 else { break }
      if miss < 0 { low = guess } else { high = guess }
      let step = guess - miss / slope(at: guess)
      let next = step > low && step < high ? step : low + (high - low) / 2
      guard next != guess, next > low, next < high else { break }
      guess = next
    }
    return guess
  }
}
