import FrameOutput
import SceneFiles
import SegueCommand
import Testing

/// That a preset is nothing but what it is written out as: there is no second engine.
@MainActor @Suite struct PresetExpansionTests {
  private static func play(_ text: String) throws -> PlayedScene {
    let files = DiskSceneFiles()
    let scene = try SceneLoader(files: files).load(text: Array(text.utf8), named: "preset.json")
    return try PlayedScene(scene, from: files, draws: true)
  }

  @Test(arguments: PresetCase.all) func `a preset and what check --expand prints of it give the same bytes`(
    preset: PresetCase
  ) throws {
    let expanded = try SceneLoader(files: DiskSceneFiles()).expand(text: Array(preset.scene.utf8), named: "preset.json")
    #expect(!expanded.contains("\"preset\""))
    let played = try Self.play(preset.scene)
    let playedExpanded = try Self.play(expanded)
    #expect(played.frames == playedExpanded.frames)
    #expect(played.trace == playedExpanded.trace)
    #expect(played.playback.events == playedExpanded.playback.events)
  }

  @Test(arguments: PresetCase.all) func `a preset shows both screens at rest, and none but what it moves between`(
    preset: PresetCase
  ) throws {
    let played = try Self.play(preset.scene)
    let ends = played.playback.events.filter { $0.kind == .end }
    #expect(ends.map(\.outcome) == [.completed, .completed])
    let pixels = played.frames.map(\.pixels)
    #expect(pixels.first == pixels.last)
    let isImmediate = preset.preset.contains("none")
    #expect(isImmediate ? Set(pixels).count == 2 : Set(pixels).count > 4)
  }
}
