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
  ) throws(RegressionError) -> MeasuredFrames {
    var actual = actual
    var plans = PicturePlans(comparison, limits)
    let work = PictureWork(report: report, folder: folder, expected: expected.source, limits: limits.limits)
    var frames = try MeasuredFramesWriter(limits.limits, near: report.resultPath)
    var standIns: Set<Int> = []
    let drawers = (0..<max(jobs, 1)).map { _ in PictureDrawers() }
    while true {
      if isInterrupted() { throw .interrupted }
      let pairs = try plans.next(upTo: max(4, jobs * 2), &actual, expected)
      if pairs.isEmpty { return try frames.finish() }
      let results = ParallelWork.map(count: pairs.count, tools: drawers) { index, drawers in
        Result { () throws(RegressionError) in try work.frame(of: pairs[index], drawers) }
      }
      for result in results {
        let measured = try result.get()
        if let index = measured.frame.nearestIndex, standIns.insert(index).inserted { try work.writeKept(index) }
        try frames.append(measured)
      }
    }
  }
}

/// What there is to draw, frame by frame, as the two baselines tell it.
private struct PicturePlans: ~Copyable {
  private let limits: VerificationLimits
  private let scale: Double
  private var expected: BaselineFrames
  private var actual: BaselineFrames
  private var index = 0

  init(_ comparison: BaselineComparison, _ limits: VerificationLimits) {
    self.limits = limits
    scale = comparison.actual.header.scale
    expected = comparison.expected.frames()
    actual = comparison.actual.frames()
  }

  /// The next frames; none where both sequences are over.
  @MainActor
  mutating func next(
    upTo count: Int, _ pictures: inout some ActualPictures, _ recorded: ExpectedPictures
  ) throws(RegressionError) -> [PicturePlan] {
    var plans: [PicturePlan] = []
    while plans.count < count, let plan = try next() { plans.append(plan) }
    guard !plans.isEmpty else { return [] }
    let (new, old) = (try pictures.next(upTo: plans.count), recorded.next(upTo: plans.count))
    for place in plans.indices {
      plans[place].actual = place < new.count ? new[place] : nil
      plans[place].expected = place < old.count ? old[place] : nil
    }
    return plans
  }

  private mutating func next() throws(RegressionError) -> PicturePlan? {
    let (old, new) = (try expected.next(), try actual.next())
    guard let told = new ?? old else { return nil }
    defer { index += 1 }
    return PicturePlan(
      index: index, time: told.trace.time, expectedPixels: old?.pixels, actualPixels: new?.pixels,
      ignored: limits.areas(at: index, [old, new], scale: scale))
  }
}
