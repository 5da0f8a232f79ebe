import DisplayLists
import Geometry

/// The colours of a gradient along its axis, from stop to stop in straight lines.
struct GradientRamp: Sendable {
  /// The stretch from one stop on.
  struct Stretch: Sendable {
    /// Where it begins, and where the next one does; infinite for the first and the last.
    let start: Double
    let end: Double
    /// Where colours are counted from.
    let origin: Double
    /// Channels of a colour without alpha in levels, the fourth its opacity in 32768ths, and how they grow.
    ///
    /// Half a level and 2²⁰ are added: then the upper half of the number holds the rounded channel in its lowest 20 bits.
    /// Conversions ask at every pixel whether a number fits.
    let base: SIMD4<Double>
    let slope: SIMD4<Double>

    @inline(__always)
    func shade(at location: Double) -> GradientShader.Shade {
      let channels = channels(at: location)
      return GradientShader.Shade(pixel: Self.pixel(channels), opacity: Int(Self.whole(channels.w)))
    }

    @inline(__always)
    func channels(at location: Double) -> SIMD4<Double> {
      // On a horizon places have no end, or are no numbers at all.
      let distance = location > origin ? min(location, 1e30) - origin : 0
      return base + slope * distance
    }

    @inline(__always)
    static func whole(_ channel: Double) -> UInt32 {
      UInt32(truncatingIfNeeded: channel.bitPattern &>> 32) & 0xf_ffff
    }

    @inline(__always)
    static func pixel(_ channels: SIMD4<Double>) -> UInt32 {
      whole(channels.x) | whole(channels.y) &<< 8 | whole(channels.z) &<< 16 | 0xff00_0000
    }
  }

  private let stretches: ContiguousArray<Stretch>
  /// What lies before the first stop, whose colour goes on.
  private let before: Stretch
  let isOpaque: Bool

  /// - Parameters:
  ///   - stops: at least one, by rising location.
  ///   - opacity: 0…1.
  init(_ stops: [Gradient.Stop], opacity: Double) {
    let rounding = SIMD4(repeating: 0.5 + 1_048_576)
    before = Stretch(
      start: -.infinity, end: stops[0].location, origin: 0,
      base: Self.channels(stops[0].color, opacity) + rounding, slope: .zero)
    var stretches: ContiguousArray<Stretch> = []
    for (index, stop) in stops.enumerated() {
      let next = index + 1 < stops.count ? stops[index + 1] : stop
      let length = next.location - stop.location
      // The last stop's colour goes on, and one at the same place as the next, or as good as there, is never seen.
      let isSlope = length > 1e-12 && length.isFinite
      let color = Self.channels(stop.color, opacity)
      stretches.append(
        Stretch(
          start: stop.location, end: index + 1 < stops.count ? next.location : .infinity,
          origin: isSlope ? stop.location : 0, base: color + rounding,
          slope: isSlope ? (Self.channels(next.color, opacity) - color) / length : .zero))
    }
    self.stretches = stretches
    isOpaque = opacity >= 1 && stops.allSatisfy { $0.color.alpha >= 1 }
  }

  /// Held within what can be drawn, so that no colour between two stops leaves it.
  private static func channels(_ color: Color, _ opacity: Double) -> SIMD4<Double> {
    func held(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return SIMD4(
      held(color.red) * 255, held(color.green) * 255, held(color.blue) * 255, held(color.alpha) * opacity * 32768)
  }

  @inline(__always)
  func shade(at location: Double) -> GradientShader.Shade { stretch(at: location).shade(at: location) }

  /// The last stretch that begins at or before a location, so that at equal locations the later stop wins; what is no
  /// number lies before the first.
  func stretch(at location: Double) -> Stretch {
    var index = stretches.count &- 1
    while index >= 0 {
      if stretches[index].start <= location { return stretches[index] }
      index &-= 1
    }
    return before
  }
}
