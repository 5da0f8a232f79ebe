/// A place in a plane; x grows to the right, y downwards.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  @inlinable
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero: Point = Point(0, 0)

  @inlinable
  package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }

  @inlinable
  package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

  @inlinable
  package static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }
}

/// A width and a height.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  @inlinable
  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero: Size = Size(0, 0)
}
