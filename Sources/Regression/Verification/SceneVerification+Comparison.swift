import FrameOutput
import SystemFiles

extension SceneVerification {
  /// Takes what a comparison came to.
  ///
  /// - Parameters:
  ///   - measured: every frame with its pictures; nil where none were drawn.
  ///   - limits: what may differ.
  ///   - recorded: the scene's text as recorded.
  ///   - current: the scene's text as it is.
  package mutating func take(
    _ comparison: BaselineComparison, measured: MeasuredFrames? = nil,
    limits: VerificationLimits = VerificationLimits(),
    recorded: [RecordedSource] = [], current: [RecordedSource] = []
  ) throws(RegressionError) {
    let isChanged = !comparison.hasEqualPixels
    sourceChanges = isChanged && !recorded.isEmpty ? SourceComparison.changes(from: recorded, to: current) : []
    let judgement = try Judgement(comparison)
    expected = Sequence(comparison.expected)
    actual = Sequence(comparison.actual)
    verdict = judgement.verdict
    if isChanged, comparison.hasEqualForm, comparison.expected.frameCount == comparison.actual.frameCount,
      let measured, limits.allow(measured.measurements)
    {
      verdict = .within
    }
    if isChanged, !limits.isExact, let measured { self.limits = limits.report(on: measured.measurements) }
    status = Self.status(of: verdict)
    changedFrames = comparison.changedFrames
    frames = measured?.frames ?? VerifiedFrames()
    worstFrame = measured?.worst?.index
    kinds = judgement.kinds
    causes = judgement.causes
    headline = judgement.headline(worst: measured?.worst)
    remarks = judgement.remarks
    if verdict == .within { headline = "within limits: \(headline)" }
    let own = sourceChanges.filter { $0.file == FilePaths.name(of: scene) }
    line = own.first { $0.isAdded }?.line ?? own.first?.line ?? 1
  }

  /// The exit status of a verdict on pictures.
  package static func status(of verdict: Verdict) -> Int {
    switch verdict {
    case .passed, .within: 0
    case .changed, .missing: 1
    case .renderer, .unstable: 6
    case .invalid: 3
    }
  }
}

extension SceneVerification.Sequence {
  package init(_ baseline: Baseline) {
    let header = baseline.header
    self.init(
      engine: header.engine.description, fingerprint: header.fingerprint, width: header.width, height: header.height,
      scale: header.scale, fps: header.rate, frameCount: baseline.frameCount, marks: header.marks)
  }
}
