/// Follows one property over the frames in which two traces differ, in constant memory.
struct DifferenceTrack: Hashable, Sendable {
  private(set) var difference: PropertyDifference
  private var last: Double?
  private var hasGrown = false
  private var hasFallen = false

  init(view: String?, property: String, frame: Int, old: TraceValue?, new: TraceValue?) {
    let distance = Self.distance(old, new)
    difference = PropertyDifference(
      view: view, property: property, firstFrame: frame, lastFrame: frame, frameCount: 1, old: old, new: new,
      largest: distance, largestFrame: frame, course: .once)
    last = distance
  }

  mutating func add(frame: Int, old: TraceValue?, new: TraceValue?) {
    difference.lastFrame = frame
    difference.frameCount += 1
    follow(Self.distance(old, new), at: frame)
    difference.course =
      switch (hasGrown, hasFallen) {
      case (false, false): .constant
      case (true, false): .grows
      case (false, true): .decays
      case (true, true): .varies
      }
  }

  private mutating func follow(_ distance: Double?, at frame: Int) {
    defer { last = distance }
    guard let distance else { return }
    if distance > (difference.largest ?? -1) + TraceValue.precision {
      (difference.largest, difference.largestFrame) = (distance, frame)
    }
    guard let last else { return }
    if distance > last + TraceValue.precision { hasGrown = true }
    if distance < last - TraceValue.precision { hasFallen = true }
  }

  private static func distance(_ old: TraceValue?, _ new: TraceValue?) -> Double? {
    guard let old, let new else { return nil }
    return old.distance(to: new)
  }
}
