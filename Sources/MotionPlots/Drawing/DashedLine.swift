package import Geometry

/// A line through points, cut into what is drawn of it.
package enum DashedLine {
  /// The pieces of a line that are drawn; the line itself for no lengths.
  ///
  /// - Parameter lengths: drawn and left out in turn, an even number, all above 0.
  package static func pieces(of points: [Point], lengths: [Double]) -> [[Point]] {
    guard !lengths.isEmpty, let first = points.first else { return [points] }
    var pieces: [[Point]] = []
    var piece = [first]
    var (turn, left) = (0, lengths[0])
    for (from, to) in zip(points, points.dropFirst()) {
      let step = to - from
      let length = (step.x * step.x + step.y * step.y).squareRoot()
      var done = 0.0
      while length - done > left {
        done += left
        let point = from + step * (done / length)
        if turn % 2 == 0 { pieces.append(piece + [point]) }
        piece = [point]
        turn += 1
        left = lengths[turn % lengths.count]
      }
      left -= length - done
      piece.append(to)
    }
    if turn % 2 == 0, piece.count > 1 { pieces.append(piece) }
    return pieces
  }
}
