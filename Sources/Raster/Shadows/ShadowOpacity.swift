/// How opaque a shadow is where nothing is blurred, made ready for eight pixels at a time.
///
/// Opacities that come out are 32767 at most, which mixes as 32768 does: channels differ by less than half of that.
struct ShadowOpacity {
  /// 0…32768.
  let full: Int
  /// Twice as much, so that a product's upper half is the product of fractions.
  private let twice: UInt16

  init(_ full: Int) {
    self.full = full
    twice = UInt16(truncatingIfNeeded: 2 &* full)
  }

  /// The opacities of eight pixels between two nodes; each step rounds as `ShadowField.mix` and `Opacity.product` do.
  ///
  /// - Parameters:
  ///   - left: the first node's coverage.
  ///   - twiceChange: twice the way to the next node's.
  ///   - weights: how much of that way each pixel has gone, in 32768ths.
  @inline(__always)
  func ofEight(left: UInt16, twiceChange: Int16, _ weights: SIMD8<Int16>) -> SIMD8<UInt16> {
    let change = SIMD8<Int16>(repeating: twiceChange)
    let coverage =
      SIMD8<UInt16>(repeating: left) &+ SIMD8<UInt16>(truncatingIfNeeded: Self.upperHalf(change, weights))
      &+ SIMD8<UInt16>(truncatingIfNeeded: change &* weights) &>> 15
    let opacity = SIMD8<UInt16>(repeating: twice)
    let product = Self.upperHalf(coverage, opacity) &+ (coverage &* opacity) &>> 15
    return product &- product &>> 15
  }

  @inline(__always)
  private static func upperHalf(_ one: SIMD8<Int16>, _ other: SIMD8<Int16>) -> SIMD8<Int16> {
    let product = SIMD8<Int32>(truncatingIfNeeded: one) &* SIMD8<Int32>(truncatingIfNeeded: other)
    return SIMD8<Int16>(truncatingIfNeeded: product &>> 16)
  }

  @inline(__always)
  private static func upperHalf(_ one: SIMD8<UInt16>, _ other: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let product = SIMD8<UInt32>(truncatingIfNeeded: one) &* SIMD8<UInt32>(truncatingIfNeeded: other)
    return SIMD8<UInt16>(truncatingIfNeeded: product &>> 16)
  }
}
