import DisplayLists
import FrameOutput
import FrameSnapshots
import PNGCoding
import Pixels
import Raster
import SystemFiles

extension SceneMeasurement {
  /// How many of a scene's frames are taken apart; the job has them all.
  private static let sampledFrames: Int = 15

  /// - Parameters:
  ///   - rounds: each figure is the least of so many, which is the one that others disturbed least.
  ///   - folder: of its own, for the files that are written.
  @MainActor
  static func measure(
    _ scene: BenchmarkScene, _ display: BenchmarkDisplay, rounds: Int, in folder: String
  ) throws(BenchmarkError) -> SceneMeasurement {
    let prepared = try PreparedScene(scene, display)
    let snapshots = try prepared.snapshots()
    let step = max(1, snapshots.count / sampledFrames)
    let sampled = stride(from: 0, to: snapshots.count, by: step).map { snapshots[$0] }
    var sums = FrameCosts()
    for snapshot in sampled { sums += try FrameCosts.measure(snapshot, rounds: rounds, in: folder) }
    let (frames, count) = (Double(snapshots.count), Double(sampled.count))
    let stage = try least(of: rounds) { () throws(BenchmarkError) in _ = try prepared.snapshots() }
    ProcessUsage.forgetPeakMemory()
    let job = try least(of: rounds) { () throws(BenchmarkError) in try prepared.render(into: folder, jobs: 1) }
    return SceneMeasurement(
      scene: scene.name, display: display.name, frames: snapshots.count, stage: stage / frames,
      raster: sums.raster / count, encode: sums.encode / count, write: sums.write / count, job: job / frames,
      paintedRows: sums.paintedRows / count, denseRows: sums.denseRows / count, runs: sums.runs / count,
      tokens: sums.tokens / count, bytes: sums.bytes / count, width: display.pixelWidth,
      peakMemory: ProcessUsage.peakMemory)
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

/// What one frame costs, or several together.
struct FrameCosts {
  var raster: Double = 0
  var encode: Double = 0
  var write: Double = 0
  var paintedRows: Double = 0
  var denseRows: Double = 0
  var runs: Double = 0
  var tokens: Double = 0
  var bytes: Double = 0

  var total: Double { raster + encode + write }

  static func += (sum: inout FrameCosts, more: FrameCosts) {
    for part in [\FrameCosts.raster, \.encode, \.write, \.paintedRows, \.denseRows, \.runs, \.tokens, \.bytes] {
      sum[keyPath: part] += more[keyPath: part]
    }
  }

  /// Painted rows go straight into the encoder, so that its share is what a frame takes more than painting alone.
  static func measure(
    _ snapshot: FrameSnapshot, rounds: Int, in folder: String
  ) throws(BenchmarkError) -> FrameCosts {
    var costs = FrameCosts()
    var counts = CountingSink()
    var runs = RunCountingSink()
    paint(snapshot.displayList(), into: &runs)
    let path = FilePaths.join(folder, "frame.png")
    var frame = FrameFile(bytes: [], pixels: "")
    let raster = try SceneMeasurement.least(of: rounds) { () throws(BenchmarkError) in
      counts = CountingSink()
      paint(snapshot.displayList(), into: &counts)
    }
    let both = try SceneMeasurement.least(of: rounds) { () throws(BenchmarkError) in frame = try file(of: snapshot) }
    let write = try SceneMeasurement.least(of: rounds) { () throws(BenchmarkError) in
      try written { () throws(FileError) in try FileSystem.write(frame.bytes, to: path) }
    }
    costs.raster = raster
    costs.encode = max(both - raster, 0)
    costs.write = write
    costs.paintedRows = Double(counts.paintedRows)
    costs.denseRows = Double(counts.denseRows)
    costs.runs = Double(runs.runs)
    costs.tokens = Double(try tokens(of: snapshot))
    costs.bytes = Double(frame.bytes.count)
    return costs
  }

  private static func file(of snapshot: FrameSnapshot) throws(BenchmarkError) -> FrameFile {
    do throws(PNGError) {
      return try FrameRenderer().file(of: snapshot)
    } catch {
      throw .file("\(error)")
    }
  }

  /// The tokens of the frame's file.
  private static func tokens(of snapshot: FrameSnapshot) throws(BenchmarkError) -> Int {
    let list = snapshot.displayList()
    do throws(PNGError) {
      var encoder = try PNGEncoder(
        PNGEncoder.Options(width: list.width, height: list.height, isOpaque: snapshot.canvas.isOpaque))
      try paint(list, into: &encoder)
      _ = try encoder.finish()
      return encoder.tokenCount
    } catch {
      throw .file("\(error)")
    }
  }

  static func written(_ work: () throws(FileError) -> Void) throws(BenchmarkError) {
    do throws(FileError) {
      try work()
    } catch {
      throw .file("\(error)")
    }
  }
}
