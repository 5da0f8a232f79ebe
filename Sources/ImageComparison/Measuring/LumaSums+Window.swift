extension LumaSums {
  /// Over a window of eight by eight pixels.
  init(window pair: PicturePair, x: Int, y: Int) {
    self =
      Self.ofPlainRows(pair, x: x, y: y) ?? LumaColumns.sums(pair, x: x, y: y)
      ?? Self(pair, x: x, y: y, width: StructuralSimilarity.side, height: StructuralSimilarity.side)
  }

  /// Where every row is of one colour in each picture, as most are in interfaces; else nil.
  private static func ofPlainRows(_ pair: PicturePair, x: Int, y: Int) -> LumaSums? {
    let (expected, actual) = (pair.expected.pixels.span, pair.actual.pixels.span)
    let side = StructuralSimilarity.side
    var (start, otherStart) = (y &* pair.expected.width &+ x, y &* pair.actual.width &+ x)
    var sums = LumaSums()
    // Rows that are alike are added together.
    var (color, otherColor, count) = (expected[start], actual[otherStart], 0 as UInt32)
    for _ in 0..<side {
      let old = expected.extracting(start..<(start &+ side))
      let new = actual.extracting(otherStart..<(otherStart &+ side))
      guard isPlain(old, new) else { return nil }
      if old[0] != color || new[0] != otherColor {
        sums.add(color, otherColor, times: count)
        (color, otherColor, count) = (old[0], new[0], 0)
      }
      count &+= UInt32(truncatingIfNeeded: side)
      start &+= pair.expected.width
      otherStart &+= pair.actual.width
    }
    sums.add(color, otherColor, times: count)
    return sums
  }

  @inline(__always)
  private static func isPlain(_ old: Span<UInt32>, _ new: Span<UInt32>) -> Bool {
    var difference: UInt32 = 0
    for column in 0..<StructuralSimilarity.side { difference |= (old[column] ^ old[0]) | (new[column] ^ new[0]) }
    return difference == 0
  }
}

/// Sums over a window of opaque pixels, four columns at a time.
private struct LumaColumns {
  private typealias Four = SIMD4<UInt32>

  private var one = Four()
  private var other = Four()
  private var oneSquared = Four()
  private var otherSquared = Four()
  private var product = Four()
  private var opacity = Four(repeating: ~0)

  /// Of a window of eight by eight pixels; nil when not all of them are opaque.
  static func sums(_ pair: PicturePair, x: Int, y: Int) -> LumaSums? {
    let (expected, actual) = (pair.expected.pixels.span, pair.actual.pixels.span)
    let side = StructuralSimilarity.side
    var (start, otherStart) = (y &* pair.expected.width &+ x, y &* pair.actual.width &+ x)
    var columns = LumaColumns()
    for _ in 0..<side {
      columns.add(
        expected.extracting(start..<(start &+ side)), actual.extracting(otherStart..<(otherStart &+ side)))
      start &+= pair.expected.width
      otherStart &+= pair.actual.width
    }
    return columns.sums
  }

  @inline(__always)
  private mutating func add(_ old: Span<UInt32>, _ new: Span<UInt32>) {
    add(Four(old[0], old[1], old[2], old[3]), Four(new[0], new[1], new[2], new[3]))
    add(Four(old[4], old[5], old[6], old[7]), Four(new[4], new[5], new[6], new[7]))
  }

  @inline(__always)
  private mutating func add(_ old: Four, _ new: Four) {
    let (a, b) = (Self.luma(old), Self.luma(new))
    one &+= a
    other &+= b
    oneSquared &+= a &* a
    otherSquared &+= b &* b
    product &+= a &* b
    opacity &= old & new
  }

  /// BT.601's in eight bits.
  @inline(__always)
  private static func luma(_ pixels: Four) -> Four {
    let byte = Four(repeating: 255)
    let red = (pixels & byte) &* 77
    let green = (pixels &>> 8 & byte) &* 150
    let blue = (pixels &>> 16 & byte) &* 29
    // Eight bits they are; told once more, they are multiplied as such.
    return (red &+ green &+ blue &+ 128) &>> 8 & byte
  }

  private var sums: LumaSums? {
    guard opacity.min() >> 24 == 255 else { return nil }
    return LumaSums(
      one: one.wrappedSum(), other: other.wrappedSum(), oneSquared: oneSquared.wrappedSum(),
      otherSquared: otherSquared.wrappedSum(), product: product.wrappedSum())
  }
}
