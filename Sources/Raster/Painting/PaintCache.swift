import DisplayLists
import Geometry
import Pixels

/// What one frame's painting leaves for the next: shapes with the rows known of them, shadows, rasterized layers.
///
/// All of it depends on what was painted alone, so frames look the same with it, without it and in whatever order. It
/// belongs to one painter at a time: each worker has its own. What a frame does not need is given up.
package final class PaintCache {
  private struct ShadowKey: Hashable {
    let shadow: Shadow
    let wanted: PixelBounds
  }

  private struct PictureKey: Hashable {
    let paint: PicturePaint
    let transform: ProjectiveMatrix
    let bounds: PixelBounds
  }

  /// A screen and a half at three pixels a point, 16 MB: what is shown at rest beside it is filtered in each frame.
  private static let mostPixels: Int = 4 << 20

  /// By the keys of their outlines.
  private var shapes: [UInt64: ShapeRows] = [:]
  /// How many of them the frame at hand has asked for.
  private var shapeCount: Int = 0
  private var snapped = SnappedShape()
  private(set) var frame: Int = 0
  private var shadows = Kept<ShadowKey, ShadowField>()
  private var rasterized = Kept<RasterizedPaint, PicturePaint>()
  private var pictures = Kept<PictureKey, KeptPicture>()
  /// Pixels that pictures keep.
  private var pixelCount: Int = 0
  private var columns = PixelRange.empty

  package init() {}

  /// Begins a frame; on other columns than before nothing that is known of shadows is right.
  func begin(columns: PixelRange) {
    if columns != self.columns { shadows = Kept() }
    self.columns = columns
    (frame, shapeCount) = (frame + 1, 0)
    shadows.turn()
    rasterized.turn()
    pictures.turn()
    pixelCount = pictures.earlierValues.reduce(0) { $0 + ($1.isKept ? $1.pixelCount : 0) }
  }

  /// Gives up shapes and pictures that the frame at hand has not asked for; shadows are asked for later.
  func forgetUnused() {
    if shapes.count > shapeCount { shapes = shapes.filter { $0.value.lastFrame == frame } }
    pictures.forgetEarlier()
    rasterized.forgetEarlier()
  }

  func shape(_ silhouette: Silhouette) -> PlacedShape {
    snapped.snap(silhouette)
    let across = Fixed.floor(snapped.origin.x)
    let rows = shape(wanted: PixelRange(columns.start &- across, columns.end &- across))
    if rows.lastFrame != frame { shapeCount += 1 }
    rows.lastFrame = frame
    return PlacedShape(rows, at: snapped.origin)
  }

  private func shape(wanted: PixelRange) -> ShapeRows {
    let key = snapped.key
    if let known = shapes[key], known.shape.isSame(as: snapped), known.isKnown(wanted: wanted) { return known }
    let rows = ShapeRows(snapped, wanted: wanted, frame: frame)
    shapeCount += 1
    shapes[key] = rows
    return rows
  }

  func field(_ shadow: Shadow, wanted: PixelBounds) -> ShadowField {
    shadows.value(ShadowKey(shadow: shadow, wanted: wanted)) { ShadowField(shadow, wanted: wanted) }
  }

  func picture(painting paint: RasterizedPaint) -> PicturePaint {
    rasterized.value(paint) { PicturePaint(painting: paint) }
  }

  /// Nil when nothing is to be seen of a picture.
  func picture(_ paint: PicturePaint, _ transform: ProjectiveMatrix, bounds: PixelBounds) -> KeptPicture? {
    let key = PictureKey(paint: paint, transform: transform, bounds: bounds)
    let isAtRest = pictures.hasEarlier(key)
    let picture = pictures.value(key) {
      PictureSampler(paint, transform: transform, bounds: bounds).map { KeptPicture($0, bounds: bounds) }
    }
    guard isAtRest, let picture, !picture.isKept, pixelCount + picture.pixelCount <= Self.mostPixels else {
      return picture
    }
    picture.keep()
    pixelCount += picture.isKept ? picture.pixelCount : 0
    return picture
  }
}

/// Values of this frame and of the one before.
private struct Kept<Key: Hashable, Value> {
  private var current: [Key: Value] = [:]
  private var earlier: [Key: Value] = [:]

  mutating func turn() {
    swap(&current, &earlier)
    current.removeAll(keepingCapacity: true)
  }

  mutating func forgetEarlier() { earlier.removeAll(keepingCapacity: true) }

  var earlierValues: Dictionary<Key, Value>.Values { earlier.values }

  func hasEarlier(_ key: Key) -> Bool { earlier[key] != nil }

  mutating func value(_ key: Key, _ make: () -> Value) -> Value {
    if let value = current[key] { return value }
    let value = earlier[key] ?? make()
    current[key] = value
    return value
  }

  /// Nil, and nothing kept, where there is nothing to be made.
  mutating func value(_ key: Key, _ make: () -> Value?) -> Value? {
    if let value = current[key] { return value }
    guard let value = earlier[key] ?? make() else { return nil }
    current[key] = value
    return value
  }
}
