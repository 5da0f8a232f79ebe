package import Geometry
package import StagePlayback

/// What `sequence.json` says of a folder of frames.
package struct SequenceRecord: Hashable, Sendable {
  /// The version of the file's own form.
  package static let format: Int = 1

  /// The scene's path as it was given.
  package var scene: String
  /// False while frames are being written, and when that was interrupted.
  package var isComplete: Bool
  package var engine: EngineVersion
  package var fingerprint: String
  /// Points.
  package var canvas: Size
  package var scale: Double
  /// Frames a second, as written.
  package var rate: String
  /// Seconds of the scene that one second of the frames shows; nil for one.
  package var speed: Double?
  /// Frames of the whole scene; nil until it is known.
  package var frameCount: Int?
  /// The frames in the folder by rising index.
  package var frames: [FrameRecord]
  /// Events, expectations and warnings; nil until they are known.
  package var playback: Playback?

  package init(
    scene: String, isComplete: Bool, engine: EngineVersion = .current, fingerprint: String, canvas: Size,
    scale: Double, rate: String, speed: Double? = nil, frameCount: Int? = nil, frames: [FrameRecord] = [],
    playback: Playback? = nil
  ) {
    self.scene = scene
    self.isComplete = isComplete
    self.engine = engine
    self.fingerprint = fingerprint
    self.canvas = canvas
    self.scale = scale
    self.rate = rate
    self.speed = speed
    self.frameCount = frameCount
    self.frames = frames
    self.playback = playback
  }
}

extension SequenceRecord {
  /// The first of its frames that shows each mark, by name.
  package var marks: [String: Int] {
    frames.sorted { $0.index < $1.index }.reduce(into: [:]) { marks, frame in
      for mark in frame.marks where marks[mark] == nil { marks[mark] = frame.index }
    }
  }
}

/// One frame in a folder.
package struct FrameRecord: Hashable, Sendable {
  package var index: Int
  /// Seconds since the stage began.
  package var time: Double
  /// Its path from the folder of the record.
  package var file: String
  /// The digest of its pixels, 32 hexadecimal digits.
  package var pixels: String
  /// Names of the marks that it is the first to show.
  package var marks: [String]

  package init(index: Int, time: Double, file: String, pixels: String, marks: [String] = []) {
    self.index = index
    self.time = time
    self.file = file
    self.pixels = pixels
    self.marks = marks
  }
}
