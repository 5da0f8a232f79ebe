import Geometry
import Motion

/// The way of a point along a path, as a keyframe animation moves it: each line and each curve leads to a key.
///
/// From key to key a curve is passed through by its parameter; in the paced modes the whole way at an even speed.
package struct PathTrack: Hashable, Sendable {
  /// A piece of the way, as the cubic that it is.
  private struct Piece: Hashable, Sendable {
    var start, first, second, end: Point

    static func line(_ start: Point, _ end: Point) -> Piece {
      let third = (end - start) * (1.0 / 3)
      return Piece(start: start, first: start + third, second: end - third, end: end)
    }

    func point(at share: Double) -> Point {
      let rest = 1 - share
      return start * (rest * rest * rest) + first * (3 * rest * rest * share) + second * (3 * rest * share * share)
        + end * (share * share * share)
    }

    /// Chords along it, short enough for an even speed.
    var chords: [Piece] {
      let points = (0...Self.chordCount).map { point(at: Double($0) / Double(Self.chordCount)) }
      return zip(points, points.dropFirst()).map { Piece.line($0, $1) }
    }

    /// Half a circle's length in chords is its own to a ten-thousandth.
    private static let chordCount = 64
  }

  private let pieces: [Piece]
  /// When each piece begins and the last one ends: the number of the piece, and its parameter as the fraction.
  private let keys: KeyValues

  /// Nil for a path that leads nowhere.
  @MainActor init?(_ path: Path, _ animation: CAKeyframeAnimation) {
    let isPaced = animation.calculationMode == .paced || animation.calculationMode == .cubicPaced
    let whole = Self.pieces(of: path)
    pieces = isPaced ? whole.flatMap(\.chords) : whole
    guard !pieces.isEmpty else { return nil }
    let times =
      isPaced
      ? Keyframes.pacedTimes(distances: pieces.map { AnimatableValue.point($0.start).distance(to: .point($0.end)) })
      : animation.keyTimes?.map(\.doubleValue)
    keys = KeyValues(
      values: (0...pieces.count).map { .number(Double($0)) }, times: times,
      paces: isPaced ? [] : (animation.timingFunctions ?? []).map { .curve($0.curve) },
      mode: animation.calculationMode == .discrete ? .discrete : .linear)
  }

  /// Where the point is after a share of the time.
  func point(at progress: Double) -> Point {
    guard case .number(let place)? = keys.value(at: progress) else { return pieces[0].start }
    let index = min(max(Int(place.rounded(.down)), 0), pieces.count - 1)
    return pieces[index].point(at: place - Double(index))
  }

  private static func pieces(of path: Path) -> [Piece] {
    var (pieces, start, current): ([Piece], Point, Point) = ([], .zero, .zero)
    for element in path.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let end):
        pieces.append(.line(current, end))
        current = end
      case .cubic(let first, let second, let end):
        pieces.append(Piece(start: current, first: first, second: second, end: end))
        current = end
      case .close:
        if current != start { pieces.append(.line(current, start)) }
        current = start
      }
    }
    return pieces
  }
}
