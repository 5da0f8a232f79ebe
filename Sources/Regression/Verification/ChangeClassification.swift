/// Tells from the digests of two sequences how the one became the other.
///
/// Frames are handed over one after the other, and what is kept does not grow with their number, but for 16 bytes for
/// each span of frames that differ.
struct ChangeClassification: Sendable {
  private var expected = PictureCourse()
  private var actual = PictureCourse()
  /// The pictures of the first frame that differs.
  private var first: (expected: String, actual: String)?
  /// Whether those stay from there on.
  private var isStill = true
  /// Frames that both have and that differ.
  private(set) var changed: [FrameSpan] = []

  /// Takes the next frame of both sequences; nil for one that is over.
  mutating func add(expected old: String?, actual new: String?) {
    if let old { expected.add(old) }
    if let new { actual.add(new) }
    if let first { isStill = isStill && old == first.expected && new == first.actual }
    guard let old, let new, old != new else { return }
    if first == nil { first = (old, new) }
    changed.add(actual.count - 1)
  }

  /// Every kind that holds, the most telling first; none for equal sequences.
  ///
  /// - Parameters:
  ///   - grows: whether what differs is further apart the later the frame.
  ///   - isShifted: whether all pictures come by so many frames later, the first and the last one standing as long as
  ///     needed; asked for at most two distances.
  func kinds(
    grows: Bool, isShifted: (Int) throws(RegressionError) -> Bool
  ) throws(RegressionError) -> [ChangeKind] {
    guard !changed.isEmpty || expected.count != actual.count else { return [] }
    for distance in distances where try isShifted(distance) { return [.shifted(by: distance)] }
    let length = lengthKind
    if changed.isEmpty { return length.map { [$0] } ?? [] }
    if expected.hasPictures(of: actual) { return [.retimed] + (length.map { [$0] } ?? []) }
    return (length.map { [$0] } ?? []) + [courseKind(grows: grows)]
  }

  private var shared: Int { min(expected.count, actual.count) }

  private var lengthKind: ChangeKind? {
    let count = actual.count - expected.count
    return count == 0 ? nil : count > 0 ? .longer(by: count) : .shorter(by: -count)
  }

  private func courseKind(grows: Bool) -> ChangeKind {
    let count = changed.frameCount
    if count == 1, changed[0].first > 0, changed[0].first + 1 < shared { return .glitch }
    if isEndStateOnly { return .endStateOnly }
    if grows, count > 2 { return .growingDrift }
    return count == shared ? .everywhere : .partly
  }

  /// The whole tail differs, and shows one picture in each sequence.
  private var isEndStateOnly: Bool {
    guard let tail = changed.first, changed.count == 1, expected.count == actual.count else { return false }
    return tail.first > 0 && tail.last == expected.count - 1 && isStill
  }

  /// By how many frames all pictures may come later, the nearest first: told by how long the first or the last one stays.
  ///
  /// Sequences of one length that are shifted begin, or end, with as many frames more of one picture. Where more than half
  /// of the changes are gone, only the first or the last picture is left, which is no shift.
  private var distances: [Int] {
    guard expected.changes > 1, actual.changes * 2 > expected.changes else { return [] }
    let length = actual.count - expected.count
    let later = actual.leading - expected.leading
    let earlier = actual.trailing - expected.trailing
    let all = length != 0 ? [length] : (later > 0 ? [later] : []) + (earlier > 0 ? [-earlier] : [])
    return all.filter { abs($0) < expected.count }.sorted { (abs($0), -$0) < (abs($1), -$1) }
  }
}

extension BaselineComparison {
  /// Whether all pictures come by so many frames later, the first and the last one standing as long as needed.
  func isShifted(by distance: Int) throws(RegressionError) -> Bool {
    var old = expected.frames()
    var new = actual.frames()
    var picture = try old.next()?.pixels
    var place = 0
    for index in 0..<actual.frameCount {
      let wanted = min(max(index - distance, 0), expected.frameCount - 1)
      while place < wanted {
        picture = try old.next()?.pixels
        place += 1
      }
      guard try new.next()?.pixels == picture else { return false }
    }
    return true
  }
}
