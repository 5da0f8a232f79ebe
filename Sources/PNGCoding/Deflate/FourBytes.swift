/// Four bytes in lanes of sixteen bits, the first one lowest: four tokens in a word, and sums of bytes in one product.
struct FourBytes {
  let lanes: UInt64

  /// - Parameter word: the first byte lowest.
  @inline(__always)
  init(_ word: UInt32) {
    let halves = (UInt64(word) | UInt64(word) &<< 16) & 0x0000_FFFF_0000_FFFF
    lanes = (halves | halves &<< 8) & 0x00FF_00FF_00FF_00FF
  }

  /// All four together.
  @inline(__always) var sum: UInt64 { (lanes &* 0x0001_0001_0001_0001) &>> 48 }

  /// Each byte so many times as there are bytes from it to the end of so many.
  ///
  /// In the product's highest lane the first byte meets the factor's highest lane, and so on; no lane below overflows.
  @inline(__always)
  func sumOfSums(of count: Int) -> UInt64 {
    let factor: UInt64 = count == 3 ? 0x0003_0002_0001_0000 : 0x0004_0003_0002_0001
    return (lanes &* factor) &>> 48
  }
}
