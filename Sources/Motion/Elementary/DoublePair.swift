/// A number as the unevaluated sum of two Doubles, some thirty digits long.
struct DoublePair {
  var head: Double
  var tail: Double

  init(head: Double, tail: Double) {
    self.head = head
    self.tail = tail
  }

  /// The exact sum of two numbers (Knuth's two-sum).
  init(sumOf a: Double, _ b: Double) {
    let sum = a + b
    let part = sum - a
    self.init(head: sum, tail: (a - (sum - part)) + (b - part))
  }

  /// The exact product of two numbers below 1e300 (Dekker's, as fused multiply-add is not everywhere a single instruction).
  init(productOf a: Double, _ b: Double) {
    let (aHigh, aLow) = Self.halves(of: a)
    let (bHigh, bLow) = Self.halves(of: b)
    let product = a * b
    self.init(
      head: product, tail: ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  private static func halves(of x: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * x
    let high = scaled - (scaled - x)
    return (high, x - high)
  }

  static func + (a: DoublePair, b: DoublePair) -> DoublePair {
    let sum = DoublePair(sumOf: a.head, b.head)
    return DoublePair(sumOf: sum.head, sum.tail + (a.tail + b.tail))
  }

  static func * (a: DoublePair, b: DoublePair) -> DoublePair {
    let product = DoublePair(productOf: a.head, b.head)
    return DoublePair(sumOf: product.head, product.tail + (a.head * b.tail + a.tail * b.head))
  }

  static func / (a: DoublePair, b: DoublePair) -> DoublePair {
    let quotient = a.head / b.head
    let product = b * DoublePair(head: quotient, tail: 0)
    let rest = ((a.head - product.head) - product.tail) + a.tail
    return DoublePair(sumOf: quotient, rest / b.head)
  }
}
