/// Walks an outline row by row, from the top down.
struct OutlineRows {
  let outline: Outline
  /// Edges that reach the current row or those below, by index.
  private var active: ContiguousArray<Int> = []
  /// The first edge that begins below the current row.
  private var next: Int = 0
  private var row: Int = .min
  /// The last row that is known to be covered as the current one.
  private(set) var lastAlike: Int = .min

  init(_ outline: Outline) { self.outline = outline }

  /// Goes to a row and adds what its coverage is made of.
  mutating func move(to row: Int, adding cells: CellRow) {
    if row < self.row { (active, next) = ([], 0) }
    self.row = row
    let top = row << Fixed.bits
    let bottom = top + Fixed.pixel
    activate(top: top, bottom: bottom)
    if outline.mayOverlap {
      let fragments = active.map { RowFragment(outline.edges[$0], row: row) }
      for fragment in WindingResolver.resolved(fragments) { cells.add(fragment) }
    } else {
      for index in active { cells.add(RowFragment(outline.edges[index], row: row)) }
    }
    lastAlike = findLastAlike(top: top, bottom: bottom)
  }

  private mutating func activate(top: Int, bottom: Int) {
    var kept = 0
    for place in active.indices where outline.edges[active[place]].bottom.y > top {
      active[kept] = active[place]
      kept += 1
    }
    active.removeLast(active.count - kept)
    while next < outline.edges.count, outline.edges[next].top.y < bottom {
      if outline.edges[next].bottom.y > top { active.append(next) }
      next += 1
    }
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
