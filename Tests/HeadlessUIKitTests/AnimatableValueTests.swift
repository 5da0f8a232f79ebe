import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimatableValueTests {
  private func matrix(_ value: AnimatableValue) -> Matrix4 {
    guard case .transform(let matrix) = value else { return Matrix4() }
    return matrix
  }

  private func between(_ a: CATransform3D, _ b: CATransform3D, _ share: Double) -> Matrix4 {
    matrix(AnimatableValue.transform(a.matrix).interpolated(to: .transform(b.matrix), share))
  }

  private func isEqual(_ a: Matrix4, _ b: CATransform3D, within tolerance: Double = 1e-9) -> Bool {
    zip(a.elements, b.matrix.elements).allSatisfy { isNear($0, $1, within: tolerance) }
  }

  private nonisolated static let pairs: [(CATransform3D, CATransform3D, Double, CATransform3D)] = [
    (CATransform3DIdentity, CATransform3DMakeScale(3, 5, 1), 0.5, CATransform3DMakeScale(2, 3, 1)),
    (CATransform3DIdentity, CATransform3DMakeScale(0, 0, 1), 0.25, CATransform3DMakeScale(0.75, 0.75, 1)),
    (CATransform3DMakeScale(1, 1, 1), CATransform3DMakeScale(3, 3, 1), 1.5, CATransform3DMakeScale(4, 4, 1)),
    (CATransform3DIdentity, CATransform3DMakeRotation(2, 0, 0, 1), 0.5, CATransform3DMakeRotation(1, 0, 0, 1)),
    // The shorter way round.
    (
      CATransform3DMakeRotation(-2.5, 0, 0, 1), CATransform3DMakeRotation(2.5, 0, 0, 1), 0.5,
      CATransform3DMakeRotation(.pi, 0, 0, 1)
    ),
    (CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1), 0.75, CATransform3DMakeScale(-0.5, 1, 1)),
    (CATransform3DIdentity, CATransform3DMakeRotation(2, 0, 1, 0), 0.25, CATransform3DMakeRotation(0.5, 0, 1, 0)),
    (CATransform3DIdentity, CATransform3DMakeRotation(1, 1, 2, 3), 0.5, CATransform3DMakeRotation(0.5, 1, 2, 3)),
    (
      CATransform3DMakeTranslation(0, 0, 10), CATransform3DMakeTranslation(4, 6, 30), 0.5,
      CATransform3DMakeTranslation(2, 3, 20)
    ),
  ]

  @Test(arguments: pairs)
  func transformsInterpolateByTheirParts(
    from: CATransform3D, to: CATransform3D, share: Double, expected: CATransform3D
  ) {
    #expect(isEqual(between(from, to, share), expected))
  }

  @Test func perspectiveStaysWhileWhatIsUnderItTurns() {
    func turned(_ angle: Double) -> CATransform3D {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1.0 / 500
      return CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), perspective)
    }
    #expect(isEqual(between(turned(0), turned(1.5), 0.5), turned(0.75)))
  }

  @Test func transformsComeBackFromTheirParts() {
    var generator = SeededNumbers(seed: 7)
    for _ in 0..<200 {
      let angles = (0..<3).map { _ in generator.next(in: -3...3) }
      let scales = (0..<3).map { _ in generator.next(in: 0.2...3) }
      let transform = CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeScale(scales[0], scales[1], scales[2]),
          CATransform3DMakeRotation(angles[0], angles[1], angles[2], 1)),
        CATransform3DMakeTranslation(angles[1] * 50, angles[2] * 50, angles[0]))
      // A share that is nothing goes through the parts when the value is moved from somewhere else.
      let there = AnimatableValue.transform(transform.matrix)
      let other = AnimatableValue.transform(CATransform3DMakeRotation(angles[2], 0, 0, 1).matrix)
      let back = matrix(other.interpolated(to: there, 0.999_999_999_999))
      #expect(isEqual(back, transform, within: 1e-6))
    }
  }

  @Test func aPlaneThatCollapsesFallsBackToItsEntries() {
    let collapsed = CATransform3DMakeAffineTransform(CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let middle = between(collapsed, turned, 0.5)
    #expect(isNear(middle.m12, 0.5) && isNear(middle.m22, 0.5))
  }

  private nonisolated static let mixes: [(AnimatableValue, AnimatableValue, Double, AnimatableValue)] = [
    (.number(1), .number(3), 0.25, .number(1.5)),
    (.number(1), .number(3), -1, .number(-1)),
    (
      .color(.black), .color(Color(red: 1, green: 0, blue: 0.5, alpha: 0)), 0.5,
      .color(Color(red: 0.5, green: 0, blue: 0.25, alpha: 0.5))
    ),
    (.color(nil), .color(.white), 0.5, .color(Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))),
    (
      .radii(.zero), .radii(CornerRadii(topLeft: 4, topRight: 8, bottomRight: 0, bottomLeft: 2)), 0.5,
      .radii(CornerRadii(topLeft: 2, topRight: 4, bottomRight: 0, bottomLeft: 1))
    ),
    (.numbers([0, 1]), .numbers([1, 2]), 0.5, .numbers([0.5, 1.5])),
    (.numbers([0, 1]), .numbers([1]), 0.5, .numbers([0, 1])),
    (.numbers([0, 1]), .numbers([1]), 1, .numbers([1])),
    (.flag(false), .flag(true), 0.99, .flag(false)),
    (
      .path(Path([.move(.zero), .line(Point(2, 0))])), .path(Path([.move(Point(2, 2)), .line(Point(4, 0))])), 0.5,
      .path(Path([.move(Point(1, 1)), .line(Point(3, 0))]))
    ),
  ]

  @Test(arguments: mixes)
  func valuesMixComponentByComponentWithoutClamping(
    from: AnimatableValue, to: AnimatableValue, share: Double, expected: AnimatableValue
  ) {
    #expect(from.interpolated(to: to, share) == expected)
  }
}

/// A small generator with a fixed seed, so that a failure can be repeated.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(in range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let unit = Double(state >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * unit
  }
}
