import PNGCoding
import Pixels
import SegueCommand
import SegueKit
import SystemFiles
import Testing

@MainActor
@Suite("What a rendered folder stands for, and what it does not")
struct RenderedOperandTests {
  @Test func aSheetOfAFolderIsThatOfItsScene() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"), "--scale", "1")
    #expect(segue("sheet", folder("card.json"), "-o", folder("scene.png")).status == .success)
    let run = segue("sheet", folder("out/card"), "-o", folder("folder.png"))
    #expect(run.status == .success, "\(run.messages)")
    #expect(try folder.bytes(of: "folder.png") == folder.bytes(of: "scene.png"))
  }

  @Test func picturesOfAnotherScaleAreReducedToTheSameSheet() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"), "--scale", "4")
    _ = segue("sheet", folder("card.json"), "-o", folder("scene.png"))
    _ = segue("sheet", folder("out/card"), "-o", folder("folder.png"))
    let (scene, reduced) = try (
      PNGDecoder.decode(folder.bytes(of: "scene.png")).bitmap, PNGDecoder.decode(folder.bytes(of: "folder.png")).bitmap
    )
    #expect((reduced.width, reduced.height) == (scene.width, scene.height))
    let pixels = (0..<scene.height).flatMap { y in (0..<scene.width).map { ($0, y) } }
    let furthest = pixels.map { x, y in Self.distance(scene[x, y], reduced[x, y]) }.max()
    // Averaging sixteen pixels rounds once more than drawing one.
    #expect(try #require(furthest) <= 1)
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  @Test func aSheetShowsThePartOfASequenceThatIsThere() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"), "--frames", "1..3")
    func shown(_ flags: String...) throws -> [Double]? {
      let run = segue(["sheet", folder("out/card"), "-o", folder("sheet.png"), "--json"] + flags)
      return try run.objects().first?.objects("strips").first?.numbers("frames")
    }
    #expect(try shown() == [1, 2, 3])
    #expect(try shown("--frames", "2..") == [2, 3])
    #expect(try shown("--every", "2") == [1, 3])
    let run = segue("sheet", folder("out/card"), "-o", folder("sheet.png"), "--frames", "0")
    #expect(run.status == .usage)
    #expect(run.messages.contains("holds none of the frames"), "\(run.messages)")
  }

  @Test func aDamagedPictureIsNamed() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    try folder.write("no picture", to: "out/card/frame-0002.png")
    let run = segue("sheet", folder("out/card"), "-o", folder("sheet.png"))
    #expect(run.status == .missingAsset)
    #expect(run.messages.contains("frame-0002.png"), "\(run.messages)")
    #expect(!folder.exists("sheet.png"))
  }

  @Test(arguments: [
    ["record", "--set", "tint=red"], ["record", "--fps", "30"], ["record", "--scale", "2"],
    ["verify", "--appearance", "dark"], ["verify", "--variant", "dark"], ["sheet", "--fps", "30"],
    ["sheet", "--show", "time"], ["sheet", "--params", "values.json"],
  ])
  func flagsOfRenderingAreRefused(_ words: [String]) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    let run = segue([words[0], folder("out/card")] + words.dropFirst())
    #expect(run.status == .usage)
    #expect(run.messages.contains("\(words[1]): \(folder("out/card")) holds frames"), "\(run.messages)")
  }

  @Test func pruningKnowsRenderedFolders() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    _ = segue("record", folder("out/card"))
    #expect(segue("prune", folder("out"), "--check").status == .success)
    for file in try FileSystem.list(folder("out/card")) { try FileSystem.remove(folder("out/card/\(file)")) }
    #expect(segue("prune", folder("out")).text.contains("removed"))
    #expect(!folder.exists("out/Baselines/card/baseline.json"))
  }
}
