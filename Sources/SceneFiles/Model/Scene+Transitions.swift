package import Geometry
package import Motion

extension Scene {
  /// What a transitioning delegate (modal) or a container's delegate (push, pop, select) answers.
  package struct Transition: Hashable, Sendable {
    package var name: String
    package var presentation: Presentation
    /// A leg that is nil is UIKit's own of the style, or of the container.
    package var present: Leg?
    package var dismiss: Leg?
    package var push: Leg?
    package var pop: Leg?
    package var select: Leg?
    package var interaction: Interaction?
    package var origin: Origin
  }

  /// How a presented screen is placed.
  package struct Presentation: Hashable, Sendable {
    /// UIModalPresentationStyle.
    package enum Style: String, Hashable, Sendable, CaseIterable {
      case fullScreen
      case overFullScreen
      case overCurrentContext
      case pageSheet
      case formSheet
      case automatic
      case popover
      case custom
    }

    package enum Detent: String, Hashable, Sendable, CaseIterable {
      case medium
      case large
    }

    /// UIPopoverArrowDirection.
    package enum Arrow: String, Hashable, Sendable, CaseIterable {
      case any
      case up
      case down
      case left
      case right
    }

    package var style: Style
    /// frameOfPresentedViewInContainerView; nil for the style's own.
    package var frame: Frame?
    /// Nil leaves the screen's own.
    package var cornerRadius: CornerRadii?
    /// For sheets; `large` alone where the scene has none.
    package var detents: [Detent]
    package var dimming: Dimming?
    /// What a popover points at.
    package var source: ViewReference?
    package var arrow: Arrow
    package var capturesStatusBar: Bool
    package var origin: Origin
  }

  /// A view over the container and under the presented view, whose alpha runs alongside the leg.
  package struct Dimming: Hashable, Sendable {
    package var color: Color
    /// What its alpha runs to.
    package var alpha: Double
    package var tapToDismiss: Bool
    package var origin: Origin
  }

  /// What an animator does in one direction.
  package struct Leg: Hashable, Sendable {
    /// Where `to` is put.
    package enum Insertion: String, Hashable, Sendable, CaseIterable {
      case above
      case below
      case none
    }

    /// What the leg does when its animations have ended.
    package enum Completion: Hashable, Sendable {
      /// completeTransition(true), unless the transition was cancelled.
      case completed
      /// completeTransition(false).
      case cancelled
      /// completeTransition is never called.
      case never
    }

    package enum Animator: Hashable, Sendable {
      /// UIView.animate.
      case view
      /// UIViewPropertyAnimator, vended as interruptibleAnimator.
      case property(scrubsLinearly: Bool, pausesOnCompletion: Bool)
    }

    /// The seconds transitionDuration answers; where the scene gives none, the time its slowest track takes.
    ///
    /// A timing that does not obey durations (`SpringForm.obeysDuration`) lasts its own settling time.
    package var duration: Double
    /// Of tracks without their own; the dimming view follows it too.
    package var delay: Double
    package var timing: Timing
    package var insertion: Insertion
    package var tracks: [Track]
    package var snapshots: [Snapshot]
    /// False models an animator that forgets layoutIfNeeded.
    package var laysOut: Bool
    /// Model values set before the first frame.
    package var initialValues: [Assignment]
    /// Model values set at the end, completed or cancelled.
    package var cleanup: [Assignment]
    package var completion: Completion
    package var animator: Animator
    /// True when time runs backwards: a motion shows 1 − f(D − t), starting at rest where the opposite leg ends.
    ///
    /// Only set where the opposite leg's timing has no mirror image of its own, as a spring; curves are mirrored already.
    /// Tracks are written for this leg: their views, ends and delays are exchanged already. See `Track.isReversed`.
    package var isReversed: Bool
    package var origin: Origin
  }

  /// One property of one view in motion.
  package struct Track: Hashable, Sendable {
    package enum Values: Hashable, Sendable {
      /// An end that is nil is the model value: `from` after the initial values, `to` with `to` at its final frame.
      case ends(from: PropertyValue?, to: PropertyValue?)
      /// At least one, in order of time.
      case keys([Key])
    }

    package struct Key: Hashable, Sendable {
      /// A share of the track's duration.
      package var time: Double
      package var value: PropertyValue
      /// From this key to the next; the track's where the scene has none.
      package var timing: Timing
    }

    package var view: ViewReference
    package var property: Property
    package var values: Values
    /// Seconds from the leg's start.
    package var delay: Double
    /// Seconds; 0 where the timing needs none.
    package var duration: Double
    package var timing: Timing
    /// True when the motion shows 1 − f(D − t), D being the motion's duration.
    package var isReversed: Bool
    /// True on the way back from a leg that left its start out: an end that is nil is what that leg found.
    package var returnsToStart: Bool
    package var origin: Origin
  }

  /// A picture of a view, put over `to` in the container for the time of a leg.
  package struct Snapshot: Hashable, Sendable {
    package var id: String
    package var view: ViewReference
    /// Invisible for the time of the leg.
    package var hides: [ViewReference]
    package var origin: Origin
  }
}
