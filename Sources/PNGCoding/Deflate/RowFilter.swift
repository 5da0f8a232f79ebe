/// How a row's bytes are made small (PNG specification, 9.2); the filters whose loops become vectors.
///
/// Rows are pixels of four bytes whatever the file has: a byte's neighbours are then always as far away, and what is not
/// written costs less than telling it apart. Rows begin with a clear pixel, which stands left of the first.
enum RowFilter: UInt8, CaseIterable {
  case sub = 1
  case up = 2
  case average = 3

  /// Replaces the output by the filtered pixels, one fewer than the rows have.
  func apply(to row: Span<UInt32>, below above: Span<UInt32>, into output: inout MutableSpan<UInt32>) {
    precondition(row.count == output.count + 1 && above.count == row.count, "rows begin with a clear pixel")
    let count = output.count * 4
    // Indices stay below the lengths just checked; rows have four bytes more.
    unsafe row.withUnsafeBytes { row in
      unsafe above.withUnsafeBytes { above in
        unsafe output.withUnsafeMutableBytes { output in
          switch self {
          case .sub:
            for index in 0..<count { unsafe output[index] = row[index &+ 4] &- row[index] }
          case .up:
            for index in 0..<count { unsafe output[index] = row[index &+ 4] &- above[index &+ 4] }
          case .average:
            for index in 0..<count {
              let (left, top) = unsafe (row[index], above[index &+ 4])
              // Rounded down, without a ninth bit.
              let mean = (left & top) &+ ((left ^ top) &>> 1)
              unsafe output[index] = row[index &+ 4] &- mean
            }
          }
        }
      }
    }
  }
}

// MARK: - Choosing

extension RowFilter {
  /// Of blocks of four pixels, every so manyth is looked at, and so many of a row at most: more do not fit the sums.
  private static let sampledBlock: Int = 8
  private static let mostBlocks: Int = 256

  /// The filter that leaves the smallest differences.
  static func best(for row: Span<UInt32>, below above: Span<UInt32>) -> RowFilter {
    precondition(row.count == above.count, "rows are equally long")
    let blocks = (row.count - 1) / 4
    let step = max(sampledBlock, blocks / mostBlocks + 1)
    var (sub, up, average) = (ByteSizes(), ByteSizes(), ByteSizes())
    for block in stride(from: 0, to: blocks, by: step) {
      let left = vector(row.extracting((4 &* block)..<(4 &* block &+ 4)))
      let bytes = vector(row.extracting((4 &* block &+ 1)..<(4 &* block &+ 5)))
      let top = vector(above.extracting((4 &* block &+ 1)..<(4 &* block &+ 5)))
      sub.add(bytes &- left)
      up.add(bytes &- top)
      average.add(bytes &- ((left & top) &+ ((left ^ top) &>> 1)))
    }
    if up.sum < sub.sum, up.sum <= average.sum { return .up }
    return average.sum < sub.sum ? .average : .sub
  }

  @inline(__always)
  private static func vector(_ pixels: Span<UInt32>) -> SIMD16<UInt8> {
    // Sixteen bytes of either, whatever they hold.
    unsafe unsafeBitCast(SIMD4(pixels[0], pixels[1], pixels[2], pixels[3]), to: SIMD16<UInt8>.self)
  }
}

/// A sum of how far bytes are from 0, on the circle of a byte: 128 at most each.
private struct ByteSizes {
  private var sums = SIMD16<UInt16>()

  @inline(__always)
  mutating func add(_ bytes: SIMD16<UInt8>) {
    sums &+= SIMD16<UInt16>(truncatingIfNeeded: pointwiseMin(bytes, 0 &- bytes))
  }

  var sum: Int { (0..<16).reduce(0) { $0 + Int(sums[$1]) } }
}
