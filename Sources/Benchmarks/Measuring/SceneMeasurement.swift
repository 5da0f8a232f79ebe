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
  /// What could not be left out, a mean over frames.
  package var work: StepTable
  /// The largest resident memory during the job, in bytes.
  package var peakMemory: Int

  /// Raster, encode and write.
  package var total: Double { raster + encode + write }
}

extension SceneMeasurement {
  /// The least that any renderer of these files could take.
  ///
  /// A lower bound, because each step is needed, whoever does it, and is counted where nothing saves it:
  /// - A layer is looked at once a frame, or nobody knows that it stays as it is. A frame that looks like the one before
  ///   takes no more than that, and its file.
  /// - In a row that differs from the one above, only columns that do are counted, and there only layers that show: what
  ///   each covers must be found. What has one colour is one run, however wide: filled, or mixed into what lies below,
  ///   which is a product.
  /// - An edge goes on from row to row by an addition, and a pixel that it passes through has an area of its own. Both
  ///   are counted once for all shapes that are a whole number of pixels apart, and not at all for shapes that the frame
  ///   before showed.
  /// - A shadow's pixel between two nodes is mixed by an amount of its own: one product for that, and one for mixing.
  /// - A pixel of a scaled or turned picture lies between others: one product down and one across at least.
  /// - A row most of whose pixels differ is moved, filtered and digested pixel by pixel, and emitted byte by byte.
  /// - Any other row's run becomes differences to the run left of it, and goes into checksum and digest; a token is
  ///   counted, for codes that fit it, and its code is emitted.
  /// - Each block has a code made for it. A file is made; libpng puts its bytes into chunks, and they are written.
  package func bound(_ primitives: StepTable) -> Double { work.seconds(primitives) }
}
