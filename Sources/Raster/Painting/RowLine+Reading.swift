import Pixels

/// What was painted.
extension RowLine {
  /// True when most neighbours differ, so that runs say no less than pixels.
  var isDense: Bool {
    var starts = 0
    for word in 0..<memory.wordCount { unsafe starts &+= memory.starts[word].nonzeroBitCount }
    return starts &* 2 > memory.count
  }

  func read(into runs: inout RowRuns) {
    runs.replace(most: memory.count) { words in
      var reading = RunReading()
      var pixel = unsafe memory.pixels[0]
      var start = 0
      for word in 0..<memory.wordCount {
        var bits = unsafe memory.starts[word]
        while bits != 0 {
          let index = word &<< 6 &+ bits.trailingZeroBitCount
          bits &= bits &- 1
          let next = unsafe memory.pixels[index]
          guard next != pixel else {
            // A run that was split and is whole again; the row's first pixel begins one in any case.
            if index > 0 { unsafe memory.starts[word] &= ~(1 &<< UInt64(truncatingIfNeeded: index & 63)) }
            continue
          }
          reading.append(pixel, length: index &- start, to: &words)
          (pixel, start) = (next, index)
        }
      }
      reading.append(pixel, length: memory.count &- start, to: &words)
      return reading.count
    }
  }

  /// Writes every pixel to its place and lends them.
  func lendPixels() -> UnsafeBufferPointer<UInt32> {
    memory.spread()
    return unsafe UnsafeBufferPointer(start: memory.pixels, count: memory.count)
  }
}

/// Writes runs as `RowRuns` has them; here and not there, because a call for each would take as long as all else.
private struct RunReading {
  var count: Int = 0

  @inline(__always)
  mutating func append(_ pixel: UInt32, length: Int, to words: inout MutableSpan<UInt64>) {
    let straight = pixel >= 0xFF00_0000 ? pixel : StraightPixel.make(fromPremultiplied: pixel)
    if straight != pixel, count > 0, words[count &- 1] &>> 32 == UInt64(straight) {
      // Two pixels that differ only in what files do not hold.
      words[count &- 1] &+= UInt64(truncatingIfNeeded: length)
    } else {
      words[count] = UInt64(straight) &<< 32 | UInt64(truncatingIfNeeded: length)
      count &+= 1
    }
  }
}
