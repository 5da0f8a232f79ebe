/// Rows of a picture: the same sums as pixel by pixel, in loops over bytes and words of 16 bits that become vectors.
///
/// Columns stand in 16 bits as signed numbers, 32768 less than 256ths of a level, since only those are multiplied and
/// added in pairs by one instruction.
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
    // The last pairs go beyond the reach by a column, and by another where taps are odd; those weigh nothing.
    scratch.reserveColumns(reach.count + 2)
    unsafe weighDown(row, reach, scratch.columns)
    Self.pair(reach.count, scratch)
    unsafe weighAcross(columns, from: reach.start, scratch.pairs, pixels)
  }

  // MARK: Down

  /// Weighs the picture's rows down each column.
  private func weighDown(_ row: Int, _ reach: PixelRange, _ target: UnsafeMutablePointer<UInt64>) {
    let index = row - down.range.start
    let weights = (0..<down.tapCount).map { Int(down.weights[index * down.tapCount + $0]) }
    guard let split = SplitWeights(weights) else {
      return unsafe weighDown(weights.map { UInt64($0) }, down.firsts[index], reach, target)
    }
    // Rows that weigh nothing are the last row once more, so that all rows are within the picture.
    let last = down.firsts[index] + down.tapCount - 1
    let starts = (0..<4).map { min(down.firsts[index] + $0, last) * bitmap.width + reach.start }
    precondition(
      starts.allSatisfy { $0 >= 0 && $0 + reach.count <= bitmap.pixels.count }, "taps lie within the picture")
    unsafe bitmap.pixels.withUnsafeBytes { bytes in
      let all = unsafe bytes.bindMemory(to: UInt8.self)
      guard let base = all.baseAddress else { return }
      unsafe target.withMemoryRebound(to: UInt16.self, capacity: 4 * reach.count) { target in
        unsafe split.weigh(
          4 * reach.count, base + 4 * starts[0], base + 4 * starts[1], base + 4 * starts[2], base + 4 * starts[3],
          target)
      }
    }
  }

  /// The same for any number of weights.
  private func weighDown(
    _ weights: [UInt64], _ first: Int, _ reach: PixelRange, _ target: UnsafeMutablePointer<UInt64>
  ) {
    let (width, all, weights) = (bitmap.width, bitmap.pixels.span, weights.span)
    for column in reach.start..<reach.end {
      var sum = Channels.zero
      var index = first &* width &+ column
      for tap in weights.indices {
        // Taps lie within the picture, columns within the reach of taps.
        sum.add(Channels(unsafe all[unchecked: index]), times: weights[tap])
        index &+= width
      }
      unsafe target[column &- reach.start] = sum.shifted(7).packed ^ 0x8000_8000_8000_8000
    }
  }

  // MARK: Across

  /// Puts each column beside the next one.
  private static func pair(_ count: Int, _ scratch: RowScratch) {
    unsafe scratch.columns.withMemoryRebound(to: SIMD4<Int16>.self, capacity: count + 1) { columns in
      let pairs = unsafe scratch.pairs
      for index in 0..<count {
        var both = SIMD8<Int16>()
        both.evenHalf = unsafe columns[index]
        both.oddHalf = unsafe columns[index &+ 1]
        unsafe pairs[index] = both
      }
    }
  }

  /// Weighs columns across; up to two weights, as pictures that grow have, in a loop of their own.
  private func weighAcross(
    _ columns: PixelRange, from origin: Int, _ source: UnsafeMutablePointer<SIMD8<Int16>>,
    _ target: UnsafeMutablePointer<UInt32>
  ) {
    if pairWeights.count == 1 {
      unsafe weighAcross(columns, from: origin, pairs: 1, source, target)
    } else {
      unsafe weighAcross(columns, from: origin, pairs: pairWeights.count, source, target)
    }
  }

  @inline(__always)
  private func weighAcross(
    _ columns: PixelRange, from origin: Int, pairs: Int, _ source: UnsafeMutablePointer<SIMD8<Int16>>,
    _ target: UnsafeMutablePointer<UInt32>
  ) {
    let (firsts, weights) = (across.firsts.span, pairWeights.all.span)
    let start = columns.start &- across.range.start
    let limits = start..<(start + columns.count)
    precondition(limits.upperBound <= firsts.count && limits.upperBound * pairs <= weights.count, "columns are known")
    for index in limits {
      let first = unsafe firsts[unchecked: index] &- origin
      // Weights are negative, and so is what a column lacks; levels are rounded to the nearest.
      var sum = SIMD4<Int32>(repeating: 0x4040_0000)
      for pair in 0..<pairs {
        let weight = unsafe weights[unchecked: index &* pairs &+ pair]
        let both = unsafe source[first &+ 2 &* pair]
        let even = SIMD4<Int32>(truncatingIfNeeded: both.evenHalf) &* SIMD4<Int32>(truncatingIfNeeded: weight.evenHalf)
        let odd = SIMD4<Int32>(truncatingIfNeeded: both.oddHalf) &* SIMD4<Int32>(truncatingIfNeeded: weight.oddHalf)
        sum &-= even &+ odd
      }
      let levels = SIMD4<UInt8>(truncatingIfNeeded: sum &>> 23)
      unsafe target[index &- start] = unsafeBitCast(levels, to: UInt32.self)
    }
  }
}
