/// Tells from the digests of two sequences how the one became the other.
struct ChangeClassification {
  private let expected: [String]
  private let actual: [String]
  /// Frames that both have and that differ, rising.
  private let changed: [Int]

  init(expected: [String], actual: [String]) {
    self.expected = expected
    self.actual = actual
    changed = zip(expected, actual).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
  }

  /// Every kind that holds, the most telling first; none for equal sequences.
  ///
  /// - Parameter grows: whether what differs is further apart the later the frame.
  func kinds(grows: Bool) -> [ChangeKind] {
    guard expected != actual else { return [] }
    if let shift { return [.shifted(by: shift)] }
    let length = lengthKind
    if changed.isEmpty { return length.map { [$0] } ?? [] }
    if isRetimed { return [.retimed] + (length.map { [$0] } ?? []) }
    return (length.map { [$0] } ?? []) + [courseKind(grows: grows)]
  }

  private var lengthKind: ChangeKind? {
    let count = actual.count - expected.count
    return count == 0 ? nil : count > 0 ? .longer(by: count) : .shorter(by: -count)
  }

  private func courseKind(grows: Bool) -> ChangeKind {
    if changed.count == 1, changed[0] > 0, changed[0] + 1 < min(expected.count, actual.count) { return .glitch }
    if isEndStateOnly { return .endStateOnly }
    if grows, changed.count > 2 { return .growingDrift }
    return changed.count == min(expected.count, actual.count) ? .everywhere : .partly
  }

  /// The whole tail differs, and shows one picture in each sequence.
  private var isEndStateOnly: Bool {
    guard let first = changed.first, first > 0, expected.count == actual.count, changed.last == expected.count - 1,
      changed.count == expected.count - first
    else { return false }
    return Set(expected[first...]).count == 1 && Set(actual[first...]).count == 1
  }

  private var isRetimed: Bool {
    Self.pictures(expected) == Self.pictures(actual)
  }

  /// Each picture once for as long as it stays.
  private static func pictures(_ sequence: [String]) -> [String] {
    sequence.enumerated().filter { $0 == 0 || sequence[$0 - 1] != $1 }.map(\.element)
  }

  /// By how many frames all pictures come later, the first and the last one standing as long as needed; nil for none.
  private var shift: Int? {
    guard Set(expected).count > 1 else { return nil }
    let most = max(expected.count, actual.count) - 1
    for distance in stride(from: 1, through: most, by: 1) {
      if isShifted(by: distance) { return distance }
      if isShifted(by: -distance) { return -distance }
    }
    return nil
  }

  private func isShifted(by distance: Int) -> Bool {
    let last = expected.count - 1
    // Beyond this only the first or the last picture would be left, which is no shift.
    guard expected.count == actual.count || actual.count == expected.count + distance else { return false }
    guard abs(distance) < expected.count else { return false }
    return actual.indices.allSatisfy { actual[$0] == expected[min(max($0 - distance, 0), last)] }
      && Self.pictures(actual).count * 2 > Self.pictures(expected).count
  }
}
