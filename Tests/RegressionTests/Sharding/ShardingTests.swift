import Regression
import Testing

@Suite("Shards")
struct ShardingTests {
  @Test func piecesAreDealtEvenlyByWeight() {
    let pieces = [("a", 60), ("b", 10), ("c", 30), ("d", 20), ("e", 60)].map { (name: $0, weight: $1) }
    let shards = ShardPlan.shards(of: pieces, count: 2)
    let loads = [0, 1].map { shard in zip(pieces, shards).filter { $1 == shard }.reduce(0) { $0 + $1.0.weight } }
    #expect(loads == [90, 90])
  }

  @Test func theOrderInWhichPiecesComeDoesNotMatter() {
    let pieces = (0..<20).map { (name: "scene-\($0 * 7 % 20)", weight: $0 * 13 % 5) }
    let shards = Dictionary(uniqueKeysWithValues: zip(pieces.map(\.name), ShardPlan.shards(of: pieces, count: 3)))
    let reversed = Array(pieces.reversed())
    let other = Dictionary(uniqueKeysWithValues: zip(reversed.map(\.name), ShardPlan.shards(of: reversed, count: 3)))
    #expect(shards == other)
  }

  @Test(arguments: [
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], 1, 3), (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"], 3, 3),
    (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], 1, 4),
    (["CIRCLE_NODE_INDEX": "3", "CIRCLE_NODE_TOTAL": "4"], 4, 4),
    (["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_MIN": "1"], 1, 2),
    (["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "2"], 2, 2),
    (
      [
        "SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "5",
        "SLURM_ARRAY_TASK_STEP": "2",
      ], 3, 3
    ), (["JOB_COMPLETION_INDEX": "1", "JOB_COMPLETIONS": "5"], 2, 5),
  ])
  func servicesCountInTheirOwnWays(_ environment: [String: String], _ index: Int, _ count: Int) throws {
    let shard = try ShardEnvironment.shard { environment[$0] }
    #expect(shard == VerificationResult.Shard(index: index, count: count))
  }

  @Test func noServiceIsNoShard() throws {
    #expect(try ShardEnvironment.shard { _ in nil } == nil)
    #expect(try ShardEnvironment.shard(of: 8) { _ in nil } == nil)
  }

  /// One task of an array that is run again counts itself alone.
  @Test(arguments: [
    (["SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "1", "SLURM_ARRAY_TASK_MIN": "2"], 2),
    (["SLURM_ARRAY_TASK_ID": "8", "SLURM_ARRAY_TASK_COUNT": "8", "SLURM_ARRAY_TASK_MIN": "1"], 8),
    (["JOB_COMPLETION_INDEX": "0"], 1), (["JOB_COMPLETION_INDEX": "7"], 8),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], 1),
  ])
  func aKnownNumberOfShardsIsNotAskedFor(_ environment: [String: String], _ index: Int) throws {
    let shard = try ShardEnvironment.shard(of: 8) { environment[$0] }
    #expect(shard == VerificationResult.Shard(index: index, count: 8))
  }

  @Test(arguments: [
    ["SLURM_ARRAY_TASK_ID": "0"], ["SLURM_ARRAY_TASK_ID": "9"], ["JOB_COMPLETION_INDEX": "8"],
    ["JOB_COMPLETION_INDEX": "-1"], ["CI_NODE_INDEX": "x"], ["CI_NODE_INDEX": "-9223372036854775808"],
  ])
  func whatIsNoneOfAKnownNumberIsAnError(_ environment: [String: String]) {
    #expect(throws: ShardError.self) { try ShardEnvironment.shard(of: 8) { environment[$0] } }
  }

  @Test(arguments: [
    ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"], ["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "4"],
    ["BUILDKITE_PARALLEL_JOB": "x", "BUILDKITE_PARALLEL_JOB_COUNT": "4"],
    ["CI_NODE_INDEX": "-9223372036854775808", "CI_NODE_TOTAL": "3"],
    ["JOB_COMPLETION_INDEX": "0"], ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "0"],
  ])
  func whatIsNoShardIsAnError(_ environment: [String: String]) {
    #expect(throws: ShardError.self) { try ShardEnvironment.shard { environment[$0] } }
  }

  static func result(_ shard: (Int, Int)?, engine: String = "1.1", _ scenes: String...) -> VerificationResult {
    VerificationResult(
      engine: engine, shard: shard.map { VerificationResult.Shard(index: $0.0, count: $0.1) },
      scenes: scenes.map {
        SceneVerification(
          scene: $0, name: $0, variant: nil, baseline: $0, folder: $0, verdict: .passed, status: 0, headline: "ok")
      })
  }

  @Test func resultsAreJoinedInTheOrderOfTheirScenes() throws {
    let merged = try VerificationResult.merged([Self.result((2, 2), "b", "d"), Self.result((1, 2), "c", "a")])
    #expect(merged.scenes.map(\.scene) == ["a", "b", "c", "d"])
    #expect(merged.shard == nil)
  }

  @Test func whatDoesNotFitIsNamed() {
    #expect(throws: MergeError.missing([1, 3], count: 3)) { try VerificationResult.merged([Self.result((2, 3))]) }
    #expect(throws: MergeError.doubled(1, count: 2)) {
      try VerificationResult.merged([Self.result((1, 2)), Self.result((1, 2))])
    }
    #expect(throws: MergeError.otherCounts([2, 3])) {
      try VerificationResult.merged([Self.result((1, 2)), Self.result((2, 3))])
    }
    #expect(throws: MergeError.otherEngines(["1.1", "1.2"])) {
      try VerificationResult.merged([Self.result((1, 2)), Self.result((2, 2), engine: "1.2")])
    }
    #expect(throws: MergeError.oneScene("a")) {
      try VerificationResult.merged([Self.result(nil, "a"), Self.result(nil, "a")])
    }
  }
}

@Suite("Texts in other programs' forms")
struct EscapingTests {
  @Test func xmlTakesEveryText() {
    #expect(JUnitReport.escaped("a<b>&\"c\"\n\u{1}é") == "a&lt;b&gt;&amp;&quot;c&quot;&#10;\u{FFFD}é")
  }

  @Test func workflowCommandsKeepTheirLines() {
    #expect(GitHubReport.data("50%\r\na:b,c") == "50%25%0D%0Aa:b,c")
    #expect(GitHubReport.property("50%\na:b,c") == "50%25%0Aa%3Ab%2Cc")
  }

  @Test func markdownCellsStayCells() {
    #expect(GitHubReport.cell("a|b <i>*c*\n`d`") == "a\\|b &lt;i&gt;\\*c\\* \\`d\\`")
  }
}
