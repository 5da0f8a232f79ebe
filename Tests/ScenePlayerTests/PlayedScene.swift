import FrameSnapshots
import Geometry
import SceneFiles
import ScenePlayer
import StagePlayback
import Testing

/// Files in memory.
struct MemoryFiles: SceneFileReading {
  var files: [String: [UInt8]] = [:]

  func contents(of path: String) throws(SceneFileError) -> [UInt8] {
    guard let bytes = files[path] else { throw .missing }
    return bytes
  }

  func fileExists(at path: String) -> Bool { files[path] != nil }
}

/// A scene that was played to its end, with all its frames.
@MainActor struct PlayedScene {
  let frames: [FrameSnapshot]
  let playback: Playback

  init(_ text: String, files: MemoryFiles = MemoryFiles(), isExpanded: Bool = false) throws {
    let loader = SceneLoader(files: files)
    var bytes = [UInt8](text.utf8)
    if isExpanded { bytes = [UInt8](try loader.expand(text: bytes, named: "scene.json").utf8) }
    let scene = try loader.load(text: bytes, named: "scene.json")
    let play = try ScenePlay(scene, pictures: try ScenePictures(of: scene, from: files))
    let player = try StagePlayer(play.stage, play.settings)
    var frames: [FrameSnapshot] = []
    while player.playback == nil { frames += try player.next(upTo: 100) }
    self.frames = frames
    playback = try #require(player.playback)
  }

  /// A layer by its name in a frame; nil while it is not in the window.
  func layer(_ name: String, _ index: Int) -> LayerSnapshot? {
    frames.indices.contains(index) ? frames[index].layers.first { $0.name == name } : nil
  }

  /// `UIView.frame` of a layer in a frame.
  func frame(_ name: String, _ index: Int) -> Rect? { layer(name, index)?.frame }

  /// Names of everything in the window, in the order of the tree.
  func names(_ index: Int) -> [String] { frames[index].layers.compactMap(\.name) }

  /// When the events of a step happened, by their kinds.
  func times(_ kind: PlaybackEvent.Kind, of step: String) -> [Double] {
    playback.events.filter { $0.kind == kind && $0.step == step }.map(\.time)
  }

  var warningKinds: [String] { playback.warnings.map(\.kind) }
}

/// Two screens on a canvas of 100 × 200 points, and what happens to them.
func sceneText(
  screens: String = "", root: String = "\"home\"", transitions: String = "", script: String, more: String = ""
) -> String {
  """
  { "format": 1, "canvas": { "size": [100, 200], "scale": 1 },
    "screens": {
      "home": { "backgroundColor": "#FFFFFF", "subviews": [
        { "id": "cell", "frame": [10, 20, 40, 30], "backgroundColor": "#FF0000" },
        { "id": "other", "frame": [10, 60, 40, 30], "backgroundColor": "#00FF00" } ] },
      "detail": { "backgroundColor": "#0000FF", "subviews": [
        { "id": "bar", "frame": [0, 0, 100, 20], "autoresize": ["width"], "backgroundColor": "#FFFF00" },
        { "id": "share", "frame": ["10%", 40, "80%", 20], "backgroundColor": "#00FFFF" } ] },
      \(screens)
    },
    "root": \(root),
    "transitions": { \(transitions) },
    "script": [ \(script) ],
    \(more)
  }
  """
}

extension Rect {
  /// Whether all four numbers are within a distance of another's.
  func isNear(_ other: Rect, within distance: Double = 1e-6) -> Bool {
    abs(origin.x - other.origin.x) <= distance && abs(origin.y - other.origin.y) <= distance
      && abs(size.width - other.size.width) <= distance && abs(size.height - other.size.height) <= distance
  }
}

/// Tolerance of computed values.
let tolerance: Double = 1e-6
