/// The transcendental functions a frame may depend on, with the same bits on every system.
///
/// A C library's own may differ in the last digit from one system to the next, and with it a pixel. These use only +, −, ×,
/// ÷, square root and the bits of a Double, none of which leaves room. They are right to within two units in the last place.
package enum Elementary {}

// MARK: - Exponential and logarithm

extension Elementary {
  private static let logOfTwo = DoublePair(head: 0.6931471803691238, tail: 1.9082149292705877e-10)
  private static let logOfTwoInverse = 1.4426950408889634
  private static let largestExponent = 709.782712893384
  private static let smallestExponent = -745.1332191019412

  /// e to the power of a number; infinite above 709.78, zero below −745.13.
  package static func exp(_ x: Double) -> Double { exp(x, plus: 0) }

  /// The logarithm to base e; not a number below zero.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    let (power, fraction) = binaryParts(of: x)
    let quotient = fraction / (2 + fraction)
    let square = quotient * quotient
    let halfSquare = 0.5 * fraction * fraction
    let rest = quotient * (halfSquare + square * polynomial(logCoefficients, at: square)) + power * logOfTwo.tail
    return power * logOfTwo.head - ((halfSquare - rest) - fraction)
  }

  /// The exponential of a sum whose second part is too small to be held by the first.
  private static func exp(_ x: Double, plus tail: Double) -> Double {
    guard x <= largestExponent else { return x.isNaN ? .nan : .infinity }
    guard x >= smallestExponent else { return 0 }
    let power = (x * logOfTwoInverse).rounded()
    let head = x - power * logOfTwo.head
    let correction = tail - power * logOfTwo.tail
    let rest = head + correction
    let lost = (head - rest) + correction
    let value = 1 + (rest + (rest * rest * polynomial(expCoefficients, at: rest) + lost))
    return Double(sign: .plus, exponent: Int(power), significand: value)
  }

  /// A positive number as 2^power × (1 + fraction), the fraction between √½ − 1 and √2 − 1.
  private static func binaryParts(of x: Double) -> (power: Double, fraction: Double) {
    let significand = x.significand
    let isUpperHalf = significand > 1.4142135623730951
    let power = Double(x.exponent) + (isUpperHalf ? 1 : 0)
    return (power, (isUpperHalf ? significand / 2 : significand) - 1)
  }

  /// 1/2!, 1/3!, …: the exponential series after its first two terms.
  private static let expCoefficients: [Double] = [
    1 / 87_178_291_200, 1 / 6_227_020_800, 1 / 479_001_600, 1 / 39_916_800, 1 / 3_628_800, 1 / 362_880, 1 / 40320,
    1 / 5040, 1 / 720, 1 / 120, 1 / 24, 1 / 6, 1 / 2,
  ]

  /// 2/3, 2/5, 2/7, …: twice the series of the inverse hyperbolic tangent after its first term.
  private static let logCoefficients: [Double] = [
    2 / 23, 2 / 21, 2 / 19, 2 / 17, 2 / 15, 2 / 13, 2 / 11, 2 / 9, 2 / 7, 2 / 5, 2 / 3,
  ]
}

// MARK: - Powers

extension Elementary {
  /// A number to the power of another, as the C library defines it.
  ///
  /// Not a number when a negative base has a fractional exponent.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    guard exponent != 0, base != 1 else { return 1 }
    guard !base.isNaN, !exponent.isNaN else { return .nan }
    let isWhole = exponent.rounded(.towardZero) == exponent
    guard base >= 0 || isWhole else { return base.isFinite || base == 0 ? .nan : pow(-base, exponent) }
    let isOdd = isWhole && (exponent / 2).rounded(.towardZero) * 2 != exponent
    let size = pow(positive: base.magnitude, exponent)
    return base.sign == .minus && isOdd ? -size : size
  }

  private static func pow(positive base: Double, _ exponent: Double) -> Double {
    guard base != 1 else { return 1 }
    let estimate = exponent * log(base)
    guard estimate.magnitude < 746 else { return exp(estimate) }
    let product = preciseLog(base) * DoublePair(head: exponent, tail: 0)
    return exp(product.head, plus: product.tail)
  }

  /// The logarithm with some thirty digits, so that a large exponent does not multiply its error into view.
  private static func preciseLog(_ x: Double) -> DoublePair {
    let (power, fraction) = binaryParts(of: x)
    let quotient = DoublePair(head: fraction, tail: 0) / DoublePair(sumOf: 2, fraction)
    let square = quotient * quotient
    let tail = square.head * polynomial(logTailCoefficients, at: square.head)
    let series = quotient * square * DoublePair(sumOf: 1 / 3, tail) + quotient
    let wholePowers = DoublePair(sumOf: power * logOfTwo.head, power * logOfTwo.tail)
    return wholePowers + DoublePair(head: 2 * series.head, tail: 2 * series.tail)
  }

  /// 1/5, 1/7, …: the series of the inverse hyperbolic tangent after its second term.
  private static let logTailCoefficients: [Double] = [
    1 / 25, 1 / 23, 1 / 21, 1 / 19, 1 / 17, 1 / 15, 1 / 13, 1 / 11, 1 / 9, 1 / 7, 1 / 5,
  ]
}

