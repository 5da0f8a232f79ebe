package import FrameSnapshots
package import PNGCoding
import Pixels
import SystemFiles

/// A film strip: the frames of plays side by side in one picture, each with its index, time and marks below it.
package struct Sheet: Sendable {
  /// One frame on the strip.
  package struct Frame: Sendable {
    package var index: Int
    /// Seconds since the stage began.
    package var time: Double
    package var picture: SheetPicture
    package var marks: [String]

    package init(index: Int, time: Double, picture: SheetPicture, marks: [String] = []) {
      self.index = index
      self.time = time
      self.picture = picture
      self.marks = marks
    }

    package init(index: Int, snapshot: FrameSnapshot, marks: [String] = []) {
      self.init(index: index, time: snapshot.time, picture: .snapshot(snapshot), marks: marks)
    }
  }

  /// The frames of one play, with a name where there are several.
  package struct Strip: Sendable {
    package var title: String?
    package var frames: [Frame]

    package init(title: String? = nil, frames: [Frame]) {
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
  package func file(compression: PNGCompression = .standard) throws(SheetError) -> [UInt8] {
    let layout = SheetLayout(self)
    var encoder = try Self.encoding { () throws(PNGError) in
      try PNGEncoder(
        PNGEncoder.Options(
          width: layout.width, height: layout.height, isOpaque: true, scale: scale, compression: compression))
    }
    try write(layout.band(height: layout.margin), to: &encoder)
    for strip in strips {
      if let title = strip.title { try write(layout.band(title: title), to: &encoder) }
      for start in stride(from: 0, to: strip.frames.count, by: layout.columns) {
        let row = Array(strip.frames[start..<min(start + layout.columns, strip.frames.count)])
        let renderer = FrameRenderer(scale: scale, overlays: overlays)
        try write(layout.band(frames: row, with: renderer, jobs: jobs), to: &encoder)
      }
    }
    return try Self.encoding { () throws(PNGError) in try encoder.finish() }
  }

  private func write(_ band: Bitmap, to encoder: inout PNGEncoder) throws(SheetError) {
    do throws(PNGError) {
      try band.write(to: &encoder)
    } catch {
      throw .encoding(error)
    }
  }

  private static func encoding<Output>(_ work: () throws(PNGError) -> Output) throws(SheetError) -> Output {
    do throws(PNGError) {
      return try work()
    } catch {
      throw .encoding(error)
    }
  }
}
