/// A piece of an outline by vertices and control points that lie on the canvas's grid.
enum SnappedElement: Hashable {
  case move(FixedPoint)
  case line(FixedPoint)
  /// A quarter of an ellipse to the second point, tangent to the lines to the first one.
  case quarter(FixedPoint, FixedPoint)
  case cubic(FixedPoint, FixedPoint, FixedPoint)

  /// Where the piece ends.
  @inline(__always)
  var end: FixedPoint {
    switch self {
    case .move(let point), .line(let point), .quarter(_, let point), .cubic(_, _, let point): point
    }
  }
}

extension SnappedElement {
  /// A number that tells elements apart in tables, from the one of the elements before.
  ///
  /// Tables are asked for every shape of every frame; the hasher of the standard library takes ten times as long.
  @inline(__always)
  func mixed(into seed: UInt64) -> UInt64 {
    switch self {
    case .move(let point): Self.mix(seed &+ 1, point)
    case .line(let point): Self.mix(seed &+ 2, point)
    case .quarter(let vertex, let end): Self.mix(Self.mix(seed &+ 3, vertex), end)
    case .cubic(let one, let two, let end): Self.mix(Self.mix(Self.mix(seed &+ 4, one), two), end)
    }
  }

  @inline(__always)
  private static func mix(_ seed: UInt64, _ point: FixedPoint) -> UInt64 {
    let words = UInt64(bitPattern: Int64(point.x)) &<< 32 ^ UInt64(bitPattern: Int64(point.y))
    let product = (seed ^ words) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product &>> 29
  }
}
