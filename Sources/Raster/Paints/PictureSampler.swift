package import DisplayLists
package import Geometry
import Pixels

/// The pixels a picture shows on the canvas, premultiplied and filtered.
package struct PictureSampler: Sendable {
  private enum Mapping: Sendable {
    /// Columns stay columns and rows stay rows.
    case aligned(AlignedSampler)
    case mapped(MappedSampler)
  }

  private let mapping: Mapping

  /// Nil when nothing is to be seen: an empty picture, part or place, or a map that collapses.
  ///
  /// - Parameter bounds: the canvas's pixels that may be asked for.
  package init?(_ paint: PicturePaint, transform: ProjectiveMatrix, bounds: PixelBounds) {
    let bitmap = paint.picture.bitmap
    guard bitmap.width > 0, bitmap.height > 0, !paint.source.isEmpty, !paint.target.isEmpty, !bounds.isEmpty else {
      return nil
    }
    guard let place = PaintCoordinates(transform, to: Self.frame(of: paint)) else { return nil }
    let limits = Self.limits(of: paint.source, in: bitmap)
    if place.w == nil, place.x.down == 0, place.y.across == 0 {
      mapping = .aligned(AlignedSampler(bitmap, place: place, limits: limits, bounds: bounds))
    } else {
      mapping = .mapped(MappedSampler(bitmap, place: place, limits: limits))
    }
  }

  /// The map from the shape's coordinates to the picture's pixels.
  private static func frame(of paint: PicturePaint) -> AffineMatrix {
    let (source, target) = (paint.source, paint.target)
    let (across, down) = (source.size.width / target.size.width, source.size.height / target.size.height)
    return AffineMatrix(
      across, 0, 0, down, source.origin.x - target.origin.x * across, source.origin.y - target.origin.y * down)
  }

  /// The pixels that the shown part touches: its edges repeat, so that a part cut out shows nothing of its neighbours.
  private static func limits(of source: Rect, in bitmap: Bitmap) -> PixelBounds {
    func range(_ low: Double, _ high: Double, _ size: Int) -> PixelRange {
      // Arithmetic on shares of a picture must not let a neighbour in.
      let slack = 1e-6
      let start = min(max((low + slack).rounded(.down), 0), Double(size - 1))
      let end = max(min((high - slack).rounded(.up), Double(size)), start + 1)
      return PixelRange(Int(start), Int(end))
    }
    return PixelBounds(
      columns: range(source.minX, source.maxX, bitmap.width), rows: range(source.minY, source.maxY, bitmap.height))
  }

  /// True when rows are copies of the picture's own.
  var isCopy: Bool {
    guard case .aligned(let sampler) = mapping else { return false }
    return sampler.isCopy
  }

  /// One pixel of the canvas.
  package func pixel(x: Int, y: Int) -> UInt32 {
    switch mapping {
    case .aligned(let sampler): sampler.pixel(x: x, y: y)
    case .mapped(let sampler): sampler.pixel(x: x, y: y)
    }
  }

  /// Writes pixels of a row of the canvas from the beginning of the room given, which must hold them.
  func read(row: Int, columns: PixelRange, pixels: UnsafeMutablePointer<UInt32>, _ scratch: RowScratch) {
    switch mapping {
    case .aligned(let sampler): unsafe sampler.read(row: row, columns: columns, pixels: pixels, scratch)
    case .mapped(let sampler): unsafe sampler.read(row: row, columns: columns, pixels: pixels)
    }
  }
}
