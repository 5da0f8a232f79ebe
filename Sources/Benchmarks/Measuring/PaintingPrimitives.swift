/// The steps of painting a row, and their data; each returns how often it did its step.
struct PaintingPrimitives {
  private var row = ContiguousArray<UInt32>(repeating: 0xFF10_2030, count: 1024)
  private let above = ContiguousArray<UInt32>(repeating: 0xFF40_5060, count: 1024)
  private var starts = ContiguousArray<UInt64>(repeating: 0, count: 16)
  private var heights = ContiguousArray<Int>(repeating: 0, count: 1024)
  private var areas = ContiguousArray<Int>(repeating: 0, count: 1024)
  private var weights = ContiguousArray<UInt32>(repeating: 0, count: 1024)
  private var channels = ContiguousArray<UInt16>(repeating: 77, count: 4096)
  private var channelsBelow = ContiguousArray<UInt16>(repeating: 99, count: 4096)
  private var outlines = ContiguousArray<Double>(repeating: 0, count: 64 * 24)
  private var rows = ContiguousArray<Int>(repeating: 0, count: 4096)
  private var ends = ContiguousArray<Int>(repeating: 0, count: 1024)
  private var table = ContiguousArray<Int>(repeating: 0, count: 256)
  private var seed: UInt32 = 1

  init() {
    for index in weights.indices { weights[index] = UInt32(truncatingIfNeeded: index &* 31) & 0x7FFF }
    for index in outlines.indices { outlines[index] = Double(index) * 1.25 }
    for index in rows.indices { rows[index] = index &* 2731 & 1023 }
  }

  /// A rounded rectangle has twelve points, which are placed on the canvas's grid.
  @inline(never)
  mutating func look() -> Int {
    for outline in 0..<64 {
      var key = UInt64(seed)
      for place in 0..<24 {
        let snapped = Int(outlines[outline &* 24 &+ place] * 3 + 0.5)
        key = (key ^ UInt64(truncatingIfNeeded: snapped)) &* 0x9E37_79B9_7F4A_7C15
      }
      table[Int(truncatingIfNeeded: key &>> 56)] &+= 1
    }
    return 64
  }

  /// Where a row's stretches are among those known, the columns they reach, and the next row that may differ.
  @inline(never)
  mutating func find() -> Int {
    seed &+= 1
    var next = Int.max
    for layer in ends.indices {
      let row = rows[(layer &* 4 &+ Int(seed)) & 4095]
      let first = heights[row]
      ends[layer] = first &+ areas[row & 1023]
      next = min(next, ends[layer])
    }
    heights[0] = next & 1
    return ends.count
  }

  /// An edge's place at the next row's border, exactly: a quotient that never changes, and a remainder that adds up.
  @inline(never)
  mutating func cut() -> Int {
    seed &+= 1
    let (quotient, remainder, whole) = (Int(seed & 0xFFFF), Int(seed & 0xFF), 257)
    var carried = 0
    for index in ends.indices {
      carried &+= remainder
      let isMore = carried >= whole
      carried &-= isMore ? whole : 0
      ends[index] &+= quotient &+ (isMore ? 1 : 0)
      rows[index] = ends[index] &>> 16
    }
    return ends.count
  }

  /// A pixel, and a bit for where the run begins.
  @inline(never)
  mutating func fill() -> Int {
    seed &+= 1
    for index in row.indices {
      let start = (index &* 37) & 1023
      row[start] = seed
      starts[start &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: start & 63)
    }
    return row.count
  }

  @inline(never)
  mutating func mix() -> Int {
    for index in row.indices { row[index] = Self.mixed(row[index], 0xFF40_5060, UInt64(weights[index])) }
    return row.count
  }

  /// Two channels at a time, as far as words hold them.
  @inline(__always)
  private static func mixed(_ below: UInt32, _ above: UInt32, _ opacity: UInt64) -> UInt32 {
    func lanes(_ pixel: UInt32) -> UInt64 { UInt64(pixel & 0xFF) | UInt64(pixel & 0xFF_0000) &<< 16 }
    let keeping = 32768 &- opacity
    let even = (lanes(below) &* keeping &+ lanes(above) &* opacity) &>> 15 & 0x0000_00FF_0000_00FF
    let odd = (lanes(below &>> 8) &* keeping &+ lanes(above &>> 8) &* opacity) &>> 15 & 0x0000_00FF_0000_00FF
    let sums = even | odd &<< 8
    return UInt32(truncatingIfNeeded: sums | sums &>> 16)
  }

  @inline(never)
  mutating func edge() -> Int {
    seed &+= 1
    let height = Int(seed & 0xFF)
    for index in heights.indices {
      heights[index] &+= height
      areas[index] &+= height &* index
    }
    var sum = 0
    for index in heights.indices {
      sum &+= heights[index]
      weights[index] = UInt32(truncatingIfNeeded: (sum &<< 17 &- areas[index]) &>> 18) & 0x7FFF
      (heights[index], areas[index]) = (0, 0)
    }
    return heights.count
  }

  @inline(never)
  mutating func shadow() -> Int {
    seed &+= 1
    let (base, change) = (seed & 0xFFFF, UInt32(317))
    for index in row.indices {
      let opacity = UInt64((base &+ change &* (weights[index] & 0xFF)) &>> 15 & 0x7FFF)
      row[index] = Self.mixed(above[index], 0xFF00_0000, opacity)
    }
    return row.count
  }

  /// Four channels of sixteen bits, which become vectors.
  @inline(never)
  mutating func sample() -> Int {
    seed &+= 1
    let (one, other) = (UInt16(truncatingIfNeeded: seed & 127), UInt16(truncatingIfNeeded: 128 &- seed & 127))
    for index in channels.indices {
      channels[index] = (channels[index] &* one &+ channelsBelow[index] &* other) &>> 7
    }
    for index in 4..<channels.count {
      channelsBelow[index] = (channels[index] &* other &+ channels[index &- 4] &* one) &>> 7
    }
    return row.count
  }
}
