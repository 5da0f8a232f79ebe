import SystemFiles

/// What this machine takes at least for the steps that no renderer of files can leave out, measured on the spot.
///
/// Loops as plain as can be, on data that stays in the innermost cache. Seconds each.
package struct Primitives: Hashable, Sendable {
  /// Filling a pixel of a row with a colour.
  package var fill: Double
  /// Copying a pixel from somewhere else.
  package var copy: Double
  /// Turning a run of equal pixels into the differences of its first one.
  package var run: Double
  /// Looking a token's code up and emitting it.
  package var token: Double
  /// Creating a file, writing nothing, and giving it its name.
  package var file: Double
  /// Writing a byte.
  package var byte: Double

  /// - Parameter folder: where files are written to.
  static func measure(in folder: String) throws(FileError) -> Primitives {
    let small = try Self.fileSeconds(bytes: 0, in: folder)
    let large = try Self.fileSeconds(bytes: 1 << 20, in: folder)
    var rows = PrimitiveRows()
    return Primitives(
      fill: perStep { rows.fill() }, copy: perStep { rows.copy() }, run: perStep { rows.difference() },
      token: perStep { rows.emit() }, file: small, byte: max(large - small, 0) / Double(1 << 20))
  }

  /// The least of several measurements, which is the one that others disturbed least.
  private static func perStep(_ work: () -> Int) -> Double {
    var least = Double.infinity
    for _ in 0..<20 {
      let start = ProcessUsage.processorSeconds
      var steps = 0
      for _ in 0..<50 { steps += work() }
      least = min(least, (ProcessUsage.processorSeconds - start) / Double(steps))
    }
    return least
  }

  private static func fileSeconds(bytes count: Int, in folder: String) throws(FileError) -> Double {
    let bytes = [UInt8](repeating: 7, count: count)
    let path = FilePaths.join(folder, "primitive.bin")
    var least = Double.infinity
    for _ in 0..<20 {
      let start = ProcessUsage.processorSeconds
      try FileSystem.write(bytes, to: path)
      least = min(least, ProcessUsage.processorSeconds - start)
    }
    try FileSystem.remove(path)
    return least
  }
}

/// The data of the primitives; each returns how many steps it did.
private struct PrimitiveRows {
  private var row = ContiguousArray<UInt32>(repeating: 0xFF10_2030, count: 1170)
  private var above = ContiguousArray<UInt32>(repeating: 0xFF40_5060, count: 1170)
  private var tokens = ContiguousArray<UInt16>(repeating: 0, count: 8192)
  private var codes = ContiguousArray<UInt64>(repeating: 0, count: 512)
  private var words = ContiguousArray<UInt64>(repeating: 0, count: 8192)
  private var seed: UInt32 = 1

  init() {
    for index in tokens.indices { tokens[index] = UInt16(truncatingIfNeeded: index &* 31 % 509) }
    for index in codes.indices { codes[index] = UInt64(index) << 8 | UInt64(6 + index % 5) }
  }

  @inline(never)
  mutating func fill() -> Int {
    seed &+= 1
    for index in row.indices { row[index] = seed }
    return row.count
  }

  @inline(never)
  mutating func copy() -> Int {
    swap(&row, &above)
    for index in row.indices { row[index] = above[index] }
    return row.count
  }

  @inline(never)
  mutating func difference() -> Int {
    var left: UInt32 = 0
    var place = 0
    for index in row.indices {
      let pixel = row[index]
      tokens[place] = UInt16(truncatingIfNeeded: (pixel &- left) & 255)
      tokens[place &+ 1] = UInt16(truncatingIfNeeded: (pixel &>> 8 &- left &>> 8) & 255)
      tokens[place &+ 2] = UInt16(truncatingIfNeeded: (pixel &>> 16 &- left &>> 16) & 255)
      tokens[place &+ 3] = 300
      left = pixel
      place = (place &+ 4) & 4095
    }
    return row.count
  }

  /// Four codes for each word that is stored, which is as few as their lengths allow.
  @inline(never)
  mutating func emit() -> Int {
    var pending: UInt64 = 0
    var filled: UInt64 = 0
    var place = 0
    var index = 0
    while index < tokens.count {
      for offset in 0..<4 {
        let code = codes[Int(tokens[index &+ offset])]
        pending |= (code &>> 8) &<< filled
        filled &+= code & 255
      }
      words[place] = pending
      let whole = filled & ~7
      place &+= 1
      pending &>>= whole
      filled &-= whole
      index &+= 4
    }
    return tokens.count
  }
}
