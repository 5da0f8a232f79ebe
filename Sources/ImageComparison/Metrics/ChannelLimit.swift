/// Tells whether channels of straight pixels differ by more than a limit, two at a time in one number.
struct ChannelLimit {
  /// Added to 256 and a difference in each half of a number, sets the half's highest bit if the difference is larger.
  private let larger: UInt32
  /// With 256 and a difference taken from each half, leaves that bit if the difference is smaller than minus the limit.
  private let smaller: UInt32

  /// - Parameter limit: 0 to 255; what lies outside is taken as the nearer end.
  init(_ limit: Int) {
    let limit = UInt32(min(max(limit, 0), 255))
    larger = 0x1_0001 * (0x8000 - 257 - limit)
    smaller = 0x1_0001 * (0x8000 + 255 - limit)
  }

  /// Whether a channel of two pixels differs by more.
  @inline(__always)
  func isExceeded(_ one: UInt32, _ other: UInt32) -> Bool { bits(one, other) & 0x8000_8000 != 0 }

  /// Whether a channel of any of as many pixels does.
  @inline(__always)
  func isExceeded(_ expected: Span<UInt32>, _ actual: Span<UInt32>) -> Bool {
    precondition(expected.count == actual.count, "pixels are compared by pairs")
    var bits: UInt32 = 0
    for x in expected.indices { bits |= self.bits(expected[x], actual[x]) }
    return bits & 0x8000_8000 != 0
  }

  @inline(__always)
  private func bits(_ one: UInt32, _ other: UInt32) -> UInt32 {
    bits(even: one & 0x00FF_00FF, other & 0x00FF_00FF)
      | bits(even: one &>> 8 & 0x00FF_00FF, other &>> 8 & 0x00FF_00FF)
  }

  /// Of two channels, each in the lower byte of a half: no half carries into the other one.
  @inline(__always)
  private func bits(even one: UInt32, _ other: UInt32) -> UInt32 {
    let difference = (one | 0x0100_0100) &- other
    return (difference &+ larger) | (smaller &- difference)
  }
}
