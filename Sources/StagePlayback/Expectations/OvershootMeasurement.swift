import FrameSnapshots

/// How far a property runs past its end while the transition of one step runs.
struct OvershootMeasurement {
  let step: String
  let view: String
  let property: MeasuredProperty
  private var isRunning = false
  private var hasEnded = false
  private var values: [[Double]] = []

  init(step: String, view: String, property: MeasuredProperty) {
    self.step = step
    self.view = view
    self.property = property
  }

  /// Takes in what is shown at the very moment at which the transition begins.
  mutating func begin(with snapshot: FrameSnapshot) {
    isRunning = true
    append(snapshot)
  }

  /// Takes in the next frame; the first at or after the transition's end is the last that counts.
  mutating func observe(_ frame: PlayedFrame) {
    guard !hasEnded else { return }
    for event in frame.events where event.step == step {
      if event.kind == .start { isRunning = true }
      if event.outcome != nil { hasEnded = true }
    }
    if isRunning { append(frame.snapshot) }
  }

  private mutating func append(_ snapshot: FrameSnapshot) {
    let frame = PlayedFrame(index: 0, snapshot: snapshot)
    guard let layer = frame.layer(named: view) else { return }
    values.append(property.values(of: snapshot.layers[layer]))
  }

  /// The largest share of the from–to distance beyond its end, at least 0; nil when nothing moves.
  ///
  /// Several components count along the line from the first value to the last.
  var overshoot: Double? {
    guard let from = values.first, let to = values.last, from.count == to.count else { return nil }
    let line = zip(to, from).map { $0 - $1 }
    let length = line.reduce(0) { $0 + $1 * $1 }
    guard length > 0 else { return nil }
    let shares = values.filter { $0.count == from.count }
      .map { value in
        zip(zip(value, from), line).reduce(0) { $0 + ($1.0.0 - $1.0.1) * $1.1 } / length
      }
    return max(0, (shares.max() ?? 1) - 1)
  }
}
