import FrameOutput
import SystemFiles

extension SceneVerification {
  /// Takes what a comparison came to.
  ///
  /// - Parameters:
  ///   - measured: every frame with its pictures; empty where none were drawn.
  ///   - limits: what may differ.
  ///   - recorded: the scene's text as recorded.
  ///   - current: the scene's text as it is.
  package mutating func take(
    _ comparison: BaselineComparison, measured: [MeasuredFrame] = [], limits: VerificationLimits = VerificationLimits(),
    recorded: [RecordedSource] = [], current: [RecordedSource] = []
  ) {
    let isChanged = !comparison.hasEqualPixels
    sourceChanges = isChanged && !recorded.isEmpty ? SourceComparison.changes(from: recorded, to: current) : []
    let judgement = Judgement(comparison)
    expected = Sequence(comparison.expected)
    actual = Sequence(comparison.actual)
    verdict = judgement.verdict
    if isChanged, comparison.hasEqualForm, comparison.expected.frameCount == comparison.actual.frameCount,
      limits.allow(measured)
    {
      verdict = .within
    }
    if isChanged, !limits.isExact { self.limits = limits.report(on: measured) }
    status = Self.status(of: verdict)
    changedFrames = FrameSpan.spans(of: comparison.changedFrames)
    frames = measured.map(\.frame)
    let worst = Self.worst(of: frames)
    worstFrame = worst?.index
    kinds = judgement.kinds
    causes = judgement.causes
    headline = judgement.headline(worst: worst)
    remarks = judgement.remarks
    if verdict == .within { headline = "within limits: \(headline)" }
    let own = sourceChanges.filter { $0.file == FilePaths.name(of: scene) }
    line = own.first { $0.isAdded }?.line ?? own.first?.line ?? 1
  }

  /// The one with the most different pixels, of equal ones the first.
  private static func worst(of frames: [FrameVerification]) -> FrameVerification? {
    var worst: FrameVerification?
    for frame in frames where (frame.changedPixels ?? 0) > (worst?.changedPixels ?? 0) { worst = frame }
    return worst
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
