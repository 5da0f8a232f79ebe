/// The row of pixels that is being painted, and the pixels kept below clips and groups.
///
/// It is kept as runs, so a fill costs the same however wide it is, and a dimming over everything costs one product a
/// run. Columns are the canvas's; the memory's begin at 0.
struct RowLine {
  let all: PixelRange
  let memory: RowMemory
  let scratch: RowScratch
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
    memory = RowMemory(count: columns.count)
    scratch = RowScratch(count: columns.count)
  }

  func begin(_ background: UInt32) { memory.fill(0, memory.count, background) }

  /// Where a step may paint now, left and right of columns that are hidden.
  @inline(__always)
  func columns(of step: PaintStep, without hidden: PixelRange) -> (left: PixelRange, right: PixelRange) {
    var seen = step.bounds.columns.intersection(all)
    if let scope = scopes.last { seen = seen.intersection(scope.columns) }
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
    let columns = spans.hull.intersection(scopes.last?.columns ?? all)
    scopes.append(KeptScope(spans: spans, columns: columns, keptStart: kept.count))
    spans.forEachGapAndPart { columns, _ in
      let (start, end) = places(columns)
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
    scope.spans.forEachGapAndPart { columns, coverage in
      var (start, end) = places(columns)
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
  /// Goes through all columns from the first to the last span that are not covered wholly, from the left.
  @inline(__always)
  fileprivate func forEachGapAndPart(_ body: (PixelRange, Int) -> Void) {
    guard count > 0 else { return }
    var end = self[0].columns.start
    for index in 0..<count {
      let span = self[index]
      if span.columns.start > end { body(PixelRange(end, span.columns.start), 0) }
      if span.coverage < Opacity.full { body(span.columns, span.coverage) }
      end = span.columns.end
    }
  }
}

// MARK: - Colours

extension RowLine {
  func paint(_ pixel: UInt32, opacity: Int, _ spans: SpanList, within columns: PixelRange) {
    for index in 0..<spans.count {
      let part = spans[index].columns.intersection(columns)
      guard !part.isEmpty else { continue }
      let covering = Opacity.product(spans[index].coverage, opacity)
      let (start, end) = places(part)
      if covering == Opacity.full {
        memory.fill(start, end, pixel)
      } else if covering > 0 {
        memory.mapRuns(start, end) { Pixel.mix($0, pixel, opacity: covering) }
      }
    }
  }
}
