import DisplayLists
import Geometry
import Pixels

/// What one frame's painting leaves for the next: shapes with the rows known of them, shadows, rasterized layers.
///
/// All of it depends on what was painted alone, so frames look the same with it, without it and in whatever order. It
/// belongs to one painter at a time: each worker has its own. What a frame did not need is given up after the next.
package final class PaintCache {
  private struct ShadowKey: Hashable {
    let shadow: Shadow
    let wanted: PixelBounds
  }

  private var shapes = Kept<Silhouette, ShapeRows>()
  private var shadows = Kept<ShadowKey, ShadowField>()
  private var pictures = Kept<RasterizedPaint, PicturePaint>()
  private var columns = PixelRange.empty

  package init() {}

  /// Begins a frame; on other columns than before nothing that is known of shapes is right.
  func begin(columns: PixelRange) {
    if columns != self.columns { (shapes, shadows) = (Kept(), Kept()) }
    self.columns = columns
    shapes.turn()
    shadows.turn()
    pictures.turn()
  }

  func shape(_ silhouette: Silhouette) -> ShapeRows {
    shapes.value(silhouette) { ShapeRows(silhouette) }
  }

  func field(_ shadow: Shadow, wanted: PixelBounds) -> ShadowField {
    shadows.value(ShadowKey(shadow: shadow, wanted: wanted)) { ShadowField(shadow, wanted: wanted) }
  }

  func picture(painting paint: RasterizedPaint) -> PicturePaint {
    pictures.value(paint) { PicturePaint(painting: paint) }
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

  mutating func value(_ key: Key, _ make: () -> Value) -> Value {
    if let value = current[key] { return value }
    let value = earlier[key] ?? make()
    current[key] = value
    return value
  }
}
