package import FrameSnapshots
package import PNGCoding
import Pixels
import SystemFiles

/// A film strip: the frames of plays side by side in one picture, each with its index, time and marks below it.
package struct Sheet: Sendable {
  /// One frame on the strip.
  package struct Frame: Sendable {
    /// Where its picture comes from.
    package enum Content: Sendable {
      case snapshot(FrameSnapshot)
      /// A file that was rendered, with the canvas it shows.
      case file(path: String, Canvas)
    }

    package var index: Int
    /// Seconds since the stage began.
    package var time: Double
    package var content: Content
    package var marks: [String]

    package init(index: Int, time: Double, _ content: Content, marks: [String] = []) {
      self.index = index
      self.time = time
      self.content = content
      self.marks = marks
    }

    package init(index: Int, snapshot: FrameSnapshot, marks: [String] = []) {
      self.init(index: index, time: snapshot.time, .snapshot(snapshot), marks: marks)
    }
  }

  /// The frames of one play, with a name where there are several.
  package struct Strip: Sendable {
    package var title: String?
    /// One for each column; nil where the play is over.
    package var frames: [Frame?]

    package init(title: String? = nil, frames: [Frame?]) {
      self.title = title
      self.frames = frames
    }
  }

  package var strips: [Strip]
  /// Frames in a row.
  package var columns: Int
  /// Pixels a point.
  package var scale: Double
  package var jobs: Int
  /// What is drawn over the frames.
  package var overlays: FrameOverlays

  /// Rows of eight fit on a screen: our choice.
  package static let standardColumns: Int = 8

  package init(
    _ strips: [Strip], columns: Int = Sheet.standardColumns, scale: Double = 1, jobs: Int = 1,
    overlays: FrameOverlays = []
  ) {
    precondition(columns > 0 && scale > 0, "a strip has columns and a scale")
    self.strips = strips
    self.columns = columns
    self.scale = scale
    self.jobs = jobs
    self.overlays = overlays
  }

  /// The picture as a PNG file, row by row of frames, so that only one row is in memory.
  ///
  /// The rows of several plays stand by turns, so that what is seen at one time stands in one column.
  package func file(compression: PNGCompression = .standard) throws(OutputError) -> [UInt8] {
    let layout = SheetLayout(self)
    let pictures = SheetPictures(scale: scale, overlays: overlays, jobs: jobs)
    var encoder = try Self.encoding { () throws(PNGError) in
      try PNGEncoder(
        PNGEncoder.Options(
          width: layout.width, height: layout.height, isOpaque: true, scale: scale, compression: compression))
    }
    try Self.write(layout.band(height: layout.margin), to: &encoder)
    for row in layout.rows {
      if let title = row.title { try Self.write(layout.band(title: title), to: &encoder) }
      let drawn = try pictures.bitmaps(of: row.frames)
      try Self.write(layout.band(frames: row.frames, drawn), to: &encoder)
    }
    return try Self.encoding { () throws(PNGError) in try encoder.finish() }
  }

  private static func write(_ band: Bitmap, to encoder: inout PNGEncoder) throws(OutputError) {
    try encoding { () throws(PNGError) in try band.write(to: &encoder) }
  }

  private static func encoding<Output>(_ work: () throws(PNGError) -> Output) throws(OutputError) -> Output {
    do throws(PNGError) {
      return try work()
    } catch {
      throw .png(error, frame: 0)
    }
  }
}
