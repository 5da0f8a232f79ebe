/// The memory of a row: its pixels, and a bit for each pixel that begins a run.
///
/// A pixel's value stands where its run begins; what stands in the pixels after that says nothing. So a run of any
/// length is filled, mixed and handed on in one go. Whole words are reached through pointers, because the checks of
/// arrays that change hands cost more than the work on most runs; everything outside keeps to `0..<count`.
///
/// It is plain numbers, which stay in registers while a row is painted; `RowStorage` owns what they point to.
@safe struct RowMemory {
  let count: Int
  let wordCount: Int
  let pixels: UnsafeMutablePointer<UInt32>
  let starts: UnsafeMutablePointer<UInt64>
}

/// Owns the memory of a row.
@safe final class RowStorage {
  let memory: RowMemory

  init(count: Int) {
    let wordCount = (count + 63) / 64
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: max(count, 1))
    let starts = UnsafeMutablePointer<UInt64>.allocate(capacity: max(wordCount, 1))
    unsafe pixels.initialize(repeating: 0, count: max(count, 1))
    unsafe starts.initialize(repeating: 0, count: max(wordCount, 1))
    memory = unsafe RowMemory(count: count, wordCount: wordCount, pixels: pixels, starts: starts)
  }

  deinit {
    unsafe memory.pixels.deallocate()
    unsafe memory.starts.deallocate()
  }
}

// MARK: - Where runs begin

extension RowMemory {
  /// The bits from `start` up to, not including, `end` of the word that begins at pixel `origin`.
  @inline(__always)
  static func mask(_ start: Int, _ end: Int, inWordAt origin: Int) -> UInt64 {
    let low = max(start &- origin, 0)
    let high = min(end &- origin, 64)
    return (~0 &<< UInt64(truncatingIfNeeded: low)) & (~0 &>> UInt64(truncatingIfNeeded: 64 &- high))
  }

  @inline(__always)
  func markStart(_ index: Int) {
    unsafe starts[index &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
  }

  /// Says of some pixels, one at least, that no run begins there.
  @inline(__always)
  func clearStarts(_ start: Int, _ end: Int) {
    let (first, last) = (start &>> 6, (end &- 1) &>> 6)
    let (before, after) = Self.outside(start, end)
    if first == last {
      unsafe starts[first] &= before | after
    } else {
      unsafe starts[first] &= before
      for word in (first &+ 1)..<last { unsafe starts[word] = 0 }
      unsafe starts[last] &= after
    }
  }

  /// Says of some pixels, one at least, that a run begins at each.
  func markAll(_ start: Int, _ end: Int) {
    let (first, last) = (start &>> 6, (end &- 1) &>> 6)
    let (before, after) = Self.outside(start, end)
    if first == last {
      unsafe starts[first] |= ~(before | after)
    } else {
      unsafe starts[first] |= ~before
      for word in (first &+ 1)..<last { unsafe starts[word] = ~0 }
      unsafe starts[last] |= ~after
    }
  }

  /// The bits of pixels before `start` in its word, and from `end` on in the word of the pixel before.
  @inline(__always)
  private static func outside(_ start: Int, _ end: Int) -> (before: UInt64, after: UInt64) {
    let before = ~(~0 &<< UInt64(truncatingIfNeeded: start & 63)) as UInt64
    let after = ~(~0 &>> UInt64(truncatingIfNeeded: (0 &- end) & 63)) as UInt64
    return (before, after)
  }

  /// The pixel where the run of a pixel begins.
  @inline(__always)
  func runStart(of index: Int) -> Int {
    var word = index &>> 6
    var bits = unsafe starts[word] & (~0 &>> UInt64(truncatingIfNeeded: 63 &- index & 63))
    while bits == 0 {
      word &-= 1
      bits = unsafe starts[word]
    }
    return word &<< 6 &+ 63 &- bits.leadingZeroBitCount
  }

  /// The first pixel from `index` on that begins a run; `end` if none before it does.
  @inline(__always)
  func nextStart(from index: Int, end: Int) -> Int {
    guard index < end else { return end }
    var word = index &>> 6
    var bits = unsafe starts[word] & (~0 &<< UInt64(truncatingIfNeeded: index & 63))
    while bits == 0 {
      word &+= 1
      guard word &<< 6 < end else { return end }
      bits = unsafe starts[word]
    }
    return min(word &<< 6 &+ bits.trailingZeroBitCount, end)
  }

  /// Lets a run begin at a pixel; at the row's end there is none to begin.
  @inline(__always)
  func split(at index: Int) {
    guard index < count else { return }
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
    guard unsafe starts[index &>> 6] & bit == 0 else { return }
    unsafe pixels[index] = unsafe pixels[runStart(of: index)]
    unsafe starts[index &>> 6] |= bit
  }

  /// Marks pixels of a picture: all where most differ, so that photos are not looked at pixel by pixel.
  func markPicture(_ start: Int, _ end: Int) {
    let step = max(1, (end &- start) / 32)
    var (looks, changes) = (0, 0)
    for index in stride(from: start, to: end &- 1, by: step) {
      looks &+= 1
      if unsafe pixels[index] != pixels[index &+ 1] { changes &+= 1 }
    }
    if changes &* 4 > looks &* 3 { markAll(start, end) } else { markChanges(start, end) }
  }

  /// Marks where pixels that all stand in their places differ from the one before.
  ///
  /// Branches on pixels of a gradient would be mispredicted at every other run; a bit chosen by a mask is not.
  func markChanges(_ start: Int, _ end: Int) {
    split(at: end)
    clearStarts(start, end)
    var index = start &+ 1
    while index < end {
      let origin = index & ~31
      let stop = min(origin &+ 32, end)
      let bits = unsafe UInt64(stop &- index == 32 ? Self.changes(pixels + index) : changes(index, stop))
      unsafe starts[origin &>> 6] |= bits &<< UInt64(truncatingIfNeeded: origin & 32)
      index = stop
    }
    markStart(start)
  }

  /// Of pixels within thirty-two that stand side by side in a word, those that differ from the one before.
  private func changes(_ start: Int, _ end: Int) -> UInt32 {
    var bits: UInt32 = 0
    for index in start..<end {
      let difference = unsafe pixels[index] ^ pixels[index &- 1]
      let isChange = (difference | (0 &- difference)) &>> 31
      bits |= isChange &<< UInt32(truncatingIfNeeded: index & 31)
    }
    return bits
  }

  /// The same for thirty-two pixels, after one that is there; the loop becomes vectors.
  private static func changes(_ pixels: UnsafePointer<UInt32>) -> UInt32 {
    let before = unsafe pixels - 1
    let bit = bits.span.extracting(0..<32)
    var changes: UInt32 = 0
    for index in 0..<32 {
      changes |= unsafe pixels[index] == before[index] ? 0 : bit[index]
    }
    return changes
  }

  private static let bits: [UInt32] = (0..<32).map { 1 << $0 }
}
