/// Display P3 colours as sRGB ones: linear light, a matrix, encoded again; what lies outside is clamped.
enum DisplayP3 {
  /// From linear Display P3 to linear sRGB, rows first, from both spaces' primaries and their common white D65.
  private static let matrix: [Double] = [
    1.2249401762805598, -0.22494017628055996, 0,
    -0.042056954709688163, 1.0420569547096881, 0,
    -0.019637554590334432, -0.078636045550631889, 1.0982736001409663,
  ]

  static func convertToSRGB(_ pixels: inout ContiguousArray<UInt32>) {
    var span = pixels.mutableSpan
    // Pictures of interfaces are mostly runs of one colour.
    var last: UInt32 = 0
    var converted = sRGB(0)
    for index in span.indices {
      let pixel = span[index]
      if pixel != last {
        last = pixel
        converted = sRGB(pixel)
      }
      span[index] = converted
    }
  }

  /// A straight pixel's colour in sRGB; alpha stays.
  static func sRGB(_ pixel: UInt32) -> UInt32 {
    let red = SRGBCurve.linearBytes[Int(pixel & 255)]
    let green = SRGBCurve.linearBytes[Int(pixel >> 8 & 255)]
    let blue = SRGBCurve.linearBytes[Int(pixel >> 16 & 255)]
    var result = pixel & 0xFF00_0000
    for row in 0..<3 {
      let light = matrix[3 * row] * red + matrix[3 * row + 1] * green + matrix[3 * row + 2] * blue
      result |= UInt32(SRGBCurve.byte(light)) << UInt32(8 * row)
    }
    return result
  }
}
