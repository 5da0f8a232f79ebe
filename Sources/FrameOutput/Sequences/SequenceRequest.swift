package import PNGCoding

/// What is asked of the rendering of one scene.
package struct SequenceRequest: Sendable {
  /// The scene's path as given, or the name of a stage.
  package var scenePath: String
  /// Digest of everything that decides the frames; nil where it is not known before they are played.
  package var fingerprint: String?
  package var layout: SequenceLayout
  /// Frames a second, as written.
  package var rate: String
  /// Seconds of the scene that one second of the frames shows; nil for one.
  package var speed: Double?
  /// Rising indices of the frames to write; nil for all.
  package var frames: [Int]?
  package var existing: ExistingFiles
  package var compression: PNGCompression
  /// What is drawn over the frames; part of the fingerprint where there is any.
  package var overlays: FrameOverlays
  /// How many frames are drawn at once.
  package var jobs: Int

  package init(
    scenePath: String, fingerprint: String?, layout: SequenceLayout, rate: String, speed: Double? = nil,
    frames: [Int]? = nil,
    existing: ExistingFiles = .overwrite, compression: PNGCompression = .standard, overlays: FrameOverlays = [],
    jobs: Int = 1
  ) {
    self.scenePath = scenePath
    self.fingerprint = fingerprint
    self.layout = layout
    self.rate = rate
    self.speed = speed
    self.frames = frames
    self.existing = existing
    self.compression = compression
    self.overlays = overlays
    self.jobs = jobs
  }
}

/// What becomes of frames that are there already, by its name on the command line.
package enum ExistingFiles: String, Hashable, Sendable, CaseIterable {
  /// Frames are written anew, and those of an earlier state of the scene removed.
  case overwrite
  /// Frames of the very same scene are kept.
  case skip
  /// Nothing is touched, and it is an error.
  case fail
}
