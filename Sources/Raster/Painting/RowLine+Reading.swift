/// What was painted.
extension RowLine {
  /// True when most neighbours differ, so that runs say no less than pixels.
  var isDense: Bool {
    var starts = 0
    for word in 0..<memory.wordCount { unsafe starts &+= memory.starts[word].nonzeroBitCount }
    return starts &* 2 > memory.count
  }

  /// Writes every pixel to its place and lends them.
  func lendPixels() -> UnsafeBufferPointer<UInt32> {
    memory.expand(0, memory.count)
    return unsafe UnsafeBufferPointer(start: memory.pixels, count: memory.count)
  }
}
