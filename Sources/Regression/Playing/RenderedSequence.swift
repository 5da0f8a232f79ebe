package import FrameOutput
import FrameSnapshots
package import SystemFiles

/// A folder of frames that were rendered, a scene's or a stage's: `sequence.json`, `trace.jsonl` and the pictures.
package struct RenderedSequence: Sendable {
  package let folder: String
  package let record: SequenceRecord
  /// Frames by rising index; every one of the whole.
  package let frames: [FrameRecord]

  private static let recordName = "sequence.json"
  private static let traceName = "trace.jsonl"

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

  package init(_ folder: String) throws(RenderedSequenceError) {
    self.folder = folder
    let path = FilePaths.join(folder, Self.recordName)
    do {
      record = try SequenceRecord(json: FileSystem.read(path))
    } catch let error as FileError {
      throw RenderedSequenceError.file(error)
    } catch {
      throw RenderedSequenceError.unreadable(path: path)
    }
    frames = record.frames.sorted { $0.index < $1.index }
    guard record.isComplete, record.frameCount == frames.count, frames.enumerated().allSatisfy({ $0 == $1.index })
    else { throw .incomplete(folder: folder) }
  }

  package var header: Baseline.Header {
    let canvas = Canvas(size: record.canvas, scale: record.scale)
    return Baseline.Header(
      engine: record.engine, fingerprint: record.fingerprint, canvas: record.canvas, scale: record.scale,
      width: canvas.pixelWidth, height: canvas.pixelHeight, rate: record.rate, marks: marks)
  }

  /// The first frame of each mark, by name.
  package var marks: [String: Int] {
    var marks: [String: Int] = [:]
    for frame in frames { for mark in frame.marks where marks[mark] == nil { marks[mark] = frame.index } }
    return marks
  }

  /// Hands every frame over as a baseline keeps it, one after the other.
  package func read(_ take: (BaselineFrame) -> Void) throws(RenderedSequenceError) {
    do throws(TraceFileError) {
      var trace = try TraceFile(FilePaths.join(folder, Self.traceName))
      for frame in frames {
        let line = try trace.next()
        let told = try line.map { line throws(TraceFileError) in try trace.frame(line) }
        guard let told, told.index == frame.index else { break }
        take(BaselineFrame(pixels: frame.pixels, trace: told.rounded))
        if frame.index + 1 == frames.count { return }
      }
    } catch {
      throw .trace(error)
    }
    throw .incomplete(folder: folder)
  }

  /// The path of a frame's picture.
  package func path(of frame: FrameRecord) -> String { FilePaths.join(folder, frame.file) }
}

/// Why a rendered folder cannot be held to a baseline.
package enum RenderedSequenceError: Error, Hashable, Sendable {
  case file(FileError)
  case unreadable(path: String)
  case incomplete(folder: String)
  case trace(TraceFileError)
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

/// The pictures of a rendered folder.
@MainActor
package struct RenderedPictures: ActualPictures {
  private let sequence: RenderedSequence
  private var next = 0

  package init(_ sequence: RenderedSequence) { self.sequence = sequence }

  package mutating func next(upTo count: Int) -> [ActualPicture] {
    let frames = sequence.frames[next...].prefix(count)
    next += frames.count
    return frames.map { .file(path: sequence.path(of: $0)) }
  }
}
