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

// MARK: - Rows

extension AlignedSampler {
  /// Writes pixels of a row of the canvas from the beginning of the room given, which must hold them.
  func read(row: Int, columns: PixelRange, pixels: UnsafeMutablePointer<UInt32>, _ scratch: RowScratch) {
    guard !columns.isEmpty else { return }
    if across.isShift, let source = down.only(at: row) {
      let first = source * bitmap.width + across.firsts[columns.start - across.range.start]
      let all = bitmap.pixels.span.extracting(first..<(first + columns.count))
      for index in all.indices { unsafe pixels[index] = all[index] }
      return
    }
    let reach = across.reach(of: columns)
    scratch.reserveColumns(reach.count)
    unsafe weighDown(row, reach, scratch.columns)
    unsafe weighAcross(columns, from: reach.start, scratch.columns, pixels)
  }

  /// Weighs the picture's rows down each column.
  private func weighDown(_ row: Int, _ reach: PixelRange, _ target: UnsafeMutablePointer<UInt64>) {
    let width = bitmap.width
    let all = bitmap.pixels.span
    if let only = down.only(at: row) {
      let line = all.extracting((only * width + reach.start)..<(only * width + reach.end))
      for index in line.indices { unsafe target[index] = Channels(line[index]).packed &<< 8 }
      return
    }
    let index = row - down.range.start
    let top = down.firsts[index] * width
    let weights = (0..<down.tapCount).map { UInt64(down.weights[index * down.tapCount + $0]) }
    switch weights.count {
    case 2: unsafe weighDown(weights[1], top, reach, target)
    case 3: unsafe weighDown(weights[0], weights[1], weights[2], top, reach, target)
    default: unsafe weighDown(weights, top, reach, target)
    }
  }

  private func weighDown(_ weight: UInt64, _ top: Int, _ reach: PixelRange, _ target: UnsafeMutablePointer<UInt64>) {
    let (width, all) = (bitmap.width, bitmap.pixels.span)
    let above = all.extracting((top + reach.start)..<(top + reach.end))
    let below = all.extracting((top + width + reach.start)..<(top + width + reach.end))
    for index in above.indices {
      let sum = unsafe Channels.mixed(Channels(above[index]), Channels(below[unchecked: index]), weight, bits: 15)
      unsafe target[index] = sum.shifted(7).packed
    }
  }

  private func weighDown(
    _ first: UInt64, _ second: UInt64, _ third: UInt64, _ top: Int, _ reach: PixelRange,
    _ target: UnsafeMutablePointer<UInt64>
  ) {
    let (width, all) = (bitmap.width, bitmap.pixels.span)
    let above = all.extracting((top + reach.start)..<(top + reach.end))
    let middle = all.extracting((top + width + reach.start)..<(top + width + reach.end))
    let below = all.extracting((top + 2 * width + reach.start)..<(top + 2 * width + reach.end))
    for index in above.indices {
      var sum = Channels.zero
      sum.add(Channels(above[index]), times: first)
      sum.add(Channels(unsafe middle[unchecked: index]), times: second)
      sum.add(Channels(unsafe below[unchecked: index]), times: third)
      unsafe target[index] = sum.shifted(7).packed
    }
  }

  private func weighDown(
    _ weights: [UInt64], _ top: Int, _ reach: PixelRange, _ target: UnsafeMutablePointer<UInt64>
  ) {
    let (width, all, weights) = (bitmap.width, bitmap.pixels.span, weights.span)
    for column in reach.start..<reach.end {
      var sum = Channels.zero
      var index = top &+ column
      for tap in weights.indices {
        // Taps lie within the picture, columns within the reach of taps.
        sum.add(Channels(unsafe all[unchecked: index]), times: weights[tap])
        index &+= width
      }
      unsafe target[column &- reach.start] = sum.shifted(7).packed
    }
  }

  /// Weighs columns across; two and three weights, the most frequent numbers, in loops of their own.
  private func weighAcross(
    _ columns: PixelRange, from origin: Int, _ source: UnsafeMutablePointer<UInt64>,
    _ target: UnsafeMutablePointer<UInt32>
  ) {
    switch across.tapCount {
    case 2: unsafe weighAcross(columns, from: origin, taps: 2, source, target)
    case 3: unsafe weighAcross(columns, from: origin, taps: 3, source, target)
    default: unsafe weighAcross(columns, from: origin, taps: across.tapCount, source, target)
    }
  }

  @inline(__always)
  private func weighAcross(
    _ columns: PixelRange, from origin: Int, taps: Int, _ source: UnsafeMutablePointer<UInt64>,
    _ target: UnsafeMutablePointer<UInt32>
  ) {
    let (firsts, weights) = (across.firsts.span, across.weights.span)
    var index = columns.start &- across.range.start
    for place in 0..<columns.count {
      let first = unsafe firsts[unchecked: index] &- origin
      var sum = Channels.zero
      for tap in 0..<taps {
        let weight = unsafe UInt64(weights[unchecked: index &* taps &+ tap])
        sum.add(Channels(packed: unsafe source[first &+ tap]), times: weight)
      }
      unsafe target[place] = sum.pixel(shifted: 23)
      index &+= 1
    }
  }
}
