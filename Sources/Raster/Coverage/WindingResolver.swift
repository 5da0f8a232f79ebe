/// Turns fragments that may cross and overlap into the borders of what has a winding other than 0.
enum WindingResolver {
  /// Fragments with windings 1 and -1 in turn from left to right, at every height.
  static func resolved(_ fragments: [RowFragment]) -> [RowFragment] {
    guard fragments.count > 1 else { return fragments }
    let heights = heights(of: fragments)
    var result: [RowFragment] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      appendBorders(of: fragments, from: top, to: bottom, &result)
    }
    return result
  }

  /// All heights at which fragments begin, end or cross, rising.
  private static func heights(of fragments: [RowFragment]) -> [Int] {
    var heights: Set<Int> = []
    for fragment in fragments {
      heights.insert(fragment.top.y)
      heights.insert(fragment.bottom.y)
    }
    let byLeft = fragments.sorted { min($0.top.x, $0.bottom.x) < min($1.top.x, $1.bottom.x) }
    for (index, one) in byLeft.enumerated() {
      let right = max(one.top.x, one.bottom.x)
      for other in byLeft[(index + 1)...] {
        guard min(other.top.x, other.bottom.x) <= right else { break }
        if let height = crossing(one, other) { heights.insert(height) }
      }
    }
    return heights.sorted()
  }

  /// The height at which two fragments change sides; nil when they do not.
  private static func crossing(_ one: RowFragment, _ other: RowFragment) -> Int? {
    let top = max(one.top.y, other.top.y)
    let bottom = min(one.bottom.y, other.bottom.y)
    guard top < bottom else { return nil }
    let above = one.x(at: top) - other.x(at: top)
    let below = one.x(at: bottom) - other.x(at: bottom)
    guard (above < 0 && below > 0) || (above > 0 && below < 0) else { return nil }
    let down = Fixed.share(of: bottom - top, Int(above.magnitude), outOf: Int(above.magnitude + below.magnitude))
    return top + down
  }

  private static func appendBorders(
    of fragments: [RowFragment], from top: Int, to bottom: Int, _ result: inout [RowFragment]
  ) {
    var pieces: [RowFragment] = []
    for fragment in fragments where fragment.top.y <= top && fragment.bottom.y >= bottom {
      pieces.append(
        RowFragment(
          top: FixedPoint(x: fragment.x(at: top), y: top),
          bottom: FixedPoint(x: fragment.x(at: bottom), y: bottom), winding: fragment.winding))
    }
    // Between two heights nothing crosses by more than a rounding, so the middles give the order.
    pieces.sort { ($0.top.x + $0.bottom.x, $0.top.x, $0.winding) < ($1.top.x + $1.bottom.x, $1.top.x, $1.winding) }
    var winding = 0
    for var piece in pieces {
      let before = winding
      winding += piece.winding
      guard (before == 0) != (winding == 0) else { continue }
      piece.winding = before == 0 ? 1 : -1
      result.append(piece)
    }
  }
}
