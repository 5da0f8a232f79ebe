import FrameSnapshots
import SystemFiles

extension FrameCosts {
  /// Of twenty frames in a row so many are taken apart, one after the other as the tool draws them.
  private static let period: Int = 20
  private static let sampledOfPeriod: Int = 7

  /// What a frame of a play costs on average, each having what the frame before it left.
  static func mean(
    of snapshots: [FrameSnapshot], rounds: Int, in folder: String
  ) throws(BenchmarkError) -> FrameCosts {
    let sampled = snapshots.indices.filter { $0 % period < sampledOfPeriod }
    var costs: [FrameCosts] = []
    for round in 0..<rounds {
      let bench = FrameBench(folder: folder)
      for (place, index) in sampled.enumerated() {
        // The first of some in a row is drawn as if there had been the one before.
        if index > 0, index % period == 0 { _ = try bench.costs(of: snapshots[index - 1]) }
        let measured = try bench.costs(of: snapshots[index])
        if round == 0 { costs.append(measured) } else { costs[place].formMinimum(measured) }
      }
    }
    var sum = FrameCosts()
    for cost in costs { sum += cost }
    return sum / costs.count
  }

  static func written(_ work: () throws(FileError) -> Void) throws(BenchmarkError) {
    do throws(FileError) {
      try work()
    } catch {
      throw .file("\(error)")
    }
  }
}
