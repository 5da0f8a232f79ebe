import PNGCoding
import SystemFiles

/// What this machine takes at least for the steps that no renderer of files can leave out, measured on the spot.
///
/// Loops as plain as can be, on data that stays in the innermost caches.
enum Primitives {
  /// Seconds for each step.
  ///
  /// - Parameter folder: where files are written to.
  static func measure(in folder: String) throws(BenchmarkError) -> StepTable {
    var painting = PaintingPrimitives()
    var writing = WritingPrimitives()
    var table = StepTable()
    table[.look] = perStep { painting.look() }
    table[.find] = perStep { painting.find() }
    table[.fill] = perStep { painting.fill() }
    table[.mix] = perStep { painting.mix() }
    table[.cut] = perStep { painting.cut() }
    table[.edge] = perStep { painting.edge() }
    table[.shadow] = perStep { painting.shadow() }
    table[.sample] = perStep { painting.sample() }
    table[.densePixel] = perStep { writing.densePixel() }
    table[.denseByte] = perStep { writing.denseByte() }
    table[.run] = perStep { writing.run() }
    table[.token] = perStep { writing.token() }
    table[.block] = perStep { writing.block() }
    table[.file] = try fileSeconds(bytes: 0, in: folder)
    table[.byte] = try secondsPerByte(in: folder)
    return table
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

  private static func least(_ work: () throws(BenchmarkError) -> Void) throws(BenchmarkError) -> Double {
    var least = Double.infinity
    for _ in 0..<20 {
      let start = ProcessUsage.processorSeconds
      try work()
      least = min(least, ProcessUsage.processorSeconds - start)
    }
    return least
  }

  private static func fileSeconds(bytes count: Int, in folder: String) throws(BenchmarkError) -> Double {
    let bytes = [UInt8](repeating: 7, count: count)
    let path = FilePaths.join(folder, "primitive.bin")
    let seconds = try least { () throws(BenchmarkError) in
      try FrameCosts.written { () throws(FileError) in try FileSystem.write(bytes, to: path) }
    }
    try FrameCosts.written { () throws(FileError) in try FileSystem.remove(path) }
    return seconds
  }

  /// A byte of a file of average size, a chunk of libpng's with its checksum, and the copies in and out.
  private static func secondsPerByte(in folder: String) throws(BenchmarkError) -> Double {
    let count = 1 << 16
    let (empty, whole) = try (fileSeconds(bytes: 0, in: folder), fileSeconds(bytes: count, in: folder))
    let (header, chunk) = try (chunkSeconds(bytes: 0), chunkSeconds(bytes: count))
    return max(whole - empty + chunk - header, 0) / Double(count)
  }

  private static func chunkSeconds(bytes count: Int) throws(BenchmarkError) -> Double {
    let bytes = [UInt8](repeating: 7, count: count)
    return try least { () throws(BenchmarkError) in
      do throws(PNGError) {
        let writer = try PNGWriter(PNGEncoder.Options(width: 1, height: 1, isOpaque: true))
        try writer.write(imageData: bytes)
        _ = try writer.finishImageData()
      } catch {
        throw .file("\(error)")
      }
    }
  }
}
