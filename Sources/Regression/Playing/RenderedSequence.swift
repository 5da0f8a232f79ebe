package import FrameOutput
import FrameSnapshots
package import SystemFiles

/// A folder of frames that were rendered, a scene's or a stage's: `sequence.json`, `trace.jsonl` and the pictures.
///
/// Entries of frames are read when they are asked for, so that their number costs no memory.
package struct RenderedSequence: Sendable {
  package let folder: String
  /// What is said besides the frames.
  package let record: SequenceRecord
  package let frameCount: Int
  /// The first frame of each mark, by name.
  package let marks: [String: Int]

  static let recordName = "sequence.json"
  static let traceName = "trace.jsonl"

  /// Whether a folder holds frames that were rendered.
  package static func isThere(_ folder: String) -> Bool {
    FileSystem.kind(of: FilePaths.join(folder, recordName)) == .file
  }

  /// A folder that holds frames, or all such folders below it, hidden ones left out.
  package static func folders(below folder: String) -> [String] {
    if isThere(folder) { return [folder] }
    let names = (try? FileSystem.list(folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { FilePaths.join(folder, $0) }
      .filter { FileSystem.kind(of: $0) == .folder && !FileSystem.isLink($0) }
      .flatMap(folders(below:))
  }

  /// What a folder's `sequence.json` says, whether or not every frame of the whole is there.
  package static func record(of folder: String) throws(RenderedSequenceError) -> SequenceRecord {
    var entries = try RenderedEntries(folder)
    var record = entries.record
    while let frame = try entries.next() { record.frames.append(frame) }
    return record
  }

  package init(_ folder: String) throws(RenderedSequenceError) {
    self.folder = folder
    var entries = try RenderedEntries(folder)
    record = entries.record
    var marks: [String: Int] = [:]
    var count = 0
    while let frame = try entries.next() {
      guard frame.index == count else { throw .incomplete(folder: folder) }
      for mark in frame.marks where marks[mark] == nil { marks[mark] = frame.index }
      count += 1
    }
    guard record.isComplete, record.frameCount == count else { throw .incomplete(folder: folder) }
    (frameCount, self.marks) = (count, marks)
  }

  package var header: Baseline.Header {
    let canvas = Canvas(size: record.canvas, scale: record.scale)
    return Baseline.Header(
      engine: record.engine, fingerprint: record.fingerprint, canvas: record.canvas, scale: record.scale,
      width: canvas.pixelWidth, height: canvas.pixelHeight, rate: record.rate, marks: marks)
  }

  /// Its frames as a baseline keeps them, from the first one on.
  package func frames() throws(RenderedSequenceError) -> RenderedFrames { try RenderedFrames(self) }

  /// The paths of its pictures, from the first one on.
  package func pictures() throws(RenderedSequenceError) -> RenderedPictures { try RenderedPictures(self) }
}

/// Why a rendered folder cannot be held to a baseline.
package enum RenderedSequenceError: Error, Hashable, Sendable {
  case file(FileError)
  case unreadable(path: String)
  case incomplete(folder: String)
  case trace(TraceFileError)
}

extension RenderedSequenceError {
  init(_ error: OutputError, folder: String) {
    switch error {
    case .file(let error): self = .file(error)
    default: self = .unreadable(path: FilePaths.join(folder, RenderedSequence.recordName))
    }
  }
}

extension RenderedSequenceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .unreadable(let path): "\(path) was not written by this program, or is damaged; render it again"
    case .incomplete(let folder):
      "\(folder) does not hold every frame and line of its sequence; render it again, without --frames"
    case .trace(let error): error.description
    }
  }
}
