/// The cICP chunk: colour primaries, transfer function, matrix and range by the numbers of ITU-T H.273.
enum CodePoints {
  private static let sRGBPrimaries: UInt8 = 1
  private static let displayP3Primaries: UInt8 = 12
  private static let sRGBTransfer: UInt8 = 13

  static func colors(_ points: [UInt8]) -> PNGColors {
    if points == [sRGBPrimaries, sRGBTransfer, 0, 1] { return .sRGB }
    if points == [displayP3Primaries, sRGBTransfer, 0, 1] { return .displayP3 }
    return .unknown("cICP " + points.map { String($0) }.joined(separator: "/"))
  }
}
