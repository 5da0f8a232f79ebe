/// Spans of a row, in memory that somebody else owns.
///
/// Lists are read for every layer of every painted row; in an array each reading would count references.
@safe struct SpanList {
  private var memory: UnsafeMutablePointer<CoverageSpan>?
  private var capacity: Int = 0
  private(set) var count: Int = 0

  @inline(__always) var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(index: Int) -> CoverageSpan {
    // Whoever goes through a list stays below its count.
    get { unsafe memory.unsafelyUnwrapped[index] }
    nonmutating set { unsafe memory.unsafelyUnwrapped[index] = newValue }
  }

  mutating func removeAll() { count = 0 }

  /// Replaces the spans by others, moved and faded, of which only some columns are wanted.
  mutating func replace(
    by spans: SpanList, movedBy across: Int, within columns: PixelRange, opacity: Int, in pool: SpanPool
  ) {
    count = 0
    if opacity == Opacity.full, columns.contains(PixelRange(spans.hull.start &+ across, spans.hull.end &+ across)) {
      return replace(by: spans, movedBy: across, in: pool)
    }
    for index in 0..<spans.count {
      let span = spans[index]
      let start = max(span.columns.start &+ across, columns.start)
      let end = min(span.columns.end &+ across, columns.end)
      extend(start, end, coverage: Opacity.product(span.coverage, opacity), in: pool)
    }
  }

  @inline(__always)
  mutating func append(_ span: CoverageSpan, in pool: SpanPool) {
    if count == capacity { grow(in: pool) }
    unsafe memory.unsafelyUnwrapped[count] = span
    count &+= 1
  }

  private mutating func grow(in pool: SpanPool) {
    let larger = max(8, capacity * 2)
    let block = unsafe pool.memory(for: larger)
    if let memory = unsafe memory { unsafe block.update(from: memory, count: count) }
    unsafe memory = block
    capacity = larger
  }

  /// The same spans in a pool's memory, without room for more.
  func copied(to pool: SpanPool) -> SpanList {
    var copy = SpanList()
    guard count > 0, let memory = unsafe memory else { return copy }
    let block = unsafe pool.memory(for: count)
    unsafe block.update(from: memory, count: count)
    unsafe copy.memory = block
    (copy.count, copy.capacity) = (count, count)
    return copy
  }
}

/// Owns the memory of lists of spans, and hands it out piece by piece.
@safe final class SpanPool {
  private var blocks: [UnsafeMutablePointer<CoverageSpan>] = unsafe []
  /// Where memory is taken from next; nothing that is called meanwhile comes back here.
  @exclusivity(unchecked) private var free: UnsafeMutablePointer<CoverageSpan>?
  /// How much of the last block is left.
  @exclusivity(unchecked) private var rest: Int = 0
  private var size: Int = 0

  /// Memory that is the caller's as long as the pool lives; nothing may be read there before it was written.
  func memory(for count: Int) -> UnsafeMutablePointer<CoverageSpan> {
    if unsafe count > rest { addBlock(for: count) }
    let memory = unsafe free.unsafelyUnwrapped
    unsafe free = memory + count
    unsafe rest &-= count
    return unsafe memory
  }

  private func addBlock(for count: Int) {
    // Small shapes need few spans, and there are many small shapes.
    size = max(count, min(size * 2, 1024), 16)
    let block = UnsafeMutablePointer<CoverageSpan>.allocate(capacity: size)
    unsafe blocks.append(block)
    unsafe (free, rest) = (block, size)
  }

  deinit {
    for index in unsafe blocks.indices { unsafe blocks[index].deallocate() }
  }
}

extension SpanList {
  /// Appends a span to the right of all others, as part of the last one where it goes on alike; no coverage is left out.
  @inline(__always)
  mutating func extend(_ start: Int, _ end: Int, coverage: Int, in pool: SpanPool) {
    guard coverage > 0, end > start else { return }
    if count > 0, self[count &- 1].columns.end == start, self[count &- 1].coverage == coverage {
      self[count &- 1].columns.end = end
    } else {
      append(CoverageSpan(PixelRange(start, end), coverage: coverage), in: pool)
    }
  }

  var array: [CoverageSpan] { (0..<count).map { self[$0] } }

  /// The widest columns that are covered wholly.
  var widestFull: PixelRange {
    var widest = PixelRange.empty
    for index in 0..<count {
      let span = self[index]
      if span.coverage == Opacity.full, span.columns.count > widest.count { widest = span.columns }
    }
    return widest
  }

  /// The columns outside which another list says the same.
  func change(from other: SpanList) -> PixelRange {
    let least = min(count, other.count)
    var (front, back) = (0, 0)
    while front < least, self[front] == other[front] { front &+= 1 }
    while back < least &- front, self[count &- 1 &- back] == other[other.count &- 1 &- back] { back &+= 1 }
    return hull(front, count &- back).hullOfParts(other.hull(front, other.count &- back))
  }

  @inline(__always)
  private func hull(_ first: Int, _ end: Int) -> PixelRange {
    first < end ? PixelRange(self[first].columns.start, self[end &- 1].columns.end) : .empty
  }

  /// The columns from the first to the last span.
  var hull: PixelRange {
    hull(0, count)
  }
}

extension SpanList {
  /// Replaces the spans by all of others, moved; what is neighbours there is neighbours here.
  @inline(__always)
  private mutating func replace(by spans: SpanList, movedBy across: Int, in pool: SpanPool) {
    while capacity < spans.count { grow(in: pool) }
    for index in 0..<spans.count {
      let span = spans[index]
      let columns = PixelRange(span.columns.start &+ across, span.columns.end &+ across)
      self[index] = CoverageSpan(columns, coverage: span.coverage)
    }
    count = spans.count
  }
}

// MARK: - Two shapes

extension SpanList {
  /// What is left of a shape that another one clips.
  mutating func replace(byProductOf one: SpanList, _ other: SpanList, in pool: SpanPool) {
    count = 0
    var (first, second) = (0, 0)
    while first < one.count, second < other.count {
      let (mine, theirs) = (one[first], other[second])
      let part = mine.columns.intersection(theirs.columns)
      extend(part.start, part.end, coverage: Opacity.product(mine.coverage, theirs.coverage), in: pool)
      if mine.columns.end <= theirs.columns.end { first &+= 1 }
      if theirs.columns.end <= mine.columns.end { second &+= 1 }
    }
  }

  /// What is left of a shape with a hole.
  mutating func replace(byDifferenceOf one: SpanList, _ hole: SpanList, in pool: SpanPool) {
    count = 0
    var second = 0
    for first in 0..<one.count {
      let span = one[first]
      var start = span.columns.start
      while start < span.columns.end {
        while second < hole.count, hole[second].columns.end <= start { second &+= 1 }
        let next = second < hole.count ? hole[second] : CoverageSpan(PixelRange(.max, .max), coverage: 0)
        let isInHole = next.columns.start <= start
        let end = min(span.columns.end, isInHole ? next.columns.end : next.columns.start)
        extend(start, end, coverage: span.coverage &- (isInHole ? next.coverage : 0), in: pool)
        start = end
      }
    }
  }
}
