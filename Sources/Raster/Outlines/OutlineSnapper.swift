import Geometry

/// Maps an outline's vertices and control points affinely to the canvas, and snaps them to its grid.
///
/// Curves are divided only after that, relative to a snapped point, so that a shift by whole pixels moves every edge and
/// changes none.
struct OutlineSnapper {
  private let map: AffineMatrix
  /// The corner of a pixel that coordinates count from; nil until the first point gives it.
  private(set) var origin: FixedPoint?
  private(set) var elements: ContiguousArray<SnappedElement>
  /// False when a point lies where whole numbers do not reach; elements say nothing then.
  private(set) var isWithinReach: Bool = true

  /// - Parameter elements: empty; its storage is used again.
  init(_ transform: ProjectiveMatrix, origin: FixedPoint?, elements: ContiguousArray<SnappedElement>) {
    map = transform.affine
    (self.origin, self.elements) = (origin, elements)
  }

  @inline(__always)
  mutating func append(_ element: OutlineElement) {
    switch element {
    case .move(let point): elements.append(.move(snapped(point)))
    case .line(let point): elements.append(.line(snapped(point)))
    case .quarter(let vertex, let end): elements.append(.quarter(snapped(vertex), snapped(end)))
    case .cubic(let one, let two, let end): elements.append(.cubic(snapped(one), snapped(two), snapped(end)))
    }
  }

  @inline(__always)
  private mutating func snapped(_ point: Point) -> FixedPoint {
    let mapped = Point(
      point.x * map.a + point.y * map.c + map.tx, point.x * map.b + point.y * map.d + map.ty)
    guard abs(mapped.x) < Fixed.reach, abs(mapped.y) < Fixed.reach else {
      isWithinReach = false
      return FixedPoint(x: 0, y: 0)
    }
    let place = FixedPoint(snapping: mapped)
    guard let origin else {
      let corner = place.pixelCorner
      origin = corner
      return FixedPoint(x: place.x &- corner.x, y: place.y &- corner.y)
    }
    return FixedPoint(x: place.x &- origin.x, y: place.y &- origin.y)
  }
}

extension FixedPoint {
  /// The top left corner of the pixel it lies in.
  @inline(__always)
  var pixelCorner: FixedPoint {
    FixedPoint(x: Fixed.floor(x) &<< Fixed.bits, y: Fixed.floor(y) &<< Fixed.bits)
  }
}
