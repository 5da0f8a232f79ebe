package import Geometry

/// What a plot is drawn with, in points from its upper left corner: the same for a text and for pixels.
package enum PlotElement: Hashable, Sendable {
  package enum Anchor: String, Hashable, Sendable {
    case start, middle, end
  }

  /// What something is drawn for, from which its colour follows.
  package enum Role: Hashable, Sendable {
    case ink, faint, grid, axis
    /// A curve of the palette's colour of this number.
    case series(Int)
  }

  /// A line of text on its base line.
  case text(String, at: Point, anchor: Anchor, role: Role)
  /// A thin upright or level line.
  case rule(Point, Point, role: Role)
  /// Points joined by lines, broken by a pattern of the number.
  case curve([Point], role: Role, dash: Int)
  /// A point of a curve without neighbours.
  case dot(Point, role: Role)
}

/// How curves are broken: points drawn and left out in turn.
enum DashPattern {
  static func lengths(of number: Int) -> [Double] { patterns[number % patterns.count] }

  private static let patterns: [[Double]] = [[], [6, 3], [2, 3], [9, 3, 2, 3]]
}
