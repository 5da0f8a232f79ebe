import Pixels

/// Rows without runs worth the name: pictures, and gradients across the row.
///
/// Their bytes are filtered as they stand; looking for runs in them would take longer than everything else together.
struct DenseRows {
  private let channels: Int
  /// The row's straight pixels behind a clear one, which stands for what lies left of the first.
  private var row: ContiguousArray<UInt32> = []
  private var above: ContiguousArray<UInt32> = []
  /// What the filter makes of the row's pixels.
  private var differences: ContiguousArray<UInt32> = []
  private var isAboveKnown = false

  init(channels: Int) { self.channels = channels }

  /// Whether a row's runs are no shorter to write than its bytes, which is known from the pixels alone.
  static func isDense(_ row: RowRuns, width: Int) -> Bool { row.count * 2 > width }

  /// The next row is not below one of these.
  mutating func forgetAbove() { isAboveKnown = false }

  /// Filters a premultiplied row; `pack` writes its bytes.
  mutating func filter(_ pixels: Span<UInt32>) -> RowFilter {
    makeRoom(width: pixels.count)
    swap(&row, &above)
    takeStraight(pixels)
    let filter = isAboveKnown ? RowFilter.best(for: row.span, below: above.span) : .sub
    isAboveKnown = true
    let (row, above) = (row, above)
    var target = differences.mutableSpan
    filter.apply(to: row.span, below: above.span, into: &target)
    return filter
  }

  /// Writes the bytes of the row that was filtered last, as many as there is room for.
  func pack(into bytes: inout MutableSpan<UInt8>) {
    if channels == 3 {
      RowPacking.packOpaque(differences.span, into: &bytes)
    } else {
      RowPacking.pack(differences.span, into: &bytes)
    }
  }

  /// The storage is made with the first dense row: most pictures have none.
  private mutating func makeRoom(width: Int) {
    guard row.isEmpty else { return }
    row = ContiguousArray(repeating: 0, count: width + 1)
    above = row
    differences = ContiguousArray(repeating: 0, count: width)
  }

  private mutating func takeStraight(_ pixels: Span<UInt32>) {
    let isOpaque = channels == 3
    var target = row.mutableSpan
    if isOpaque {
      for x in pixels.indices { target[x &+ 1] = pixels[x] }
    } else {
      for x in pixels.indices { target[x &+ 1] = StraightPixel.make(fromPremultiplied: pixels[x]) }
    }
  }
}
