import SystemFiles

/// Reads a `sequence.json`: what it says of the whole first, then one frame after the other, so that their number costs
/// no memory.
package struct SequenceReader: ~Copyable {
  /// More than stands in front of the frames, our choice; bytes.
  private static let longestBeginning: Int = 1 << 16

  /// What it says, without the frames.
  package let record: SequenceRecord
  private let path: String
  /// Nil for a file that is not laid out as it is written.
  private var lines: FileLines?
  private var isAtEnd = false
  /// The frames of such a file.
  private var frames: ArraySlice<FrameRecord> = []

  /// Opens one, all of which has been read once, so that nothing in it surprises whoever works with it.
  package static func open(_ path: String) throws(OutputError) -> SequenceReader {
    if var reader = try SequenceReader(laidOut: path), reader.readsToTheEnd(),
      let again = try SequenceReader(laidOut: path)
    {
      return again
    }
    return try SequenceReader(whole: path)
  }

  /// The next frame by index; nil after the last.
  package mutating func next() throws(OutputError) -> FrameRecord? {
    guard lines != nil else { return frames.popFirst() }
    if isAtEnd { return nil }
    let line = try OutputError.files { () throws(FileError) in try lines?.next() }
    guard var text = line?[...] else { throw .unreadableRecord(path: path) }
    if text.last == UInt8(ascii: ",") { text.removeLast() }
    if text.last == UInt8(ascii: "]") {
      // The list ends on the line of its last frame.
      text.removeLast()
      isAtEnd = true
    }
    guard let frame = FrameRecord(line: text) else { throw .unreadableRecord(path: path) }
    return frame
  }

  private mutating func readsToTheEnd() -> Bool {
    var last = -1
    do throws(OutputError) {
      while let frame = try next() {
        guard frame.index > last else { return false }
        last = frame.index
      }
      return true
    } catch {
      return false
    }
  }

  /// Begins to read a file with one frame a line, as it is written; nil for others.
  private init?(laidOut path: String) throws(OutputError) {
    var lines = try OutputError.files { () throws(FileError) in try FileLines(path) }
    var text: [UInt8] = []
    let opening = Array("\"frames\":[".utf8)
    repeat {
      let line = try OutputError.files { () throws(FileError) in try lines.next() }
      guard let line, text.count < Self.longestBeginning else { return nil }
      text += line
    } while !text.reversed().starts(with: opening.reversed())
    guard let record = try? SequenceRecord(json: text + Array("]}".utf8)) else { return nil }
    self.record = record
    self.path = path
    self.lines = consume lines
  }

  /// Reads a file that somebody has laid out otherwise.
  private init(whole path: String) throws(OutputError) {
    do {
      var record = try SequenceRecord(json: FileSystem.read(path))
      frames = record.frames.sorted { $0.index < $1.index }[...]
      record.frames = []
      self.record = record
    } catch let error as FileError {
      throw OutputError.file(error)
    } catch {
      throw OutputError.unreadableRecord(path: path)
    }
    self.path = path
    lines = nil
  }
}
