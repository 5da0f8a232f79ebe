/// An upright rectangle: an origin (its top left corner when the size is positive) and a size.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  @inlinable
  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable
  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  package static let zero: Rect = Rect(0, 0, 0, 0)

  @inlinable package var minX: Double { min(origin.x, origin.x + size.width) }
  @inlinable package var minY: Double { min(origin.y, origin.y + size.height) }
  @inlinable package var maxX: Double { max(origin.x, origin.x + size.width) }
  @inlinable package var maxY: Double { max(origin.y, origin.y + size.height) }
  @inlinable package var width: Double { abs(size.width) }
  @inlinable package var height: Double { abs(size.height) }
  @inlinable package var center: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }
  @inlinable package var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// The four corners, clockwise from the top left.
  package var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }

  /// The rectangle made smaller on each side; negative insets make it larger.
  package func inset(top: Double, left: Double, bottom: Double, right: Double) -> Rect {
    Rect(origin.x + left, origin.y + top, size.width - left - right, size.height - top - bottom)
  }

  /// The part both rectangles cover; nil when they share no area.
  package func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return Rect(left, top, right - left, bottom - top)
  }

  /// The smallest upright rectangle around some points; nil for no points.
  package init?(around points: some Collection<Point>) {
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    self.init(left, top, right - left, bottom - top)
  }

  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

extension Rect {
  /// x, y, width, height.
  package var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}
