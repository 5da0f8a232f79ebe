import StagePlayback
import SystemFiles

/// The frames of a `sequence.json` in the making by rising index: those that were there, and those written since.
///
/// They are put aside in a file, so that memory does not grow with their number.
struct FrameJournal: ~Copyable {
  /// Entries put aside.
  private(set) var count = 0
  private var lines: ScratchFile
  private var text = JSONWriter()
  /// What was there before; nil where nothing was.
  private var earlier: SequenceReader?
  /// The first of them that is not taken.
  private var upcoming: FrameRecord?
  /// - Parameter path: where the record goes; the frames are put aside beside it.
  init(beside path: String, after earlier: consuming SequenceReader?) throws(OutputError) {
    var earlier = earlier
    let first = try earlier?.next()
    let lines = try OutputError.files { () throws(FileError) in try ScratchFile(beside: path) }
    self.lines = lines
    self.earlier = earlier
    upcoming = first
  }

  /// What was there of a frame, which is nobody else's then; nil for nothing.
  ///
  /// - Parameter index: higher than those asked for before.
  mutating func takeEarlier(at index: Int) throws(OutputError) -> FrameRecord? {
    while let frame = upcoming, frame.index <= index {
      upcoming = try earlier?.next()
      if frame.index == index { return frame }
    }
    return nil
  }

  /// Puts the rest of what was there aside, behind which nothing comes.
  mutating func putRest() throws(OutputError) {
    while let frame = upcoming {
      try put([frame])
      upcoming = try earlier?.next()
    }
  }

  /// Puts frames aside, of higher indices than those before.
  mutating func put(_ frames: [FrameRecord]) throws(OutputError) {
    for frame in frames {
      text.value(frame)
      text.endText()
    }
    count += frames.count
    try OutputError.files { () throws(FileError) in try lines.append(text.bytes) }
    text.removeAll()
  }

  /// Writes the record with every frame put aside.
  ///
  /// - Parameter finish: what an entry becomes.
  consuming func write(
    _ record: SequenceRecord, to path: String, _ finish: (FrameRecord) throws(FileError) -> FrameRecord = { $0 }
  ) throws(FileError) {
    var file = try RecordFile(record, path)
    var lines = try lines.lines()
    while let line = try lines.next() {
      guard let frame = FrameRecord(line: line[...]) else { preconditionFailure("an entry as it is written is read") }
      try file.append(try finish(frame))
    }
    try file.commit()
  }
}
