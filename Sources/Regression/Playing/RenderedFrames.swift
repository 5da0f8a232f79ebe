import FrameOutput
import SystemFiles

/// The entries of a rendered folder's `sequence.json`, one after the other.
struct RenderedEntries: ~Copyable {
  private let folder: String
  private var reader: SequenceReader

  init(_ folder: String) throws(RenderedSequenceError) {
    self.folder = folder
    do throws(OutputError) {
      reader = try SequenceReader.open(FilePaths.join(folder, RenderedSequence.recordName))
    } catch {
      throw RenderedSequenceError(error, folder: folder)
    }
  }

  /// What is said besides the frames.
  var record: SequenceRecord { reader.record }

  /// The next one; nil after the last.
  mutating func next() throws(RenderedSequenceError) -> FrameRecord? {
    do throws(OutputError) {
      return try reader.next()
    } catch {
      throw RenderedSequenceError(error, folder: folder)
    }
  }
}

/// The frames of a rendered folder as a baseline keeps them, one after the other.
package struct RenderedFrames: ~Copyable {
  private let sequence: RenderedSequence
  private var entries: RenderedEntries
  private var trace: TraceFile

  init(_ sequence: RenderedSequence) throws(RenderedSequenceError) {
    let entries = try RenderedEntries(sequence.folder)
    trace = try Self.trace(of: sequence.folder)
    self.entries = entries
    self.sequence = sequence
  }

  private static func trace(of folder: String) throws(RenderedSequenceError) -> TraceFile {
    do throws(TraceFileError) {
      return try TraceFile(FilePaths.join(folder, RenderedSequence.traceName))
    } catch {
      throw .trace(error)
    }
  }

  /// The next frame; nil after the last.
  package mutating func next() throws(RenderedSequenceError) -> BaselineFrame? {
    guard let frame = try entries.next() else { return nil }
    guard let told = try nextTrace(), told.index == frame.index else { throw .incomplete(folder: sequence.folder) }
    return BaselineFrame(pixels: frame.pixels, trace: told.rounded)
  }

  private mutating func nextTrace() throws(RenderedSequenceError) -> TraceFrame? {
    do throws(TraceFileError) {
      guard let line = try trace.next() else { return nil }
      return try trace.frame(line)
    } catch {
      throw .trace(error)
    }
  }
}

/// The pictures of a rendered folder, one after the other.
@MainActor
package final class RenderedPictures: ActualPictures {
  private let folder: String
  private var entries: RenderedEntries

  nonisolated init(_ sequence: RenderedSequence) throws(RenderedSequenceError) {
    folder = sequence.folder
    entries = try RenderedEntries(sequence.folder)
  }

  /// The path of the next picture with its frame's index; nil after the last.
  package func nextPath() throws(RenderedSequenceError) -> (index: Int, path: String)? {
    try entries.next().map { ($0.index, FilePaths.join(folder, $0.file)) }
  }

  package func next(upTo count: Int) throws(RegressionError) -> [ActualPicture] {
    var pictures: [ActualPicture] = []
    do throws(RenderedSequenceError) {
      while pictures.count < count, let next = try nextPath() { pictures.append(.file(path: next.path)) }
    } catch {
      throw .rendered(error)
    }
    return pictures
  }
}
