/// The transfer function of sRGB and Display P3 (IEC 61966-2-1), by arithmetic that is the same everywhere.
package enum SRGBCurve {
  /// The linear light of an encoded value, both 0…1.
  static func linear(_ encoded: Double) -> Double {
    if encoded <= 0.04045 { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    // base^2.4 is base² times the fifth root of base².
    return base * base * fifthRoot(base * base)
  }

  /// Newton's method from above, which falls until rounding stops it; 0…1.
  static func fifthRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = 1.0
    while true {
      let next = (4 * root + value / (root * root * root * root)) / 5
      if next >= root { return root }
      root = next
    }
  }

  /// Linear light of each byte.
  package static let linearBytes: [Double] = (0...255).map { linear(Double($0) / 255) }

  /// Linear light where each byte gives way to the next one when encoded to the nearest.
  private static let thresholds: [Double] = (0..<255).map { linear((Double($0) + 0.5) / 255) }

  private static let coarseSteps = 1024

  /// The byte at the beginning of each of equal steps of linear light.
  private static let coarseBytes: [UInt8] = (0...coarseSteps).map { step in
    let light = Double(step) / Double(coarseSteps)
    return UInt8(thresholds.count { $0 <= light })
  }

  /// The byte nearest to some linear light, clamped.
  static func byte(_ light: Double) -> UInt8 {
    let clamped = min(max(light, 0), 1)
    var byte = Int(coarseBytes[Int(clamped * Double(coarseSteps))])
    while byte < 255, clamped >= thresholds[byte] { byte += 1 }
    return UInt8(byte)
  }
}
