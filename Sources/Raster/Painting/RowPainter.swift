import DisplayLists
import Geometry
import Pixels

/// Paints display items row by row: only rows that differ from the one above, and of those only columns that may.
///
/// What painting must cost at least, a frame of 1179 × 2556 on one core of 3 GHz, by counting what cannot be left out:
/// - static: nothing, the file is there; its rows alone as for runs.
/// - runs: 20 ns a row that differs and 8 ns a run in it; 0.1 ms where a card grows over a list (800 rows, 6,000 runs).
/// - 500 views: so many runs more, and 0.2 µs a view to find what is known of it; 0.5 ms.
/// - rotation: every row differs, and each of its edges is cut anew, two divisions of 15 ns; 0.5 ms for ten edges a row.
/// - shadow: two products a pixel, 0.7 ns, for all that lies in the shadow and not under what casts it; 0.6 ms a million.
/// - photo: at rest a copy in and out of 12 MB, 2 ms. Scaled, two weights down and two across, 8 products at least and as
///   many shifts, 3 ns, 9 ms. Turned, four pixels from four places and 40 instructions, 3.3 ns, 10 ms.
struct RowPainter {
  let bounds: PixelBounds
  private let background: UInt32
  private var program: PaintProgram
  private var visibility: RowVisibility
  private(set) var line: RowLine
  private let cells: CellRow
  /// The next row to be painted.
  private var row: Int
  /// The row that has to be looked at after it.
  private var next: Int
  /// What was done so far, where somebody wants to know.
  private(set) var work: PaintingWork?
  private var newRows: Set<NewRow> = []

  /// - Parameters:
  ///   - background: a premultiplied pixel.
  ///   - bounds: the pixels to paint, in the items' coordinates; not empty.
  ///   - cache: what earlier frames left.
  ///   - work: nil where nothing is counted.
  init(
    _ items: [DisplayItem], background: UInt32, bounds: PixelBounds, cache: PaintCache = PaintCache(),
    counting work: PaintingWork? = nil
  ) {
    self.bounds = bounds
    self.background = background
    self.work = work
    self.work?.looks = items.count { $0.content != .end }
    cache.begin(columns: bounds.columns)
    program = PaintProgram(items, bounds: bounds, cache: cache)
    cache.forgetUnused()
    visibility = RowVisibility(program.steps, columns: bounds.columns)
    line = RowLine(columns: bounds.columns)
    cells = CellRow()
    row = bounds.rows.start
    next = visibility.look(at: row, rows: bounds.rows, &program, cells)
  }

  /// Paints the next row into the line.
  ///
  /// - Returns: how many rows are the same, that one included; nil after the last.
  mutating func paintNext() -> Int? {
    guard row < bounds.rows.end else { return nil }
    line.begin(background, changing: visibility.changed)
    paintSteps()
    // Something may begin, end or move under what covers it, and no row looks different.
    while next < bounds.rows.end {
      let looked = next
      next = visibility.look(at: looked, rows: bounds.rows, &program, cells)
      guard visibility.changed.isEmpty else {
        defer { row = looked }
        return looked - row
      }
    }
    defer { row = bounds.rows.end }
    return bounds.rows.end - row
  }

  private mutating func paintSteps() {
    var place = 0
    while place < visibility.active.count {
      let index = visibility.active[place]
      let step = program.steps[index]
      place += 1
      guard visibility.isVisible(index), line.mayChange(step.bounds.columns) else {
        while place < visibility.active.count, visibility.active[place] <= step.partner { place += 1 }
        continue
      }
      switch step.kind {
      case .begin(let scope):
        work?.finds += 1
        line.keep(program.scopes[scope].spans)
        work?.count(program.scopes[scope].spans, within: visibility.changed, isOpaque: true)
      case .end: line.mixKept()
      default:
        work?.finds += 1
        let (left, right) = line.columns(of: step, without: visibility.hidden(index))
        if !left.isEmpty { paint(step, within: left) }
        if !right.isEmpty { paint(step, within: right) }
      }
    }
  }

  private mutating func paint(_ step: PaintStep, within columns: PixelRange) {
    if work != nil { count(step, within: columns) }
    switch step.kind {
    case .color(let pixel, let opacity, let shape):
      line.paint(pixel, opacity: opacity, program.spans[shape], within: columns)
    case .gradient(let gradient, let shape):
      line.paint(program.gradients[gradient], row: row, program.spans[shape], within: columns)
    case .picture(let picture, let shape):
      line.paint(program.pictures[picture], row: row, program.spans[shape], within: columns)
    case .shadow(let index):
      let field = program.field(ofShadow: index)
      let columns = columns.intersection(field.bounds.columns)
      guard !columns.isEmpty else { return }
      line.paint(field, program.shadows[index], row: row, within: columns)
    case .begin, .end:
      return
    }
  }
}

// MARK: - Counting

extension RowPainter {
  private mutating func count(_ step: PaintStep, within columns: PixelRange) {
    switch step.kind {
    case .color(_, _, let shape), .gradient(_, let shape):
      work?.count(program.spans[shape], within: columns, isOpaque: step.isOpaque)
      countEdges(ofShape: shape, within: columns)
    case .picture(let index, let shape):
      work?.count(program.pictures[index], program.spans[shape], within: columns)
      countEdges(ofShape: shape, within: columns)
    case .shadow(let index):
      work?.count(program.field(ofShadow: index), row: row, within: columns)
    case .begin, .end:
      return
    }
  }

  /// Counts a row of a new shape once, wherever it is shown.
  private mutating func countEdges(ofShape shape: Int, within columns: PixelRange) {
    guard let new = program.newRow(ofShape: shape, row), newRows.insert(new).inserted else { return }
    work?.countEdges(program.spans[shape], within: columns)
  }
}

// MARK: - Sinks

extension RowPainter {
  mutating func paint<Sink: RowSink>(into sink: inout Sink) throws(Sink.Failure) {
    while let count = paintNext() {
      try appendPixels(to: &sink)
      if count > 1 { try sink.repeatLast(count - 1) }
    }
  }

  mutating func paint<Sink: RunSink>(into sink: inout Sink) throws(Sink.Failure) {
    var runs = RowRuns()
    while let count = paintNext() {
      if sink.takesRuns, !line.isDense {
        line.read(into: &runs)
        try sink.append(runs: &runs)
      } else {
        try appendPixels(to: &sink)
      }
      if count > 1 { try sink.repeatLast(count - 1) }
    }
  }

  private func appendPixels<Sink: RowSink>(to sink: inout Sink) throws(Sink.Failure) {
    let isDense = line.isDense
    let pixels = unsafe line.lendPixels()
    try unsafe sink.append(pixels.span, knowing: isDense ? .dense : .runs)
  }
}
