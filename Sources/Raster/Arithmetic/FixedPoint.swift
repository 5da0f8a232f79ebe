import Geometry

/// A place in the plane in whole 65536ths of a pixel.
///
/// What is snapped lies on 1024ths; points of subdivided curves and crossings of pixel borders lie between.
package struct FixedPoint: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The nearest 1024th of a pixel on both axes.
  init(snapping point: Point) {
    x = Fixed.snap(point.x)
    y = Fixed.snap(point.y)
  }
}

/// Whole-number lengths in 65536ths of a pixel.
package enum Fixed {
  package static let bits: Int = 16
  package static let pixel: Int = 1 << bits

  /// How far from the canvas's origin a vertex may lie, in pixels; what lies beyond is cut off.
  static let reach: Double = 4_194_304

  /// Halves go up on both sides of 0, so that what is shifted by whole pixels is snapped alike.
  ///
  /// Truncation and a comparison, because rounding down is a call of the C library on some processors.
  @inline(__always)
  static func snap(_ value: Double) -> Int {
    let raised = value * 1024 + 0.5
    let whole = Int(raised)
    return (Double(whole) > raised ? whole &- 1 : whole) &* 64
  }

  /// The nearest whole number, halves away from 0.
  ///
  /// Truncation is one instruction on every processor; the C library's rounding is a call on some.
  @inline(__always)
  static func nearest(_ value: Double) -> Int { Int(value < 0 ? value - 0.5 : value + 0.5) }

  /// The share `part ÷ whole` of a length, rounded to the nearest, the same to both sides of 0.
  ///
  /// `whole` is positive and `part` between 0 and `whole`. Only differences go in, so whole-pixel shifts change nothing.
  @inline(__always)
  package static func share(of length: Int, _ part: Int, outOf whole: Int) -> Int {
    let magnitude = length.magnitude
    let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: UInt(part))
    guard !isTooLarge, product < UInt(Int.max) else { return wideShare(of: length, part, outOf: whole) }
    let quotient = Int((product &+ UInt(whole) / 2) / UInt(whole))
    return length < 0 ? -quotient : quotient
  }

  /// The same for products of more than 64 bits.
  @inline(never)
  private static func wideShare(of length: Int, _ part: Int, outOf whole: Int) -> Int {
    var (high, low) = length.magnitude.multipliedFullWidth(by: UInt(part))
    let (sum, carries) = low.addingReportingOverflow(UInt(whole) / 2)
    low = sum
    if carries { high += 1 }
    let quotient = Int(UInt(whole).dividingFullWidth((high, low)).quotient)
    return length < 0 ? -quotient : quotient
  }

  /// The whole-number pixel a coordinate lies in.
  @inline(__always)
  package static func floor(_ value: Int) -> Int { value &>> bits }

  /// The first pixel that begins at or after a coordinate.
  @inline(__always)
  package static func ceil(_ value: Int) -> Int { (value &+ pixel &- 1) &>> bits }
}
