package import DisplayLists
import Foundation
import Geometry
import Raster

/// Areas of shapes in pixels, in floating point and by other ways than the rasterizer's.
///
/// Curves become thousands of points by the C library's sine and cosine; rounded rects are added up edge by edge,
/// paths by the intervals that fine scan lines cut out of them.
package struct IndependentAreas {
  package let width: Int
  package let height: Int
  private var areas: [Double]

  package subscript(x: Int, y: Int) -> Double { areas[y * width + x] }

  /// How many scan lines go through a pixel of a path.
  package static let linesPerPixel: Int = 512

  package init(_ silhouette: Silhouette, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    areas = [Double](repeating: 0, count: width * height)
    switch silhouette.shape {
    case .roundedRect(let rect):
      areas = signedAreas(Self.polygon(rect), silhouette.transform).map(abs)
    case .ring(let outer, let inner):
      let hole = signedAreas(Self.polygon(inner), silhouette.transform)
      areas = zip(signedAreas(Self.polygon(outer), silhouette.transform), hole).map { abs($0) - abs($1) }
    case .path(let path):
      areas = windingAreas(Self.polygons(path).map { Self.visible($0, silhouette.transform) })
    }
  }

  // MARK: - Polygons

  private static func polygon(_ rect: RoundedRect) -> [Point] {
    let radii = [rect.radii.topRight, rect.radii.bottomRight, rect.radii.bottomLeft, rect.radii.topLeft]
    return (0..<4).flatMap { corner -> [Point] in
      let vertex = rect.rect.corners[(corner + 1) % 4]
      let radius = radii[corner]
      guard radius > 0 else { return [vertex] }
      guard rect.curve == .circular else {
        let points = rect.continuousCorner(corner).points
        return (0..<3).flatMap { cubic(points[3 * $0], points[3 * $0 + 1], points[3 * $0 + 2], points[3 * $0 + 3]) }
      }
      let toCenter = [Point(-1, 1), Point(-1, -1), Point(1, -1), Point(1, 1)][corner]
      let center = vertex + toCenter * radius
      return (0...1000).map { step in
        let angle = Double.pi / 2 * (Double(corner) - 1 + Double(step) / 1000)
        return center + Point(Foundation.cos(angle), Foundation.sin(angle)) * radius
      }
    }
  }

  private static func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, steps: Int = 500) -> [Point] {
    (0...steps).map { step in
      let t = Double(step) / Double(steps)
      let s = 1 - t
      return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
    }
  }

  private static func polygons(_ path: Path) -> [[Point]] {
    var result: [[Point]] = []
    for element in path.elements {
      switch element {
      case .move(let point): result.append([point])
      case .line(let point): result[result.count - 1].append(point)
      case .cubic(let one, let two, let end):
        let start = result[result.count - 1].last ?? .zero
        result[result.count - 1] += cubic(start, one, two, end, steps: 200)
      case .close: result.append(Array(result[result.count - 1].prefix(1)))
      }
    }
    return result
  }

  /// The mapped part of a polygon in front of the eye.
  private static func visible(_ polygon: [Point], _ transform: ProjectiveMatrix) -> [Point] {
    func w(_ point: Point) -> Double { transform.homogeneous(point).w - 1e-6 }
    var result: [Point] = []
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      if w(point) >= 0 { result.append(transform.apply(point)) }
      if (w(point) >= 0) != (w(next) >= 0) {
        result.append(transform.apply(point + (next - point) * (w(point) / (w(point) - w(next)))))
      }
    }
    return result
  }

  // MARK: - Areas of simple polygons

  private func signedAreas(_ polygon: [Point], _ transform: ProjectiveMatrix) -> [Double] {
    var areas = [Double](repeating: 0, count: width * height)
    let visible = Self.visible(polygon, transform)
    for (index, point) in visible.enumerated() {
      addEdge(from: point, to: visible[(index + 1) % visible.count], &areas)
    }
    return areas
  }

  /// Adds what lies right of an edge, piece by piece between the borders of pixels.
  private func addEdge(from: Point, to: Point, _ areas: inout [Double]) {
    let delta = to - from
    var places: [Double] = [0, 1]
    for x in 0...width where delta.x != 0 { places.append((Double(x) - from.x) / delta.x) }
    for y in 0...height where delta.y != 0 { places.append((Double(y) - from.y) / delta.y) }
    places = places.filter { $0 >= 0 && $0 <= 1 }.sorted()
    for (start, end) in zip(places, places.dropFirst()) where end > start {
      let middle = from + delta * ((start + end) / 2)
      let (row, drop) = (Int(middle.y.rounded(.down)), delta.y * (end - start))
      guard row >= 0, row < height else { continue }
      for x in 0..<width {
        areas[row * width + x] += drop * min(max(Double(x + 1) - middle.x, 0), 1)
      }
    }
  }

  // MARK: - Areas by winding

  private func windingAreas(_ polygons: [[Point]]) -> [Double] {
    var areas = [Double](repeating: 0, count: width * height)
    let edges = polygons.flatMap { polygon in
      polygon.indices.map { (polygon[$0], polygon[($0 + 1) % polygon.count]) }
    }
    for row in 0..<height {
      let near = edges.filter { min($0.0.y, $0.1.y) <= Double(row + 1) && max($0.0.y, $0.1.y) >= Double(row) }
      for line in 0..<Self.linesPerPixel {
        let y = Double(row) + (Double(line) + 0.5) / Double(Self.linesPerPixel)
        addLine(near, y, row: row, &areas)
      }
    }
    return areas
  }

  private func addLine(_ edges: [(Point, Point)], _ y: Double, row: Int, _ areas: inout [Double]) {
    var crossings: [(x: Double, winding: Int)] = []
    for (from, to) in edges where (from.y <= y) != (to.y <= y) {
      let x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
      crossings.append((x, from.y < to.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    for (index, crossing) in crossings.enumerated() {
      winding += crossing.winding
      guard winding != 0, index + 1 < crossings.count else { continue }
      for x in 0..<width {
        let covered = min(crossings[index + 1].x, Double(x + 1)) - max(crossing.x, Double(x))
        if covered > 0 { areas[row * width + x] += covered / Double(Self.linesPerPixel) }
      }
    }
  }
}
