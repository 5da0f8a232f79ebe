import Pixels

/// Rows without runs worth the name: pictures, and gradients across the row.
///
/// Their bytes are filtered as they stand; looking for runs in them would take longer than everything else together.
struct DenseRows {
  private let channels: Int
  /// The row's bytes behind as many zeros as a pixel has, which stand for the pixel left of the first.
  private var row: [UInt8]
  private var above: [UInt8]
  private var packed: [UInt8]
  private var isAboveKnown = false
  private var output: [UInt8]

  init(channels: Int) {
    self.channels = channels
    row = []
    above = []
    packed = []
    output = []
  }

  /// Whether a row's runs are no shorter to write than its bytes, which is known from the pixels alone.
  static func isDense(_ row: RowRuns, width: Int) -> Bool { row.count * 2 > width }

  /// The next row is not below one of these.
  mutating func forgetAbove() { isAboveKnown = false }

  /// The filter of a premultiplied row, and what it makes of the row's bytes.
  mutating func filtered(_ pixels: Span<UInt32>) -> (filter: RowFilter, bytes: [UInt8]) {
    makeRoom(width: pixels.count)
    swap(&row, &above)
    pack(pixels)
    let filter = isAboveKnown ? RowFilter.best(for: row, below: above, channels: channels) : .sub
    isAboveKnown = true
    filter.apply(to: row, below: above, channels: channels, into: &output)
    return (filter, output)
  }

  /// The storage is made with the first dense row: most pictures have none.
  private mutating func makeRoom(width: Int) {
    guard row.isEmpty else { return }
    row = [UInt8](repeating: 0, count: (width + 1) * channels)
    above = row
    packed = [UInt8](repeating: 0, count: width * channels)
    output = packed
  }

  private mutating func pack(_ pixels: Span<UInt32>) {
    if channels == 3 {
      RowPacking.packOpaque(pixels, into: &packed)
    } else {
      RowPacking.packStraight(pixels, into: &packed)
    }
    row.replaceSubrange(channels..., with: packed)
  }
}

/// How a row's bytes are made small (PNG specification, 9.2); the filters whose loops become vectors.
enum RowFilter: UInt8, CaseIterable {
  case sub = 1
  case up = 2
  case average = 3

  /// Of pixels, every so manyth is looked at to choose a filter.
  private static let samplePixels: Int = 16

  /// The filter that leaves the smallest differences.
  ///
  /// Rows begin with as many zeros as a pixel has bytes.
  static func best(for row: [UInt8], below above: [UInt8], channels: Int) -> RowFilter {
    let (row, above) = (row.span, above.span)
    var (sub, up, average) = (0, 0, 0)
    var index = channels
    while index < row.count {
      for place in index..<(index &+ channels) {
        let (byte, left, top) = (row[place], row[place &- channels], above[place])
        sub &+= size(byte &- left)
        up &+= size(byte &- top)
        average &+= size(byte &- mean(left, top))
      }
      index &+= samplePixels &* channels
    }
    if up < sub, up <= average { return .up }
    return average < sub ? .average : .sub
  }

  /// Replaces the output by the filtered bytes; it is as long as they are.
  func apply(to row: [UInt8], below above: [UInt8], channels: Int, into output: inout [UInt8]) {
    let count = row.count - channels
    let bytes = row.span.extracting(channels..<row.count)
    let left = row.span.extracting(0..<count)
    let top = above.span.extracting(channels..<row.count)
    var target = output.mutableSpan
    switch self {
    case .sub: for index in 0..<count { target[index] = bytes[index] &- left[index] }
    case .up: for index in 0..<count { target[index] = bytes[index] &- top[index] }
    case .average: for index in 0..<count { target[index] = bytes[index] &- Self.mean(left[index], top[index]) }
    }
  }

  /// Rounded down, without a ninth bit.
  @inline(__always)
  private static func mean(_ one: UInt8, _ other: UInt8) -> UInt8 { (one & other) &+ ((one ^ other) &>> 1) }

  /// How far a difference is from 0, on the circle of a byte.
  @inline(__always)
  private static func size(_ difference: UInt8) -> Int { Int(Int8(bitPattern: difference).magnitude) }
}
