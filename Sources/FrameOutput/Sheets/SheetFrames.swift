/// Which frames a film strip shows.
package enum SheetFrames {
  /// More are hard to look at, as cli.md says.
  package static let most: Int = 24

  /// So many of some frames, evenly chosen, the first and the last among them.
  package static func even(_ indices: [Int], most: Int = SheetFrames.most) -> [Int] {
    guard indices.count > most, most > 1 else { return Array(indices.prefix(max(most, 1))) }
    let last = indices.count - 1
    return (0..<most).map { indices[($0 * last * 2 + most - 1) / ((most - 1) * 2)] }
  }

  /// Every so many of some frames, and the last.
  package static func every(_ step: Int, of indices: [Int]) -> [Int] {
    precondition(step > 0, "a step is above 0")
    var chosen = stride(from: 0, to: indices.count, by: step).map { indices[$0] }
    if let last = indices.last, chosen.last != last { chosen.append(last) }
    return chosen
  }

  /// What is shown of a play at some times: its frame of each time, its last one when it is over, and then nothing.
  ///
  /// - Parameters:
  ///   - times: rising; seconds.
  ///   - frames: the times of the play's frames, rising, at least one.
  package static func shown(at times: [Double], of frames: [Double]) -> [Int?] {
    var isOver = false
    return times.map { time in
      if isOver { return nil }
      let next = frames.firstIndex { $0 > time + simultaneity } ?? frames.count
      isOver = next == frames.count
      return max(next - 1, 0)
    }
  }

  /// Times nearer to each other than this, in seconds, are one.
  private static let simultaneity = 1e-9
}
