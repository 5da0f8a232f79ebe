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

  private static func window(_ pair: PicturePair, x: Int, y: Int) -> Double {
    let (width, height) = (min(side, pair.width - x), min(side, pair.height - y))
    if isEqual(pair, x: x, y: y, width: width, height: height) { return 1 }
    let sums =
      width == side && height == side
      ? LumaSums(window: pair, x: x, y: y) : LumaSums(pair, x: x, y: y, width: width, height: height)
    return sums.similarity(count: width * height)
  }

  private static func isEqual(_ pair: PicturePair, x: Int, y: Int, width: Int, height: Int) -> Bool {
    let (expected, actual) = (pair.expected.pixels.span, pair.actual.pixels.span)
    for row in y..<(y &+ height) {
      let (start, otherStart) = (row &* pair.expected.width &+ x, row &* pair.actual.width &+ x)
      let old = expected.extracting(start..<(start &+ width))
      let new = actual.extracting(otherStart..<(otherStart &+ width))
      for column in 0..<width where old[column] != new[column] { return false }
    }
    return true
  }
}
