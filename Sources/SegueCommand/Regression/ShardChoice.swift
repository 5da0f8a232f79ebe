import FrameOutput
import Regression

extension Arguments {
  /// The part that `--shard` asks for; nil for all of it.
  @MainActor
  func shard(_ console: Console) throws(UsageError) -> VerificationResult.Shard? {
    guard let text = value(.shard), text == "auto" || text.hasPrefix("auto/") else {
      return try parse(.shard, expected: "I/N with I from 1 to N, such as 2/5, auto, or auto/5") {
        VerificationResult.Shard($0)
      }
    }
    let count = try Self.shardCount(in: text)
    do throws(ShardError) {
      let shard = try ShardEnvironment.shard(of: count, console.variable)
      if let shard {
        console.say("shard \(shard.index) of \(shard.count)")
      } else {
        console.say("--shard \(text): the environment names no shard, so everything is taken")
      }
      return shard
    } catch {
      throw .conflict("--shard \(text): \(error)")
    }
  }

  /// The number of shards in `auto/5`; nil for `auto`.
  private static func shardCount(in text: String) throws(UsageError) -> Int? {
    guard text != "auto" else { return nil }
    guard let count = Int(text.dropFirst("auto/".count)), count > 0 else {
      throw .wrongValue(flag: "--shard", found: text, expected: "auto/N with a number of shards, such as auto/5")
    }
    return count
  }
}
