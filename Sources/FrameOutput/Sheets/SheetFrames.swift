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
}
