package import Motion
package import PNGCoding

/// What is asked of writing the frames of one scene into one stream.
package struct FilmRequest: Sendable {
  package var format: FilmFormat
  /// Rising indices of the frames to write; at least one.
  package var frames: [Int]
  /// What the film plays at.
  package var rate: FrameRate
  /// Pixels a point.
  package var scale: Double
  package var compression: PNGCompression
  /// What is drawn over the frames.
  package var overlays: FrameOverlays
  /// How many frames are drawn at once.
  package var jobs: Int

  package init(
    _ format: FilmFormat, frames: [Int], rate: FrameRate, scale: Double, compression: PNGCompression = .standard,
    overlays: FrameOverlays = [], jobs: Int = 1
  ) {
    precondition(!frames.isEmpty, "a film has frames")
    self.format = format
    self.frames = frames
    self.rate = rate
    self.scale = scale
    self.compression = compression
    self.overlays = overlays
    self.jobs = jobs
  }
}
