import SystemFiles
import Testing

@MainActor
@Suite("Approving what was verified")
struct ApproveTests {
  static func changed() throws -> SceneFolder {
    let (_, folder) = try VerifyTests.verify(PlantedScene().text, PlantedScene(tint: "#CC6633").text)
    return folder
  }

  @Test func approvingMakesTheBaselineThatRecordingWouldMake() throws {
    let folder = try Self.changed()
    let run = segue("approve", "--from", folder("out"))
    #expect(run.status == .success)
    #expect(run.text == "\(folder("card.json")): approved, frames 2–12\n")
    let recorded = try SceneFolder(["card.json": PlantedScene(tint: "#CC6633").text])
    _ = segue("record", recorded("card.json"))
    #expect(try folder.tree("Baselines") == recorded.tree("Baselines"))
    for file in try recorded.tree("Baselines") { #expect(try folder.bytes(of: file) == recorded.bytes(of: file)) }
    #expect(segue("verify", folder("card.json"), "--report", folder("out")).status == .success)
  }

  @Test func someFramesChangeTheirLinesOnly() throws {
    let folder = try Self.changed()
    let before = try folder.text(of: "Baselines/card/baseline.json").split(separator: "\n")
    let run = segue("approve", "--from", folder("out"), folder("card.json"), "--frames", "4..6")
    #expect(run.text.contains("frames 4–6"))
    let after = try folder.text(of: "Baselines/card/baseline.json").split(separator: "\n")
    #expect(after.count == before.count)
    let lines = zip(before, after).filter { $0 != $1 }.map(\.1)
    #expect(lines.map { $0.prefix(11) } == ["{\"frame\":4,", "{\"frame\":5,", "{\"frame\":6,"])
    let verified = segue("verify", folder("card.json"), "--report", folder("out"))
    #expect(verified.text.contains("CHANGED frames 2–3, 7–12 of 13"), "\(verified.text)")
  }

  @Test func aSceneThatChangedSinceIsRefused() throws {
    let folder = try Self.changed()
    let before = try folder.text(of: "Baselines/card/baseline.json")
    try folder.write(PlantedScene(tint: "#CC6634").text, to: "card.json")
    let run = segue("approve", "--from", folder("out"))
    #expect(run.status == .failed)
    #expect(run.messages.contains("changed since it was verified"))
    #expect(try folder.text(of: "Baselines/card/baseline.json") == before)
  }

  @Test func aDryRunWritesNothing() throws {
    let folder = try Self.changed()
    let before = try folder.text(of: "Baselines/card/baseline.json")
    let run = segue(["approve", "--from", folder("out"), "--dry-run"], environment: ["CI": "true"])
    #expect(run.text.contains("would approve, frames 2–12"))
    #expect(try folder.text(of: "Baselines/card/baseline.json") == before)
  }

  @Test func whereCIIsTrueNothingIsApprovedWithoutForce() throws {
    let folder = try Self.changed()
    #expect(segue(["approve", "--from", folder("out")], environment: ["CI": "true"]).status == .usage)
    #expect(segue(["approve", "--from", folder("out"), "--force"], environment: ["CI": "true"]).status == .success)
  }

  @Test func aMissingBaselineIsMade() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("verify", folder("card.json"), "--report", folder("out"))
    #expect(segue("approve", "--from", folder("out/result.json")).status == .success)
    #expect(segue("verify", folder("card.json"), "--report", folder("out")).status == .success)
  }

  @Test func anotherLengthIsApprovedAsAWholeOnly() throws {
    let (_, folder) = try VerifyTests.verify(PlantedScene().text, PlantedScene(duration: 0.7).text)
    #expect(segue("approve", "--from", folder("out"), "--frames", "4").status == .usage)
    #expect(segue("approve", "--from", folder("out")).status == .success)
  }

  @Test func scenesThatNoResultTellsOfAreAMistake() throws {
    let folder = try Self.changed()
    #expect(segue("approve", "--from", folder("out"), folder("other.json")).status == .usage)
    #expect(segue("approve", "--from", folder("nowhere")).status == .missingAsset)
  }
}

@MainActor
@Suite("Pruning baselines")
struct PruneTests {
  @Test func orphansAreFoundExactlyAndRemovedWithTheirFolders() throws {
    let variant = SmallScene.scene(render: "\"fps\": 10, \"variants\": { \"dark\": { \"appearance\": \"dark\" } }")
    let folder = try SceneFolder(["a/card.json": variant, "a/gone.json": SmallScene.card, "b.json": SmallScene.card])
    #expect(segue("record", folder.path).status == .success)
    #expect(segue("prune", folder.path, "--check").status == .success)
    try FileSystem.remove(folder("a/gone.json"))
    try folder.write(SmallScene.card, to: "a/card.json")
    let check = segue("prune", folder.path, "--check")
    #expect(check.status == .failed)
    #expect(
      check.lines == ["a/Baselines/card/dark", "a/Baselines/gone"].map { "\(folder($0)): no scene owns it" })
    #expect(segue("prune", folder.path, "--dry-run").status == .success)
    #expect(folder.exists("a/Baselines/gone"))
    #expect(segue("prune", folder.path).status == .success)
    #expect(try folder.list("a/Baselines") == ["card"])
    #expect(try folder.list("a/Baselines/card") == ["baseline.json", "key", "source"])
    #expect(folder.exists("Baselines/b/baseline.json"))
  }

  @Test func aSceneThatCannotBeReadKeepsEverything() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card, "gone.json": SmallScene.card])
    _ = segue("record", folder.path)
    try FileSystem.remove(folder("gone.json"))
    try folder.write(SmallScene.invalid, to: "card.json")
    #expect(segue("prune", folder.path).status == .invalidScene)
    #expect(folder.exists("Baselines/gone/baseline.json"))
  }
}
