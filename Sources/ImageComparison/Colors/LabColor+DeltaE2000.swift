import Motion

extension LabColor {
  /// CIEDE2000 with all weights 1, as Sharma, Wu and Dalal (2005) write it out.
  package func deltaE2000(to other: LabColor) -> Double {
    let (one, two) = Self.adjusted(self, other)
    let lightness = other.lightness - self.lightness
    let chroma = two.chroma - one.chroma
    let turn = Self.turn(from: one, to: two)
    let hue = 2 * (one.chroma * two.chroma).squareRoot() * Elementary.sin(turn / 2)

    let meanLightness = (self.lightness + other.lightness) / 2
    let meanChroma = (one.chroma + two.chroma) / 2
    let meanHue = Self.meanHue(one, two)
    let fromMiddle = (meanLightness - 50) * (meanLightness - 50)
    let lightnessPart = lightness / (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot())
    let chromaPart = chroma / (1 + 0.045 * meanChroma)
    let huePart = hue / (1 + 0.015 * meanChroma * Self.hueWeight(meanHue))
    let rotation = Self.rotation(meanHue: meanHue, meanChroma: meanChroma)
    return
      (lightnessPart * lightnessPart + chromaPart * chromaPart + huePart * huePart
      + rotation * chromaPart * huePart).squareRoot()
  }

  /// Chroma and hue, in radians from 0 to 2π, after the red-green axis is stretched for greys.
  private struct Polar {
    var chroma: Double
    var hue: Double

    init(a: Double, b: Double) {
      chroma = (a * a + b * b).squareRoot()
      let angle = a == 0 && b == 0 ? 0 : Elementary.atan2(b, a)
      hue = angle < 0 ? angle + 2 * .pi : angle
    }
  }

  private static func adjusted(_ one: LabColor, _ two: LabColor) -> (Polar, Polar) {
    let chromas = [one, two].map { ($0.a * $0.a + $0.b * $0.b).squareRoot() }
    let stretch = 1 + 0.5 * (1 - chromaRatio((chromas[0] + chromas[1]) / 2))
    return (Polar(a: stretch * one.a, b: one.b), Polar(a: stretch * two.a, b: two.b))
  }

  /// √(C⁷ ÷ (C⁷ + 25⁷)).
  private static func chromaRatio(_ chroma: Double) -> Double {
    let square = chroma * chroma
    let seventh = square * square * square * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// The shorter way from one hue to the other, −π to π; 0 when a colour has none.
  private static func turn(from one: Polar, to two: Polar) -> Double {
    guard one.chroma * two.chroma != 0 else { return 0 }
    let turn = two.hue - one.hue
    if turn > .pi { return turn - 2 * .pi }
    return turn < -.pi ? turn + 2 * .pi : turn
  }

  /// The hue halfway on the shorter way; the other one's where a colour has none.
  private static func meanHue(_ one: Polar, _ two: Polar) -> Double {
    let sum = one.hue + two.hue
    guard one.chroma * two.chroma != 0 else { return sum }
    guard abs(one.hue - two.hue) > .pi else { return sum / 2 }
    return sum < 2 * .pi ? (sum + 2 * .pi) / 2 : (sum - 2 * .pi) / 2
  }

  private static func hueWeight(_ hue: Double) -> Double {
    let first = 1 - 0.17 * Elementary.cos(hue - radians(30)) + 0.24 * Elementary.cos(2 * hue)
    return first + 0.32 * Elementary.cos(3 * hue + radians(6)) - 0.20 * Elementary.cos(4 * hue - radians(63))
  }

  /// The term that turns the ellipses of blue.
  private static func rotation(meanHue: Double, meanChroma: Double) -> Double {
    let away = (meanHue - radians(275)) / radians(25)
    let angle = radians(30) * Elementary.exp(-away * away)
    return -Elementary.sin(2 * angle) * 2 * chromaRatio(meanChroma)
  }

  private static func radians(_ degrees: Double) -> Double { degrees * (.pi / 180) }
}
