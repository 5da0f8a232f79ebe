extension DifferenceMap {
  /// The most different pixels in any square window of a side, which may be larger than the map.
  func densestWindow(side: Int) -> Int {
    guard width > 0, height > 0 else { return 0 }
    let (windowWidth, windowHeight) = (min(side, width), min(side, height))
    var columns = ContiguousArray(repeating: 0, count: width)
    var densest = 0
    for y in 0..<height {
      for x in 0..<width {
        if PixelMark.counts(marks[y * width + x]) { columns[x] += 1 }
        if y >= windowHeight, PixelMark.counts(marks[(y - windowHeight) * width + x]) { columns[x] -= 1 }
      }
      var sum = columns[..<windowWidth].reduce(0, +)
      densest = max(densest, sum)
      for x in windowWidth..<max(width, windowWidth) {
        sum += columns[x] - columns[x - windowWidth]
        densest = max(densest, sum)
      }
    }
    return densest
  }
}
