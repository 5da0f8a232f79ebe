import DisplayLists
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Continuous corners computed independently from the published constants.
struct CornerVectors: Decodable {
  let cases: [Case]

  struct Case: Decodable, CustomTestStringConvertible {
    let name: String
    let width: Double
    let height: Double
    let radius: Double
    /// Ten control points each, clockwise from the top right.
    let corners: [[[Double]]]
    /// On the curve of the top right corner.
    let yAtX: [[Double]]
    let area: Double

    var testDescription: String { name }

    var roundedRect: RoundedRect {
      RoundedRect(Rect(0, 0, width, height), radii: CornerRadii(radius), curve: .continuous)
    }
  }

  static var all: [Case] {
    get throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Vectors/corner.json")
      return try JSONDecoder().decode(CornerVectors.self, from: Data(contentsOf: file)).cases
    }
  }
}

struct ContinuousCornerTests {
  /// The vectors' own tolerance, in radii.
  static let tolerance: Double = 1e-9

  @Test("Control points are the system's, also where short edges draw the curve in", arguments: try CornerVectors.all)
  func controlPoints(vector: CornerVectors.Case) {
    for (index, corner) in vector.corners.enumerated() {
      let points = vector.roundedRect.continuousCorner(index).points
      for (point, expected) in zip(points, corner) {
        #expect(abs(point.x - expected[0]) <= Self.tolerance * vector.radius)
        #expect(abs(point.y - expected[1]) <= Self.tolerance * vector.radius)
      }
    }
  }

  @Test("The curve passes where the vectors say", arguments: try CornerVectors.all)
  func heights(vector: CornerVectors.Case) {
    let points = vector.roundedRect.continuousCorner(0).points
    for pair in vector.yAtX {
      let y = Self.height(of: points, at: pair[0])
      #expect(abs(y - pair[1]) <= Self.tolerance * vector.radius)
    }
  }

  @Test("The coverage of all pixels adds up to the area", arguments: try CornerVectors.all)
  func area(vector: CornerVectors.Case) {
    let silhouette = Silhouette(.roundedRect(vector.roundedRect), transform: .identity)
    let coverage = ReferenceCoverage(silhouette, width: Int(vector.width), height: Int(vector.height))
    var sum = 0
    for y in 0..<Int(vector.height) {
      for x in 0..<Int(vector.width) { sum += coverage[x, y] }
    }
    let area = Double(sum) / Double(Opacity.full)
    // Chords lie within the curve by at most a 1024th of a pixel, along four corners.
    let slack: Double = 4 * 3 * vector.radius / 1024
    #expect(abs(area - vector.area) <= slack)
  }

  /// The y of three cubics that rise in x, by bisection.
  private static func height(of points: [Point], at x: Double) -> Double {
    func point(_ cubic: Int, _ t: Double) -> Point {
      let s = 1 - t
      let p = points[(3 * cubic)...]
      let i = p.startIndex
      return p[i] * (s * s * s) + p[i + 1] * (3 * s * s * t) + p[i + 2] * (3 * s * t * t) + p[i + 3] * (t * t * t)
    }
    let cubic = (0..<3).first { points[3 * $0 + 3].x >= x } ?? 2
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if point(cubic, middle).x < x { low = middle } else { high = middle }
    }
    return point(cubic, low).y
  }
}
