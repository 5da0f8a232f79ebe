import Pixels

/// A picture under a map that keeps columns and rows: weighed down each column first, then across.
struct AlignedSampler: Sendable {
  let bitmap: Bitmap
  let across: AxisFilter
  let down: AxisFilter
  let pairWeights: PairWeights

  init(_ bitmap: Bitmap, place: PaintCoordinates, limits: PixelBounds, bounds: PixelBounds) {
    self.bitmap = bitmap
    across = AxisFilter(range: bounds.columns, limits: limits.columns, place: place.x)
    let alongRows = PlaneFunction(across: place.y.down, down: 0, atOrigin: place.y.atOrigin)
    down = AxisFilter(range: bounds.rows, limits: limits.rows, place: alongRows)
    pairWeights = PairWeights(across)
  }

  /// True when rows are copies of the picture's own.
  var isCopy: Bool { across.isShift && down.isShift }

  func pixel(x: Int, y: Int) -> UInt32 {
    let index = x - across.range.start
    var sum = Channels.zero
    for tap in 0..<across.tapCount {
      let column = column(across.firsts[index] + tap, row: y)
      sum.add(column, times: UInt64(across.weights[index * across.tapCount + tap]))
    }
    return sum.pixel(shifted: 23)
  }

  /// A column of the picture, weighed for a row of the canvas, in 256ths of a level.
  private func column(_ column: Int, row: Int) -> Channels {
    let index = row - down.range.start
    var sum = Channels.zero
    for tap in 0..<down.tapCount {
      let pixel = bitmap.pixels[(down.firsts[index] + tap) * bitmap.width + column]
      sum.add(Channels(pixel), times: UInt64(down.weights[index * down.tapCount + tap]))
    }
    return sum.shifted(7)
  }
}
