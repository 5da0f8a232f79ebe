import Benchmarks
import Foundation
import Testing

@MainActor
@Suite("Benchmark scenes")
struct SceneTests {
  @Test(arguments: BenchmarkScene.all.map(\.name), BenchmarkDisplay.all)
  func everySceneIsAValidSceneOfSixtyFrames(name: String, display: BenchmarkDisplay) throws {
    let scene = try #require(BenchmarkScene.all.first { $0.name == name })
    let frames = try scene.play(on: display)
    #expect(frames.count == 60)
    #expect(frames.allSatisfy { $0.canvas.pixelWidth == display.pixelWidth })
  }

  /// Springs come to rest a little before the end.
  @Test func everythingMovesInNearlyAllFramesButTheStaticOnes() throws {
    for scene in BenchmarkScene.all {
      let frames = try scene.play(on: BenchmarkDisplay.all[0])
      let changes = zip(frames, frames.dropFirst()).count { $0.layers != $1.layers }
      let expected = scene.name == "static" ? 0...0 : 55...59
      #expect(expected.contains(changes), "\(scene.name)")
    }
  }

  @Test func theFiveHundredViewsAreThere() throws {
    let scene = try #require(BenchmarkScene.all.first { $0.name == "views-500" })
    #expect(try scene.play(on: .phone)[0].layers.count > 500)
  }
}

@MainActor
@Suite("Variations of the card zoom")
struct VariationTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func allOfThemChange(seed: UInt64) {
    let variation = CardZoomVariation(seed: seed)
    #expect(!variation.idPrefix.isEmpty)
    #expect(variation.groupedCell != nil)
    #expect(variation.clippingCell != nil)
    #expect(variation == CardZoomVariation(seed: seed))
    #expect(variation != CardZoomVariation(seed: seed + 1))
    let plain = CardZoom().text(for: .phone)
    let varied = CardZoom(variation: variation).text(for: .phone)
    #expect(plain != varied)
    #expect(plain.split(separator: "\n").count == varied.split(separator: "\n").count)
  }
}

@MainActor
@Suite("What the benchmark prints")
struct ReportTests {
  private static func json(_ arguments: String...) throws -> [String: Any] {
    let text = try BenchmarkTool.result(of: arguments + ["--rounds", "1", "--json"])
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(
    arguments: [
      (
        "photo-zoom", [.look, .find, .sample, .mix, .densePixel, .denseByte, .run, .token, .block, .file, .byte]
      ),
      ("card-zoom-b", [.look, .find, .fill, .mix, .cut, .edge, .shadow, .run, .token, .block, .file, .byte]),
      ("static", [.look, .fill, .mix, .run, .token, .block, .file, .byte]),
    ] as [(String, [WorkStep])])
  func theBoundIsTheSumOfItsSteps(_ scene: String, _ needed: [WorkStep]) throws {
    let report = try Self.json("--scenes", scene, "--displays", "1x")
    let scene = try #require((report["scenes"] as? [[String: Any]])?.first).compactMapValues { $0 as? Double }
    let steps = try #require(report["primitives"] as? [String: Double])
    #expect(Set(steps.keys) == Set(WorkStep.allCases.map(\.rawValue)))
    var expected = 0.0
    for step in WorkStep.allCases {
      let (count, seconds) = try (#require(scene[step.plural]), #require(steps[step.rawValue]))
      #expect(seconds > 0, "\(step)")
      if needed.contains(step) { #expect(count > 0, "\(step)") }
      expected += count * seconds
    }
    let bound = try #require(scene["bound"])
    #expect(abs(bound / expected - 1) < 1e-9)
    let sum = try ["raster", "encode", "write"].map { try #require(scene[$0]) }.reduce(0, +)
    let (printed, ratio) = try (#require(scene["sum"]), #require(scene["ratio"]))
    #expect(abs(printed / sum - 1) < 1e-9)
    #expect(abs(ratio * bound / sum - 1) < 1e-9)
    #expect(try #require(scene["peakMemory"]) > 1_000_000)
  }

  @Test func theTableHasALineForEachSceneAndDisplay() throws {
    let text = try BenchmarkTool.result(of: ["--scenes", "static,rotation", "--displays", "1x", "--rounds", "1"])
    let lines = text.split(separator: "\n").filter { $0.contains(" 1x ") }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.split(whereSeparator: \.isWhitespace).count == 15 })
  }
}

@MainActor
@Suite("The benchmark's arguments")
struct ArgumentTests {
  @Test(arguments: [["--nonsense"], ["--scenes"], ["--scenes", "no-such"], ["--rounds", "0"], ["--displays", "5x"]])
  func whatIsNotUnderstoodIsRefused(_ arguments: [String]) {
    #expect(BenchmarkTool.run(arguments) == 2)
  }

  @Test func scenesAreWrittenAsFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let status = BenchmarkTool.run([
      "--write", folder.path, "--scenes", "card-zoom-a,photo", "--displays", "1x", "--variations", "2",
    ])
    #expect(status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      files == [
        "card-zoom-a-1x-1.json", "card-zoom-a-1x-2.json", "card-zoom-a-1x.json", "photo-1x.json", "photo-390@1x.png",
      ])
  }
}
