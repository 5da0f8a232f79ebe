import FrameOutput
import Regression

extension Arguments {
  /// The part that `--shard` asks for; nil for all of it.
  @MainActor
  func shard(_ console: Console) throws(UsageError) -> VerificationResult.Shard? {
    guard value(.shard) == "auto" else {
      return try parse(.shard, expected: "I/N with I from 1 to N, such as 2/5, or auto") {
        VerificationResult.Shard($0)
      }
    }
    do throws(ShardError) {
      let shard = try ShardEnvironment.shard(console.variable)
      if let shard {
        console.say("shard \(shard.index) of \(shard.count)")
      } else {
        console.say("--shard auto: the environment names no shard, so everything is taken")
      }
      return shard
    } catch {
      throw .conflict("--shard auto: \(error)")
    }
  }
}
