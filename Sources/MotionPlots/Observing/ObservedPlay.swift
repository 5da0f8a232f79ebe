package import Geometry
package import StagePlayback

/// What is seen of one play, frame by frame, as far as a plot needs it.
package struct ObservedPlay: Hashable, Sendable {
  /// A view in the window.
  package struct View: Hashable, Sendable {
    /// As the trace calls it.
    package var name: String
    /// The box around it in window coordinates.
    package var box: Rect
    package var alpha: Double
    /// The property that is plotted, component by component; empty when none is.
    package var values: [Double]

    package init(_ name: String, box: Rect, alpha: Double, values: [Double] = []) {
      self.name = name
      self.box = box
      self.alpha = alpha
      self.values = values
    }
  }

  /// The transition that runs.
  package struct Transition: Hashable, Sendable {
    /// Nil in plain Swift stages.
    package var step: String?
    package var progress: Double

    package init(step: String?, progress: Double) {
      self.step = step
      self.progress = progress
    }
  }

  package struct Frame: Hashable, Sendable {
    /// Seconds since the stage began.
    package var time: Double
    /// Nil when none runs.
    package var transition: Transition?
    /// In the order of the tree.
    package var views: [View]

    package init(time: Double, transition: Transition? = nil, views: [View] = []) {
      self.time = time
      self.transition = transition
      self.views = views
    }
  }

  /// How the legend calls it.
  package var title: String
  /// The scene or folder, for messages.
  package var source: String
  /// At least one.
  package var frames: [Frame]
  package var events: [PlaybackEvent]
  package var marks: [PlaybackMark]

  package init(
    title: String, source: String, frames: [Frame], events: [PlaybackEvent] = [], marks: [PlaybackMark] = []
  ) {
    precondition(!frames.isEmpty, "every play has a frame")
    self.title = title
    self.source = source
    self.frames = frames
    self.events = events
    self.marks = marks
  }
}

extension Sequence<ObservedPlay.Frame> {
  /// The views that are there, in the order in which they come.
  var viewNames: [String] {
    var seen: Set<String> = []
    return flatMap(\.views).map(\.name).filter { seen.insert($0).inserted }
  }
}

extension ObservedPlay.Frame {
  /// The view of a name; nil where it is not in the window.
  func view(_ name: String) -> ObservedPlay.View? { views.first { $0.name == name } }
}
