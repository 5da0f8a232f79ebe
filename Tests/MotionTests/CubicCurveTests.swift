import Motion
import Testing

@Suite struct CubicCurveTests {
  /// A well-converged solver in doubles; the curves of the table have no value next to an upright tangent but at the ends.
  private static let tolerance = 1e-12

  @Test(arguments: try Vectors.curves.cases)
  func `a curve is where bisection at sixty digits says`(curve: CurveVectors.Case) throws {
    let progress = try Vectors.curves.progress
    for (index, share) in progress.enumerated() {
      let exact = curve.curve(.double).value(at: share)
      let drawn = curve.curve(.single).value(at: share)
      #expect((exact - curve.y[index]).magnitude <= Self.tolerance, "at \(share)")
      #expect((drawn - curve.ySingle[index]).magnitude <= Self.tolerance, "rounded, at \(share)")
    }
  }

  @Test(arguments: try Vectors.curves.cases)
  func `a curve is as steep as bisection says`(curve: CurveVectors.Case) throws {
    let progress = try Vectors.curves.progress
    for (share, slope) in zip(progress, curve.slope) {
      guard let slope else { continue }
      let found = curve.curve(.double).slope(at: share)
      #expect((found - slope).magnitude <= 1e-9 * max(1, slope.magnitude), "at \(share)")
    }
  }

  @Test func `control points are rounded as Core Animation rounds them, and kept as given`() {
    let curve = CubicCurve.easeInOut
    #expect(curve.x1 == 0.42)
    #expect(curve.precision == .single)
    let difference = (curve.value(at: 0.3) - CubicCurve(0.42, 0, 0.58, 1, precision: .double).value(at: 0.3)).magnitude
    #expect(difference > 0 && difference < 1e-7)
  }

  @Test(arguments: [CubicCurve.linear, .easeIn, .easeOut, .easeInOut, .systemDefault, CubicCurve(0.34, 1.56, 0.64, 1)])
  func `a curve starts at 0, ends at 1 and holds both`(curve: CubicCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: 7) == 1)
  }

  @Test func `curves between 0 and 1 never run backwards`() {
    var numbers = SeededNumbers(seed: 4)
    for _ in 0..<50 {
      let points = (0..<4).map { _ in Double.random(in: 0...1, using: &numbers) }
      let curve = CubicCurve(points[0], points[1], points[2], points[3])
      let values = (0...100).map { curve.value(at: Double($0) / 100) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-15 }, "\(curve)")
    }
  }

  @Test func `a curve reversed in both directions is its mirror image`() {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<50 {
      let points = (0..<4).map { _ in Double.random(in: 0...1, using: &numbers) }
      let curve = CubicCurve(points[0], points[1], points[2], points[3], precision: .double)
      let mirror = CubicCurve(1 - points[2], 1 - points[3], 1 - points[0], 1 - points[1], precision: .double)
      let share = Double.random(in: 0...1, using: &numbers)
      let difference = curve.value(at: share) + mirror.value(at: 1 - share) - 1
      #expect(difference.magnitude < 1e-9, "\(curve) at \(share)")
    }
  }

  @Test func `a straight curve answers its progress exactly`() {
    for step in 0...60 {
      let share = Double(step) / 60
      #expect(CubicCurve.linear.value(at: share) == share)
      #expect(CubicCurve.linear.slope(at: share) == 1)
    }
  }

  @Test func `slopes at the ends are the control points' own`() {
    let start = CubicCurve(0.25, 0.5, 0.5, 1).slope(at: 0)
    #expect(start == 2)
    #expect(CubicCurve.easeIn.slope(at: 0) == 0)
    #expect(CubicCurve(0, 1, 1, 1).slope(at: 0) == .infinity)
    let settled = (CubicCurve(0, 0, 0.5, 1).slope(at: 0) - 2).magnitude
    #expect(settled < 1e-12)
  }

  @Test func `control points are limited to the time there is`() {
    #expect(CubicCurve(-0.5, 0, 1.5, 1) == CubicCurve(0, 0, 1, 1))
  }
}
