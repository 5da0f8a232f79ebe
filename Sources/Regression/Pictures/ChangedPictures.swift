import ImageComparison
import SystemFiles

/// Draws the frames of a scene that changed, beside what was expected and what differs, a few at a time.
@MainActor
package struct ChangedPictures {
  private let report: ReportFolder
  private let folder: String
  private let comparison: BaselineComparison
  private let limits: VerificationLimits
  private let jobs: Int
  private let isInterrupted: @Sendable () -> Bool

  /// - Parameter folder: where its pictures go, from the report's folder on.
  package init(
    _ report: ReportFolder, folder: String, _ comparison: BaselineComparison, _ limits: VerificationLimits, jobs: Int,
    isInterrupted: @escaping @Sendable () -> Bool = { Signals.isInterrupted }
  ) {
    self.report = report
    self.folder = folder
    self.comparison = comparison
    self.limits = limits
    self.jobs = jobs
    self.isInterrupted = isInterrupted
  }

  /// Every frame of either sequence, with its pictures in their places.
  ///
  /// - Parameters:
  ///   - actual: the frames as they are now, from the first one on.
  ///   - expected: the frames as they were.
  package func write(
    _ actual: some ActualPictures, _ expected: ExpectedPictures
  ) throws(RegressionError) -> [MeasuredFrame] {
    var actual = actual
    let count = max(comparison.expected.frameCount, comparison.actual.frameCount)
    let work = PictureWork(
      report: report, folder: folder, expected: expected.source, limits: limits.limits)
    var frames: [MeasuredFrame] = []
    var standIns: Set<Int> = []
    while frames.count < count {
      if isInterrupted() { throw .interrupted }
      let size = min(max(4, jobs * 2), count - frames.count)
      let pairs = try pairs(from: frames.count, size, &actual, expected)
      let results = ParallelWork.map(count: pairs.count, jobs: jobs) { index in
        Result { () throws(RegressionError) in try work.frame(of: pairs[index]) }
      }
      for result in results {
        let measured = try result.get()
        if let index = measured.frame.nearestIndex, standIns.insert(index).inserted { try work.writeKept(index) }
        frames.append(measured)
      }
    }
    return frames
  }

  private func pairs(
    from start: Int, _ count: Int, _ pictures: inout some ActualPictures, _ expected: ExpectedPictures
  ) throws(RegressionError) -> [PicturePlan] {
    let actual = try pictures.next(upTo: count)
    let old = expected.next(upTo: count)
    return (0..<count).map { offset in
      let index = start + offset
      return PicturePlan(
        index: index, time: comparison.time(of: index), expectedPixels: comparison.expectedPixels.at(index),
        actualPixels: comparison.actualPixels.at(index), expected: old.at(offset), actual: actual.at(offset),
        ignored: limits.areas(at: index, in: comparison))
    }
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
