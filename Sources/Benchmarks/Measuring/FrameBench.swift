import DisplayLists
import FrameOutput
import FrameSnapshots
import PNGCoding
import Pixels
import Raster
import SystemFiles

/// Draws frames in their order as the tool does, and measures each step.
final class FrameBench {
  private let folder: String
  // One for each way in which a frame is drawn: all of them begin with what the frame before left.
  private let rasterCache = PaintCache()
  private let fileCache = PaintCache()
  private let countCache = PaintCache()
  private let workCache = PaintCache()
  /// The frame before, and its file.
  private var last: (snapshot: FrameSnapshot, file: FrameFile)?

  init(folder: String) { self.folder = folder }

  /// Painted rows go straight into the encoder, so that its share is what a frame takes more than painting alone.
  func costs(of snapshot: FrameSnapshot) throws(BenchmarkError) -> FrameCosts {
    var costs = FrameCosts()
    var file: FrameFile?
    costs.raster = try SceneMeasurement.least(of: 1) { () throws(BenchmarkError) in file = repeated(snapshot) }
    if let file {
      costs.work[.look] = Double(snapshot.displayList().items.count)
      try measureWriting(file, &costs)
      last = (snapshot, file)
      return costs
    }
    var counts = CountingSink()
    costs.raster += try SceneMeasurement.least(of: 1) { () throws(BenchmarkError) in
      paint(snapshot.displayList(), into: &counts, cache: rasterCache)
    }
    var drawn = FrameFile(bytes: [], pixels: "")
    let both = try SceneMeasurement.least(of: 1) { () throws(BenchmarkError) in drawn = try draw(snapshot) }
    costs.encode = max(both - costs.raster, 0)
    costs.paintedRows = Double(counts.paintedRows)
    costs.work.set(paintingWork(of: snapshot.displayList(), cache: workCache))
    try count(snapshot, &costs.work)
    try measureWriting(drawn, &costs)
    last = (snapshot, drawn)
    return costs
  }

  /// The file of the frame before, where this one looks the same.
  private func repeated(_ snapshot: FrameSnapshot) -> FrameFile? {
    guard let last, last.snapshot.looksLike(snapshot, showing: []) else { return nil }
    return last.file
  }

  private func draw(_ snapshot: FrameSnapshot) throws(BenchmarkError) -> FrameFile {
    do throws(PNGError) {
      return try FrameRenderer().file(of: snapshot, cache: fileCache)
    } catch {
      throw .file("\(error)")
    }
  }

  private func measureWriting(_ file: FrameFile, _ costs: inout FrameCosts) throws(BenchmarkError) {
    costs.work[.file] = 1
    costs.work[.byte] = Double(file.bytes.count)
    costs.write = try SceneMeasurement.least(of: 1) { () throws(BenchmarkError) in
      try FrameCosts.written { () throws(FileError) in
        try FileSystem.write(file.bytes, to: FilePaths.join(folder, "frame.png"))
      }
    }
  }

  /// Counts the runs of painted rows, and what the file is made of.
  private func count(_ snapshot: FrameSnapshot, _ work: inout StepTable) throws(BenchmarkError) {
    let list = snapshot.displayList()
    var counts = RunCountingSink()
    paint(list, into: &counts, cache: countCache)
    (work[.run], work[.densePixel]) = (Double(counts.runs), Double(counts.densePixels))
    do throws(PNGError) {
      var encoder = try PNGEncoder(
        PNGEncoder.Options(width: list.width, height: list.height, isOpaque: snapshot.canvas.isOpaque))
      try paint(list, into: &encoder, cache: countCache)
      _ = try encoder.finish()
      work.set(encoder.work)
    } catch {
      throw .file("\(error)")
    }
  }
}
