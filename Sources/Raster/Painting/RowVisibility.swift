/// Which steps change a row, up to which row that stays as it is, and which columns differ from the row above.
///
/// Each step remembers how far down it looks alike, so that a row asks only the steps that may have changed.
struct RowVisibility {
  /// Steps that have begun and not ended, back to front; some of them may have just ended.
  private(set) var active: ContiguousArray<Int> = []
  /// The columns that may differ from those of the look before; all at the first look.
  private(set) var changed: PixelRange
  private var states: ContiguousArray<State>
  /// Steps in the order in which they begin, and how many of them have.
  private let byStart: ContiguousArray<Int>
  private var begun: Int = 0
  /// The number of the look at hand; each look has its own.
  private var look: Int = 0
  /// Columns covered wholly by the steps looked at so far.
  private var covered: PixelRange = .empty
  /// Columns in which scopes keep nothing of what lies below, innermost last.
  private var transparent: ContiguousArray<PixelRange> = []
  private var next: Int = 0
  /// The canvas's.
  private let columns: PixelRange

  private struct State {
    /// The last look in which the step was seen.
    var seenIn: Int = -1
    /// Whether it changes any pixel in the row it was moved to, and up to which row it is as there.
    var isSeen: Bool = false
    var lastAlike: Int = .min
    /// The columns that it may change there.
    var shown: PixelRange = .empty
    /// Columns that steps above it cover wholly.
    var hidden: PixelRange = .empty
  }

  init(_ steps: ContiguousArray<PaintStep>, columns: PixelRange) {
    (self.columns, changed) = (columns, columns)
    states = ContiguousArray(repeating: State(), count: steps.count)
    byStart = ContiguousArray(steps.indices.sorted { steps[$0].bounds.rows.start < steps[$1].bounds.rows.start })
  }

  @inline(__always)
  func isVisible(_ step: Int) -> Bool { states[step].seenIn == look }

  @inline(__always)
  func hidden(_ step: Int) -> PixelRange { states[step].hidden }

  /// Looks at all steps of a row from the front to the back; rows only go down.
  ///
  /// - Returns: the next row that has to be looked at, `rows.end` if none.
  mutating func look(at row: Int, rows: PixelRange, _ program: inout PaintProgram, _ cells: CellRow) -> Int {
    look += 1
    (changed, next) = (look == 1 ? columns : .empty, rows.end)
    begin(at: row, program)
    covered = .empty
    transparent.removeAll(keepingCapacity: true)
    transparent.append(columns)
    var place = active.count - 1
    while place >= 0 {
      let index = active[place]
      let first = lookAt(index, row, &program, cells)
      place -= 1
      while place >= 0, active[place] >= first, first < index { place -= 1 }
    }
    return max(next, row + 1)
  }

  /// Takes in the steps that begin, and leaves out those that have ended and were noticed to have.
  private mutating func begin(at row: Int, _ program: PaintProgram) {
    defer {
      if begun < byStart.count { next = min(next, program.steps[byStart[begun]].bounds.rows.start) }
    }
    guard begun < byStart.count, program.steps[byStart[begun]].bounds.rows.start <= row else { return }
    active.removeAll { program.steps[$0].bounds.rows.end <= row && states[$0].seenIn < look - 1 }
    while begun < byStart.count, program.steps[byStart[begun]].bounds.rows.start <= row {
      active.append(byStart[begun])
      begun += 1
    }
    active.sort()
  }

  /// - Returns: the last step that needs no look any more: the step, or the beginning of an unseen scope.
  private mutating func lookAt(
    _ index: Int, _ row: Int, _ program: inout PaintProgram, _ cells: CellRow
  ) -> Int {
    let step = program.steps[index]
    if case .begin = step.kind {
      transparent.removeLast()
      states[index].seenIn = look
      return index
    }
    // What lies under a cover shows nothing, whether it begins, changes or ends.
    guard !covered.contains(step.bounds.columns) else { return min(step.partner, index) }
    var state = states[index]
    let wasSeen = state.seenIn == look - 1
    guard row < step.bounds.rows.end else {
      if wasSeen { add(change: state.shown) }
      return min(step.partner, index)
    }
    if row > state.lastAlike {
      let move = program.move(step, to: row, using: cells)
      (state.isSeen, state.lastAlike, state.shown) = (move.isSeen, move.lastAlike, move.shown)
      if wasSeen { add(change: move.changed) }
    }
    next = min(next, state.lastAlike + 1, step.bounds.rows.end)
    if state.isSeen {
      // What shows again shows because something above it changed; that alone would do, but this costs nothing.
      if !wasSeen { add(change: state.shown) }
      (state.seenIn, state.hidden) = (look, covered)
      cover(by: step, program)
    }
    states[index] = state
    return state.isSeen ? index : min(step.partner, index)
  }

  /// Takes in columns that differ, as far as nothing covers them.
  private mutating func add(change columns: PixelRange) {
    let change = columns.without(covered)
    changed = changed.hullOfParts(change)
  }

  private mutating func cover(by step: PaintStep, _ program: PaintProgram) {
    let around = transparent[transparent.count - 1]
    switch step.kind {
    case .color(_, _, let shape), .gradient(_, let shape), .picture(_, let shape):
      guard step.isOpaque else { return }
      add(cover: program.spans[shape].widestFull.intersection(around).intersection(step.bounds.columns))
    case .end(let index):
      transparent.append(program.scopes[index].spans.widestFull.intersection(around))
    case .shadow, .begin:
      return
    }
  }

  private mutating func add(cover columns: PixelRange) {
    guard !columns.isEmpty else { return }
    if columns.start <= covered.end, covered.start <= columns.end, !covered.isEmpty {
      covered = covered.hull(columns)
    } else if columns.count > covered.count {
      covered = columns
    }
  }
}
