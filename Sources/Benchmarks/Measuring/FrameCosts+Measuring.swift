import DisplayLists
import FrameOutput
import FrameSnapshots
import PNGCoding
import Pixels
import Raster
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

/// Draws frames in their order, and measures each step.
private struct FrameBench {
  let folder: String
  // One for each way in which a frame is drawn: all of them begin with what the frame before left.
  private let rasterCache = PaintCache()
  private let fileCache = PaintCache()
  private let countCache = PaintCache()
  private let workCache = PaintCache()

  init(folder: String) { self.folder = folder }

  /// Painted rows go straight into the encoder, so that its share is what a frame takes more than painting alone.
  func costs(of snapshot: FrameSnapshot) throws(BenchmarkError) -> FrameCosts {
    var costs = FrameCosts()
    var counts = CountingSink()
    costs.raster = try SceneMeasurement.least(of: 1) { () throws(BenchmarkError) in
      paint(snapshot.displayList(), into: &counts, cache: rasterCache)
    }
    var frame = FrameFile(bytes: [], pixels: "")
    let both = try SceneMeasurement.least(of: 1) { () throws(BenchmarkError) in frame = try file(of: snapshot) }
    costs.encode = max(both - costs.raster, 0)
    costs.write = try SceneMeasurement.least(of: 1) { () throws(BenchmarkError) in
      let path = FilePaths.join(folder, "frame.png")
      try FrameCosts.written { () throws(FileError) in try FileSystem.write(frame.bytes, to: path) }
    }
    costs.paintedRows = Double(counts.paintedRows)
    costs.denseRows = Double(counts.denseRows)
    costs.bytes = Double(frame.bytes.count)
    (costs.runs, costs.tokens) = try content(of: snapshot)
    costs.set(paintingWork(of: snapshot.displayList(), cache: workCache))
    return costs
  }

  private func file(of snapshot: FrameSnapshot) throws(BenchmarkError) -> FrameFile {
    do throws(PNGError) {
      return try FrameRenderer().file(of: snapshot, cache: fileCache)
    } catch {
      throw .file("\(error)")
    }
  }

  /// The runs in painted rows, and the codes in the file.
  private func content(of snapshot: FrameSnapshot) throws(BenchmarkError) -> (runs: Double, tokens: Double) {
    let list = snapshot.displayList()
    var counts = RunCountingSink()
    paint(list, into: &counts, cache: countCache)
    do throws(PNGError) {
      var encoder = try PNGEncoder(
        PNGEncoder.Options(width: list.width, height: list.height, isOpaque: snapshot.canvas.isOpaque))
      try paint(list, into: &encoder, cache: countCache)
      _ = try encoder.finish()
      return (Double(counts.runs), Double(encoder.tokenCount))
    } catch {
      throw .file("\(error)")
    }
  }
}
