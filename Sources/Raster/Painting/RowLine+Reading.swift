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
    runs.begin(most: memory.count)
    var pixel = unsafe memory.pixels[0]
    var start = 0
    for word in 0..<memory.wordCount {
      var bits = unsafe memory.starts[word]
      while bits != 0 {
        let index = word &<< 6 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        let next = unsafe memory.pixels[index]
        guard next != pixel else { continue }
        runs.append(pixel, length: index &- start)
        (pixel, start) = (next, index)
      }
    }
    runs.append(pixel, length: memory.count &- start)
  }

  /// Writes every pixel to its place and lends them.
  func lendPixels() -> UnsafeBufferPointer<UInt32> {
    memory.expand(0, memory.count)
    return unsafe UnsafeBufferPointer(start: memory.pixels, count: memory.count)
  }
}
