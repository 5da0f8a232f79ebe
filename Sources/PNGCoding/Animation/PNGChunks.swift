/// The chunks that a PNG file is made of, as they follow one another.
package struct PNGChunks: Sequence, IteratorProtocol {
  package struct Chunk {
    /// Four letters.
    package var type: String
    package var data: ArraySlice<UInt8>
    /// What its check ought to be, as the file has it.
    fileprivate let check: UInt32
    /// Type and data.
    fileprivate let checked: ArraySlice<UInt8>

    /// Whether its check holds.
    package var isIntact: Bool { check == CRC32.checksum(checked) }
  }

  /// What every PNG file begins with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let bytes: [UInt8]
  private var index = PNGChunks.signature.count

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next chunk; nil at the end, and where the file is cut off.
  package mutating func next() -> Chunk? {
    guard bytes.count - index >= 12 else { return nil }
    let length = Int(Self.number(bytes[index..<(index + 4)]))
    guard length <= bytes.count - index - 12 else { return nil }
    let type = String(decoding: bytes[(index + 4)..<(index + 8)], as: UTF8.self)
    let data = bytes[(index + 8)..<(index + 8 + length)]
    let check = Self.number(bytes[(index + 8 + length)..<(index + 12 + length)])
    let checked = bytes[(index + 4)..<(index + 8 + length)]
    index += 12 + length
    return Chunk(type: type, data: data, check: check, checked: checked)
  }

  /// Four bytes, the highest first.
  package static func number(_ bytes: some Collection<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// A chunk as it stands in a file: length, type, data, check.
  package static func encoded(_ type: String, _ data: some Collection<UInt8>) -> [UInt8] {
    let checked = (Array(type.utf8) + data)[...]
    return bigEndian(UInt32(data.count)) + checked + bigEndian(CRC32.checksum(checked))
  }

  package static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

/// The check of PNG's chunks (ISO 3309).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
  }

  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { rest, byte in table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ rest >> 8 }
  }
}
