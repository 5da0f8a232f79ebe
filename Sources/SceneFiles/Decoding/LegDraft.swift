import Motion

/// Which way a leg goes.
enum LegKind: String, Hashable, Sendable, CaseIterable {
  case present
  case dismiss
  case push
  case pop
  case select

  /// True when `to` is the screen that is new.
  var isIncoming: Bool { self != .dismiss && self != .pop }

  /// The leg that undoes this one.
  var opposite: LegKind? {
    switch self {
    case .present: .dismiss
    case .dismiss: .present
    case .push: .pop
    case .pop: .push
    case .select: nil
    }
  }
}

/// A leg as it is written: what is left out is nil.
struct LegDraft {
  var duration: Double?
  var delay: Double?
  var timing: Timing?
  var insertion: Scene.Leg.Insertion?
  var tracks: [TrackDraft]?
  var snapshots: [Scene.Snapshot]?
  var laysOut: Bool?
  var initialValues: [Scene.Assignment]?
  var cleanup: [Scene.Assignment]?
  var completion: Scene.Leg.Completion?
  var animator: Scene.Leg.Animator?
  var isReversed: Bool = false
  var reverses: Bool = false
  /// True when a mistake was noted in it.
  var isMistaken: Bool = false
  var origin: Scene.Origin
}

/// A track as it is written, of a leg or of a plain animation.
struct TrackDraft {
  struct Key {
    var time: Double
    var value: Scene.PropertyValue
    var timing: Timing?
  }

  enum Values {
    case ends(from: Scene.PropertyValue?, to: Scene.PropertyValue?)
    case keys([Key])
  }

  var view: Scene.ViewReference
  var property: Scene.Property
  var values: Values
  var delay: Double?
  var duration: Double?
  var timing: Timing?
  var isReversed: Bool = false
  var returnsToStart: Bool = false
  var position: SourcePosition
  var origin: Scene.Origin
}

extension TrackDraft {
  /// The track with the leg's defaults; nil when it has no duration and needs one.
  func track(duration legDuration: Double?, delay legDelay: Double?, timing legTiming: Timing?) -> Scene.Track? {
    let timing = self.timing ?? legTiming ?? .easeInOut
    let duration = self.duration ?? legDuration
    guard duration != nil || !needsDuration(timing) else { return nil }
    return Scene.Track(
      view: view, property: property, values: resolvedValues(timing), delay: delay ?? legDelay ?? 0,
      duration: duration ?? 0, timing: timing, isReversed: isReversed,
      returnsToStart: returnsToStart, origin: origin)
  }

  private func needsDuration(_ timing: Timing) -> Bool {
    if case .keys = values { return true }
    return timing.obeysDuration
  }

  private func resolvedValues(_ timing: Timing) -> Scene.Track.Values {
    switch values {
    case .ends(let from, let to): .ends(from: from, to: to)
    case .keys(let keys):
      .keys(keys.map { Scene.Track.Key(time: $0.time, value: $0.value, timing: $0.timing ?? timing) })
    }
  }
}

extension Timing {
  /// Whether the animation's duration says how long it takes.
  var obeysDuration: Bool {
    switch self {
    case .curve: true
    case .spring(let form): form.obeysDuration
    }
  }
}

extension Scene.Track {
  /// Seconds the motion takes, without the delay.
  var length: Double {
    if case .keys = values { return duration }
    return timing.motion(duration: duration).duration
  }

  /// Seconds from the leg's start to the motion's end.
  package var end: Double { delay + length }
}
