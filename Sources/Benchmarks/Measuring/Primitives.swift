import SystemFiles

/// What this machine takes at least for the steps that no renderer of files can leave out, measured on the spot.
///
/// Loops as plain as can be, on data that stays in the innermost cache. Seconds each.
package struct Primitives: Hashable, Sendable {
  /// Looking a layer's outline up among those of the frame before.
  package var look: Double
  /// Placing a run of one colour in a row.
  package var fill: Double
  /// Mixing a colour into a pixel.
  package var mix: Double
  /// Adding an edge's area to a pixel, and reading its coverage off.
  package var edge: Double
  /// Darkening a pixel by what lies between two values.
  package var shadow: Double
  /// Making a pixel of those beside it, down and across.
  package var sample: Double
  /// Copying a pixel from somewhere else.
  package var copy: Double
  /// Turning a run of equal pixels into the differences of its first one, and adding it to a digest.
  package var run: Double
  /// Counting a token, looking its code up and emitting it.
  package var token: Double
  /// Creating a file, writing nothing, and giving it its name.
  package var file: Double
  /// Writing a byte.
  package var byte: Double

  /// - Parameter folder: where files are written to.
  static func measure(in folder: String) throws(FileError) -> Primitives {
    let small = try Self.fileSeconds(bytes: 0, in: folder)
    let large = try Self.fileSeconds(bytes: 1 << 20, in: folder)
    var painting = PaintingPrimitives()
    var writing = WritingPrimitives()
    return Primitives(
      look: perStep { painting.look() }, fill: perStep { painting.fill() }, mix: perStep { painting.mix() },
      edge: perStep { painting.edge() }, shadow: perStep { painting.shadow() }, sample: perStep { painting.sample() },
      copy: perStep { painting.copy() }, run: perStep { writing.run() }, token: perStep { writing.token() },
      file: small, byte: max(large - small, 0) / Double(1 << 20))
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
