import Pixels

/// A picture's image data as a zlib stream, made from the runs of its rows without looking at pixels again.
///
/// A row is filtered by the difference to the left, so that runs become zeros, or, when it is the same as the row above, by
/// the difference upwards. Zeros are matches at distance 1; nothing else is looked for.
struct RunStream {
  private let channels: Int
  private let rowBytes: Int
  private let repeatedRow: ContiguousArray<UInt16>
  private var tokens: ContiguousArray<UInt16> = []
  private var zeros: Int = 0
  private var checksum = Adler32()
  private var stream = BitWriter()

  /// Tokens in a block: enough for a code to pay, few enough for it to fit what comes.
  private static let blockSize: Int = 1 << 16
  private static let subFilter: UInt8 = 1
  private static let upFilter: UInt8 = 2

  /// - Parameter channels: 3 or 4 bytes a pixel.
  init(width: Int, channels: Int) {
    self.channels = channels
    rowBytes = width * channels
    var row: ContiguousArray<UInt16> = [UInt16(Self.upFilter)]
    DeflateToken.appendZeros(rowBytes, to: &row)
    repeatedRow = row
    tokens.reserveCapacity(Self.blockSize + rowBytes)
    // A window of 32 kB, no preset dictionary, the fastest level (RFC 1950).
    stream.append(contentsOf: [0x78, 0x01])
  }

  mutating func append(_ row: RowRuns) {
    append(Self.subFilter)
    var left: UInt32 = 0
    for run in row.runs {
      let pixel = UInt32(truncatingIfNeeded: run &>> 32)
      for channel in 0..<channels {
        let shift = UInt32(truncatingIfNeeded: 8 &* channel)
        append(UInt8(truncatingIfNeeded: pixel &>> shift) &- UInt8(truncatingIfNeeded: left &>> shift))
      }
      zeros &+= (Int(truncatingIfNeeded: run & 0xFFFF_FFFF) &- 1) &* channels
      left = pixel
    }
    endZeros()
    checksum.reduce()
    if tokens.count >= Self.blockSize { writeBlock(isLast: false) }
  }

  mutating func repeatLast(_ count: Int) {
    var rest = count
    while rest > 0 {
      let taken = min(rest, Int(UInt16.max))
      tokens.append(DeflateToken.rowsMarker)
      tokens.append(UInt16(truncatingIfNeeded: taken))
      rest -= taken
    }
    for _ in 0..<count {
      checksum.append(Self.upFilter)
      checksum.appendZeros(rowBytes)
      checksum.reduce()
    }
  }

  /// The whole stream.
  mutating func finish() -> [UInt8] {
    writeBlock(isLast: true)
    stream.alignToByte()
    let sum = checksum.value
    stream.append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) })
    return stream.bytes
  }

  private mutating func append(_ byte: UInt8) {
    guard byte != 0 else {
      zeros &+= 1
      return
    }
    endZeros()
    tokens.append(UInt16(byte))
    checksum.append(byte)
  }

  private mutating func endZeros() {
    guard zeros > 0 else { return }
    DeflateToken.appendZeros(zeros, to: &tokens)
    checksum.appendZeros(zeros)
    zeros = 0
  }

  private mutating func writeBlock(isLast: Bool) {
    DeflateBlock(tokens: tokens, repeatedRow: repeatedRow).write(to: &stream, isLast: isLast)
    tokens.removeAll(keepingCapacity: true)
  }
}
