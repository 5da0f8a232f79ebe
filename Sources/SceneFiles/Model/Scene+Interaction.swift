package import Motion

extension Scene {
  /// How a finger drives a transition.
  package struct Interaction: Hashable, Sendable {
    package enum Gesture: Hashable, Sendable {
      case pan
      case screenEdgePan(Edge)
    }

    /// What the gesture begins.
    package enum Start: String, Hashable, Sendable, CaseIterable {
      case dismiss
      case pop
      case present
      case push
      case page
    }

    package enum Axis: String, Hashable, Sendable, CaseIterable {
      case x
      case y
    }

    /// How far the finger goes for progress 1.
    package enum Travel: Hashable, Sendable {
      case points(Double)
      /// The container's.
      case width
      case height
    }

    package enum Driver: Hashable, Sendable {
      /// UIPercentDrivenInteractiveTransition.
      case percent(completionSpeed: Double, completionCurve: CubicCurve)
      /// The vended property animator; the arguments are continueAnimation's, a timing of nil keeps the leg's.
      case property(completionTiming: Timing?, durationFactor: Double)
    }

    package var gesture: Gesture
    package var starts: Start
    package var axis: Axis
    /// +1 or −1: the direction along the axis in which progress grows.
    package var direction: Double
    package var travel: Travel
    /// What finishes at release, either one exceeded; nil values never do.
    package var finishProgress: Double?
    /// Points per second.
    package var finishVelocity: Double?
    package var handoff: Handoff?
    package var driver: Driver
    package var origin: Origin
  }

  package enum Edge: String, Hashable, Sendable, CaseIterable {
    case left
    case right
    case top
    case bottom
  }

  /// When scrubbing stops, and what runs from there to the end.
  package struct Handoff: Hashable, Sendable {
    /// The progress passed during the drag.
    package var progress: Double?
    /// The progress passed at release.
    package var releaseProgress: Double?
    package var leg: Leg
    package var origin: Origin
  }
}
