/// The row of pixels that is being painted, and the pixels kept below clips and groups.
///
/// It is kept as runs, so a fill costs the same however wide it is, and a dimming over everything costs one product a
/// run. Columns are the canvas's; the memory's begin at 0.
struct RowLine {
  let all: PixelRange
  private let storage: RowStorage
  let memory: RowMemory
  let scratch: RowScratch
  /// Where the row may differ from the one before.
  private var changing: PixelRange = .empty
  private var kept: ContiguousArray<KeptRun> = []
  private var scopes: ContiguousArray<KeptScope> = []

  /// A run of pixels below a scope.
  private struct KeptRun {
    let end: Int
    let pixel: UInt32
  }

  private struct KeptScope {
    let spans: SpanList
    /// What may be painted in it and the scopes around it.
    let columns: PixelRange
    let keptStart: Int
  }

  init(columns: PixelRange) {
    all = columns
    storage = RowStorage(count: columns.count)
    memory = storage.memory
    scratch = RowScratch(count: columns.count)
  }

  /// Begins a row that is like the one before but for some columns, one at least; the first row changes in all.
  mutating func begin(_ background: UInt32, changing columns: PixelRange) {
    changing = columns
    let (start, end) = places(columns)
    memory.fill(start, end, background)
  }

  /// Whether anything may be painted within some columns.
  @inline(__always)
  func mayChange(_ columns: PixelRange) -> Bool { columns.start < changing.end && changing.start < columns.end }

  /// Where a step may paint now, left and right of columns that are hidden.
  @inline(__always)
  func columns(of step: PaintStep, without hidden: PixelRange) -> (left: PixelRange, right: PixelRange) {
    let seen = step.bounds.columns.intersection(scopes.last?.columns ?? changing)
    guard !hidden.isEmpty else { return (seen, .empty) }
    return (
      PixelRange(seen.start, min(seen.end, hidden.start)), PixelRange(max(seen.start, hidden.end), seen.end)
    )
  }

  /// Columns as places in the memory.
  @inline(__always)
  func places(_ columns: PixelRange) -> (start: Int, end: Int) {
    (columns.start &- all.start, columns.end &- all.start)
  }
}

// MARK: - Clips and groups

extension RowLine {
  /// Keeps the pixels that will not be replaced wholly by what is painted next.
  mutating func keep(_ spans: SpanList) {
    let columns = spans.hull.intersection(scopes.last?.columns ?? changing)
    scopes.append(KeptScope(spans: spans, columns: columns, keptStart: kept.count))
    spans.forEachGapAndPart(within: columns) { part, _ in
      let (start, end) = places(part)
      var index = start
      while index < end {
        let next = memory.nextStart(from: index &+ 1, end: end)
        kept.append(KeptRun(end: next, pixel: unsafe memory.pixels[memory.runStart(of: index)]))
        index = next
      }
    }
  }

  /// Mixes the pixels kept last with what was painted since.
  mutating func mixKept() {
    guard let scope = scopes.popLast() else { return }
    var index = scope.keptStart
    scope.spans.forEachGapAndPart(within: scope.columns) { part, coverage in
      var (start, end) = places(part)
      while start < end {
        let run = kept[index]
        index &+= 1
        if coverage == 0 {
          memory.fill(start, run.end, run.pixel)
        } else {
          memory.mapRuns(start, run.end) { Pixel.mix(run.pixel, $0, opacity: coverage) }
        }
        start = run.end
      }
    }
    kept.removeLast(kept.count - scope.keptStart)
  }
}

extension SpanList {
  /// Goes through those of some columns, from the first to the last span, that are not covered wholly, from the left.
  @inline(__always)
  fileprivate func forEachGapAndPart(within columns: PixelRange, _ body: (PixelRange, Int) -> Void) {
    guard count > 0 else { return }
    var end = self[0].columns.start
    for index in 0..<count {
      let span = self[index]
      let gap = PixelRange(end, span.columns.start).intersection(columns)
      if !gap.isEmpty { body(gap, 0) }
      let part = span.columns.intersection(columns)
      if span.coverage < Opacity.full, !part.isEmpty { body(part, span.coverage) }
      end = span.columns.end
    }
  }
}

// MARK: - Colours

extension RowLine {
  func paint(_ pixel: UInt32, opacity: Int, _ spans: SpanList, within columns: PixelRange) {
    // A copy stays in registers.
    let memory = memory
    let (first, end) = places(columns)
    for index in 0..<spans.count {
      let span = spans[index]
      let left = max(span.columns.start &- all.start, first)
      let right = min(span.columns.end &- all.start, end)
      guard left < right else { continue }
      let covering = Opacity.product(span.coverage, opacity)
      if covering == Opacity.full {
        memory.fill(left, right, pixel)
      } else if right &- left == 1 {
        memory.map(left) { Pixel.mix($0, pixel, opacity: covering) }
      } else if covering > 0 {
        memory.mapRuns(left, right) { Pixel.mix($0, pixel, opacity: covering) }
      }
    }
  }
}
