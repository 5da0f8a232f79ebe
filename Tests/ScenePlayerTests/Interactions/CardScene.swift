import FrameSnapshots
import Geometry
import ScenePlayer
import StagePlayback

/// A screen presented over another, and a finger that pulls it down: 100 points are the whole way, in 0.5 s.
@MainActor struct CardScene {
  var interaction: String = "\"travel\": 100"
  var dismiss: String = """
    "duration": 0.5, "timing": "linear", "tracks": [{ "view": "from", "property": "frame", "to": [0, 200, 100, 200] }]
    """
  var presentation: String = "\"style\": \"custom\""
  var script: String
  var more: String = ""

  /// When the finger comes down in scenes of one pull.
  static let start: Double = 0.1

  /// A finger that goes down by some points in 0.2 s and lets go.
  static func pull(_ points: Double, release: String = "\"release\": { \"velocity\": [0, 0] }") -> String {
    """
    { "at": 0, "id": "open", "present": "detail", "via": "card", "animated": false },
    { "at": \(start), "id": "pull", "pan": [[0, 50, 30], [0.2, 50, \(30 + points)]], \(release) }
    """
  }

  var text: String {
    sceneText(
      transitions: """
        "card": { "presentation": { \(presentation) },
          "present": { "duration": 0.2, "tracks": [{ "view": "to", "property": "alpha", "from": 0 }] },
          "dismiss": { \(dismiss) }, "interaction": { \(interaction) } }
        """,
      script: script, more: more)
  }

  func play() throws -> PlayedScene { try PlayedScene(text) }
}

extension PlayedScene {
  /// How the transition of a step ended; nil when it did not.
  func outcome(of step: String) -> PlaybackEvent.Outcome? {
    playback.events.last { $0.step == step && $0.outcome != nil }?.outcome
  }

  /// The largest change from a frame to the next of a number.
  func largestStep(in range: ClosedRange<Int>, of number: (FrameSnapshot) -> Double?) -> Double {
    let numbers = range.compactMap { frames.indices.contains($0) ? number(frames[$0]) : nil }
    return zip(numbers, numbers.dropFirst()).map { abs($1 - $0) }.max() ?? .infinity
  }
}

extension FrameSnapshot {
  /// The layer of a name; nil while it is not in the window.
  func layer(_ name: String) -> LayerSnapshot? { layers.first { $0.name == name } }
}