// MARK: - Cube roots

extension Elementary {
  /// The real cube root of a number, negative below zero.
  package static func cbrt(_ x: Double) -> Double {
    guard x.isFinite, x != 0 else { return x }
    let exponent = Int(x.exponent)
    let third = (exponent - (exponent < 0 ? 2 : 0)) / 3
    let rest = Double(sign: .plus, exponent: exponent - 3 * third, significand: x.significand)
    let root = Double(sign: .plus, exponent: third, significand: cbrt(reduced: rest))
    return x < 0 ? -root : root
  }

  /// The cube root of a number from 1 to 8: Halley's method, each step of which triples the number of right digits.
  private static func cbrt(reduced x: Double) -> Double {
    var root = 1 + (x - 1) / 7
    for _ in 0..<3 {
      let cube = root * root * root
      root += root * (x - cube) / (2 * cube + x)
    }
    return root
  }
}

// MARK: - Circular functions

extension Elementary {
  /// The sine of an angle in radians.
  package static func sin(_ angle: Double) -> Double {
    let (quadrant, rest) = quarterTurns(of: angle)
    let size = quadrant % 2 == 0 ? sin(reduced: rest) : cos(reduced: rest)
    return quadrant < 2 ? size : -size
  }

  /// The cosine of an angle in radians.
  package static func cos(_ angle: Double) -> Double {
    let (quadrant, rest) = quarterTurns(of: angle)
    let size = quadrant % 2 == 0 ? cos(reduced: rest) : sin(reduced: rest)
    return quadrant == 0 || quadrant == 3 ? size : -size
  }

  private static let halfPi = (high: 1.5707963267341256, middle: 6.077100506303966e-11, low: 2.0222662487959506e-21)

  /// The largest number of quarter turns whose product with the high part of π/2 is exact.
  private static let exactQuarterTurns = 1_048_576.0

  /// The quadrant of an angle, and what is left of it between −π/4 and π/4.
  ///
  /// Up to a million quarter turns nothing is lost. A larger angle is first taken modulo the Double nearest to 2π, an
  /// error smaller than the distance between the Doubles at that angle.
  private static func quarterTurns(of angle: Double) -> (quadrant: Int, rest: DoublePair) {
    guard angle.isFinite else { return (0, DoublePair(head: .nan, tail: 0)) }
    guard angle.magnitude > 0.7853981633974483 else { return (0, DoublePair(head: angle, tail: 0)) }
    let count = (angle / 1.5707963267948966).rounded()
    guard count.magnitude <= exactQuarterTurns else {
      return quarterTurns(of: angle.remainder(dividingBy: 6.283185307179586))
    }
    let coarse = angle - count * halfPi.high
    let rest =
      DoublePair(sumOf: coarse, -(count * halfPi.middle)) + DoublePair(head: -(count * halfPi.low), tail: 0)
    return (Int(count) & 3, rest)
  }

  private static func sin(reduced angle: DoublePair) -> Double {
    let x = angle.head
    let square = x * x
    let series = x * square * polynomial(sinCoefficients, at: square)
    return x + (series + angle.tail * (1 - 0.5 * square))
  }

  private static func cos(reduced angle: DoublePair) -> Double {
    let x = angle.head
    let square = x * x
    let half = 0.5 * square
    let start = 1 - half
    let lost = (1 - start) - half
    return start + (lost + (square * square * polynomial(cosCoefficients, at: square) - x * angle.tail))
  }

  private static let sinCoefficients: [Double] = [
    -1 / 121_645_100_408_832_000, 1 / 355_687_428_096_000, -1 / 1_307_674_368_000, 1 / 6_227_020_800,
    -1 / 39_916_800, 1 / 362_880, -1 / 5040, 1 / 120, -1 / 6,
  ]

