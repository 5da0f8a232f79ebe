import ImageComparison

/// What measuring the frames of a scene came to: the frames for the report, and what is said of all of them.
package struct MeasuredFrames: Sendable {
  package let frames: VerifiedFrames
  /// The one with the most different pixels, of equal ones the first.
  package let worst: FrameVerification?
  let measurements: MeasurementTally
}

/// Takes measured frames one after the other.
struct MeasuredFramesWriter: ~Copyable {
  private var frames: VerifiedFramesWriter
  private var worst: FrameVerification?
  private var measurements: MeasurementTally

  /// - Parameter path: where the result will go; the frames are put aside on the same disk.
  init(_ limits: ComparisonLimits, near path: String) throws(RegressionError) {
    frames = try VerifiedFramesWriter(near: path)
    measurements = MeasurementTally(limits)
  }

  mutating func append(_ measured: MeasuredFrame) throws(RegressionError) {
    try frames.append(measured.frame)
    if (measured.frame.changedPixels ?? 0) > (worst?.changedPixels ?? 0) { worst = measured.frame }
    measurements.add(measured)
  }

  consuming func finish() throws(RegressionError) -> MeasuredFrames {
    let (worst, measurements) = (worst, measurements)
    return MeasuredFrames(frames: try frames.finish(), worst: worst, measurements: measurements)
  }
}

/// What limits are held to, over all frames that changed.
struct MeasurementTally: Sendable {
  private let limits: ComparisonLimits
  private(set) var changed = 0
  private(set) var measured = 0
  /// Frames with different pixels.
  private(set) var different = 0
  /// Whether each frame alone is within the limits.
  private(set) var isWithin = true
  /// With the frame's index; of equal ones the first.
  private(set) var worst: (index: Int, measurement: PictureMeasurement)?
  private(set) var densest: (index: Int, measurement: PictureMeasurement)?

  init(_ limits: ComparisonLimits) { self.limits = limits }

  mutating func add(_ frame: MeasuredFrame) {
    guard frame.frame.isChanged else { return }
    changed += 1
    guard let measurement = frame.measurement else { return }
    measured += 1
    if measurement.differentPixels > 0 { different += 1 }
    if ![.same, .within].contains(limits.verdict(of: measurement)) { isWithin = false }
    if worst.map({ $0.measurement.differentPixels < measurement.differentPixels }) ?? true {
      worst = (frame.frame.index, measurement)
    }
    if densest.map({ $0.measurement.densestWindow < measurement.densestWindow }) ?? true {
      densest = (frame.frame.index, measurement)
    }
  }
}
