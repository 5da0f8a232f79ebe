import Pixels

/// A picture's image data as a zlib stream, made from the runs of its rows without looking at pixels again.
///
/// A row is filtered by the difference to the left, so that runs become zeros, or, when it is the same as the row above, by
/// the difference upwards. Zeros are matches at distance 1; nothing else is looked for. Rows without runs are filtered by
/// whatever leaves least, and stand as they are.
struct RunStream {
  private let channels: Int
  private let rowBytes: Int
  private let repeatedRow: [UInt16]
  private var buffer: TokenBuffer
  private var dense: DenseRows
  private var pairs = PairTable()
  private var checksum = Adler32()
  private var stream = BitWriter()
  /// What the blocks that were written are made of.
  private(set) var work: EncodingWork = EncodingWork()

  /// Tokens in a block: enough for a code to pay, few enough for it to fit what comes.
  private static let blockSize: Int = 1 << 16
  /// Bytes in a block besides; finding a code costs as much as emitting some thousands.
  private static let blockBytes: Int = 1 << 18
  private static let upFilter: UInt8 = 2

  /// - Parameter channels: 3 or 4 bytes a pixel.
  init(width: Int, channels: Int) {
    self.channels = channels
    rowBytes = width * channels
    repeatedRow = [UInt16(Self.upFilter)] + DeflateToken.zeros(rowBytes)
    // No byte of a row makes more than one token, and repeated rows and bytes few.
    buffer = TokenBuffer(capacity: Self.blockSize + rowBytes + 64, byteCapacity: Self.blockBytes + rowBytes)
    dense = DenseRows(channels: channels)
    // A window of 32 kB, no preset dictionary, the fastest level (RFC 1950).
    stream.append(contentsOf: [0x78, 0x01])
  }

  /// Adds a row by its runs; `pixels` are the same row, premultiplied.
  mutating func append(_ row: RowRuns, pixels: Span<UInt32>) {
    guard DenseRows.isDense(row, width: pixels.count) else {
      return append(row)
    }
    let filter = dense.filter(pixels)
    buffer.append(UInt16(filter.rawValue))
    checksum.append(filter.rawValue)
    buffer.append(byteCount: rowBytes) { bytes in
      dense.pack(into: &bytes)
      checksum.append(bytes.span)
    }
    endRow()
  }

  /// Adds a row by its runs alone, which must not be dense.
  mutating func append(_ row: RowRuns) {
    dense.forgetAbove()
    appendTokens(row)
    endRow()
  }

  private mutating func endRow() {
    if buffer.count >= Self.blockSize || buffer.byteCount >= Self.blockBytes { writeBlock(isLast: false) }
  }

  mutating func repeatLast(_ count: Int) {
    // No block ends here, or it would matter in how many goes rows are repeated.
    buffer.append(rows: count)
    var rest = count
    while rest > 0 {
      let taken = min(rest, Int(UInt16.max))
      checksum.appendRows(taken, beginningWith: Self.upFilter, zeros: rowBytes)
      rest -= taken
    }
  }

  /// Ends the stream.
  mutating func finish() {
    writeBlock(isLast: true)
    stream.alignToByte()
    let sum = checksum.value
    stream.append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) })
  }

  /// What the stream has grown by since its bytes were removed.
  var bytes: [UInt8] { stream.bytes }

  /// Forgets the bytes, which somebody has taken.
  mutating func removeBytes() { stream.removeBytes() }

  private mutating func appendTokens(_ row: RowRuns) {
    // No byte of a row makes more than one token.
    unsafe buffer.append(most: rowBytes + 1) { cursor in
      var tokens = unsafe RowTokens(cursor, checksum)
      let words = row.words.span.extracting(0..<row.count)
      // Loops over a number of channels that is known.
      if channels == 3 {
        unsafe tokens.append(words, channels: 3)
      } else {
        unsafe tokens.append(words, channels: 4)
      }
      checksum = unsafe tokens.checksum
      unsafe cursor = tokens.cursor
    }
  }

  private mutating func writeBlock(isLast: Bool) {
    let emitted = DeflateBlock(buffer: buffer, repeatedRow: repeatedRow).write(to: &stream, isLast: isLast, &pairs)
    work.blocks += 1
    work.codes += emitted - buffer.byteCount
    work.plainBytes += buffer.byteCount
    buffer.removeAll()
  }
}
