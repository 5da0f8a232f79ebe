import Geometry

/// Where everything stands on a plot.
package struct PlotLayout: Hashable, Sendable {
  package private(set) var elements: [PlotElement] = []
  package private(set) var height: Double

  /// All in points, our choice: as wide as a page of documentation.
  package static let width: Double = 720
  /// A letter of the fonts that texts are set in, a little wider than most are.
  package static let letter: Double = 6.6
  static let fontSize: Double = 11

  private static let left = 64.0
  private static let right = 24.0
  private static let margin = 16.0
  private static let line = 17.0
  private static let paneHeight = 150.0
  private static let paneTitle = 26.0
  /// A title stands beside the line of what happens at the beginning.
  private static let titleIndent = 4.0
  private static let timeLabels = 40.0
  private static let tickGap = 6.0
  /// From the base line of a label to the middle of its letters.
  private static let halfLetter = 4.0

  private let plot: Plot

  package init(_ plot: Plot) {
    self.plot = plot
    height = Self.margin
    addHeading()
    addLegend()
    let labels = PlacedMoments(plot.moments, across: x)
    let top = height + Double(labels.rows) * Self.line
    let bottom = top + Double(plot.panes.count) * (Self.paneTitle + Self.paneHeight)
    addMoments(labels, to: bottom)
    height = top
    for pane in plot.panes { add(pane) }
    addTimeAxis()
  }

  /// Where a time lies across.
  private func x(_ time: Double) -> Double {
    let share = (time - plot.times.lowerBound) / (plot.times.upperBound - plot.times.lowerBound)
    return Self.left + share * (Self.width - Self.left - Self.right)
  }

  private var times: ClosedRange<Double> { plot.times }
}

// MARK: - Above the panes

extension PlotLayout {
  private mutating func addHeading() {
    guard !plot.heading.isEmpty else { return }
    height += Self.line
    let heading = plot.heading.shortened(to: Int((Self.width - Self.left - Self.right) / Self.letter))
    elements.append(.text(heading, at: Point(Self.left, height - 4), anchor: .start, role: .ink))
  }

  /// Entries side by side, on as many lines as they need.
  private mutating func addLegend() {
    guard !plot.legend.isEmpty else { return }
    let swatch = 22.0
    let widest = Self.width - Self.left - Self.right
    var across = Self.left
    height += Self.line
    for entry in plot.legend {
      let text = entry.text.shortened(to: Int((widest - swatch) / Self.letter))
      let width = swatch + Double(text.count) * Self.letter + 18
      if across > Self.left, across + width - 18 > Self.left + widest {
        across = Self.left
        height += Self.line
      }
      let role = PlotElement.Role.series(entry.color)
      let middle = height - 4 - Self.halfLetter
      elements.append(.curve([Point(across, middle), Point(across + 16, middle)], role: role, dash: entry.dash))
      elements.append(.text(text, at: Point(across + swatch, height - 4), anchor: .start, role: .ink))
      across += width
    }
    height += 4
  }

  /// Lines through all panes, each with its name above them.
  private mutating func addMoments(_ placed: PlacedMoments, to bottom: Double) {
    for label in placed.labels {
      let base = height + Double(label.row + 1) * Self.line - 5
      let role = label.moment.color.map { PlotElement.Role.series($0) } ?? .faint
      let x = x(label.moment.time)
      elements.append(.rule(Point(x, base + 3), Point(x, bottom), role: label.moment.color == nil ? .axis : role))
      elements.append(.text(label.text, at: Point(label.left, base), anchor: .start, role: role))
    }
  }
}

// MARK: - Panes

extension PlotLayout {
  private mutating func add(_ pane: Plot.Pane) {
    let values = pane.curves.flatMap(\.samples).compactMap(\.value)
    let (range, ticks) = AxisTicks.around(values, most: 5)
    let top = height + Self.paneTitle
    let bottom = top + Self.paneHeight
    func y(_ value: Double) -> Double {
      bottom - (value - range.lowerBound) / (range.upperBound - range.lowerBound) * Self.paneHeight
    }
    elements.append(.text(pane.title, at: Point(Self.left + Self.titleIndent, top - 7), anchor: .start, role: .faint))
    for tick in ticks.values {
      let role: PlotElement.Role = abs(tick) < 1e-12 ? .axis : .grid
      elements.append(.rule(Point(Self.left, y(tick)), Point(Self.width - Self.right, y(tick)), role: role))
      let place = Point(Self.left - Self.tickGap, y(tick) + Self.halfLetter)
      elements.append(.text(ticks.label(of: tick), at: place, anchor: .end, role: .faint))
    }
    for curve in pane.curves { add(curve, y) }
    height = bottom
  }

  /// A curve ends where a value is missing.
  private mutating func add(_ curve: Plot.Curve, _ y: (Double) -> Double) {
    let role = PlotElement.Role.series(curve.color)
    for piece in curve.samples.split(whereSeparator: { $0.value == nil }) {
      let points = piece.compactMap { sample in sample.value.map { Point(x(sample.time), y($0)) } }
      elements.append(points.count == 1 ? .dot(points[0], role: role) : .curve(points, role: role, dash: curve.dash))
    }
  }

  private mutating func addTimeAxis() {
    let ticks = AxisTicks(in: times, most: 10)
    for tick in ticks.values {
      let x = x(tick)
      elements.append(.rule(Point(x, height), Point(x, height + 4), role: .axis))
      elements.append(.text(ticks.label(of: tick), at: Point(x, height + 16), anchor: .middle, role: .faint))
    }
    elements.append(.text("seconds", at: Point(Self.width - Self.right, height + 31), anchor: .end, role: .faint))
    height += Self.timeLabels
  }
}

extension String {
  /// Cut off with two dots where it has more letters.
  fileprivate func shortened(to most: Int) -> String { count > most ? prefix(most - 2) + ".." : self }
}
