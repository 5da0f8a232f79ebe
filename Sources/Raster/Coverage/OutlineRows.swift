/// Walks an outline row by row, from the top down.
struct OutlineRows {
  private let outline: Outline
  /// Where the walk is in the chains that it has reached and not passed.
  private var active: ContiguousArray<ChainPlace> = []
  /// How many chains it has reached.
  private var begun: Int = 0

  init(_ outline: Outline) { self.outline = outline }

  /// Goes to a row, which must lie below the one before, and adds what its coverage is made of.
  ///
  /// - Returns: the last row that is known to be covered alike.
  mutating func move(to row: Int, adding cells: CellRow) -> Int {
    begin(above: (row &+ 1) &<< Fixed.bits)
    // Where only vertical edges pass, and pass wholly, rows are alike until one of them ends or another begins.
    let next = begun < outline.chains.count ? Fixed.floor(outline.chains[begun].top) : Int.max
    let end = outline.mayOverlap ? addResolved(row, cells) : add(row, cells)
    return max(min(end, next) - 1, row)
  }

  private mutating func begin(above bottom: Int) {
    while begun < outline.chains.count, outline.chains[begun].top < bottom {
      active.append(ChainPlace(outline.chains[begun]))
      begun += 1
    }
  }

  private mutating func add(_ row: Int, _ cells: CellRow) -> Int {
    let edges = outline.edges
    var (end, kept) = (Int.max, 0)
    for index in active.indices {
      var place = active[index]
      guard place.skip(edges, above: row &<< Fixed.bits) else { continue }
      end = min(end, place.walk(edges, row) { cells.add($0, $1, $2) })
      active[kept] = place
      kept &+= 1
    }
    active.removeLast(active.count - kept)
    return end
  }

  private mutating func addResolved(_ row: Int, _ cells: CellRow) -> Int {
    let edges = outline.edges
    var fragments: [RowFragment] = []
    var end = Int.max
    active.removeAll { $0.isPassed(edges, above: row &<< Fixed.bits) }
    for index in active.indices {
      _ = active[index].skip(edges, above: row &<< Fixed.bits)
      end = min(
        end, active[index].walk(edges, row) { fragments.append(RowFragment(top: $0, bottom: $1, winding: $2)) })
    }
    for fragment in WindingResolver.resolved(fragments) { cells.add(fragment.top, fragment.bottom, fragment.winding) }
    return end
  }
}

/// A place in a chain of edges, going down.
private struct ChainPlace {
  private var index: Int
  private let last: Int
  private let step: Int
  /// Where the edge crosses the border of two rows, if the walk has come there.
  private var crossing: FixedPoint = FixedPoint(x: 0, y: .min)

  init(_ chain: Outline.Chain) {
    (index, last, step) = (chain.first, chain.last, chain.step)
  }

  /// True when no edge reaches below a height.
  func isPassed(_ edges: ContiguousArray<Outline.Edge>, above top: Int) -> Bool { edges[last].bottom.y <= top }

  /// Goes to the edge that reaches below a height; false when there is none.
  @inline(__always)
  mutating func skip(_ edges: ContiguousArray<Outline.Edge>, above top: Int) -> Bool {
    while edges[index].bottom.y <= top {
      guard index != last else { return false }
      index &+= step
    }
    return true
  }

  /// Hands on the parts of edges in a row, heights from the row's top, and their winding.
  ///
  /// Crossings come from the whole edge, never from the row before, so each row is a function of shape and row alone.
  ///
  /// - Returns: the first row that may differ, where the chain passes the row in a vertical edge; else the row.
  @inline(__always)
  mutating func walk(
    _ edges: ContiguousArray<Outline.Edge>, _ row: Int, _ add: (FixedPoint, FixedPoint, Int) -> Void
  ) -> Int {
    let top = row &<< Fixed.bits
    let bottom = top &+ Fixed.pixel
    var edge = edges[index]
    if edge.isVertical, edge.top.y <= top, edge.bottom.y >= bottom {
      add(FixedPoint(x: edge.top.x, y: 0), FixedPoint(x: edge.top.x, y: Fixed.pixel), edge.winding)
      return Fixed.floor(edge.bottom.y)
    }
    while true {
      let start = edge.top.y >= top ? edge.top : crossing.y == top ? crossing : edge.crossing(y: top)
      let isPassing = edge.bottom.y > bottom
      let end = isPassing ? edge.crossing(y: bottom) : edge.bottom
      add(FixedPoint(x: start.x, y: start.y &- top), FixedPoint(x: end.x, y: end.y &- top), edge.winding)
      guard !isPassing, end.y < bottom, index != last else {
        crossing = end
        return row
      }
      index &+= step
      edge = edges[index]
    }
  }
}
