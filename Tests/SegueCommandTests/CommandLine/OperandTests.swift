import FrameOutput
import Foundation
import SegueCommand
import SystemFiles
import Testing

@MainActor
@Suite("Which scenes are meant")
struct OperandTests {
  /// Paths below the folder of the scenes that a folder stands for.
  private static func scenes(in folder: SceneFolder, _ name: String = "") throws -> [String] {
    let root = name.isEmpty ? folder.path : folder(name)
    return try SceneOperand.expand([root]).map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test func aFolderStandsForTheScenesBelowIt() throws {
    let folder = try SceneFolder([
      "b.json": SmallScene.card, "a.json": SmallScene.card, "deep/er/c.json": SmallScene.card,
      "parts/kit.json": "{ \"components\": {} }", "values.json": "{ \"seconds\": 1 }",
      "format.json": "{ \"format\": 1 }",
      "only-included.json": "{ \"screens\": {} }", "included.json": "{ \"format\": 1, \"include\": [] }",
      "list.json": "[]", "notes.txt": "{", "card.JSON5": SmallScene.card,
    ])
    #expect(try Self.scenes(in: folder) == ["a.json", "b.json", "deep/er/c.json", "included.json"])
  }

  @Test func resultsAndHiddenFoldersAreSkipped() throws {
    let folder = try SceneFolder([
      "a.json": SmallScene.card, "Baselines/b.json": SmallScene.card, ".hidden/c.json": SmallScene.card,
      ".d.json": SmallScene.card, "frames/card/sequence.json": "{}", "frames/card/e.json": SmallScene.card,
      "report/result.json": "{}", "report/f.json": SmallScene.card, "report/below/g.json": SmallScene.card,
    ])
    #expect(try Self.scenes(in: folder) == ["a.json"])
  }

  @Test func aFileThatDoesNotParseIsAMistakeAndNotSkipped() throws {
    let folder = try SceneFolder(["good.json": SmallScene.card, "torn.json": "{ \"format\": 1, "])
    let run = segue("render", folder.path, "-o", folder("out"))
    #expect(run.status == .invalidScene)
    #expect(run.messages.contains(folder("torn.json:1:")))
    #expect(try folder.frames("out/good").count == 5)
  }

  @Test func aFolderWithoutScenesIsAMistakeOfUsage() throws {
    let folder = try SceneFolder(["values.json": "{}", "notes.txt": ""])
    for verb in ["render", "check", "sheet"] {
      let run = segue(verb, folder.path)
      #expect(run.status == .usage)
      #expect(run.messages.contains("no scene in \(folder.path)"))
    }
  }

  @Test func aLinkToAFolderAroundItEnds() throws {
    let folder = try SceneFolder(["in/a.json": SmallScene.card])
    try FileManager.default.createSymbolicLink(atPath: folder("in/again"), withDestinationPath: folder("in"))
    #expect(try Self.scenes(in: folder, "in") == ["in/a.json"])
  }

  @Test func aFileNeedsNoParticularName() throws {
    let folder = try SceneFolder(["card.txt": SmallScene.card])
    #expect(segue("render", folder("card.txt"), "-o", folder("out")).status == .success)
    #expect(try folder.frames("out/card.txt").count == 5)
  }

  @Test func aFileThatIsNotThereIsNamed() {
    let run = segue("render", "/nowhere/card.json")
    #expect(run.status == .missingAsset)
    #expect(run.messages.contains("/nowhere/card.json:1:1: error:"))
  }

  @Test(arguments: ["render", "check", "sheet", "still", "trace"])
  func noOperandIsAMistakeOfUsage(_ verb: String) {
    let run = segue(verb)
    #expect(run.status == .usage)
    #expect(run.messages.contains("'segue \(verb)' needs a scene"))
  }

  @Test(arguments: ["render", "check", "sheet", "still", "trace"])
  func anEmptyOperandIsAMistakeOfUsage(_ verb: String) {
    let run = segue(verb, "")
    #expect(run.status == .usage)
    #expect(run.messages.contains("operand is empty"))
  }
}

@MainActor
@Suite("The status of several scenes")
struct SeveralScenesTests {
  /// Scenes by the status each ends with.
  nonisolated static let scenes: [String: String] = [
    "0.json": SmallScene.card, "1.json": SmallScene.disappointing, "3.json": SmallScene.invalid,
    "4.json": SmallScene.missingImage,
  ]

