import FrameOutput
import SystemFiles

/// What is known of a folder that may hold frames that were rendered.
struct RenderedFolder {
  /// Pixels a point; nil for a folder that is none of ours.
  private(set) var scale: Double?
  /// Frame numbers by file.
  private(set) var frames: [String: Int] = [:]
  /// Frame numbers by mark.
  private(set) var marks: [String: Int] = [:]
  /// Where its trace is; nil when it has none.
  private(set) var tracePath: String?

  init(_ path: String) {
    let trace = FilePaths.join(path, "trace.jsonl")
    if FileSystem.kind(of: trace) == .file { tracePath = trace }
    guard var record = try? SequenceReader.open(FilePaths.join(path, "sequence.json")) else { return }
    scale = record.record.scale
    // Every entry was read once already.
    while let frame = try? record.next() {
      frames[frame.file] = frame.index
      for mark in frame.marks where marks[mark] == nil { marks[mark] = frame.index }
    }
  }
}
