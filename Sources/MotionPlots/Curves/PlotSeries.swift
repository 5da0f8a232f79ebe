/// Numbers at the frames of a play.
package struct PlotSeries: Hashable, Sendable {
  /// What is measured, which is what its pane is called.
  package var pane: String
  /// One number of several, such as the `x` of a frame; nil for a number by itself.
  package var component: String?
  /// Nil for plain numbers.
  package var unit: String?
  /// Nil where the view is not in the window, or another transition runs, or the number cannot be drawn.
  package var values: [Double?]

  package init(_ pane: String, component: String? = nil, unit: String?, values: [Double?]) {
    self.pane = pane
    self.component = component
    self.unit = unit
    self.values = values.map { $0.flatMap { abs($0) < Self.furthest ? $0 : nil } }
  }

  /// Numbers from here on, and what is no number, cannot be drawn: our choice, far beyond every scene.
  private static let furthest = 1e15
}

extension PlotSeries {
  /// What the panes of a transition are called.
  static let progress: String = "progress"
  static let position: String = "position"
  static let opacity: String = "opacity"

  /// How fast it changes, a second: by the frames before and after; at the ends of a curve by the one neighbour.
  func velocity(_ times: [Double]) -> PlotSeries {
    let rates = values.indices.map { index -> Double? in
      guard values[index] != nil else { return nil }
      let before = index > 0 && values[index - 1] != nil ? index - 1 : index
      let after = index + 1 < values.count && values[index + 1] != nil ? index + 1 : index
      guard before < after, let first = values[before], let last = values[after] else { return nil }
      return (last - first) / (times[after] - times[before])
    }
    return PlotSeries("velocity", component: component, unit: (unit ?? "1") + "/s", values: rates)
  }
}
