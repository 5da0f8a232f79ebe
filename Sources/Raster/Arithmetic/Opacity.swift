/// Whole-number arithmetic of coverage and opacity: 0 is nothing, 32768 is everything.
package enum Opacity {
  package static let full: Int = 32768

  /// A fraction as an opacity, held between 0 and 1; what is no number counts as 0.
  package static func rounded(_ fraction: Double) -> Int {
    guard fraction > 0 else { return 0 }
    return fraction < 1 ? Int(fraction * 32768 + 0.5) : full
  }

  @inline(__always)
  package static func product(_ a: Int, _ b: Int) -> Int {
    (a &* b &+ 16384) &>> 15
  }

  /// An alpha channel, 0…255, as an opacity.
  @inline(__always)
  package static func ofAlpha(_ alpha: UInt32) -> Int {
    (Int(alpha) &* 65536 &+ 255) / 510
  }
}
