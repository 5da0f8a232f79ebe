import FrameOutput
import FrameSnapshots
import Regression
import SystemFiles

/// The frames in a folder that stands for a scene, though they be a part of the whole.
struct RenderedFrameList {
  let folder: String
  let record: SequenceRecord
  /// By rising index.
  let frames: [FrameRecord]

  init(_ folder: String) throws(CommandError) {
    self.folder = folder
    record = try CommandError.rendered { () throws(RenderedSequenceError) in try RenderedSequence.record(of: folder) }
    frames = record.frames.sorted { $0.index < $1.index }
  }

  var canvas: Canvas { Canvas(size: record.canvas, scale: record.scale) }

  func path(of frame: FrameRecord) -> String { FilePaths.join(folder, frame.file) }

  /// The places in `frames` of those that `--frames` means of the whole; nil for all that are there.
  func places(_ text: String?) throws(CommandError) -> [Int]? {
    let wanted = try text.map { text throws(CommandError) in try indices(text) }
    let places = wanted.map { wanted in
      let places = Dictionary(frames.enumerated().map { ($1.index, $0) }) { first, _ in first }
      return wanted.compactMap { places[$0] }
    }
    guard !frames.isEmpty, places?.isEmpty != true else {
      throw .usage(.conflict("\(folder) holds none of the frames that are asked for; render them, or ask for others"))
    }
    return places
  }

  private func indices(_ text: String) throws(CommandError) -> [Int] {
    do throws(FrameRangeError) {
      let count = record.frameCount ?? (frames.last?.index ?? -1) + 1
      return try FrameRange(text).indices(frameCount: count, marks: record.marks)
    } catch {
      throw .range(error, flag: "--frames", path: folder)
    }
  }
}