  private static let cosCoefficients: [Double] = [
    -1 / 6_402_373_705_728_000, 1 / 20_922_789_888_000, -1 / 87_178_291_200, 1 / 479_001_600, -1 / 3_628_800,
    1 / 40320, -1 / 720, 1 / 24,
  ]
}

// MARK: - Inverse circular functions

extension Elementary {
  /// The angle of the direction (x, y) in radians, from −π to π.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    let isSteep = y.magnitude > x.magnitude
    let (small, large) = isSteep ? (x.magnitude, y.magnitude) : (y.magnitude, x.magnitude)
    let slope = large == 0 ? 0 : (small == large ? 1 : small / large)
    let acute = isSteep ? 1.5707963267948966 - (atan(unit: slope) - 6.123233995736766e-17) : atan(unit: slope)
    let angle = x.sign == .minus ? 3.141592653589793 - (acute - 1.2246467991473532e-16) : acute
    return y.sign == .minus ? -angle : angle
  }

  /// The angle between 0 and π whose cosine is given; not a number outside −1…1.
  package static func acos(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    return atan2(((1 - x) * (1 + x)).squareRoot(), x)
  }

  /// The angle of a slope from 0 to 1: the nearest sixteenth from a table, the rest by its series.
  private static func atan(unit slope: Double) -> Double {
    let step = (slope * 16).rounded()
    let near = step / 16
    let rest = (slope - near) / (1 + slope * near)
    let square = rest * rest
    return anglesOfSixteenths[Int(step)] + (rest + rest * square * polynomial(atanCoefficients, at: square))
  }

  private static let atanCoefficients: [Double] = [1 / 13, -1 / 11, 1 / 9, -1 / 7, 1 / 5, -1 / 3]

  private static let anglesOfSixteenths: [Double] = [
    0.0, 0.06241880999595735, 0.12435499454676144, 0.18534794999569476, 0.24497866312686414, 0.3028848683749714,
    0.35877067027057225, 0.4124104415973873, 0.4636476090008061, 0.5123894603107377, 0.5585993153435624,
    0.6022873461349642, 0.6435011087932844, 0.6823165548747481, 0.7188299996216245, 0.7531512809621944,
    0.7853981633974483,
  ]
}

// MARK: - Error function

extension Elementary {
  /// The error function 2/√π ∫₀ˣ e^(−t²) dt, from −1 to 1.
  package static func erf(_ x: Double) -> Double {
    let size = x.magnitude
    guard size >= 1 else { return x + x * polynomial(erfCoefficients, at: x * x) }
    guard size < 6 else { return x.isNaN ? .nan : (x > 0 ? 1 : -1) }
    let place = 14.4 / (size + 3) - 2.6
    let rest = exp(-size * size) * polynomial(scaledComplementCoefficients, at: place)
    return x > 0 ? 1 - rest : rest - 1
  }

  /// Chebyshev fit of erf(√s)/√s − 1 for s from 0 to 1, error 1.3e-19.
  private static let erfCoefficients: [Double] = [
    5.957176147748911e-11, -1.1372848856791674e-09, 1.4659775274047436e-08, -1.6350312701054695e-07,
    1.6461000484121368e-06, -1.4925595266831182e-05, 0.0001205533111164271, -0.000854832698083379,
    0.0052239776248180145, -0.026866170645076792, 0.11283791670954879, -0.3761263890318375, 0.1283791670955126,
  ]

  /// Chebyshev fit of e^(x²) (1 − erf x) for x from 1 to 6 in 14.4/(x + 3) − 2.6, error 1.1e-17.
  private static let scaledComplementCoefficients: [Double] = [
    6.0857915906870915e-12, -6.047405945991704e-12, -2.571511429603255e-10, 2.6381508985080735e-10,
    1.1339538061744706e-08, 4.526700764248741e-09, -5.541274478467714e-07, -2.4255574719050315e-06,
    1.9563583246137112e-05, 0.0003316029605764125, 0.002479314697078186, 0.012713147695692198, 0.04969844540339464,
    0.15436117429436919, 0.20798329133342885,
  ]

  /// A polynomial by Horner's rule, the coefficient of the highest power first.
  private static func polynomial(_ coefficients: [Double], at x: Double) -> Double {
    var sum = 0.0
    for coefficient in coefficients { sum = sum * x + coefficient }
    return sum
  }
}
