/// Collects what the segments of a keyframe block change, and turns it into one animation a property.
@MainActor final class KeyframeRecorder {
  private struct Change {
    let layer: CALayer
    let keyPath: LayerKeyPath
    let start: Double
    let end: Double
    let from: AnimatableValue
    let to: AnimatableValue
    let pace: Pace
  }

  private let mode: KeyValues.Mode
  private var changes: [Change] = []
  /// The segment being recorded, in shares of the whole; all of it outside `addKeyframe`.
  private var segment: (start: Double, end: Double, pace: Pace) = (0, 1, .linear)

  init(mode: KeyValues.Mode) { self.mode = mode }

  func record(_ layer: CALayer, _ keyPath: LayerKeyPath, from: AnimatableValue, to: AnimatableValue) {
    changes.append(
      Change(
        layer: layer, keyPath: keyPath, start: segment.start, end: segment.end, from: from, to: to,
        pace: segment.pace))
  }

  func within(start: Double, duration: Double, pace: Pace = .linear, _ animations: () -> Void) {
    let outer = segment
    segment = (min(max(start, 0), 1), min(max(start + duration, 0), 1), pace)
    animations()
    segment = outer
  }

  func addAnimations(to context: AnimationContext) {
    var remaining = changes
    changes = []
    while let first = remaining.first {
      let isSame: (Change) -> Bool = { $0.layer === first.layer && $0.keyPath == first.keyPath }
      let own = remaining.filter(isSame)
      remaining.removeAll(where: isSame)
      guard let end = own.last?.to else { continue }
      let keys = keys(own, in: context.parameters.duration)
      context.add(.keys(keys), on: first.layer, first.keyPath, end: end)
    }
  }

  /// The value holds before, between and after the segments.
  private func keys(_ changes: [Change], in duration: Double) -> KeyValues {
    let sorted = changes.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
    var values: [AnimatableValue] = []
    var times: [Double] = []
    var paces: [Pace] = []
    func append(_ value: AnimatableValue, at time: Double, pace: Pace = .linear) {
      if times.last == time, values.last == value { return }
      if !values.isEmpty { paces.append(pace) }
      values.append(value)
      times.append(max(time, times.last ?? 0))
    }
    if let first = sorted.first { append(changes[0].from, at: min(0, first.start)) }
    for change in sorted {
      if mode == .linear || values.count == 1 { append(values.last ?? change.from, at: change.start) }
      append(change.to, at: change.end, pace: change.pace)
    }
    if let last = values.last { append(last, at: 1) }
    return KeyValues(values: values, times: times, paces: paces, mode: mode, duration: duration)
  }
}
