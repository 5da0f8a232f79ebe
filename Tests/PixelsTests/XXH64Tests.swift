import Pixels
import Testing

@Suite struct XXH64Tests {
  /// The prime that xxHash's own self-test uses as second seed and to fill its buffer.
  static let testPrime: UInt32 = 2_654_435_761

  /// The buffer of xxHash's self-test.
  static func testBytes(_ count: Int) -> [UInt8] {
    var state = testPrime
    return (0..<count).map { _ in
      defer { state = state &* state }
      return UInt8(truncatingIfNeeded: state >> 24)
    }
  }

  /// Length, hash with seed 0, hash with the prime as seed, as the reference implementation gives them.
  static let published: [(Int, UInt64, UInt64)] = [
    (0, 0xef46_db37_51d8_e999, 0xac75_fda2_929b_17ef),
    (1, 0x4fce_394c_c889_52d8, 0x7398_40cb_819f_a723),
    (4, 0x9256_e58a_a397_aef1, 0x09d5_ffdf_b928_ab4b),
    (8, 0xf74c_b145_1b32_b8cf, 0x9c44_b77f_bcc3_02c5),
    (14, 0xcffa_8db8_81bc_3a3d, 0x5b96_1158_5efc_c9cb),
    (31, 0xad09_d9a6_941d_d847, 0x9c90_d9d9_c2e3_d340),
    (32, 0xaf57_53d3_9159_edee, 0xdcab_9233_b8ca_7b0f),
    (33, 0x6711_cbdd_8543_baa8, 0x66e9_cecf_2f1d_e71c),
    (64, 0x18f5_388f_1d2b_a08c, 0x479e_7103_cf9a_a020),
    (101, 0x0eab_5433_84f8_78ad, 0xcaa6_5939_306f_1e21),
  ]

  @Test(arguments: published)
  func matchesTheReference(length: Int, seedZero: UInt64, seedPrime: UInt64) {
    let bytes = Self.testBytes(length)
    #expect(Self.hash(bytes, seed: 0) == seedZero)
    #expect(Self.hash(bytes, seed: UInt64(Self.testPrime)) == seedPrime)
  }

  @Test func matchesTheReferenceForText() {
    let expected: UInt64 = 0xfbce_a83c_8a37_8bf1
    #expect(Self.hash(Array("Nobody inspects the spammish repetition".utf8), seed: 0) == expected)
  }

  @Test(arguments: 0...9)
  func wordsAreTheirBytesLowestFirst(leadingBytes: Int) {
    let bytes = Self.testBytes(leadingBytes + 4 + 48)
    let words = stride(from: leadingBytes + 4, to: bytes.count, by: 8).map { start in
      (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) }
    }
    let short = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[leadingBytes + $1]) << UInt32(8 * $1) }
    var hash = XXH64(seed: 7)
    hash.append(bytes[..<leadingBytes])
    hash.append(short)
    hash.append(words.span)
    #expect(hash.value == Self.hash(bytes, seed: 7))
  }

  /// Before, at and after the ends of stripes; words that begin with a word, in its middle and elsewhere.
  @Test(arguments: [0, 1, 4, 8, 12, 27], [0, 1, 3, 4, 5, 8, 23])
  func twoHashesTogetherAreTwoHashes(leadingBytes: Int, words count: Int) {
    let leading = Self.testBytes(leadingBytes)
    let words = ContiguousArray((0..<count).map { UInt64($0 + 1) &* 0x9E37_79B9_7F4A_7C15 })
    var together = (XXH64(seed: 0), XXH64(seed: 1))
    var apart = together
    for _ in 0..<3 {
      together.0.append(leading)
      together.1.append(leading)
      XXH64.append(words.span, to: &together.0, and: &together.1)
      apart.0.append(leading)
      apart.0.append(words.span)
      apart.1.append(leading)
      apart.1.append(words.span)
    }
    #expect(together.0.value == apart.0.value)
    #expect(together.1.value == apart.1.value)
  }

  @Test func theValueMayBeReadOnTheWay() {
    let bytes = Self.testBytes(70)
    var hash = XXH64()
    for (index, byte) in bytes.enumerated() {
      #expect(hash.value == Self.hash(Array(bytes[..<index]), seed: 0))
      hash.append(byte)
    }
  }

  static func hash(_ bytes: [UInt8], seed: UInt64) -> UInt64 {
    var hash = XXH64(seed: seed)
    hash.append(bytes)
    return hash.value
  }
}
