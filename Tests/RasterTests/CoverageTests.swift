import DisplayLists
import Geometry
import Raster
import TestSupport
import Testing

struct CoverageTests {
  /// design.md's bound on areas.
  static let tolerance: Double = 1.0 / 255

  private static func largestError(_ silhouette: Silhouette, width: Int, height: Int) -> Double {
    let coverage = ReferenceCoverage(silhouette, width: width, height: height)
    let areas = IndependentAreas(silhouette, width: width, height: height)
    var largest = 0.0
    for y in 0..<height {
      for x in 0..<width {
        largest = max(largest, abs(Double(coverage[x, y]) / Double(Opacity.full) - areas[x, y]))
      }
    }
    return largest
  }

  @Test("Coverage of rounded rects and borders under every map is the exact area", arguments: UInt64(100)...103)
  func roundedRects(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for index in 0..<40 {
      var silhouette = RandomShapes.silhouette(&random)
      if case .path = silhouette.shape {
        silhouette.shape = .roundedRect(RandomShapes.roundedRect(&random))
      }
      let error = Self.largestError(silhouette, width: 14, height: 14)
      #expect(error <= Self.tolerance, "shape \(index) of seed \(seed): \(silhouette)")
    }
  }

  @Test("Coverage of paths that cross themselves is the area with winding", arguments: UInt64(200)...203)
  func paths(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // A level edge falls between two scan lines.
    let slack: Double = 1.0 / Double(IndependentAreas.linesPerPixel)
    for index in 0..<6 {
      let path = RandomShapes.path(&random)
      let silhouette = Silhouette(.path(path), transform: .identity)
      let error = Self.largestError(silhouette, width: 12, height: 12)
      #expect(error <= Self.tolerance + slack, "path \(index) of seed \(seed): \(path)")
    }
  }

  @Test("A shift by whole pixels changes no coverage", arguments: UInt64(300)...303)
  func shifts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let shape = RandomShapes.shape(&random)
      // Coordinates that a shift keeps exactly: else the shift itself would round.
      let x = (random.number(0...6) * 4096).rounded() / 4096
      let matrix = AffineMatrix(1, 0.25, -0.5, 1.5, x, 2.5)
      var shifted = matrix
      (shifted.tx, shifted.ty) = (matrix.tx + 5, matrix.ty + 3)
      let one = ReferenceCoverage(Silhouette(shape.snapped, transform: .init(matrix)), width: 20, height: 20)
      let two = ReferenceCoverage(Silhouette(shape.snapped, transform: .init(shifted)), width: 25, height: 23)
      var differences = 0
      for y in 0..<20 {
        for x in 0..<20 where one[x, y] != two[x + 5, y + 3] { differences += 1 }
      }
      #expect(differences == 0, "\(shape)")
    }
  }

  @Test("Shapes that share an edge cover every pixel on it wholly together")
  func sharedEdges() {
    let left = Path([.move(Point(1, 1)), .line(Point(7.3, 1.2)), .line(Point(5.1, 9.7)), .line(Point(1, 9))])
    let right = Path([.move(Point(7.3, 1.2)), .line(Point(12, 2)), .line(Point(12, 11)), .line(Point(5.1, 9.7))])
    let both = Path([
      .move(Point(1, 1)), .line(Point(7.3, 1.2)), .line(Point(12, 2)), .line(Point(12, 11)), .line(Point(5.1, 9.7)),
      .line(Point(1, 9)),
    ])
    let parts = [left, right, both].map {
      ReferenceCoverage(Silhouette(.path($0), transform: .identity), width: 14, height: 14)
    }
    for y in 0..<14 {
      for x in 0..<14 {
        // Each of the three is rounded once.
        #expect(abs(parts[0][x, y] + parts[1][x, y] - parts[2][x, y]) <= 1)
      }
    }
  }

  @Test("Lengths beyond 64 bits are shared like short ones")
  func wideShares() {
    let length = 1 << 40
    #expect(Fixed.share(of: length, 1 << 38, outOf: 1 << 40) == 1 << 38)
    #expect(Fixed.share(of: -length, (1 << 38) + 1, outOf: 1 << 40) == -(1 << 38) - 1)
    #expect(Fixed.share(of: 3, 1, outOf: 2) == 2)
    #expect(Fixed.share(of: -3, 1, outOf: 2) == -2)
  }
}

extension Shape {
  /// The shape with its numbers on a grid that matrices of short fractions keep exact.
  fileprivate var snapped: Shape {
    func snap(_ value: Double) -> Double { (value * 1024).rounded() / 1024 }
    func snap(_ point: Point) -> Point { Point(snap(point.x), snap(point.y)) }
    func snap(_ rect: RoundedRect) -> RoundedRect {
      let r = rect.rect
      return RoundedRect(
        Rect(snap(r.origin.x), snap(r.origin.y), snap(r.size.width), snap(r.size.height)),
        radii: rect.radii.map(snap), curve: .circular)
    }
    switch self {
    case .roundedRect(let rect): return .roundedRect(snap(rect))
    case .ring(let outer, let inner): return .ring(snap(outer), snap(inner))
    case .path(let path):
      return .path(
        Path(
          path.elements.map { element in
            switch element {
            case .move(let point): .move(snap(point))
            case .line(let point): .line(snap(point))
            case .cubic(let a, let b, let c): .cubic(snap(a), snap(b), snap(c))
            case .close: .close
            }
          }))
    }
  }
}
