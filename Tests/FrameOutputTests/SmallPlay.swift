import FrameOutput
import FrameSnapshots
import Geometry
import StagePlayback
import SystemFiles

/// A play of a square that wanders over a small canvas.
struct SmallPlay {
  var frameCount = 20
  var background = Color.white
  var color = Color(red: 1, green: 0, blue: 0)

  static let rate = 10.0

  var frames: [FrameSnapshot] {
    (0..<frameCount).map { snapshot(at: Double($0) / Self.rate) }
  }

  func snapshot(at time: Double) -> FrameSnapshot {
    var window = LayerSnapshot(name: "window")
    window.bounds = Rect(0, 0, 12, 8)
    window.position = Point(6, 4)
    window.subtreeCount = 2
    var square = LayerSnapshot(name: "home.square", parent: 0)
    square.bounds = Rect(0, 0, 4, 4)
    square.position = Point(2 + time, 4)
    square.backgroundColor = color
    let canvas = Canvas(size: Size(12, 8), scale: 2, background: background)
    return FrameSnapshot(time: time, canvas: canvas, layers: [window, square])
  }

  var playback: Playback {
    Playback(
      frameCount: frameCount, rate: "10", framesPerSecond: Self.rate, duration: Double(frameCount - 1) / Self.rate,
      events: [PlaybackEvent(time: 0.3, kind: .tap, step: "open")],
      marks: [PlaybackMark(name: "third", time: 0.3)])
  }

  /// Plays into a folder and gives what the record says.
  @discardableResult
  func write(_ request: SequenceRequest) throws -> SequenceRecord {
    let writer = SequenceWriter(request)
    for frame in frames { try writer.append(frame) }
    return try writer.finish(playback, reading: request.layout.sequencePath)
  }
}

extension SequenceWriter {
  /// Ends the sequence and gives what its record says, with the frames as they stand in the file.
  func finish(_ playback: Playback, reading path: String) throws -> SequenceRecord {
    var record = try finish(playback)
    record.frames = try SequenceRecord(json: FileSystem.read(path)).frames
    return record
  }
}

extension SequenceRequest {
  /// A request for the scene `card` in a folder.
  static func small(
    _ folder: String, scene: String = "Scenes/card.json", fingerprint: String? = "f1", frames: [Int]? = nil,
    existing: ExistingFiles = .overwrite, jobs: Int = 1
  ) -> SequenceRequest {
    SequenceRequest(
      scenePath: scene, fingerprint: fingerprint,
      layout: SequenceLayout(target: .folder(folder), scene: "card", scale: 2), rate: "10", frames: frames,
      existing: existing, jobs: jobs)
  }
}
