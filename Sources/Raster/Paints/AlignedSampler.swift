import Pixels

/// A picture under a map that keeps columns and rows: weighed down each column first, then across.
struct AlignedSampler: Sendable {
  private let bitmap: Bitmap
  private let across: AxisFilter
  private let down: AxisFilter

  init(_ bitmap: Bitmap, place: PaintCoordinates, limits: PixelBounds, bounds: PixelBounds) {
    self.bitmap = bitmap
    across = AxisFilter(range: bounds.columns, limits: limits.columns, place: place.x)
    let alongRows = PlaneFunction(across: place.y.down, down: 0, atOrigin: place.y.atOrigin)
    down = AxisFilter(range: bounds.rows, limits: limits.rows, place: alongRows)
  }

  func pixel(x: Int, y: Int) -> UInt32 {
    let columns = across.taps(at: x)
    var sum = SIMD4<UInt32>(repeating: 0)
    for (offset, index) in columns.weights.enumerated() {
      sum &+= column(columns.first + offset, row: y) &* UInt32(across.weights[index])
    }
    return Channels.pixel(sum)
  }

  /// A column of the picture, weighed for a row of the canvas, in 256ths of a level.
  @inline(__always)
  private func column(_ column: Int, row: Int) -> SIMD4<UInt32> {
    let rows = down.taps(at: row)
    var sum = SIMD4<UInt32>(repeating: 0)
    var index = rows.first &* bitmap.width &+ column
    for weight in rows.weights {
      sum &+= Channels.spread(bitmap.pixels[index]) &* UInt32(truncatingIfNeeded: down.weights[weight])
      index &+= bitmap.width
    }
    return Channels.narrowed(sum)
  }

  func read(row: Int, columns: PixelRange, into buffer: inout PictureRow) {
    buffer.pixels.removeAll(keepingCapacity: true)
    guard !columns.isEmpty else { return }
    if across.isShift, let source = down.only(at: row) {
      let first = source * bitmap.width + across.taps(at: columns.start).first
      buffer.pixels.append(contentsOf: bitmap.pixels[first..<(first + columns.count)])
    } else {
      readColumns(row, across.reach(of: columns), into: &buffer)
      mixColumns(columns, into: &buffer)
    }
  }

  /// Weighs the picture's rows down each column.
  private func readColumns(_ row: Int, _ reach: PixelRange, into buffer: inout PictureRow) {
    buffer.columns.removeAll(keepingCapacity: true)
    guard let only = down.only(at: row) else {
      for index in reach.start..<reach.end { buffer.columns.append(column(index, row: row)) }
      return
    }
    let start = only * bitmap.width
    for pixel in bitmap.pixels[(start + reach.start)..<(start + reach.end)] {
      buffer.columns.append(Channels.narrowed(Channels.spread(pixel) &* 32768))
    }
  }

  /// Weighs columns across.
  private func mixColumns(_ columns: PixelRange, into buffer: inout PictureRow) {
    let origin = across.reach(of: columns).start
    for x in columns.start..<columns.end {
      let taps = across.taps(at: x)
      var index = taps.first &- origin
      var sum = SIMD4<UInt32>(repeating: 0)
      for weight in taps.weights {
        sum &+= buffer.columns[index] &* UInt32(truncatingIfNeeded: across.weights[weight])
        index &+= 1
      }
      buffer.pixels.append(Channels.pixel(sum))
    }
  }
}
