import DisplayLists
import Geometry

/// A silhouette's outlines on the canvas's grid, counted from a whole pixel near them.
///
/// Silhouettes that differ by a shift of whole pixels alone are the same here, and so is their coverage.
struct SnappedShape {
  private(set) var outer: ContiguousArray<SnappedElement> = []
  /// The hole that a ring has.
  private(set) var inner: ContiguousArray<SnappedElement> = []
  /// True when edges may cross or parts may lie on one another.
  private(set) var mayOverlap: Bool = false
  /// The corner of the pixel that coordinates count from.
  private(set) var origin: FixedPoint = FixedPoint(x: 0, y: 0)

  init() {}

  init(_ silhouette: Silhouette, countingFrom origin: FixedPoint? = nil) {
    snap(silhouette, countingFrom: origin)
  }

  /// Replaces the shape by another; the storage is used again.
  ///
  /// - Parameter origin: nil to count from the pixel of the first point.
  mutating func snap(_ silhouette: Silhouette, countingFrom origin: FixedPoint? = nil) {
    outer.removeAll(keepingCapacity: true)
    inner.removeAll(keepingCapacity: true)
    let transform = silhouette.transform
    var start = origin
    switch silhouette.shape {
    case .roundedRect(let rect):
      mayOverlap = false
      Self.append(rect, transform, &start, to: &outer)
    case .ring(let outside, let inside):
      mayOverlap = false
      Self.append(outside, transform, &start, to: &outer)
      Self.append(inside, transform, &start, to: &inner)
    case .path(let path):
      mayOverlap = true
      Self.append(transform, &start, to: &outer) { path.forEachOutlineElement($0) }
    }
    self.origin = start ?? FixedPoint(x: 0, y: 0)
  }

  private static func append(
    _ rect: RoundedRect, _ transform: ProjectiveMatrix, _ origin: inout FixedPoint?,
    to elements: inout ContiguousArray<SnappedElement>
  ) {
    append(transform, &origin, to: &elements) { rect.forEachOutlineElement($0) }
  }

  @inline(__always)
  private static func append(
    _ transform: ProjectiveMatrix, _ origin: inout FixedPoint?, to elements: inout ContiguousArray<SnappedElement>,
    _ forEach: ((OutlineElement) -> Void) -> Void
  ) {
    if transform.kind != .projective {
      var snapper = OutlineSnapper(transform, origin: origin, elements: elements)
      // Both at once would be two owners, and a copy.
      elements = []
      forEach { snapper.append($0) }
      elements = snapper.elements
      if snapper.isWithinReach { return origin = snapper.origin }
    }
    var projected = ProjectedOutline(transform)
    forEach { projected.append($0) }
    elements = projected.snapped(countingFrom: &origin)
  }
}

extension SnappedShape {
  /// True for shapes that are alike in every pixel, seen from their origins.
  func isSame(as other: SnappedShape) -> Bool {
    mayOverlap == other.mayOverlap && outer == other.outer && inner == other.inner
  }

  /// Mostly different for shapes that are.
  var key: UInt64 {
    var key: UInt64 = mayOverlap ? 1 : 0
    for element in outer { key = element.mixed(into: key) }
    for element in inner { key = element.mixed(into: key) }
    return key
  }

  /// The outline, and that of the hole a ring has, seen from the origin.
  var outlines: (outer: Outline, inner: Outline?) {
    (Outline(outer, mayOverlap: mayOverlap), inner.isEmpty ? nil : Outline(inner, mayOverlap: mayOverlap))
  }

  /// All pixels that may be covered, seen from the origin.
  var bounds: PixelBounds {
    boundsOfPoints ?? Outline(outer, mayOverlap: mayOverlap).bounds
  }

  /// The bounds where no piece goes beyond the points where it begins and ends; nil else.
  private var boundsOfPoints: PixelBounds? {
    guard let first = outer.first, !mayOverlap else { return nil }
    var place = first.end
    var (low, high) = (place, place)
    for element in outer {
      switch element {
      case .move, .line: break
      case .quarter(let vertex, let end):
        guard vertex.x == place.x && vertex.y == end.y || vertex.y == place.y && vertex.x == end.x else { return nil }
      case .cubic: return nil
      }
      place = element.end
      low = FixedPoint(x: min(low.x, place.x), y: min(low.y, place.y))
      high = FixedPoint(x: max(high.x, place.x), y: max(high.y, place.y))
    }
    // What is level has no edges.
    return low.y < high.y ? PixelBounds(low, high) : .empty
  }
}

extension Silhouette {
  /// The outline on the canvas, and that of the hole a ring has; a ring's coverage is the difference of both.
  package var outlines: (outer: Outline, inner: Outline?) {
    SnappedShape(self, countingFrom: FixedPoint(x: 0, y: 0)).outlines
  }
}
