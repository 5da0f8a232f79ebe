/// The names of moments on as few lines as they need, none over another.
package struct PlacedMoments: Hashable, Sendable {
  package struct Placed: Hashable, Sendable {
    package var moment: Plot.Moment
    package var text: String
    /// Where its text begins.
    package var left: Double
    /// From the top.
    package var row: Int
  }

  package private(set) var labels: [Placed] = []
  package private(set) var rows: Int = 0

  /// More letters than this are cut off, our choice.
  private static let longest = 24
  /// Between two names on a line, and between one and its line; points.
  private static let gap = 8.0
  private static let indent = 3.0

  package init(_ moments: [Plot.Moment], across x: (Double) -> Double) {
    var ends: [Double] = []
    for moment in moments {
      let text = moment.name.count > Self.longest ? moment.name.prefix(Self.longest - 2) + ".." : moment.name
      let width = Double(text.count) * PlotLayout.letter
      // At the right edge a name stands on the other side of its line.
      let line = x(moment.time)
      let fits = line + Self.indent + width <= PlotLayout.width - Self.gap
      let left = fits ? line + Self.indent : line - Self.indent - width
      let row = ends.firstIndex { $0 + Self.gap <= left } ?? ends.count
      if row == ends.count { ends.append(0) }
      ends[row] = max(left + width, line)
      labels.append(Placed(moment: moment, text: text, left: left, row: row))
    }
    rows = ends.count
  }
}
