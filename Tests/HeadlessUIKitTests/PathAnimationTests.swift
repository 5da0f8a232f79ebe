import Geometry
import HeadlessUIKit
import Testing

@MainActor
@Suite("Keyframes along a path")
struct PathAnimationTests {
  /// 100 points to the right, and 300 down.
  private static func corner() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    return path
  }

  private static func positions(
    along path: UIBezierPath, at shares: [Double], _ prepare: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> [Point] {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path.cgPath
    animation.duration = 1
    prepare(animation)
    stage.act { view.layer.add(animation, forKey: nil) }
    return shares.map { share in
      stage.advance(to: share)
      return view.shown.position
    }
  }

  nonisolated static let modes: [(CAAnimationCalculationMode, [NSNumber]?, [Point])] = [
    // Every line takes as long, then what its key times say, then what it is long.
    (.linear, nil, [Point(50, 0), Point(100, 0), Point(100, 150)]),
    (.linear, [0, 0.25, 1], [Point(100, 0), Point(100, 100), Point(100, 200)]),
    (.paced, [0, 0.9, 1], [Point(100, 0), Point(100, 100), Point(100, 200)]),
    (.discrete, [0, 0.5, 1], [Point(0, 0), Point(100, 0), Point(100, 0)]),
  ]

  @Test(arguments: modes)
  func `lines lead to keys`(mode: CAAnimationCalculationMode, times: [NSNumber]?, expected: [Point]) {
    let positions = Self.positions(along: Self.corner(), at: [0.25, 0.5, 0.75]) {
      $0.calculationMode = mode
      $0.keyTimes = times
    }
    for (position, point) in zip(positions, expected) {
      #expect(isNear(position.x, point.x) && isNear(position.y, point.y), "\(position), not \(point)")
    }
  }

  @Test func `a closed path leads back`() {
    let positions = Self.positions(along: UIBezierPath(rect: CGRect(x: 10, y: 20, width: 100, height: 40)), at: [0.875])
    #expect(positions == [Point(10, 40)])
  }

  @Test func `a circle is gone round at an even speed`() {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 200, y: 200), radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let positions = Self.positions(along: circle, at: [0.125, 0.5, 0.6]) { $0.calculationMode = .paced }
    let side = 100 * 0.5.squareRoot()
    // A cubic strays from its circle by 0.03 of 100 points.
    #expect(isNear(positions[0].x, 200 + side, within: 0.05) && isNear(positions[0].y, 200 + side, within: 0.05))
    #expect(isNear(positions[1].x, 100, within: 0.05) && isNear(positions[1].y, 200, within: 0.05))
    #expect(isNear(positions[2].x, 200 + 100 * -0.809_017, within: 0.05))
  }

  @Test func `a path that leads nowhere moves nothing`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 50, y: 50))
    #expect(Self.positions(along: path, at: [0.5]) == [Point(5, 5)])
  }
}
