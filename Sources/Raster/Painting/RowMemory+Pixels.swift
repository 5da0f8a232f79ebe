/// Filling, mixing and spreading runs.
extension RowMemory {
  /// Makes one run of some pixels; there must be one at least.
  @inline(__always)
  func fill(_ start: Int, _ end: Int, _ pixel: UInt32) {
    split(at: end)
    clearStarts(start, end)
    markStart(start)
    unsafe pixels[start] = pixel
  }

  /// Writes every pixel of some to its own place, and says so.
  func expand(_ start: Int, _ end: Int) {
    guard start < end else { return }
    split(at: start)
    split(at: end)
    spread(start, end)
    markAll(start, end)
  }

  /// Writes every pixel to its own place; runs stay as they are.
  func spread() { spread(0, count) }

  private func spread(_ start: Int, _ end: Int) {
    var word = start &>> 6
    while word &<< 6 < end {
      let origin = word &<< 6
      let mask = Self.mask(start, end, inWordAt: origin)
      let bits = unsafe starts[word] & mask
      // Pixels of pictures all stand in their places already.
      if bits != mask { spread(bits, max(start, origin), min(end, origin &+ 64)) }
      word &+= 1
    }
  }

  /// Does so for pixels of one word.
  private func spread(_ bits: UInt64, _ start: Int, _ end: Int) {
    if bits == 0 {
      return unsafe (pixels + start).update(repeating: pixels[start &- 1], count: end &- start)
    }
    var pixel = unsafe pixels[max(start &- 1, 0)]
    for index in start..<end {
      // A choice without a branch: whether a run begins at a pixel cannot be foretold.
      let begins = UInt32(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: index & 63)) & 1
      pixel ^= unsafe (pixel ^ pixels[index]) & (0 &- begins)
      unsafe pixels[index] = pixel
    }
  }

  /// Replaces one pixel by what a function makes of it.
  ///
  /// Most of what is mixed are pixels that an edge passes through.
  @inline(__always)
  func map(_ index: Int, _ body: (UInt32) -> UInt32) {
    let below = unsafe pixels[runStart(of: index)]
    let next = index &+ 1
    if next < count {
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: next & 63)
      if unsafe starts[next &>> 6] & bit == 0 {
        unsafe pixels[next] = below
        unsafe starts[next &>> 6] |= bit
      }
    }
    markStart(index)
    unsafe pixels[index] = body(below)
  }

  /// Replaces the pixel of each run among some by what a function makes of it.
  @inline(__always)
  func mapRuns(_ start: Int, _ end: Int, _ body: (UInt32) -> UInt32) {
    split(at: start)
    split(at: end)
    var word = start &>> 6
    while word &<< 6 < end {
      var bits = unsafe starts[word] & Self.mask(start, end, inWordAt: word &<< 6)
      while bits != 0 {
        let index = word &<< 6 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        unsafe pixels[index] = body(unsafe pixels[index])
      }
      word &+= 1
    }
  }
}
