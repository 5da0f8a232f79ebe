import Foundation
import SceneFiles
import ScenePlayer
import StagePlayback
import Testing

extension WarningKind {
  /// Where each kind is shown by a wrong and a right scene.
  fileprivate static var folder: URL { PackageFiles.scenes.appendingPathComponent("Pitfalls") }
}

@MainActor
struct PitfallTests {
  private static func play(_ name: String) throws -> (scene: Scene, playback: Playback) {
    let files = PackageFiles()
    let path = WarningKind.folder.appendingPathComponent("\(name).json").path
    let scene = try SceneLoader(files: files).load(path)
    let play = try ScenePlay(scene, pictures: try ScenePictures(of: scene, from: files))
    return (scene, try StagePlayer(play.stage, play.settings).playToEnd())
  }

  @Test(arguments: WarningKind.allCases)
  private func `the wrong scene is found out, and nothing else is found in it`(_ pitfall: WarningKind) throws {
    let (scene, playback) = try Self.play("\(pitfall.rawValue)-wrong")
    #expect(playback.failedExpectations.map(\.message).isEmpty)
    #expect(scene.expectations.map(\.check).contains(.warnings(pitfall.isNote ? [] : [pitfall.rawValue])))
    let found = (pitfall.isNote ? playback.notes : playback.warnings).filter { $0.kind == pitfall.rawValue }
    #expect(!found.isEmpty)
    for warning in found {
      #expect(warning.place?.file.hasSuffix("\(pitfall.rawValue)-wrong.json") == true)
      #expect(warning.place?.line ?? 0 > 1)
      #expect(warning.frame != nil && warning.step != nil)
      #expect(!warning.message.isEmpty && !warning.fix.isEmpty)
    }
  }

  @Test(arguments: WarningKind.allCases)
  private func `nothing is found in the right scene`(_ pitfall: WarningKind) throws {
    let (scene, playback) = try Self.play("\(pitfall.rawValue)-right")
    #expect(playback.failedExpectations.map(\.message).isEmpty)
    #expect(scene.expectations.map(\.check).contains(.warnings([])))
    #expect(!playback.notes.contains { $0.kind == pitfall.rawValue })
  }

  @Test func `every kind of warning and note is shown, by one wrong and one right scene`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: WarningKind.folder.path)
      .filter { $0.hasSuffix(".json") }
    let expected = WarningKind.allCases.flatMap { ["\($0.rawValue)-wrong.json", "\($0.rawValue)-right.json"] }
    #expect(Set(names) == Set(expected))
  }
}
