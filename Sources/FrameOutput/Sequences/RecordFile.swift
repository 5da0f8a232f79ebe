import SystemFiles

/// A `sequence.json` that is written frame by frame, and whole when somebody sees it.
struct RecordFile: ~Copyable {
  /// As much is written at a time, our choice; bytes.
  private static let pieceSize: Int = 1 << 15

  private var file: AtomicFile
  private var waiting: [UInt8]
  private var text = SequenceText()
  private let end: ArraySlice<UInt8>

  /// - Parameter record: what it says besides the frames.
  init(_ record: SequenceRecord, _ path: String) throws(FileError) {
    let (beginning, end) = record.textAroundFrames
    waiting = Array(beginning)
    self.end = end
    file = try AtomicFile(path)
  }

  mutating func append(_ frame: FrameRecord) throws(FileError) {
    waiting += text.entry(of: frame)
    guard waiting.count >= Self.pieceSize else { return }
    try file.append(waiting)
    waiting.removeAll(keepingCapacity: true)
  }

  consuming func commit() throws(FileError) {
    try file.append(waiting + end)
    try file.commit()
  }
}
