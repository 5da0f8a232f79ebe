package import Geometry

/// What one frame paints, back to front, in device pixels: origin at the top left of the canvas, y downwards.
package struct DisplayList: Hashable, Sendable {
  /// The canvas in pixels; both at least 1.
  package var width: Int
  package var height: Int

  /// What lies under everything; frames are opaque when its alpha is 1.
  package var background: Color

  package var items: [DisplayItem]

  package init(width: Int, height: Int, background: Color, items: [DisplayItem] = []) {
    self.width = width
    self.height = height
    self.background = background
    self.items = items
  }
}

/// One thing to paint, or the beginning or end of a clip or group.
package struct DisplayItem: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case fill(Fill)
    case shadow(Shadow)
    /// Masks everything up to the matching `end` by a shape's coverage.
    case beginClip(Silhouette)
    /// Fades everything up to the matching `end` as one picture; 0…1.
    case beginGroup(opacity: Double)
    /// Ends the innermost clip or group.
    case end
  }

  package var content: Content

  /// Index of the layer it came from in the frame's snapshot, -1 for none; no part of equality or hash.
  package var layer: Int

  package init(_ content: Content, layer: Int = -1) {
    self.content = content
    self.layer = layer
  }

  package static func == (a: DisplayItem, b: DisplayItem) -> Bool { a.content == b.content }

  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// A shape in its own coordinates and the map from them to device pixels.
package struct Silhouette: Hashable, Sendable {
  package var shape: Shape
  package var transform: ProjectiveMatrix

  package init(_ shape: Shape, transform: ProjectiveMatrix) {
    self.shape = shape
    self.transform = transform
  }
}

package enum Shape: Hashable, Sendable {
  case roundedRect(RoundedRect)
  /// What lies in the first and not in the second, which lies wholly within it: a border.
  case ring(RoundedRect, RoundedRect)
  /// Non-zero winding.
  case path(Path)
}

/// A shape filled with a paint.
package struct Fill: Hashable, Sendable {
  package var silhouette: Silhouette
  package var paint: Paint
  /// 0…1, on top of the paint's own alpha.
  package var opacity: Double

  package init(_ silhouette: Silhouette, paint: Paint, opacity: Double = 1) {
    self.silhouette = silhouette
    self.paint = paint
    self.opacity = opacity
  }
}
