import Motion
import Testing

@Suite struct ElementaryTests {
  static let functions: [String: @Sendable ([Double]) -> Double] = [
    "exp": { Elementary.exp($0[0]) },
    "log": { Elementary.log($0[0]) },
    "sin": { Elementary.sin($0[0]) },
    "cos": { Elementary.cos($0[0]) },
    "erf": { Elementary.erf($0[0]) },
    "acos": { Elementary.acos($0[0]) },
    "cbrt": { Elementary.cbrt($0[0]) },
    "pow": { Elementary.pow($0[0], $0[1]) },
    "atan2": { Elementary.atan2($0[0], $0[1]) },
  ]

  @Test(arguments: [
    ("exp", 1.0), ("log", 1.0), ("sin", 1.0), ("cos", 1.0), ("erf", 1.0), ("pow", 1.0), ("atan2", 2.0), ("acos", 2.0),
    ("cbrt", 1.0),
  ])
  func `a function is right to the last places`(name: String, limit: Double) throws {
    let function = try #require(Self.functions[name])
    let rows = try #require(Vectors.elementary[name])
    for row in rows {
      let value = function(row.dropLast())
      let expected = try #require(row.last)
      #expect(ulps(value, from: expected) <= limit, "\(name)\(row.dropLast()) is \(value), not \(expected)")
    }
  }

  private static let limits: [(String, [Double], Double)] = [
    ("exp", [709.79], .infinity), ("exp", [-745.2], 0),
    ("exp", [-.infinity], 0), ("exp", [0], 1),
    ("log", [0], -.infinity), ("log", [.infinity], .infinity), ("log", [1], 0),
    ("sin", [0], 0), ("cos", [0], 1), ("erf", [.infinity], 1), ("erf", [-.infinity], -1),
    ("erf", [0], 0),
    ("pow", [0, 0], 1), ("pow", [0, 2.5], 0), ("pow", [0, -1], .infinity), ("pow", [-1, .infinity], 1),
    ("pow", [0.5, .infinity], 0), ("pow", [2, .infinity], .infinity), ("pow", [.infinity, -0.5], 0),
    ("pow", [-8, 2], 64), ("pow", [-2, 3], -8), ("pow", [1, .nan], 1), ("pow", [1e300, 2], .infinity),
    ("atan2", [0, 0], 0), ("atan2", [0, -1], 3.141592653589793), ("atan2", [.infinity, .infinity], 0.7853981633974483),
    ("acos", [1], 0), ("cbrt", [0], 0), ("cbrt", [.infinity], .infinity), ("cbrt", [-.infinity], -.infinity),
    ("cbrt", [-8], -2),
  ]

  @Test(arguments: limits)
  func `a limit has its exact value`(name: String, arguments: [Double], expected: Double) throws {
    let function = try #require(Self.functions[name])
    #expect(function(arguments) == expected)
  }

  private static let undefined: [(String, [Double])] = [
    ("exp", [.nan]), ("log", [-1]), ("log", [.nan]), ("sin", [.infinity]), ("cos", [.nan]), ("erf", [.nan]),
    ("pow", [-2, 0.5]), ("pow", [.nan, 2]), ("atan2", [.nan, 1]), ("acos", [1.5]),
    ("cbrt", [.nan]),
  ]

  @Test(arguments: undefined)
  func `there is no number outside a function's range`(name: String, arguments: [Double]) throws {
    let function = try #require(Self.functions[name])
    #expect(function(arguments).isNaN)
  }

  @Test func `circular functions keep to the unit circle at any angle`() {
    var numbers = SeededNumbers(seed: 1)
    for exponent in 0..<300 {
      let angle = Double.random(in: 1...10, using: &numbers) * Elementary.pow(10, Double(exponent))
      let (sine, cosine) = (Elementary.sin(angle), Elementary.cos(angle))
      let square = sine * sine + cosine * cosine
      #expect((square - 1).magnitude < 1e-15, "at \(angle)")
    }
  }

  @Test func `sine and error function are odd, cosine is even`() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<200 {
      let x = Double.random(in: -8...8, using: &numbers)
      #expect(Elementary.sin(-x) == -Elementary.sin(x))
      #expect(Elementary.erf(-x) == -Elementary.erf(x))
      #expect(Elementary.cos(-x) == Elementary.cos(x))
    }
  }

  @Test func `the error function never falls, across its two formulas`() {
    let values = stride(from: 0.99, through: 1.01, by: 1e-5).map { Elementary.erf($0) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    let far = stride(from: 5.5, through: 6.5, by: 1e-3).map { Elementary.erf($0) }
    #expect(zip(far, far.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `the exponential undoes the logarithm`() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<200 {
      let x = Double.random(in: 0.001...1000, using: &numbers)
      let back = Elementary.exp(Elementary.log(x))
      #expect(ulps(back, from: x) <= 8, "\(x)")
    }
  }
}

/// The results' own bits, which may not differ between systems, nor between debug and release.
@Suite struct ElementaryBitsTests {
  private static let digests: [(String, ClosedRange<Double>, UInt64)] = [
    ("exp", -50...50, 0x1534_19C4_6C96_A54F), ("log", 0.01...50, 0x4BCA_E2FC_291A_7CC6),
    ("sin", -50...50, 0x6271_3DA2_ED4E_2315), ("cos", -50...50, 0xD7AE_A72B_A83D_9F14),
    ("erf", -5...5, 0x50AF_31A3_052F_9581),
    ("pow", 0.01...9, 0xE074_A989_ADB2_14CD), ("atan2", -1...1, 0xC26A_95F3_5CB9_8871),
    ("acos", -1...1, 0x45C2_62F4_02E0_CD89), ("cbrt", -50...50, 0xE553_581D_85AD_5B19),
  ]

  @Test(arguments: digests)
  func `a function has the same bits everywhere`(name: String, range: ClosedRange<Double>, expected: UInt64) throws {
    let function = try #require(ElementaryTests.functions[name])
    var numbers = SeededNumbers(seed: 99)
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for _ in 0..<2000 {
      let arguments = (0..<2).map { _ in
        let share = Double(numbers.next() >> 11) / 9_007_199_254_740_992
        return range.lowerBound + share * (range.upperBound - range.lowerBound)
      }
      digest = (digest ^ function(arguments).bitPattern) &* 0x0000_0100_0000_01B3
    }
    #expect(digest == expected, "\(name) \(digest)")
  }
}
