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
    guard let json = try? FileSystem.read(FilePaths.join(path, "sequence.json")),
      let record = try? SequenceRecord(json: json)
    else { return }
    scale = record.scale
    for frame in record.frames {
      frames[frame.file] = frame.index
      for mark in frame.marks where marks[mark] == nil { marks[mark] = frame.index }
    }
  }
}
