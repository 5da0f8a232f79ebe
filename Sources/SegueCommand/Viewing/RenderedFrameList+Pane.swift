import FrameOutput
import Motion
import PlayerPages
import Regression
import SystemFiles

extension RenderedFrameList {
  /// Some of the frames as a player page has them; pictures are taken as they are.
  ///
  /// - Parameter places: in `frames`.
  func pane(of places: [Int], title: String) throws(CommandError) -> PlayerPane {
    guard let rate = FrameRate(record.rate)?.perSecond else {
      throw CommandError(RenderedSequenceError.unreadable(path: FilePaths.join(folder, "sequence.json")))
    }
    var pane = PlayerPane(
      title: title, width: canvas.size.width, height: canvas.size.height, scale: canvas.scale, rate: rate)
    var lines = try TraceLines(folder)
    var last: String?
    for place in places {
      let frame = frames[place]
      let isRepeated = last == frame.pixels
      last = frame.pixels
      let picture: [UInt8]? =
        isRepeated ? nil : try CommandError.files { () throws(FileError) in try FileSystem.read(path(of: frame)) }
      pane.append(
        index: frame.index, time: frame.time, line: try lines.line(of: frame.index), marks: frame.marks,
        picture: picture)
    }
    return pane
  }
}

/// The lines of a folder's trace, by rising index; a folder may have none.
private struct TraceLines: ~Copyable {
  private var file: FileLines?
  private var next = 0

  init(_ folder: String) throws(CommandError) {
    let path = FilePaths.join(folder, "trace.jsonl")
    guard FileSystem.kind(of: path) == .file else {
      file = nil
      return
    }
    file = try CommandError.files { () throws(FileError) in try FileLines(path) }
  }

  mutating func line(of index: Int) throws(CommandError) -> String? {
    var line: [UInt8]?
    while next <= index {
      do throws(FileError) {
        line = try file?.next()
      } catch {
        throw .file(error)
      }
      next += 1
    }
    return line.map { String(decoding: $0, as: UTF8.self) }
  }
}
