/// A tone curve of an ICC profile, as far as it takes to recognise sRGB's.
enum ToneCurve {
  /// Encoded values by equal steps, 0…1.
  case table([Double])
  /// The parameters g, a, b, c, d of (a·x + b)^g from d on and c·x below.
  case parametric([Double])

  /// Reads the curve at an offset; nil when it is of a form that sRGB's curve never has.
  init?(profile: ColorProfile, start: Int) {
    switch profile.text(start, 4) {
    case "curv":
      guard let count = profile.number(start + 8), count >= 16, count <= 65_536 else { return nil }
      let values = (0..<count).compactMap { profile.shortNumber(start + 12 + 2 * $0) }
      guard values.count == count else { return nil }
      self = .table(values.map { Double($0) / 65_535 })
    case "para":
      guard profile.shortNumber(start + 8) == 3 else { return nil }
      let values = (0..<5).compactMap { profile.fixed(start + 12 + 4 * $0) }
      guard values.count == 5 else { return nil }
      self = .parametric(values)
    default: return nil
    }
  }

  var isSRGB: Bool {
    switch self {
    case .parametric(let values):
      let expected = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
      return zip(values, expected).allSatisfy { abs($0 - $1) < 0.001 }
    case .table(let values):
      let last = Double(values.count - 1)
      return values.enumerated().allSatisfy { index, value in
        abs(value - SRGBCurve.linear(Double(index) / last)) < 0.002
      }
    }
  }
}
