/// Mixing of pixels byte by byte, in a loop that becomes vectors of words of 16 bits.
enum ByteMixing {
  /// Mixes pixels into others in place, as `Pixel.mix` does.
  ///
  /// below · (32768 − o) + above · o + 16384, divided by 32768, is below and the upper half of 2 (above − below) · o, and
  /// one more where the lower half is at least a half. Both halves are one instruction each for eight bytes.
  ///
  /// - Parameter opacities: four times over for each pixel, 32767 at most.
  static func mix(
    _ below: UnsafeMutablePointer<UInt32>, _ above: UnsafePointer<UInt32>, opacities: UnsafePointer<UInt64>, count: Int
  ) {
    // Four bytes a pixel, and as many opacities.
    unsafe below.withMemoryRebound(to: UInt8.self, capacity: 4 &* count) { below in
      unsafe above.withMemoryRebound(to: UInt8.self, capacity: 4 &* count) { above in
        unsafe opacities.withMemoryRebound(to: Int16.self, capacity: 4 &* count) { opacities in
          for index in 0..<(4 &* count) {
            let level = unsafe Int16(below[index])
            let twice = unsafe (Int16(above[index]) &- level) &* 2
            let opacity = unsafe opacities[index]
            let upper = Int16(truncatingIfNeeded: (Int32(twice) &* Int32(opacity)) &>> 16)
            let half = Int16(bitPattern: UInt16(bitPattern: twice &* opacity) &>> 15)
            unsafe below[index] = UInt8(truncatingIfNeeded: level &+ upper &+ half)
          }
        }
      }
    }
  }

  /// Writes opacities four times over, four pixels at a time; three more than asked for may be read and written.
  static func spread(_ opacities: UnsafePointer<UInt16>, to bytes: UnsafeMutablePointer<UInt64>, count: Int) {
    var index = 0
    while index < count {
      let four = unsafe UnsafeRawPointer(opacities + index).loadUnaligned(as: SIMD4<UInt16>.self)
      var twice = SIMD8<UInt16>()
      twice.evenHalf = four
      twice.oddHalf = four
      let pairs = unsafe unsafeBitCast(twice, to: SIMD4<UInt32>.self)
      var all = SIMD8<UInt32>()
      all.evenHalf = pairs
      all.oddHalf = pairs
      unsafe UnsafeMutableRawPointer(bytes + index).storeBytes(of: all, as: SIMD8<UInt32>.self)
      index &+= 4
    }
  }
}
