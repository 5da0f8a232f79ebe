import SystemFiles

extension SceneMeasurement {
  /// - Parameters:
  ///   - rounds: each figure is the least of so many, which is the one that others disturbed least.
  ///   - folder: of its own, for the files that are written.
  @MainActor
  static func measure(
    _ scene: BenchmarkScene, _ display: BenchmarkDisplay, rounds: Int, in folder: String
  ) throws(BenchmarkError) -> SceneMeasurement {
    let prepared = try PreparedScene(scene, display)
    let snapshots = try prepared.snapshots()
    let costs = try FrameCosts.mean(of: snapshots, rounds: rounds, in: folder)
    let stage = try least(of: rounds) { () throws(BenchmarkError) in _ = try prepared.snapshots() }
    ProcessUsage.forgetPeakMemory()
    let job = try least(of: rounds) { () throws(BenchmarkError) in try prepared.render(into: folder, jobs: 1) }
    let frames = Double(snapshots.count)
    return SceneMeasurement(
      scene: scene.name, display: display.name, frames: snapshots.count, stage: stage / frames,
      raster: costs.raster, encode: costs.encode, write: costs.write, job: job / frames,
      paintedRows: costs.paintedRows, work: costs.work, peakMemory: ProcessUsage.peakMemory)
  }

  /// Processor seconds of some work, the least of several times.
  static func least(
    of rounds: Int, _ work: () throws(BenchmarkError) -> Void
  ) throws(BenchmarkError) -> Double {
    var least = Double.infinity
    for _ in 0..<rounds {
      let start = ProcessUsage.processorSeconds
      try work()
      least = min(least, ProcessUsage.processorSeconds - start)
    }
    return least
  }
}
