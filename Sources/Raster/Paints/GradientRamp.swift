import DisplayLists
import Geometry

/// The colours of a gradient along its axis, from stop to stop in straight lines.
struct GradientRamp: Sendable {
  /// The stretch from one stop on: channels of a colour without alpha in levels, the fourth its opacity in 32768ths.
  private struct Piece: Sendable {
    let location: Double
    let color: SIMD4<Double>
    let slope: SIMD4<Double>
  }

  private let first: GradientShader.Shade
  private let pieces: ContiguousArray<Piece>
  let isOpaque: Bool

  /// - Parameters:
  ///   - stops: at least one, by rising location.
  ///   - opacity: 0…1.
  init(_ stops: [Gradient.Stop], opacity: Double) {
    var pieces: ContiguousArray<Piece> = []
    for (index, stop) in stops.enumerated() {
      let color = Self.channels(stop.color, opacity)
      let next = index + 1 < stops.count ? stops[index + 1] : stop
      let length = next.location - stop.location
      // The last stop's colour goes on, and one at the same place as the next, or as good as there, is never seen.
      let slope = length > 1e-12 ? (Self.channels(next.color, opacity) - color) / length : .zero
      pieces.append(Piece(location: stop.location, color: color, slope: slope))
    }
    self.pieces = pieces
    first = Self.shade(Self.channels(stops[0].color, opacity))
    isOpaque = opacity >= 1 && stops.allSatisfy { $0.color.alpha >= 1 }
  }

  /// Held within what can be drawn, so that no colour between two stops leaves it.
  private static func channels(_ color: Color, _ opacity: Double) -> SIMD4<Double> {
    func held(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return SIMD4(
      held(color.red) * 255, held(color.green) * 255, held(color.blue) * 255, held(color.alpha) * opacity * 32768)
  }

  /// At equal locations the later stop wins; before the first stop its colour goes on.
  @inline(__always)
  func shade(at location: Double) -> GradientShader.Shade {
    // On a horizon places have no end; a last colour that goes on must not be multiplied with that.
    let location = min(location, 1e30)
    var index = pieces.count &- 1
    while index >= 0 {
      let piece = pieces[index]
      if piece.location <= location {
        return Self.shade(piece.color + piece.slope * (location - piece.location))
      }
      index &-= 1
    }
    return first
  }

  @inline(__always)
  private static func shade(_ channels: SIMD4<Double>) -> GradientShader.Shade {
    let red = UInt32(channels.x + 0.5)
    let green = UInt32(channels.y + 0.5)
    let blue = UInt32(channels.z + 0.5)
    return GradientShader.Shade(
      pixel: red | green &<< 8 | blue &<< 16 | 0xff00_0000, opacity: Int(channels.w + 0.5))
  }
}
