/// What one scene costs on one display; seconds are processor time, means over frames.
package struct SceneMeasurement: Hashable, Sendable {
  package var scene: String
  package var display: String
  package var frames: Int

  /// Playing, with everything that is observed on the way.
  package var stage: Double
  package var raster: Double
  /// From painted rows to the bytes of the file, the digest of the pixels included.
  package var encode: Double
  package var write: Double
  /// The whole job as the tool does it, one worker: playing, frames, trace and record.
  package var job: Double

  /// Means over frames.
  package var paintedRows: Double
  package var denseRows: Double
  package var runs: Double
  package var tokens: Double
  package var bytes: Double
  /// Pixels in a row.
  package var width: Int
  /// The largest resident memory during the job, in bytes.
  package var peakMemory: Int

  /// Raster, encode and write.
  package var total: Double { raster + encode + write }
}

extension SceneMeasurement {
  /// The least that any renderer of these files could take: every painted row filled once and every pixel of a dense one
  /// copied once, every run found, every token emitted, every byte written into a new file.
  package func bound(_ primitives: Primitives) -> Double {
    let pixels = Double(width)
    return paintedRows * pixels * primitives.fill + denseRows * pixels * primitives.copy + runs * primitives.run
      + tokens * primitives.token + primitives.file + bytes * primitives.byte
  }
}
