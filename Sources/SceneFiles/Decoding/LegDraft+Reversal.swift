import Motion

extension LegDraft {
  /// The leg played backwards: `from` and `to` exchanged, motions mirrored in time.
  ///
  /// What a track starts from by way of `set` is written into the track, because it is where the way back ends.
  ///
  /// - Parameters:
  ///   - overrides: the keys beside `reverse`; its duration, delay and timing are those of tracks without their own.
  ///   - isWayBack: whether the leg undoes what this one has done, and so ends at what it found.
  func reversed(under overrides: LegDraft, isWayBack: Bool) -> LegDraft? {
    var result = self
    var defaults = self
    (defaults.duration, defaults.timing) = (overrides.duration ?? duration, overrides.timing ?? timing)
    let whole = tracks?.compactMap { defaults.resolved($0) }.map(\.end).max() ?? defaults.duration ?? 0
    var rest = initialValues ?? []
    var reversedTracks: [TrackDraft] = []
    for track in tracks ?? [] {
      let start = initialValues?.first { $0.view == track.view && $0.property == track.property }
      guard var reversed = defaults.reversed(track, within: whole, under: overrides) else { return nil }
      if case .ends(nil, let to) = track.values {
        start.map { reversed.values = .ends(from: to, to: $0.value) }
        rest.removeAll { $0 == start }
        reversed.returnsToStart = start == nil && isWayBack
      }
      reversedTracks.append(reversed)
    }
    result.tracks = tracks == nil ? nil : reversedTracks
    result.initialValues = rest.map { $0.exchanged() }
    result.cleanup = cleanup?.map { $0.exchanged() }
    result.snapshots = snapshots?.map { $0.exchanged() }
    (result.timing, result.isReversed) = Self.mirrored(timing)
    (result.insertion, result.completion) = (nil, nil)
    return result
  }

  /// One of this leg's tracks in the mirror of a time of some length.
  private func reversed(_ track: TrackDraft, within whole: Double, under overrides: LegDraft) -> TrackDraft? {
    guard let resolved = resolved(track) else { return nil }
    let isTimedAnew = track.timing == nil && overrides.timing != nil
    guard var reversed = track.mirrored(timing: isTimedAnew ? nil : resolved.timing) else { return nil }
    let mirroredDelay = max(whole - resolved.end, 0)
    reversed.delay = track.delay == nil ? overrides.delay ?? mirroredDelay : mirroredDelay
    reversed.duration = resolved.duration
    return reversed
  }

  private func resolved(_ track: TrackDraft) -> Scene.Track? {
    track.track(duration: duration, delay: delay, timing: timing)
  }

  /// A curve seen in the mirror; a spring has no mirror image, and is marked as reversed instead.
  private static func mirrored(_ timing: Timing?) -> (Timing?, isReversed: Bool) {
    switch timing {
    case nil: (nil, false)
    case .curve(let curve): (.curve(curve.mirrored), false)
    case .spring: (timing, true)
    }
  }

  /// This leg's keys over those of another.
  func over(_ other: LegDraft) -> LegDraft {
    LegDraft(
      duration: duration ?? other.duration, delay: delay ?? other.delay, timing: timing ?? other.timing,
      insertion: insertion ?? other.insertion, tracks: tracks ?? other.tracks, snapshots: snapshots ?? other.snapshots,
      laysOut: laysOut ?? other.laysOut, initialValues: initialValues ?? other.initialValues,
      cleanup: cleanup ?? other.cleanup, completion: completion ?? other.completion,
      animator: animator ?? other.animator, isReversed: timing == nil && other.isReversed,
      isMistaken: isMistaken || other.isMistaken, origin: origin)
  }
}

extension TrackDraft {
  /// The way back in the mirror of time; nil when it has springs between keys, which have no mirror image.
  ///
  /// - Parameter timing: the track's; nil where the leg gives another one, which is not seen in the mirror.
  fileprivate func mirrored(timing: Timing?) -> TrackDraft? {
    var result = self
    result.view = view.exchanged
    switch values {
    case .ends(let from, let to): result.values = .ends(from: to?.exchanged, to: from?.exchanged)
    case .keys(let keys):
      guard let keys = Self.mirrored(keys, timing: timing) else { return nil }
      result.values = .keys(keys)
    }
    switch timing {
    case nil: break
    case .curve(let curve): result.timing = .curve(curve.mirrored)
    case .spring: (result.timing, result.isReversed) = (timing, true)
    }
    return result
  }

  /// Key values from last to first; the timing between two keys moves to the one that comes first now.
  private static func mirrored(_ keys: [Key], timing: Timing?) -> [Key]? {
    var result: [Key] = []
    for index in keys.indices.reversed() {
      var key = keys[index]
      key.time = 1 - key.time
      key.value = key.value.exchanged
      switch index > 0 ? keys[index - 1].timing ?? timing : .linear {
      case nil: key.timing = nil
      case .curve(let curve): key.timing = .curve(curve.mirrored)
      case .spring: return nil
      }
      result.append(key)
    }
    return result
  }
}

extension CubicCurve {
  /// The curve that takes the same way backwards.
  var mirrored: CubicCurve { CubicCurve(1 - x2, 1 - y2, 1 - x1, 1 - y1, precision: precision) }
}

extension Scene.ViewReference {
  /// The same view seen from the opposite leg.
  var exchanged: Scene.ViewReference {
    switch self {
    case .to: .from
    case .from: .to
    case .toView(let id): .fromView(id: id)
    case .fromView(let id): .toView(id: id)
    default: self
    }
  }
}

extension Scene.PropertyValue {
  fileprivate var exchanged: Scene.PropertyValue {
    guard case .frame(.frameOf(let view, let inset)) = self else { return self }
    return .frame(.frameOf(view.exchanged, inset: inset))
  }
}

extension Scene.Assignment {
  fileprivate func exchanged() -> Scene.Assignment {
    Scene.Assignment(view: view.exchanged, property: property, value: value.exchanged, origin: origin)
  }
}

extension Scene.Snapshot {
  fileprivate func exchanged() -> Scene.Snapshot {
    Scene.Snapshot(id: id, view: view.exchanged, hides: hides.map(\.exchanged), origin: origin)
  }
}