  nonisolated static let combinations: [(names: [String], status: ExitStatus)] = [
    (["0", "0b"], .success), (["0", "1"], .failed), (["1", "3"], .invalidScene), (["3", "4", "1"], .missingAsset),
    (["4", "0"], .missingAsset), (["3", "0", "1"], .invalidScene),
  ]

  @Test(arguments: combinations)
  func theGravestIsToldAndAllAreRendered(_ names: [String], _ status: ExitStatus) throws {
    let folder = try SceneFolder(Self.scenes)
    try folder.write(SmallScene.card, to: "0b.json")
    let operands = names.map { folder("\($0).json") }
    #expect(segue(["check"] + operands).status == status)
    #expect(segue(["render", "-o", folder("out")] + operands).status == status)
    for name in names where ["0", "0b", "1"].contains(name) { #expect(try folder.frames("out/\(name)").count == 5) }
  }

  @Test func aPlaceThatCannotBeWrittenIsGraverThanAnInvalidScene() throws {
    let folder = try SceneFolder(Self.scenes)
    try folder.write("", to: "out/0")
    let run = segue("render", folder("0.json"), folder("3.json"), folder("1.json"), "-o", folder("out"))
    #expect(run.status == .cannotWrite)
    #expect(try folder.frames("out/1").count == 5)
  }

  @Test func aWrongParameterIsGraverThanAMissingImage() throws {
    let folder = try SceneFolder(Self.scenes)
    let run = segue("check", folder("4.json"), folder("0.json"), "--set", "nothing=1")
    #expect(run.status == .usage)
  }
}

@MainActor
@Suite("A standard output that fails")
struct FailingOutputTests {
  nonisolated static let commands: [[String]] = [
    ["trace", "SCENE"], ["check", "SCENE", "--json"], ["check", "SCENE", "--expand"], ["check", "SCENE"],
    ["render", "SCENE", "--json", "-o", "OUT"], ["render", "SCENE", "--dry-run"],
    ["still", "SCENE", "--frame", "0", "-o", "-"], ["sheet", "SCENE", "-o", "-"], ["schema"], ["devices"], ["help"],
    ["--version"],
  ]

  @Test(arguments: commands)
  func aReaderWhoWentAwayEndsTheToolQuietly(_ command: [String]) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let line = command.map { $0 == "SCENE" ? folder("card.json") : $0 == "OUT" ? folder("out") : $0 }
    let run = segue(line, outputFails: .closed)
    #expect(run.status == .success)
    #expect(run.messages.isEmpty)
  }

  @Test(arguments: commands)
  func aFullDiskIsAnError(_ command: [String]) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let line = command.map { $0 == "SCENE" ? folder("card.json") : $0 == "OUT" ? folder("out") : $0 }
    let run = segue(line, outputFails: .diskFull)
    #expect(run.status == .cannotWrite)
    #expect(run.messages.contains("standard output: the disk is full"))
  }

  @Test func noFurtherScenesAreWorkedOn() throws {
    let folder = try SceneFolder(["a.json": SmallScene.card, "b.json": SmallScene.invalid])
    let run = segue(["check", folder("a.json"), folder("b.json"), "--json"], outputFails: .closed)
    #expect(run.status == .success)
    #expect(run.messages.isEmpty)
  }

  @Test func whatWasWrittenIsWhole() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue(["render", folder("card.json"), "-o", folder("out"), "--json"], outputFails: .closed)
    #expect(try JSONObject(file: folder("out/card/sequence.json")).flag("complete") == false)
    #expect(try folder.list("out/card").allSatisfy { !$0.hasPrefix(".") })
  }
}
