/// Deals pieces of work out to shards: evenly by weight, and always in the same way.
package enum ShardPlan {
  /// For each piece its shard, from 0.
  ///
  /// The heaviest goes first, of equal ones the one whose name is first, each to the shard with the least to do.
  package static func shards(of pieces: [(name: String, weight: Int)], count: Int) -> [Int] {
    precondition(count > 0, "there is at least one shard")
    var loads = [Int](repeating: 0, count: count)
    var shards = [Int](repeating: 0, count: pieces.count)
    let order = pieces.indices.sorted { first, second in
      let (a, b) = (pieces[first], pieces[second])
      return a.weight == b.weight ? a.name.utf8.lexicographicallyPrecedes(b.name.utf8) : a.weight > b.weight
    }
    for index in order {
      guard let least = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { continue }
      // What weighs nothing takes time too.
      loads[least] += max(pieces[index].weight, 1)
      shards[index] = least
    }
    return shards
  }
}
