/// Which steps change a row, and from which row on that may be different.
struct RowVisibility {
  private(set) var isVisible: [Bool]
  /// For each visible step, columns that steps above it cover wholly.
  private(set) var hidden: [PixelRange]
  /// Columns covered wholly by the steps looked at so far.
  private var covered: PixelRange = .empty
  /// Columns in which scopes keep nothing of what lies below, innermost last.
  private var transparent: [PixelRange] = []
  private var next: Int = 0

  init(stepCount: Int) {
    isVisible = [Bool](repeating: false, count: stepCount)
    hidden = [PixelRange](repeating: .empty, count: stepCount)
  }

  /// Looks at all steps from the front to the back.
  ///
  /// - Returns: the first row below that may differ from this one, `rows.end` if none does.
  mutating func look(at row: Int, rows: PixelRange, _ program: inout PaintProgram, _ cells: inout CellRow) -> Int {
    next = rows.end
    covered = .empty
    transparent = [cells.columns]
    var index = program.steps.count - 1
    while index >= 0 {
      index = look(atStep: index, row, &program, &cells) - 1
    }
    return max(next, row + 1)
  }

  /// - Returns: the last step that needs no look any more: the step, or the beginning of an unseen scope.
  private mutating func look(
    atStep index: Int, _ row: Int, _ program: inout PaintProgram, _ cells: inout CellRow
  ) -> Int {
    let step = program.steps[index]
    if case .begin = step.kind {
      transparent.removeLast()
      return index
    }
    let first = min(step.partner, index)
    (isVisible[index], isVisible[first]) = (false, false)
    // What covers these columns here covers them until the next row that is looked at.
    guard row < step.bounds.rows.end, !covered.contains(step.bounds.columns) else { return first }
    guard row >= step.bounds.rows.start else {
      next = min(next, step.bounds.rows.start)
      return first
    }
    guard see(step, row, &program, &cells) else { return first }
    (isVisible[index], isVisible[first]) = (true, true)
    hidden[index] = covered
    cover(by: step, program)
    return index
  }

  /// Brings a step to a row.
  ///
  /// - Returns: whether it changes any pixel there.
  private mutating func see(
    _ step: PaintStep, _ row: Int, _ program: inout PaintProgram, _ cells: inout CellRow
  ) -> Bool {
    let limit = step.bounds.rows.end - 1
    next = min(next, step.bounds.rows.end)
    let (isSeen, last) = program.move(step, to: row, limit: limit, using: &cells)
    next = min(next, last + 1)
    return isSeen
  }

  private mutating func cover(by step: PaintStep, _ program: PaintProgram) {
    let around = transparent[transparent.count - 1]
    switch step.kind {
    case .fill(let index):
      guard program.fills[index].paint.isOpaque else { return }
      add(program.fills[index].shape.spans.widestFull.intersection(around).intersection(step.bounds.columns))
    case .end(let index):
      transparent.append(program.scopes[index].spans.widestFull.intersection(around))
    case .shadow, .begin:
      return
    }
  }

  private mutating func add(_ columns: PixelRange) {
    guard !columns.isEmpty else { return }
    if columns.start <= covered.end, covered.start <= columns.end, !covered.isEmpty {
      covered = covered.hull(columns)
    } else if columns.count > covered.count {
      covered = columns
    }
  }
}
