package import Geometry
package import Pixels

/// What a shape is filled with.
package enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
  case picture(PicturePaint)
  /// Items painted into a picture of their own first.
  indirect case rasterized(RasterizedPaint)
}

/// A display list with a pixel grid of its own, shown as a picture: what `shouldRasterize` makes of a layer.
package struct RasterizedPaint: Hashable, Sendable {
  package var list: DisplayList
  /// Where the list's canvas lies, in the shape's coordinates.
  package var target: Rect

  package init(list: DisplayList, target: Rect) {
    self.list = list
    self.target = target
  }
}

/// A gradient as `CAGradientLayer` draws it, in the unit square of `rect`.
///
/// Colours interpolate straight; beyond the first and last location their colours go on; at equal locations the later
/// colour wins.
package struct Gradient: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Contour lines are perpendicular to start–end in the unit square, and stretched with it.
    case axial
    /// `start` is the centre, `end` a corner of the ellipse's box.
    case radial
  }

  package struct Stop: Hashable, Sendable {
    /// Rising, usually 0…1.
    package var location: Double
    package var color: Color

    package init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  package var kind: Kind
  /// At least one, by rising location.
  package var stops: [Stop]
  /// Unit coordinates.
  package var start: Point
  package var end: Point
  /// The rectangle whose unit square it is, in the shape's coordinates.
  package var rect: Rect

  package init(kind: Kind, stops: [Stop], start: Point, end: Point, rect: Rect) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
    self.rect = rect
  }
}

/// A part of a picture stretched over a rectangle; edge pixels repeat outwards.
///
/// Enlarged bilinearly, reduced by averaging each pixel's area, always premultiplied.
package struct PicturePaint: Hashable, Sendable {
  package var picture: Picture
  /// The part shown, in the picture's pixels; may lie partly outside.
  package var source: Rect
  /// Where that part lies, in the shape's coordinates.
  package var target: Rect

  package init(picture: Picture, source: Rect, target: Rect) {
    self.picture = picture
    self.source = source
    self.target = target
  }
}

/// A bitmap that is shared between frames and compared by its digest.
package struct Picture: Hashable, Sendable {
  package let bitmap: Bitmap
  /// Depends on the pixels and the size alone; equal pictures have equal digests.
  package let digest: UInt64
  /// True when no pixel lets anything through.
  package let isOpaque: Bool

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    var hash = XXH64()
    hash.append(UInt32(truncatingIfNeeded: bitmap.width))
    hash.append(UInt32(truncatingIfNeeded: bitmap.height))
    var together: UInt32 = 0xff00_0000
    for pixel in bitmap.pixels {
      hash.append(pixel)
      together &= pixel
    }
    digest = hash.value
    isOpaque = together >= 0xff00_0000
  }

  package static func == (a: Picture, b: Picture) -> Bool { a.digest == b.digest }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// The blurred silhouette that lies under a layer.
package struct Shadow: Hashable, Sendable {
  package enum Caster: Hashable, Sendable {
    /// One opaque shape.
    case silhouette(Silhouette)
    /// The alpha of what these items paint together, in device pixels, on a clear canvas.
    case items([DisplayItem])
  }

  package var caster: Caster
  /// Device pixels.
  package var offset: Point
  /// Standard deviations of the Gaussian in device pixels, across and down; 0 for a hard edge.
  package var sigma: Size
  package var color: Color
  /// 0…1, on top of the colour's alpha.
  package var opacity: Double

  package init(caster: Caster, offset: Point, sigma: Size, color: Color, opacity: Double) {
    self.caster = caster
    self.offset = offset
    self.sigma = sigma
    self.color = color
    self.opacity = opacity
  }
}
