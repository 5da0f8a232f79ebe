/// Curves of one or several plays in panes above one another, on one time axis.
package struct Plot: Hashable, Sendable {
  /// A value at a time; nil where there is none.
  package struct Sample: Hashable, Sendable {
    package var time: Double
    package var value: Double?
  }

  /// A curve and how it is told from the others.
  package struct Curve: Hashable, Sendable {
    /// At which colour of the palette it is drawn.
    package var color: Int
    /// How it is broken; 0 for not at all.
    package var dash: Int
    package var samples: [Sample]
  }

  package struct Pane: Hashable, Sendable {
    package var title: String
    package var curves: [Curve]
  }

  package struct LegendEntry: Hashable, Sendable {
    package var text: String
    package var color: Int
    package var dash: Int
  }

  /// A moment that several plays may share.
  package struct Moment: Hashable, Sendable {
    package var name: String
    package var time: Double
    /// The colour of the play that it belongs to; nil for one of all.
    package var color: Int?

    package init(name: String, time: Double, color: Int? = nil) {
      self.name = name
      self.time = time
      self.color = color
    }
  }

  package let heading: String
  package let panes: [Pane]
  package let legend: [LegendEntry]
  package let moments: [Moment]
  /// Seconds; rising.
  package let times: ClosedRange<Double>

  /// - Parameters:
  ///   - plays: at least one, with the curves of one subject.
  ///   - title: what they all belong to; nil where there is no such thing.
  package init(_ plays: [PlayCurves], title: String? = nil) {
    precondition(!plays.isEmpty, "a plot shows a play")
    let plays = Self.comparable(plays)
    heading = Self.heading(plays, title)
    legend = Self.legend(plays)
    moments = Self.moments(plays)
    var names: [String] = []
    for name in plays.flatMap(\.series).map(\.pane) where !names.contains(name) { names.append(name) }
    panes = names.map { Self.pane($0, of: plays) }
    let last = plays.compactMap(\.times.last).max() ?? 0
    let first = min(0, plays.compactMap(\.times.first).min() ?? 0)
    times = first...max(last, first + Self.shortest)
  }

  /// A plot of a single frame is as long as one at 1000 frames a second.
  private static let shortest = 0.001
}

// MARK: - Panes

extension Plot {
  private static func pane(_ name: String, of plays: [PlayCurves]) -> Pane {
    var unit: String?
    var curves: [Curve] = []
    for (index, play) in plays.enumerated() {
      for (position, series) in play.series.filter({ $0.pane == name }).enumerated() {
        unit = series.unit
        let style = style(play: index, component: position, of: plays)
        let samples = zip(play.times, series.values).map(Sample.init)
        curves.append(Curve(color: style.color, dash: style.dash, samples: samples))
      }
    }
    return Pane(title: unit.map { "\(name), \($0)" } ?? name, curves: curves)
  }

  /// Plays differ by their colours and their components by dashes; those of a single play by colours.
  private static func style(play: Int, component: Int, of plays: [PlayCurves]) -> (color: Int, dash: Int) {
    plays.count > 1 ? (play, component) : (component, 0)
  }

  /// Positions in points and opacities cannot stand on one axis: then each is told as a share of its way.
  private static func comparable(_ plays: [PlayCurves]) -> [PlayCurves] {
    let kinds: Set = [PlotSeries.position, PlotSeries.opacity]
    guard kinds.isSubset(of: plays.flatMap(\.series).map(\.pane)) else { return plays }
    return plays.map { play in
      var play = play
      guard let place = play.series.firstIndex(where: { kinds.contains($0.pane) }) else { return play }
      let share = shares(of: play.series[place].values)
      let position = PlotSeries("share of the way", unit: nil, values: share)
      play.series.replaceSubrange(place..., with: [position, position.velocity(play.times)])
      return play
    }
  }

  /// Numbers as shares of the furthest distance from the first.
  private static func shares(of values: [Double?]) -> [Double?] {
    guard let first = values.compactMap(\.self).first else { return values }
    let furthest = values.compactMap(\.self).max { abs($0 - first) < abs($1 - first) } ?? first
    return values.map { $0.map { furthest == first ? 0 : ($0 - first) / (furthest - first) } }
  }
}

// MARK: - Words

extension Plot {
  private static func heading(_ plays: [PlayCurves], _ title: String?) -> String {
    let steps = Set(plays.map(\.step))
    let step = steps.count == 1 ? plays[0].step : nil
    return [title, step].compactMap(\.self).joined(separator: ": ")
  }

  private static func legend(_ plays: [PlayCurves]) -> [LegendEntry] {
    let steps = Set(plays.map(\.step))
    var entries: [LegendEntry] = []
    for (index, play) in plays.enumerated() {
      let step = steps.count > 1 ? play.step : nil
      let names = plays.count > 1 ? [[play.title, step].compactMap(\.self).joined(separator: ": ")] : []
      let components = components(of: play)
      for (position, component) in components.enumerated() {
        let style = style(play: index, component: position, of: plays)
        let isFollowed = play.isOfTransition && !names.isEmpty
        let words = names + [component].compactMap { name in name.map { isFollowed ? "(\($0))" : $0 } }
        guard !words.isEmpty else { continue }
        entries.append(LegendEntry(text: words.joined(separator: " "), color: style.color, dash: style.dash))
      }
    }
    return entries
  }

  /// What each of a play's curves in a pane is called; the view that is followed for those of a transition.
  private static func components(of play: PlayCurves) -> [String?] {
    if play.isOfTransition { return [play.view] }
    let first = play.series.first?.pane
    return play.series.filter { $0.pane == first }.map(\.component)
  }

  /// What is nearer than this, in seconds, is drawn as one moment: far less than a pixel.
  private static let precision = 1e-6

  /// What happens in all plays at one time is told once.
  private static func moments(_ plays: [PlayCurves]) -> [Moment] {
    var moments: [Moment] = []
    for (index, play) in plays.enumerated() {
      for moment in play.moments {
        let isShared = plays.allSatisfy { other in
          other.moments.contains { $0.name == moment.name && abs($0.time - moment.time) < precision }
        }
        let found = Moment(name: moment.name, time: moment.time, color: isShared ? nil : index)
        let isTold = moments.contains {
          $0.name == found.name && $0.color == found.color && abs($0.time - found.time) < precision
        }
        if !isTold { moments.append(found) }
      }
    }
    return moments.sorted { ($0.time, $0.name) < ($1.time, $1.name) }
  }
}
