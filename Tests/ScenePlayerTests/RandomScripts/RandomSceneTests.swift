import FrameSnapshots
import SceneFiles
import ScenePlayer
import StagePlayback
import TestSupport
import Testing

@MainActor struct RandomSceneTests {
  private static let count: UInt64 = 700

  /// What is wrong with how a random scene ends; empty when all is well.
  private func complaints(_ scene: RandomScene) -> [String] {
    do {
      let played = try PlayedScene(scene.text)
      let audit = SceneAudit(scene, played.playback)
      guard let last = played.frames.last else { return ["there is no frame"] }
      var found = audit.complaints
      let shown = RandomScene.screens.flatMap { screen in
        last.layers.compactMap(\.name).filter { $0.prefix { $0 != "#" } == screen && !$0.contains(".") }.map { _ in
          screen
        }
      }
      if shown.sorted() != audit.shownScreens { found.append("\(shown.sorted()) show, not \(audit.shownScreens)") }
      let top = last.top.map { String($0.prefix { $0 != "#" }) }
      if top != audit.top { found.append("\(top ?? "nothing") is on top, not \(audit.top)") }
      if let running = last.transition { found.append("\(running.kind ?? "") runs on") }
      return found
    } catch {
      return ["\(error)"]
    }
  }

  private func reduced(_ scene: RandomScene) -> RandomScene {
    var scene = scene
    var index = 0
    while index < scene.steps.count {
      var shorter = scene
      shorter.steps.remove(at: index)
      if complaints(shorter).isEmpty { index += 1 } else { (scene, index) = (shorter, 0) }
    }
    return scene
  }

  @Test func `whatever a script does, the scene ends where a small model says`() {
    var found = 0
    for seed in 1...Self.count where found < 5 {
      let scene = RandomScene(seed: seed)
      guard !complaints(scene).isEmpty else { continue }
      found += 1
      let reduced = reduced(scene)
      let steps = reduced.steps.map(\.text).joined(separator: "\n")
      Issue.record("seed \(seed) on \(reduced.root)\n\(steps)\n\(complaints(reduced))")
    }
  }
}
