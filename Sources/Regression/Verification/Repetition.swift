/// Holds further plays of a scene to the first one.
package struct Repetition {
  private let first: Baseline
  private let path: String

  /// - Parameter path: where a baseline may go; lines that are otherwise are put aside on the same disk.
  package init(of first: Baseline, near path: String) {
    self.first = first
    self.path = path
  }

  /// Plays again, and tells which frames came out otherwise; nil for none.
  ///
  /// - Parameters:
  ///   - runs: how many there are with the first one.
  ///   - play: plays once; handed the run's number and what takes its frames.
  package func difference<Failure>(
    runs: Int, play: (Int, BaselineComparison) throws(Failure) -> Void
  ) throws(Failure) -> String? {
    for run in stride(from: 2, through: runs, by: 1) {
      let comparison = BaselineComparison(first, header: first.header, near: path)
      try play(run, comparison)
      guard !comparison.hasEqualPixels || !comparison.motion.isSame else { continue }
      let spans = comparison.changedFrames
      return "in run \(run): \(spans.isEmpty ? "its motion or its length" : spans.phrase)"
    }
    return nil
  }
}

extension SceneVerification {
  /// Says that the scene did not come out the same again, which is worse than any difference.
  ///
  /// - Parameter difference: which run and which frames.
  package mutating func takeInstability(_ difference: String) {
    verdict = .unstable
    status = Self.status(of: .unstable)
    headline = "NOT REPRODUCIBLE \(difference)"
  }
}
