/// The codes of all pairs of bytes in one block, so that bytes as they stand are looked up half as often.
///
/// Filling it takes as long as emitting some thousands of bytes; the storage is made once and used for every block.
struct PairTable {
  /// Bits of an entry that hold two words; five above them tell their number.
  private static let wordBits: Int = 27

  /// By the first byte · 256 + the second; 0 for pairs that do not fit, which are rare.
  private var entries: ContiguousArray<UInt32> = []

  /// - Parameter code: has a word for every byte.
  mutating func fill(_ code: HuffmanCode) {
    if entries.isEmpty { entries = ContiguousArray(repeating: 0, count: 65536) }
    let words = code.words.span.extracting(0..<256)
    let lengths = code.lengths.map { UInt32($0) }
    let seconds = lengths.span.extracting(0..<256)
    var target = entries.mutableSpan
    for first in 0..<256 {
      let (word, length) = (words[first], lengths[first])
      for second in 0..<256 {
        let count = length &+ seconds[second]
        let entry = count &<< UInt32(Self.wordBits) | words[second] &<< length | word
        // The entries are 256 times 256.
        unsafe target[unchecked: 256 &* first &+ second] = count <= Self.wordBits ? entry : 0
      }
    }
  }

  func write(_ bytes: Span<UInt8>, _ codes: Span<UInt64>, to cursor: inout CodeCursor) {
    precondition(entries.count == 65536, "the table is filled before it is used")
    // A copy stays in registers.
    var place = unsafe cursor
    let whole = bytes.count & ~3
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe entries.withUnsafeBufferPointer { pairs in
        for index in stride(from: 0, to: whole, by: 4) {
          // Four bytes lie before the end, and 65536 entries are all that sixteen bits can name.
          let four = unsafe UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
          let one = unsafe pairs[Int(four &>> 16)]
          let other = unsafe pairs[Int(four & 0xFFFF)]
          if one != 0, other != 0 {
            // Twice 27 bits, and there were fewer than eight.
            unsafe place.add(pair: one)
            unsafe place.add(pair: other)
            unsafe place.store()
          } else {
            for shift: UInt32 in [24, 16, 8, 0] {
              unsafe place.add(codes[Int(four &>> shift & 255)])
              unsafe place.store()
            }
          }
        }
      }
    }
    for index in whole..<bytes.count {
      unsafe place.add(codes[Int(bytes[index])])
      unsafe place.store()
    }
    unsafe cursor = place
  }
}
