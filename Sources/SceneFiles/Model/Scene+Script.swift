package import Geometry
package import Motion

extension Scene {
  /// What is on the screen at first.
  package indirect enum Root: Hashable, Sendable {
    case screen(String)
    case navigation([Root])
    case tabs([Root], selected: Int)
    case pages([Root], selected: Int, spacing: Double)
  }

  /// Something that happens at a time.
  package struct Step: Hashable, Sendable {
    package var id: String?
    package var time: StepTime
    package var action: Action
    package var origin: Origin
  }

  package enum StepTime: Hashable, Sendable {
    case seconds(Double)
    /// From the end of another step's transition or gesture.
    case after(step: String, offset: Double)
  }

  package enum Action: Hashable, Sendable {
    case present(screen: String, via: String?, animated: Bool)
    /// Nil dismisses the topmost presentation.
    case dismiss(screen: String?, via: String?, animated: Bool)
    case push(screen: String, via: String?, animated: Bool)
    case pop(PopTarget, via: String?, animated: Bool)
    case select(TabTarget, via: String?, animated: Bool)
    case page(PageTarget, via: String?, animated: Bool)
    case pan(Pan)
    case tap(TapTarget)
    /// A plain UIView animation.
    case animate(Animation)
    case set([Assignment])
    /// Of the running property animator.
    case animator(AnimatorCommand)
    case mark(String)
  }

  package enum PopTarget: Hashable, Sendable {
    case top
    case root
    case screen(String)
  }

  package enum TabTarget: Hashable, Sendable {
    /// Counted from 0.
    case index(Int)
    case screen(String)
  }

  package enum PageTarget: Hashable, Sendable {
    case forward
    case reverse
    case screen(String)
  }

  /// A finger that goes down, moves along straight lines, and is lifted or cancelled.
  package struct Pan: Hashable, Sendable {
    package struct Sample: Hashable, Sendable {
      /// Seconds from the step's time, never falling.
      package var time: Double
      package var location: Point

      package init(time: Double, location: Point) {
        self.time = time
        self.location = location
      }
    }

    package enum End: Hashable, Sendable {
      /// In points per second; nil is computed from the last 100 ms.
      case release(velocity: Point?)
      case cancelTouch
    }

    /// At least one.
    package var samples: [Sample]
    package var end: End
    /// For interactions that start `present`, `push` or `page`: the screen and the transition.
    package var screen: String?
    package var via: String?

    package init(samples: [Sample], end: End, screen: String? = nil, via: String? = nil) {
      self.samples = samples
      self.end = end
      self.screen = screen
      self.via = via
    }
  }

  package enum TapTarget: Hashable, Sendable {
    case point(Point)
    /// The middle of a view; of `dimming` a place nothing covers.
    case view(ViewReference)
  }

  package struct Animation: Hashable, Sendable {
    package var tracks: [Track]
    /// The defaults of the tracks.
    package var duration: Double
    package var timing: Timing
  }

  package enum AnimatorCommand: Hashable, Sendable {
    case pause
    case fraction(Double)
    case reverse
    /// A timing of nil keeps the animator's; a factor of 0 is the remaining share.
    case resume(timing: Timing?, durationFactor: Double)
    case stop
  }
}
