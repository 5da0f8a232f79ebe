import SystemFiles

/// A `sequence.json` that is written frame by frame, and whole when somebody sees it.
struct RecordFile: ~Copyable {
  /// As much is written at a time, our choice; bytes.
  private static let pieceSize: Int = 1 << 15

  private var file: AtomicFile
  private var waiting: [UInt8]
  private var text = SequenceText()
  private let end: ArraySlice<UInt8>

  /// - Parameters:
  ///   - record: what it says besides the frames.
  ///   - told: what stands behind them as it is written, to the end of the file; nil for what the record says.
  init(_ record: SequenceRecord, _ path: String, told: ArraySlice<UInt8>? = nil) throws(FileError) {
    let (beginning, end) = record.textAroundFrames
    waiting = Array(beginning)
    // The brace that closes the object stands on a line of its own.
    self.end = told.map { end.dropLast("\n}\n".utf8.count) + [UInt8(ascii: ",")] + $0 } ?? end
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
