import Foundation
import PNGCoding
import Pixels
import SystemFiles
import Testing

/// Holds the README's film strips to the scenes they show.
///
/// Make them anew, and look at them, with `SEGUE_RECORD_STRIPS=1 swift test -c release --filter FilmStripTests`.
@MainActor
@Suite struct FilmStripTests {
  private static let columns = 8

  nonisolated private static func strip(of scene: String) -> String {
    ShippedFiles.folder.appending(path: "Strips/\(scene.dropLast(".json".count)).png").path
  }

  /// The frames of a strip, evenly chosen, first and last among them.
  private static func frames(of path: String) throws -> String {
    let checked = try #require(segue("check", path, "--json").objects().first)
    let last = try #require(checked.whole("frameCount")) - 1
    return (0..<columns).map { "\(($0 * last + (columns - 1) / 2) / (columns - 1))" }.joined(separator: ",")
  }

  private static func drawn(_ scene: String) throws -> [UInt8] {
    let path = ShippedFiles.folder.appending(path: scene).path
    let run = try segue(
      "sheet", path, "--frames", frames(of: path), "--columns", "\(columns)", "--scale", "0.25", "-o", "-")
    #expect(run.status == .success, "\(run.messages)")
    return run.output
  }

  @Test(arguments: ShippedFiles.scenes) func `a scene's strip in the README shows what the scene does`(
    scene: String
  ) throws {
    let bytes = try Self.drawn(scene)
    guard ProcessEnvironment.value("SEGUE_RECORD_STRIPS") == nil else {
      try #require(ProcessEnvironment.value("CI") == nil, "a machine that checks never records")
      try FileSystem.createFolder(FilePaths.folder(of: Self.strip(of: scene)))
      return try FileSystem.write(bytes, to: Self.strip(of: scene))
    }
    let recorded = try FileSystem.read(Self.strip(of: scene))
    let (new, old) = try (PNGDecoder.decode(bytes).bitmap, PNGDecoder.decode(recorded).bitmap)
    #expect(
      new.pixelDigest == old.pixelDigest,
      "\(scene) looks otherwise: look at it, then SEGUE_RECORD_STRIPS=1 swift test -c release --filter FilmStripTests")
  }

  @Test func `the curves in the README are those of the scene`() throws {
    let run = segue(
      "plot", ShippedFiles.folder.appending(path: "grabbed-card.json").path, "--transition", "close", "-o", "-")
    #expect(run.status == .success, "\(run.messages)")
    let recorded = ShippedFiles.folder.appending(path: "Curves/grabbed-card.svg").path
    guard ProcessEnvironment.value("SEGUE_RECORD_STRIPS") == nil else {
      try #require(ProcessEnvironment.value("CI") == nil, "a machine that checks never records")
      try FileSystem.createFolder(FilePaths.folder(of: recorded))
      return try FileSystem.write(run.output, to: recorded)
    }
    #expect(try FileSystem.read(recorded) == run.output)
    #expect(try String(contentsOf: ShippedFiles.readme, encoding: .utf8).contains("(Scenes/Curves/grabbed-card.svg)"))
  }

  @Test func `the README shows every scene, and no strip is left over`() throws {
    let readme = try String(contentsOf: ShippedFiles.readme, encoding: .utf8)
    let scenes = ShippedFiles.scenes
    for scene in scenes {
      #expect(readme.contains("(Scenes/Strips/\(scene.dropLast(".json".count)).png)"), "no strip of \(scene)")
      #expect(readme.contains("(Scenes/\(scene))"), "no link to \(scene)")
    }
    let strips = try FileSystem.list(FilePaths.folder(of: Self.strip(of: scenes[0])))
    #expect(strips.count == scenes.count)
  }
}
