package import Geometry

/// What a scene says must be so.
package struct PlaybackExpectation: Hashable, Sendable {
  package enum Condition: Hashable, Sendable {
    /// How the transition of a step ends, and by when (seconds since the stage began); each only when given.
    case transition(step: String, outcome: ExpectedOutcome?, endsBy: Double?)
    /// A property of a view, component by component.
    case property(at: ExpectedMoment, view: String, MeasuredProperty, values: [Double], within: Double)
    /// How far a property runs past its end while the transition of a step runs: share of the from–to distance.
    case overshoot(step: String, view: String, MeasuredProperty, atLeast: Double, atMost: Double)
    /// The colour of the pixel at a point of the canvas in points; `within` in levels of 255.
    case pixel(at: ExpectedMoment, Point, Color, within: Double)
    case frameCount(Int)
    /// The deepest selected screen.
    case top(String, at: ExpectedMoment)
    /// Two views cover the same place of the window with the same corners.
    case matches(at: ExpectedMoment, view: String, other: String, within: Double)
    /// Exactly these kinds of warnings are given, each once or more.
    case warnings([String])
  }

  package var condition: Condition
  /// As the scene's author wrote it, on one line: what reports call it.
  package var text: String
  package var place: SourcePlace?

  package init(_ condition: Condition, text: String, place: SourcePlace? = nil) {
    self.condition = condition
    self.text = text
    self.place = place
  }
}

/// How the transition of a step is expected to end.
package enum ExpectedOutcome: String, Hashable, Sendable, CaseIterable {
  case completed, cancelled
  /// It begins, or not, and does not end.
  case never
}

/// A moment of a play: the first frame at or after it is meant.
package enum ExpectedMoment: Hashable, Sendable {
  /// Seconds since the stage began.
  case time(Double)
  /// When the transition or gesture of a step begins.
  case start(of: String)
  /// When the transition or gesture of a step ends.
  case end(of: String)
  case mark(String)
  /// The last frame.
  case last
}

extension ExpectedMoment: CustomStringConvertible {
  package var description: String {
    switch self {
    case .time(let time): "\(time) s"
    case .start(let step): "\(step).start"
    case .end(let step): "\(step).end"
    case .mark(let name): "the mark \(name)"
    case .last: "the end"
    }
  }
}
