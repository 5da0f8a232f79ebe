import Motion
import Testing

@Suite struct GestureMotionTests {
  @Test(arguments: [
    (50.0, 800.0, 26.5861), (100, 800, 51.4620), (200, 800, 96.7033), (400, 800, 172.5490), (100, 400, 48.3516),
    (100, 100, 35.4839),
  ])
  func `a pulled view follows as a scroll view's content`(pull: Double, dimension: Double, expected: Double) {
    let band = RubberBand(dimension: dimension)
    #expect((band.displacement(of: pull) - expected).magnitude < 5e-5)
    #expect((band.displacement(of: -pull) + expected).magnitude < 5e-5)
  }

  @Test func `a rubber band gives way ever less and never more than its dimension`() {
    let band = RubberBand(dimension: 300)
    let displacements = (0...400).map { band.displacement(of: Double($0 * $0)) }
    #expect(zip(displacements, displacements.dropFirst()).allSatisfy { $0 < $1 })
    #expect(displacements.allSatisfy { $0 < 300 })
    let start = band.displacement(of: 1e-6) / 1e-6
    #expect((start - 0.55).magnitude < 1e-6)
  }

  @Test(arguments: [-250.0, -3, 0, 0.5, 80, 1000])
  func `a pull reads back from its displacement`(pull: Double) {
    let band = RubberBand(dimension: 400)
    #expect((band.pull(for: band.displacement(of: pull)) - pull).magnitude < 1e-10)
  }

  @Test(arguments: [0.0, -10])
  func `a rubber band without extent does not give way`(dimension: Double) {
    let band = RubberBand(dimension: dimension)
    #expect(band.displacement(of: 100) == 0)
    #expect(band.pull(for: 100) == 0)
  }

  @Test(arguments: [(Projection.normal, 499.0, 499.49983), (.fast, 99, 99.49916)])
  func `a throw lands where Apple's rule says, and the continuous one nearly there`(
    projection: Projection, byRule: Double, continuous: Double
  ) {
    #expect((projection.distance(from: 1000) - byRule).magnitude < 1e-9)
    #expect((projection.distance(from: -1000) + byRule).magnitude < 1e-9)
    #expect((projection.distance(from: 1000, after: 60) - continuous).magnitude < 1e-5)
  }

  @Test func `a thrown view keeps its share of speed each millisecond`() {
    let velocity = Projection.normal.velocity(from: 800, after: 0.001)
    #expect((velocity - 798.4).magnitude < 1e-10)
    #expect(Projection.normal.velocity(from: 800, after: 0) == 800)
    #expect(Projection.normal.distance(from: 800, after: 0) == 0)
    let step = Projection.fast.distance(from: 500, after: 0.2 + 1e-6) - Projection.fast.distance(from: 500, after: 0.2)
    let slope = step / 1e-6
    #expect((slope - Projection.fast.velocity(from: 500, after: 0.2)).magnitude < 1e-2)
  }
}
