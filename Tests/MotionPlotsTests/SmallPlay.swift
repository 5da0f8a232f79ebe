import Geometry
import StagePlayback

import MotionPlots

/// Plays of one view whose motion is known.
enum SmallPlay {
  static let rate: Double = 10

  /// Frames of so many tenths of a second, in which a transition of the step `open` runs from the first to the last.
  ///
  /// - Parameter views: what is in the window at a time.
  static func play(
    tenths: Int = 10, title: String = "small", outcome: PlaybackEvent.Outcome = .completed, origin: Double = 0,
    marks: [PlaybackMark] = [], views: (Double) -> [ObservedPlay.View]
  ) -> ObservedPlay {
    let end = Double(tenths) / rate
    let frames = (0...tenths).map { index in
      let time = Double(index) / rate
      let transition = index < tenths ? ObservedPlay.Transition(step: "open", progress: time / end) : nil
      return ObservedPlay.Frame(time: origin + time, transition: transition, views: views(time))
    }
    let events = [
      PlaybackEvent(time: origin, kind: .start, step: "open"),
      PlaybackEvent(time: origin, kind: .callback, detail: "viewWillAppear"),
      PlaybackEvent(time: origin + end, kind: .end, step: "open", outcome: outcome),
    ]
    return ObservedPlay(title: title, source: "\(title).json", frames: frames, events: events, marks: marks)
  }

  static func view(
    _ name: String = "box", x: Double = 0, y: Double = 0, alpha: Double = 1, values: [Double] = []
  ) -> ObservedPlay.View {
    ObservedPlay.View(name, box: Rect(x, y, 20, 20), alpha: alpha, values: values)
  }

  /// The box moves 100 points to the right in a second, without haste.
  static let linear: ObservedPlay = play { [view(x: 100 * $0)] }

  static let transition: PlotSubject = .transition(step: nil, view: nil)
}

extension PlayCurves {
  func values(_ pane: String) -> [Double?] { series.first { $0.pane == pane }?.values ?? [] }
}

extension [Double?] {
  /// Whether each is within a distance of the other's, and gaps are where its gaps are.
  func isNear(_ other: [Double?], within distance: Double = 1e-9) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { own, other in
        guard let own, let other else { return own == nil && other == nil }
        return abs(own - other) <= distance
      }
  }
}
