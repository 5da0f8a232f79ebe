import PNGCoding
import SystemFiles

/// The structural similarity of Wang, Bovik, Sheikh and Simoncelli (2004) of two pictures' luma.
///
/// The mean over windows of 8 × 8 pixels side by side, unweighted, the last of a row or column moved inwards; transparent
/// pixels over white.
enum StructuralSimilarity {
  static let side: Int = 8

  /// 1 for equal pictures, less the less alike they are.
  static func measure(_ pair: PicturePair, jobs: Int) -> Double {
    let rows = starts(pair.height)
    let columns = starts(pair.width)
    guard !rows.isEmpty, !columns.isEmpty else { return 1 }
    // Summed row by row in order, so that the last digit does not depend on the jobs.
    let sums = ParallelWork.map(count: rows.count, jobs: jobs) { index in
      row(pair, y: rows[index], columns: columns)
    }
    return sums.reduce(0, +) / Double(rows.count * columns.count)
  }

  /// Where the windows along a side begin.
  private static func starts(_ length: Int) -> [Int] {
    guard length > 0 else { return [] }
    guard length > side else { return [0] }
    let whole = Array(stride(from: 0, through: length - side, by: side))
    return length % side == 0 ? whole : whole + [length - side]
  }

  private static func row(_ pair: PicturePair, y: Int, columns: [Int]) -> Double {
    if hasEqualRows(pair, y..<min(y + side, pair.height)) { return Double(columns.count) }
    var sum = 0.0
    for x in columns { sum += window(pair, x: x, y: y) }
    return sum
  }

  private static func hasEqualRows(_ pair: PicturePair, _ rows: Range<Int>) -> Bool {
    let (expected, actual) = (pair.expected.pixels.span, pair.actual.pixels.span)
    return rows.allSatisfy { y in
      let (first, second) = (y * pair.expected.width, y * pair.actual.width)
      let (old, new) = (
        expected.extracting(first..<(first + pair.width)), actual.extracting(second..<(second + pair.width))
      )
      var difference: UInt32 = 0
      for x in old.indices { difference |= old[x] ^ new[x] }
      return difference == 0
    }
  }

  /// Loops over whole windows have a length that the compiler knows.
  private static func window(_ pair: PicturePair, x: Int, y: Int) -> Double {
    let (width, height) = (min(side, pair.width - x), min(side, pair.height - y))
    return width == side && height == side
      ? window(pair, x: x, y: y, width: side, height: side) : window(pair, x: x, y: y, width: width, height: height)
  }

  @inline(__always)
  private static func window(_ pair: PicturePair, x: Int, y: Int, width: Int, height: Int) -> Double {
    let (expected, actual) = (pair.expected.pixels.span, pair.actual.pixels.span)
    let (first, second) = (y &* pair.expected.width &+ x, y &* pair.actual.width &+ x)
    let (one, other) = (expected[first], actual[second])
    var isEqual = true
    for row in 0..<height where isEqual {
      let (start, otherStart) = (first &+ row &* pair.expected.width, second &+ row &* pair.actual.width)
      let old = expected.extracting(start..<(start &+ width))
      let new = actual.extracting(otherStart..<(otherStart &+ width))
      var difference: UInt32 = 0
      for column in 0..<width { difference |= old[column] ^ new[column] }
      isEqual = difference == 0
    }
    if isEqual { return 1 }
    var sums = LumaSums()
    var unevenness: UInt32 = 0
    for row in 0..<height {
      let (start, otherStart) = (first &+ row &* pair.expected.width, second &+ row &* pair.actual.width)
      let old = expected.extracting(start..<(start &+ width))
      let new = actual.extracting(otherStart..<(otherStart &+ width))
      unevenness |= sums.addRow(old, new) | (old[0] ^ one) | (new[0] ^ other)
    }
    guard unevenness == 0 else { return sums.similarity(count: width * height) }
    var sum = LumaSums()
    sum.add(one, other, times: 1)
    return sum.similarity(count: 1)
  }
}

/// Whole sums over a window, exact in any order; of 64 squares of a byte they take 22 bits.
private struct LumaSums {
  private var one: UInt32 = 0
  private var other: UInt32 = 0
  private var oneSquared: UInt32 = 0
  private var otherSquared: UInt32 = 0
  private var product: UInt32 = 0

  mutating func add(_ first: UInt32, _ second: UInt32, times count: UInt32) {
    add(luma: Self.luma(first), Self.luma(second), times: count)
  }

  /// Takes a row of a window, which is most often of one colour in each picture; gives 0 where it is.
  @inline(__always)
  mutating func addRow(_ first: Span<UInt32>, _ second: Span<UInt32>) -> UInt32 {
    let (one, other) = (first[0], second[0])
    var (unevenness, opacity): (UInt32, UInt32) = (0, ~0)
    for column in 0..<first.count {
      unevenness |= (first[column] ^ one) | (second[column] ^ other)
      opacity &= first[column] & second[column]
    }
    if unevenness == 0 {
      add(one, other, times: UInt32(truncatingIfNeeded: first.count))
    } else if opacity >> 24 == 255 {
      for column in 0..<first.count {
        add(luma: Self.opaqueLuma(first[column]), Self.opaqueLuma(second[column]), times: 1)
      }
    } else {
      for column in 0..<first.count { add(first[column], second[column], times: 1) }
    }
    return unevenness
  }

  @inline(__always)
  private mutating func add(luma a: UInt32, _ b: UInt32, times count: UInt32) {
    one &+= a &* count
    other &+= b &* count
    oneSquared &+= a &* a &* count
    otherSquared &+= b &* b &* count
    product &+= a &* b &* count
  }

  /// With the paper's constants (0.01 · 255)² and (0.03 · 255)².
  func similarity(count: Int) -> Double {
    let n = Double(count)
    let (mean, otherMean) = (Double(one) / n, Double(other) / n)
    let variance = Double(oneSquared) / n - mean * mean
    let otherVariance = Double(otherSquared) / n - otherMean * otherMean
    let covariance = Double(product) / n - mean * otherMean
    let (first, second) = (6.5025, 58.5225)
    return (2 * mean * otherMean + first) * (2 * covariance + second)
      / ((mean * mean + otherMean * otherMean + first) * (variance + otherVariance + second))
  }

  /// BT.601's luma in eight bits.
  private static func luma(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 { return opaqueLuma(pixel) }
    return (weighted(pixel) * alpha + 255 * 256 * (255 - alpha) + 32640) / 65280
  }

  @inline(__always)
  private static func opaqueLuma(_ pixel: UInt32) -> UInt32 { (weighted(pixel) &+ 128) &>> 8 }

  @inline(__always)
  private static func weighted(_ pixel: UInt32) -> UInt32 {
    77 &* (pixel & 255) &+ 150 &* (pixel &>> 8 & 255) &+ 29 &* (pixel &>> 16 & 255)
  }
}
