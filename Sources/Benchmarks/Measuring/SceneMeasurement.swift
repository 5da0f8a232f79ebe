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
  /// What painting could not leave out, as `PaintingWork` has it.
  package var looks: Double
  package var fills: Double
  package var mixes: Double
  package var edges: Double
  package var shadows: Double
  package var samples: Double
  /// Pixels in a row.
  package var width: Int
  /// The largest resident memory during the job, in bytes.
  package var peakMemory: Int

  /// Raster, encode and write.
  package var total: Double { raster + encode + write }
}

extension SceneMeasurement {
  /// The least that any renderer of these files could take.
  ///
  /// A lower bound, because each step is needed, whoever does it, and is counted where nothing saves it:
  /// - A layer is looked at once a frame, or nobody knows that it stays as it is.
  /// - In a row that differs from the one above, only columns that do are counted, and there only layers that show. What
  ///   has one colour is one run, however wide: filled, or mixed into what lies below, which is a product.
  /// - A pixel that an edge passes through has an area of its own. It is counted once for all shapes that are a whole
  ///   number of pixels apart, and not at all for shapes that the frame before showed.
  /// - A shadow's pixel between two nodes is mixed by an amount of its own: one product for that, and one for mixing.
  /// - A pixel of a scaled or turned picture lies between others: one product down and one across at least.
  /// - A row most of whose pixels differ is moved pixel by pixel.
  /// - A run becomes differences to the run left of it, and goes into the pixels' digest.
  /// - A token of a row that differs is counted, for codes that fit it, and its code is emitted; a file is made, and its
  ///   bytes are written.
  package func bound(_ primitives: Primitives) -> Double {
    let painting =
      looks * primitives.look + fills * primitives.fill + mixes * primitives.mix + edges * primitives.edge
      + shadows * primitives.shadow + samples * primitives.sample + denseRows * Double(width) * primitives.copy
    let writing =
      runs * primitives.run + tokens * primitives.token + primitives.file + bytes * primitives.byte
    return painting + writing
  }
}
