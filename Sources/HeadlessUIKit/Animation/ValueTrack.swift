import Motion

/// The values an animation passes through.
package enum ValueTrack: Hashable, Sendable {
  /// Core Animation's basic animation; an end left out is what lies beneath.
  case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  case keys(KeyValues)
  case path(PathTrack)

  /// The value after a share of the way; nil when nothing is said.
  func value(at progress: Double, over base: AnimatableValue) -> AnimatableValue? {
    switch self {
    case .keys(let keys): return keys.value(at: progress)
    case .path(let path): return .point(path.point(at: progress))
    case .basic(let from, let to, let by):
      let (start, end) = Self.ends(from, to, by, base)
      return start.interpolated(to: end, progress)
    }
  }

  private static func ends(
    _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?, _ base: AnimatableValue
  ) -> (AnimatableValue, AnimatableValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, base)
    case (nil, let to?, nil): (base, to)
    case (nil, nil, let by?): (base, base.adding(by))
    case (nil, nil, nil): (base, base)
    }
  }
}

/// Values at rising shares of a run, each governing how the next is reached.
package struct KeyValues: Hashable, Sendable {
  package enum Mode: Hashable, Sendable {
    case linear
    /// Each value holds until the next.
    case discrete
    /// Straight at an even speed; times are ignored.
    case paced
    /// A smooth curve through the values.
    case cubic
    /// The same at an even speed; times are ignored.
    case cubicPaced
  }

  package var values: [AnimatableValue]
  /// Rising, 0…1, one a value; one more than values when discrete.
  package var times: [Double]
  /// How each segment is travelled; linear when there are too few.
  package var paces: [Pace]
  package var mode: Mode
  /// Seconds of the whole, in which springs between keys run.
  package var duration: Double

  /// - Parameter times: even ones when nil; those of an even speed in the paced modes.
  package init(
    values: [AnimatableValue], times: [Double]? = nil, paces: [Pace] = [], mode: Mode = .linear,
    duration: Double = 1
  ) {
    self.values = values
    self.times = Self.times(times, of: values, mode)
    self.paces = paces
    self.mode = mode
    self.duration = duration
  }

  private static func times(_ given: [Double]?, of values: [AnimatableValue], _ mode: Mode) -> [Double] {
    switch mode {
    case .paced, .cubicPaced:
      return Keyframes.pacedTimes(distances: zip(values, values.dropFirst()).map { $0.distance(to: $1) })
    case .discrete: return given ?? values.indices.map { Double($0) / Double(values.count) }
    case .linear, .cubic: return given ?? values.indices.map { Double($0) / Double(max(values.count - 1, 1)) }
    }
  }

  /// The value after a share of the way; nil without values.
  package func value(at progress: Double) -> AnimatableValue? {
    guard let first = values.first, let last = values.last, let start = times.first else { return nil }
    let count = min(values.count, times.count)
    if mode == .discrete { return values[max((0..<count).last { times[$0] <= progress } ?? 0, 0)] }
    if progress < start || count == 1 { return first }
    guard let segment = (0..<count - 1).last(where: { times[$0] <= progress }), progress < times[count - 1] else {
      return last
    }
    let length = times[segment + 1] - times[segment]
    let pace = segment < paces.count ? paces[segment] : .linear
    return between(
      segment, pace.progress(at: (progress - times[segment]) * duration, of: length * duration))
  }

  private func between(_ segment: Int, _ share: Double) -> AnimatableValue {
    guard mode == .cubic || mode == .cubicPaced else {
      return values[segment].interpolated(to: values[segment + 1], share)
    }
    let keys = Keyframes(times: times, mode: .cubic, duration: 1)
    let time = times[segment] + (times[segment + 1] - times[segment]) * share
    let base = values[segment]
    return keys.weights(at: time).reduce(base) { result, key in
      result.moved(from: base, to: values[key.index], by: key.weight)
    }
  }
}
