import StagePlayback

/// The curves of one play, and what happened meanwhile.
package struct PlayCurves: Hashable, Sendable {
  /// An event or a mark, seconds from the beginning of the plot.
  package struct Moment: Hashable, Sendable {
    package var name: String
    package var time: Double
  }

  /// How the legend calls the play.
  package var title: String
  package var source: String
  /// The step that began the transition; nil for a whole play, and in plain Swift stages.
  package var step: String?
  /// The view that is measured; nil where nothing moves.
  package var view: String?
  /// Where the plot begins: seconds since the stage began.
  package var origin: Double
  /// Of each frame, in seconds from there.
  package var times: [Double]
  package var series: [PlotSeries]
  package var moments: [Moment]

  /// Whether they show a transition, and no property.
  var isOfTransition: Bool { series.first?.pane == PlotSeries.progress }

  /// Takes the curves of a play that show a subject.
  package init(_ play: ObservedPlay, _ subject: PlotSubject) throws(PlotError) {
    switch subject {
    case .transition(let step, let view):
      try self.init(play, TransitionSpan(of: play, step: step), following: view)
    case .property(let property, let view, let step?):
      let span = try TransitionSpan(of: play, step: step)
      try self.init(play, property, of: view, in: span.frames, from: span.start)
      self.step = span.step
    case .property(let property, let view, nil):
      try self.init(play, property, of: view, in: play.frames[...], from: 0)
    }
  }

  private init(_ play: ObservedPlay, in frames: ArraySlice<ObservedPlay.Frame>, from origin: Double) {
    title = play.title
    source = play.source
    self.origin = origin
    times = frames.map { $0.time - origin }
    series = []
    moments = Moment.moments(of: play, from: origin, to: frames.last?.time ?? origin)
  }

  private init(_ play: ObservedPlay, _ span: TransitionSpan, following name: String?) throws(PlotError) {
    if let name { try Self.require(name, in: span.frames, of: play) }
    self.init(play, in: span.frames, from: span.start)
    step = span.step
    series = [PlotSeries(PlotSeries.progress, unit: nil, values: span.frames.map(span.progress))]
    guard let followed = FollowedView(in: span.frames, named: name) else { return }
    view = followed.name
    let position =
      switch followed.unit {
      case .points: PlotSeries(PlotSeries.position, unit: "pt", values: followed.positions)
      case .opacity: PlotSeries(PlotSeries.opacity, unit: nil, values: followed.positions)
      }
    series += [position, position.velocity(times)]
  }

  private init(
    _ play: ObservedPlay, _ property: PlottedProperty, of view: String, in frames: ArraySlice<ObservedPlay.Frame>,
    from origin: Double
  ) throws(PlotError) {
    try Self.require(view, in: frames, of: play)
    self.init(play, in: frames, from: origin)
    self.view = view
    let values = property.series(frames.map { $0.view(view)?.values }, of: view)
    series = values + values.map { $0.velocity(times) }
  }

  private static func require(
    _ view: String, in frames: ArraySlice<ObservedPlay.Frame>, of play: ObservedPlay
  ) throws(PlotError) {
    let known = frames.viewNames
    guard known.contains(view) else { throw .unknownView(view, known: known, source: play.source) }
  }
}

extension PlayCurves.Moment {
  /// Starts, hand-offs, releases, ends and marks in a part of a play, in the order of time.
  fileprivate static func moments(of play: ObservedPlay, from start: Double, to end: Double) -> [PlayCurves.Moment] {
    let events = play.events.compactMap { event in name(of: event).map { ($0, event.time) } }
    let marks = play.marks.map { ($0.name, $0.time) }
    let range = start - PlayedFrame.simultaneity...end + PlayedFrame.simultaneity
    return (events + marks).filter { range.contains($0.1) }.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map { PlayCurves.Moment(name: $0.element.0, time: max($0.element.1 - start, 0)) }
  }

  /// Nil for what is not drawn: callbacks, taps, what was refused, and the touch that a gesture begins with.
  private static func name(of event: PlaybackEvent) -> String? {
    switch event.kind {
    case .start: "start"
    case .handoff: "hand-off"
    case .release: "release"
    case .end: event.outcome == .cancelled ? "cancelled" : "end"
    case .refused, .begin, .tap, .callback: nil
    }
  }
}
