import Foundation
import FrameSnapshots
import Motion
import PatternStages
import Pixels
import Raster
import SceneFiles
import ScenePlayer
import StagePlayback
import Testing

/// A stage or a scene that was played to its end, with all its frames and what was traced of them.
@MainActor struct PlayedPattern {
  let frames: [FrameSnapshot]
  let values: [TracedValues]
  let playback: Playback

  private static var stages: [PatternStage: PlayedPattern] = [:]

  /// What is written in Swift, played once for all tests.
  static func stage(of pattern: PatternStage) throws -> PlayedPattern {
    if let played = stages[pattern] { return played }
    let played = try PlayedPattern(pattern.make())
    stages[pattern] = played
    return played
  }

  /// Plays the same pattern as a scene declares it.
  init(sceneOf pattern: PatternStage) throws {
    let files = PatternFiles()
    let path = PatternFiles.folder.appending(path: "\(pattern.rawValue).json").path
    let scene = try SceneLoader(files: files).load(path)
    try self.init(ScenePlay(scene, pictures: try ScenePictures(of: scene, from: files)).stage)
  }

  init(_ stage: Stage) throws {
    let rate = try FrameRate(framesPerSecond: 60)
    let player = try StagePlayer(stage, PlaySettings(rate: rate, drainsMainQueue: true, keepsTrace: true))
    var frames: [FrameSnapshot] = []
    while player.playback == nil { frames += try player.next(upTo: 100) }
    self.frames = frames
    playback = try #require(player.playback)
    values = try stage.trace.map { try TracedValues(line: $0) }
  }

  /// The digest of a frame's pixels.
  func digest(of index: Int) -> String { Bitmap(painting: frames[index].displayList()).pixelDigest }

  /// The digests of all frames; a frame in which nothing has changed has the one of the frame before.
  var digests: [String] {
    var digests: [String] = []
    for (index, frame) in frames.enumerated() {
      let isSame = index > 0 && frames[index - 1].displayList() == frame.displayList()
      digests.append(isSame ? digests[index - 1] : digest(of: index))
    }
    return digests
  }

  /// When transitions began and how they ended, in order.
  var milestones: [Milestone] {
    playback.events.filter { $0.kind == .start || $0.kind == .end }.map {
      Milestone(time: $0.time, kind: $0.kind, outcome: $0.outcome, detail: $0.detail)
    }
  }

  struct Milestone: Hashable {
    var time: Double
    var kind: PlaybackEvent.Kind
    var outcome: PlaybackEvent.Outcome?
    /// What begins or ends: a push, a dismissal.
    var detail: String?
  }
}

extension PlayedPattern {
  /// The outcomes of the transitions, in the order in which they ended.
  var outcomes: [PlaybackEvent.Outcome] { milestones.compactMap(\.outcome) }

  /// The last frame before each cancelled transition and the first one after it.
  var framesAroundCancellations: [(before: Int, after: Int)] {
    let milestones = milestones
    return milestones.indices.filter { milestones[$0].outcome == .cancelled }.compactMap { end in
      guard let start = milestones[..<end].last(where: { $0.kind == .start }),
        let before = frames.lastIndex(where: { $0.time < start.time - 1e-9 }),
        let after = frames.firstIndex(where: { $0.time >= milestones[end].time - 1e-9 })
      else { return nil }
      return (before, after)
    }
  }
}

/// The scenes beside this file.
struct PatternFiles: SceneFileReading {
  static let folder: URL = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenes")

  func contents(of path: String) throws(SceneFileError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { throw .missing }
    return [UInt8](data)
  }

  func fileExists(at path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
