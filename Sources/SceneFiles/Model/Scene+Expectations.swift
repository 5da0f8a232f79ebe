package import Geometry

extension Scene {
  /// What must be true of the played scene.
  package struct Expectation: Hashable, Sendable {
    package var check: Check
    package var origin: Origin
  }

  package enum Check: Hashable, Sendable {
    /// Of a step's transition; `endsBy` is scene time.
    case transition(step: String, outcome: Outcome?, endsBy: Double?)
    case value(ExpectedValue, of: ViewReference, at: Moment, within: Double)
    /// How far a property went beyond its end, as a share of the distance between its ends.
    case overshoot(ClosedRange<Double>, of: ViewReference, property: Property, step: String)
    /// The location in points; `within` in levels of 255.
    case pixel(Color, location: Point, at: Moment, within: Double)
    case frameCount(Int)
    /// The deepest selected screen.
    case top(screen: String, at: Moment)
    /// The same window frame and corner radius.
    case match(ViewReference, ViewReference, at: Moment, within: Double)
    /// Exactly these kinds of warning.
    case warnings([String])
  }

  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case completed
    case cancelled
    /// Not ended.
    case never
  }

  package enum ExpectedValue: Hashable, Sendable {
    /// As the trace's `frame`: in the parent's coordinates.
    case frame(Rect)
    case alpha(Double)
    case cornerRadius(CornerRadii)
    case transform(Matrix4)
    /// `within` is in levels of 255.
    case backgroundColor(Color)
  }

  /// A time in a scene; all but seconds mean the first frame at or after it.
  package enum Moment: Hashable, Sendable {
    case seconds(Double)
    case start(step: String)
    case end(step: String)
    case mark(String)
  }
}
