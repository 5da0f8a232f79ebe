import Foundation
import SystemFiles
import Testing

@MainActor
@Suite("Shards and reports")
struct ShardTests {
  static func folder() throws -> SceneFolder {
    let folder = try SceneFolder([
      "a.json": SmallScene.card, "b.json": PlantedScene().text, "c.json": SmallScene.card, "d.json": SmallScene.card,
    ])
    #expect(segue("record", folder.path).status == .success)
    try folder.write(PlantedScene(tint: "#CC6633").text, to: "b.json")
    return folder
  }

  static func verify(_ folder: SceneFolder, _ shard: String) -> ToolRun {
    segue("verify", folder.path, "--shard", "\(shard)/2", "--report", folder("out-\(shard)"))
  }

  @Test func shardsJoinedAreTheWhole() throws {
    let folder = try Self.folder()
    let statuses = Set(["1", "2"].map { Self.verify(folder, $0).status })
    #expect(statuses == [.success, .failed])
    let merged = segue("merge", folder("out-2"), folder("out-1"), "-o", folder("out"))
    #expect(merged.status == .failed)
    let whole = segue("verify", folder.path, "--report", folder("whole"))
    #expect(merged.text == whole.text)
    #expect(try folder.tree("out").map { $0.dropFirst(4) } == folder.tree("whole").map { $0.dropFirst(6) })
    #expect(segue("approve", "--from", folder("out"), "--dry-run").text.contains("b.json: would approve"))
  }

  @Test func missingAndDoubledShardsAreNamed() throws {
    let folder = try Self.folder()
    _ = Self.verify(folder, "1")
    let missing = segue("merge", folder("out-1"), "-o", folder("out"))
    #expect(missing.status == .usage)
    #expect(missing.messages.contains("shard 2 of 2 is missing"))
    let doubled = segue("merge", folder("out-1"), folder("out-1"), "-o", folder("out"))
    #expect(doubled.messages.contains("shard 1 of 2 is there twice"))
    #expect(!folder.exists("out"))
  }

  @Test func autoAsksTheEnvironment() throws {
    let folder = try Self.folder()
    let arguments = ["verify", folder.path, "--shard", "auto", "--report", folder("out")]
    let second = segue(arguments, environment: ["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"])
    #expect(second.text == Self.verify(folder, "2").text)
    #expect(segue(arguments).lines.filter { $0.contains(".json: ") }.count == 4)
    #expect(segue(arguments, environment: ["JOB_COMPLETION_INDEX": "0"]).status == .usage)
    let known = ["verify", folder.path, "--shard", "auto/2", "--report", folder("out")]
    #expect(segue(known, environment: ["SLURM_ARRAY_TASK_ID": "2"]).text == second.text)
    let outside = segue(known, environment: ["SLURM_ARRAY_TASK_ID": "3"])
    #expect(outside.status == .usage)
    #expect(outside.messages.contains("they count from 1 to 2"), "\(outside.messages)")
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/0", "auto/", "auto/0", "auto/x", "auto/-1"])
  func whatIsNoShardIsAUsageError(_ shard: String) throws {
    let folder = try SceneFolder(["a.json": SmallScene.card])
    #expect(segue("verify", folder.path, "--shard", shard).status == .usage)
  }

  @Test func jUnitHasASuiteASceneFileAndACaseAVariant() throws {
    let folder = try Self.folder()
    _ = segue("verify", folder.path, "--report", folder("out"), "--junit", folder("reports/out.xml"))
    let text = try folder.text(of: "reports/out.xml")
    let parser = XMLCounter(text)
    #expect(parser.isWellFormed)
    #expect(parser.counts["testsuite"] == 4)
    #expect(parser.counts["testcase"] == 4)
    #expect(parser.counts["failure"] == 1)
    #expect(text.contains("message=\"CHANGED frames 2–12 of 13"))
    let again = segue("report", "--from", folder("out"), "--junit", folder("again.xml"))
    #expect(again.status == .success)
    _ = segue("report", "--from", folder("out"), "-o", folder("copy"))
    #expect(try folder.tree("copy").map { $0.dropFirst(5) } == folder.tree("out").map { $0.dropFirst(4) })
    for file in try folder.tree("out") {
      #expect(try folder.bytes(of: file) == folder.bytes(of: "copy/\(file.dropFirst(4))"))
    }
    #expect(try folder.text(of: "again.xml") == text)
  }

  @Test func gitHubGetsAnnotationsAndASummaryBehindWhatIsThere() throws {
    let folder = try Self.folder()
    try folder.write("before\n", to: "summary.md")
    let run = segue(
      ["verify", folder.path, "--report", folder("out"), "--github"],
      environment: ["GITHUB_STEP_SUMMARY": folder("summary.md")])
    let lines = run.lines.filter { $0.hasPrefix("::error file=\(folder("b.json")),line=") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("%0Akind: ") == true)
    let summary = try folder.text(of: "summary.md")
    #expect(summary.hasPrefix("before\n## segue verify\n"))
    #expect(summary.contains("4 scenes: 3 passed, 1 changed"))
  }

  @Test func jsonPrintsTheResultOnOneLine() throws {
    let folder = try Self.folder()
    let run = segue("verify", folder.path, "--report", folder("out"), "--json", "--github")
    let result = try #require(try run.objects().first)
    #expect(run.lines.count == 1)
    #expect(result.objects("scenes").map { $0.text("verdict") } == ["passed", "changed", "passed", "passed"])
  }

  @Test func theDoctorFindsTheToolReproducible() throws {
    let run = segue("doctor")
    #expect(run.status == .success)
    #expect(run.lines.count == 4)
    let object = try #require(try segue("doctor", "--json").objects().first)
    #expect(object.flag("reproducible") == true)
    #expect(run.text.contains(object.text("frames") ?? "none"))
  }
}

/// Counts the elements of an XML text with the few rules that ours needs.
private struct XMLCounter {
  private(set) var counts: [String: Int] = [:]
  private(set) var isWellFormed = true

  init(_ text: String) {
    var open: [Substring] = []
    for match in text.matches(of: #/<(/?)([a-z-]+)((?: [a-z]+="[^"<]*")*)\s*(/?)>/#) {
      let (_, closing, name, _, selfClosing) = match.output
      if closing == "/" {
        if open.popLast() != name { isWellFormed = false }
        continue
      }
      counts[String(name), default: 0] += 1
      if selfClosing != "/" { open.append(name) }
    }
    let markers = text.matches(of: #/</#).count
    let tags = text.matches(of: #/<(/?)([a-z-]+)((?: [a-z]+="[^"<]*")*)\s*(/?)>/#).count
    isWellFormed = isWellFormed && open.isEmpty && markers == tags + 1
  }
}
