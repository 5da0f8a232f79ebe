/// Why results are not joined.
package enum MergeError: Error, Hashable, Sendable {
  /// Shards, from 1, that no result is of.
  case missing([Int], count: Int)
  case doubled(Int, count: Int)
  case otherCounts([Int])
  case otherEngines([String])
  /// Two results tell of one scene.
  case oneScene(String)
}

extension MergeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let shards, let count):
      "shard\(shards.count == 1 ? "" : "s") \(Self.list(shards)) of \(count) \(shards.count == 1 ? "is" : "are") missing"
    case .doubled(let shard, let count): "shard \(shard) of \(count) is there twice"
    case .otherCounts(let counts): "the results are parts of different wholes, of \(Self.list(counts)) shards"
    case .otherEngines(let engines): "the results are of different engines, \(engines.joined(separator: " and "))"
    case .oneScene(let title): "\(title) is in two results"
    }
  }

  private static func list(_ numbers: [Int]) -> String { numbers.map { "\($0)" }.joined(separator: ", ") }
}

extension VerificationResult {
  /// Joins the results of all shards, or of runs of different scenes.
  package static func merged(_ results: [VerificationResult]) throws(MergeError) -> VerificationResult {
    try requireEveryShard(results.map(\.shard))
    let engines = Set(results.map(\.engine)).sorted()
    guard engines.count == 1 else { throw .otherEngines(engines) }
    var titles: Set<String> = []
    let scenes = results.flatMap(\.scenes)
    for scene in scenes where !titles.insert(scene.title).inserted { throw .oneScene(scene.title) }
    return VerificationResult(
      engine: engines[0], scenes: scenes.sorted { ($0.scene, $0.variant ?? "") < ($1.scene, $1.variant ?? "") })
  }

  private static func requireEveryShard(_ shards: [Shard?]) throws(MergeError) {
    let counts = Set(shards.map { $0?.count ?? 1 }).sorted()
    guard counts.count == 1, let count = counts.first else { throw .otherCounts(counts) }
    // Results that are wholes by themselves are joined as they are.
    guard count > 1 || shards.contains(where: { $0 != nil }) else { return }
    var seen: Set<Int> = []
    for case let shard? in shards where !seen.insert(shard.index).inserted {
      throw .doubled(shard.index, count: count)
    }
    let missing = (1...count).filter { !seen.contains($0) }
    guard missing.isEmpty else { throw .missing(missing, count: count) }
  }
}
