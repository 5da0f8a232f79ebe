import Motion

extension LegDraft {
  /// The leg played backwards: `from` and `to` exchanged, motions mirrored in time.
  ///
  /// What a track starts from by way of `set` is written into the track, because it is where the way back ends.
  func reversed() -> LegDraft? {
    var result = self
    let initialValues = self.initialValues ?? []
    let whole = tracks?.compactMap { resolved($0) }.map(\.end).max() ?? duration ?? 0
    var used: [Scene.Assignment] = []
    var reversedTracks: [TrackDraft] = []
    for track in tracks ?? [] {
      guard let resolved = resolved(track), let mirrored = track.mirrored(timing: resolved.timing) else { return nil }
      var reversed = mirrored
      reversed.delay = max(whole - resolved.end, 0)
      reversed.duration = resolved.duration
      if case .ends(nil, let to) = track.values,
        let start = initialValues.first(where: { $0.view == track.view && $0.property == track.property })
      {
        used.append(start)
        reversed.values = .ends(from: to, to: start.value)
      }
      reversedTracks.append(reversed)
    }
    result.tracks = tracks == nil ? nil : reversedTracks
    result.initialValues = initialValues.filter { !used.contains($0) }.map { $0.exchanged() }
    result.cleanup = cleanup?.map { $0.exchanged() }
    result.snapshots = snapshots?.map { $0.exchanged() }
    (result.timing, result.isReversed) = Self.mirrored(timing)
    (result.insertion, result.completion) = (nil, nil)
    return result
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
  fileprivate func mirrored(timing: Timing) -> TrackDraft? {
    var result = self
    result.view = view.exchanged
    switch values {
    case .ends(let from, let to): result.values = .ends(from: to?.exchanged, to: from?.exchanged)
    case .keys(let keys):
      guard let keys = Self.mirrored(keys, timing: timing) else { return nil }
      result.values = .keys(keys)
    }
    switch timing {
    case .curve(let curve): result.timing = .curve(curve.mirrored)
    case .spring: (result.timing, result.isReversed) = (timing, true)
    }
    return result
  }

  /// Key values from last to first; the timing between two keys moves to the one that comes first now.
  private static func mirrored(_ keys: [Key], timing: Timing) -> [Key]? {
    var result: [Key] = []
    for index in keys.indices.reversed() {
      var key = keys[index]
      key.time = 1 - key.time
      key.value = key.value.exchanged
      guard case .curve(let curve) = index > 0 ? keys[index - 1].timing ?? timing : .linear else { return nil }
      key.timing = .curve(curve.mirrored)
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
