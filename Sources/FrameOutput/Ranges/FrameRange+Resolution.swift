package import StagePlayback

extension FrameRange {
  /// The frames meant, rising, each once.
  ///
  /// - Parameter marks: the first frame at or after each mark's time, by name.
  package func indices(frameCount: Int, marks: [String: Int] = [:]) throws(FrameRangeError) -> [Int] {
    var chosen: Set<Int> = []
    for item in items {
      switch item {
      case .single(let bound): chosen.insert(try index(bound, frameCount, marks))
      case .span(let from, let to, let step):
        let first = try from.map { bound throws(FrameRangeError) in try index(bound, frameCount, marks) } ?? 0
        let last = try to.map { bound throws(FrameRangeError) in try lastIndex(bound, frameCount, marks) }
        try chosen.formUnion(span(first, last ?? frameCount - 1, step))
      }
    }
    return chosen.sorted()
  }

  private func span(_ first: Int, _ last: Int, _ step: Int) throws(FrameRangeError) -> [Int] {
    guard first <= last else { throw .reversed(from: first, to: last) }
    return Array(stride(from: first, through: last, by: step))
  }

  /// A span that goes on beyond the scene ends with it.
  private func lastIndex(_ bound: Bound, _ frameCount: Int, _ marks: [String: Int]) throws(FrameRangeError) -> Int {
    if case .index(let index) = bound, index >= frameCount { return frameCount - 1 }
    return try index(bound, frameCount, marks)
  }

  private func index(_ bound: Bound, _ frameCount: Int, _ marks: [String: Int]) throws(FrameRangeError) -> Int {
    switch bound {
    case .index(let index):
      let absolute = index < 0 ? frameCount + index : index
      guard (0..<frameCount).contains(absolute) else { throw .outside(index, frameCount: frameCount) }
      return absolute
    case .mark(let name):
      guard let index = marks[name] else { throw .unknownMark(name, known: marks.keys.sorted()) }
      return min(index, frameCount - 1)
    }
  }
}

extension FrameRange {
  /// The frames meant of a play, rising, each once.
  package func indices(of playback: Playback) throws(FrameRangeError) -> [Int] {
    try indices(frameCount: playback.frameCount, marks: playback.markFrames)
  }
}

extension Playback {
  /// The first frame at or after each mark's time, by name; of marks with one name the first.
  package var markFrames: [String: Int] {
    Dictionary(
      marks.map { ($0.name, Int(($0.time * framesPerSecond - 1e-9).rounded(.up))) },
      uniquingKeysWith: { first, _ in first })
  }
}
