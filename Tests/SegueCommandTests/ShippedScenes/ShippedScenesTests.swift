import Foundation
import SceneFiles
import SegueCommand
import StagePlayback
import Testing

@MainActor @Suite struct ShippedScenesTests {
  private static func load(_ name: String, _ options: SceneLoadingOptions = SceneLoadingOptions()) throws -> Scene {
    let loader = SceneLoader(files: DiskSceneFiles(), options: options)
    return try loader.load(ShippedFiles.folder.appending(path: name).path)
  }

  private static func play(_ scene: Scene) throws -> Playback {
    try PlayedScene(scene, from: DiskSceneFiles(), draws: false).playback
  }

  @Test(arguments: ShippedFiles.scenes) func `a shipped scene does what it expects, alike in both appearances`(
    name: String
  ) throws {
    let scene = try Self.load(name)
    let playback = try Self.play(scene)
    #expect(playback.failedExpectations.map(\.message).isEmpty)
    #expect(playback.warnings.map(\.message).isEmpty)
    let other: Scene.Appearance = scene.canvas.appearance == .light ? .dark : .light
    let otherPlayback = try Self.play(Self.load(name, SceneLoadingOptions(appearance: other)))
    #expect(otherPlayback.events == playback.events)
    #expect(otherPlayback.frameCount == playback.frameCount)
    #expect(otherPlayback.warnings.map(\.message).isEmpty)
  }

  @Test(arguments: ShippedFiles.scenes) func `a shipped scene says what it is, and what every change ends with`(
    name: String
  ) throws {
    let scene = try Self.load(name)
    #expect(scene.title?.isEmpty == false)
    #expect(scene.about?.isEmpty == false)
    let checks = scene.expectations.map(\.check)
    #expect(checks.contains(.warnings([])))
    #expect(checks.contains { if case .frameCount = $0 { true } else { false } })
    let steps = scene.script.filter(\.action.changesScreens).map(\.id)
    #expect(!steps.isEmpty)
    #expect(Set(steps).isSubset(of: checks.map(\.stepOfOutcome)))
    #expect(!steps.contains(nil))
  }
}

extension Scene.Action {
  /// Whether a transition follows.
  fileprivate var changesScreens: Bool {
    switch self {
    case .present, .dismiss, .push, .pop, .select, .page, .pan, .tap: true
    case .animate, .set, .animator, .mark: false
    }
  }
}

extension Scene.Check {
  /// The step whose outcome is expected; nil for other expectations.
  fileprivate var stepOfOutcome: String? {
    if case .transition(let step, .some, _) = self { return step }
    return nil
  }
}
