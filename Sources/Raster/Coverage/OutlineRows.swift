/// Walks an outline row by row, from the top down.
struct OutlineRows {
  let outline: Outline
  /// Edges that reach the current row or those below, by index.
  private var active: [Int] = []
  /// The first edge that begins below the current row.
  private var next: Int = 0
  private var row: Int = .min
  /// What the current row's coverage is made of.
  private(set) var fragments: [RowFragment] = []
  /// The last row that is known to be covered as the current one.
  private(set) var lastAlike: Int = .min

  init(_ outline: Outline) { self.outline = outline }

  mutating func move(to row: Int) {
    if row < self.row { (active, next) = ([], 0) }
    self.row = row
    let top = row << Fixed.bits
    let bottom = top + Fixed.pixel
    active.removeAll { outline.edges[$0].bottom.y <= top }
    while next < outline.edges.count, outline.edges[next].top.y < bottom {
      if outline.edges[next].bottom.y > top { active.append(next) }
      next += 1
    }
    fragments.removeAll(keepingCapacity: true)
    for index in active { fragments.append(RowFragment(outline.edges[index], row: row)) }
    if outline.mayOverlap { fragments = WindingResolver.resolved(fragments) }
    lastAlike = findLastAlike(top: top, bottom: bottom)
  }

  /// Where only vertical edges pass, and pass wholly, rows are alike until one of them ends or another begins.
  private func findLastAlike(top: Int, bottom: Int) -> Int {
    var end = Int.max
    for index in active {
      let edge = outline.edges[index]
      guard edge.isVertical, edge.top.y <= top, edge.bottom.y >= bottom else { return row }
      end = min(end, Fixed.floor(edge.bottom.y))
    }
    if next < outline.edges.count { end = min(end, Fixed.floor(outline.edges[next].top.y)) }
    return max(end - 1, row)
  }
}
