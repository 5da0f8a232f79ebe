/// Why shards are no whole.
package enum SequenceMergeError: Error, Hashable, Sendable {
  case nothing
  case missingShards([Int], count: Int, folder: String)
  case doubledShard(String, String)
  /// Two records count the shards differently.
  case otherShards(String, String)
  /// Two records are not of one scene, one state of it, one engine and one form.
  case otherRendering(String, String)
  /// The record of a shard that was interrupted.
  case unfinished(String)
  /// The record of a whole that was interrupted, or of some frames only.
  case incomplete(String)
  case missingFile(String)
  case missingFrames([Int])
  case doubledFrame(Int)
  /// A record that cannot be read any more.
  case output(OutputError)
}

extension SequenceMergeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothing: "there are no shards"
    case .missingShards(let indices, let count, let folder):
      "shard \(Self.list(indices)) of \(count) is missing in \(folder); render it with --shard I/\(count)"
    case .doubledShard(let one, let other): "\(one) and \(other) are the same shard; name each folder once"
    case .otherShards(let one, let other):
      "\(one) and \(other) are parts of different numbers of shards; remove the records that are not meant"
    case .otherRendering(let one, let other):
      "\(one) and \(other) are not of one rendering: the scene, its parameters, the engine or the flags differ; render "
        + "all shards anew"
    case .unfinished(let path): "\(path) was interrupted; run that shard again, with --existing skip"
    case .incomplete(let path): "\(path) has not all frames; render the scene again, with --existing skip"
    case .missingFile(let path): "\(path) is missing; render it again, or its shard"
    case .missingFrames(let indices):
      "frame \(Self.list(indices)) is in no shard; render all shards without --frames"
    case .output(let error): error.description
    case .doubledFrame(let index): "frame \(index) is in two shards; render all shards anew, with the same --frames"
    }
  }

  /// At most ten numbers are told, our choice: who misses more renders all anew.
  private static func list(_ numbers: [Int]) -> String {
    let told = numbers.prefix(10).map(String.init).joined(separator: ", ")
    return numbers.count > 10 ? "\(told) and \(numbers.count - 10) more" : told
  }
}
