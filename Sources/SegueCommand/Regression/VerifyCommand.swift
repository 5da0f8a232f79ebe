import FrameOutput
import Regression
import StagePlayback
import SystemFiles

/// Renders scenes and holds them to their baselines.
@MainActor
struct VerifyCommand {
  private let arguments: Arguments
  let console: Console
  let operands: [SceneOperand]
  let options: SceneOptions
  let places: BaselinePlaces
  let shard: VerificationResult.Shard?
  let report: ReportFolder
  private let repetitions: Int
  private let limits: RegressionLimits
  let jobs: Int

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    operands = try SceneOperand.allWithRendered(arguments, verb: "verify")
    try arguments.refuseRendering(of: operands)
    places = BaselinePlaces(arguments)
    report = ReportFolder(arguments.value(.report) ?? ReportFolder.standardPath)
    do throws(UsageError) {
      options = try SceneOptions(arguments)
      jobs = try arguments.jobs()
      limits = try RegressionLimits(arguments)
      shard = try arguments.shard(console)
      repetitions = try arguments.count(.repeat) ?? 1
    } catch {
      throw .usage(error)
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    try BaselinePlaces.requireDistinct(operands, places)
    try CommandError.regression { () throws(RegressionError) in try report.clear() }
    var result = VerificationResult(engine: EngineVersion.current.description, shard: shard)
    var statuses: [ExitStatus] = []
    for piece in try pieces() where !console.isOutputClosed {
      result.scenes.append(try verification(of: piece, &statuses))
    }
    try CommandError.regression { [result] () throws(RegressionError) in
      try report.write(result, showsAll: arguments.has(.all))
    }
    try ResultListing(result, report, arguments, console).finish()
    return ExitStatus.combined(statuses)
  }

  /// What a scene or variant comes to; one that cannot be verified does not keep the others from being it.
  private func verification(
    of piece: Piece, _ statuses: inout [ExitStatus]
  ) throws(CommandError) -> SceneVerification {
    do throws(CommandError) {
      if let error = piece.error { throw error }
      let (scene, status) = try verify(piece.item)
      statuses.append(status)
      try ResultListing.print(scene, arguments, console)
      return scene
    } catch {
      return try failed(piece.item, error, &statuses)
    }
  }

  private func failed(
    _ item: RegressionCase, _ error: CommandError, _ statuses: inout [ExitStatus]
  ) throws(CommandError) -> SceneVerification {
    if [.interrupted, .outputClosed].contains(error) { throw error }
    let message = error.message ?? ""
    console.complain(message)
    statuses.append(error.status)
    var scene = empty(item, .invalid, "INVALID \(message.split(separator: "\n").first ?? "")")
    scene.status = Int(error.status.rawValue)
    return scene
  }

  private func empty(
    _ item: RegressionCase, _ verdict: SceneVerification.Verdict, _ headline: String
  ) -> SceneVerification {
    SceneVerification(
      scene: item.operand.path, name: item.operand.name, variant: item.variant, baseline: item.folder.path,
      folder: folder(of: item), verdict: verdict, status: SceneVerification.status(of: verdict), headline: headline)
  }
}

// MARK: - One scene

extension VerifyCommand {
  private func verify(_ item: RegressionCase) throws(CommandError) -> (SceneVerification, ExitStatus) {
    let subject = try RegressionSubject(item, options(of: item), console)
    let old = try subject.regression { () throws(RegressionError) in try item.folder.baseline() }
    let comparison = BaselineComparison(
      old ?? Baseline(header: subject.header), header: subject.header, near: report.resultPath)
    let play = try subject.play(comparison, jobs: jobs)
    var verification = try judge(comparison, hasBaseline: old != nil, item, subject)
    if let unstable = try instability(of: subject, comparison.actual) {
      verification.takeInstability(unstable)
    }
    let failures = play.verdict.map { console.reportFailures($0, of: item.operand) } ?? .success
    let status = ExitStatus(rawValue: Int32(verification.status)) ?? .internalError
    return (verification, ExitStatus.combined([status, failures]))
  }

  private func judge(
    _ comparison: BaselineComparison, hasBaseline: Bool, _ item: RegressionCase, _ subject: RegressionSubject
  ) throws(CommandError) -> SceneVerification {
    let frames = comparison.actual.frameCount.counted("frame")
    var verification = empty(item, .missing, "NO BASELINE for \(frames); 'segue record \(item.shellWords)' makes one")
    if hasBaseline {
      try take(comparison, into: &verification, item, subject)
    } else {
      verification.actual = SceneVerification.Sequence(comparison.actual)
    }
    guard verification.verdict != .passed else { return verification }
    try begin(item)
    verification.approval = approval(of: item)
    try writeBaseline(comparison.actual, of: subject, item)
    return verification
  }

  /// Takes what a comparison came to; pictures are drawn only where pixels changed.
  private func take(
    _ comparison: BaselineComparison, into verification: inout SceneVerification, _ item: RegressionCase,
    _ subject: RegressionSubject
  ) throws(CommandError) {
    guard !comparison.hasEqualPixels else {
      return try subject.regression { () throws(RegressionError) in try verification.take(comparison) }
    }
    try begin(item)
    let limits = try limits.limits(of: item.operand, subject, comparison)
    let measured = try pictures(of: comparison, item, subject, limits)
    let sources = try subject.sources()
    try subject.regression { () throws(RegressionError) in
      try verification.take(
        comparison, measured: measured, limits: limits, recorded: item.folder.sources(), current: sources)
    }
  }

  private func begin(_ item: RegressionCase) throws(CommandError) {
    try CommandError.regression { () throws(RegressionError) in try report.begin(folder(of: item)) }
  }

  /// What approving copies: text and pictures as recording would write them.
  private func writeBaseline(
    _ baseline: Baseline, of subject: RegressionSubject, _ item: RegressionCase
  ) throws(CommandError) {
    let folder = report.baseline(of: folder(of: item))
    let indices = item.folder.keptFrames().indices(frameCount: baseline.frameCount, marks: baseline.header.marks.values)
    try subject.writeKeys(indices, to: folder, jobs: jobs)
    let sources = try subject.sources()
    try subject.regression { () throws(RegressionError) in
      try folder.write(sources)
      try folder.write(baseline)
    }
  }

  private func approval(of item: RegressionCase) -> String {
    let from = report.path == ReportFolder.standardPath ? "" : " --from \(ShellWord.quoted(report.path))"
    return "segue approve\(from) \(item.shellWords)"
  }

  /// Plays it again, and tells which frames came out otherwise; nil for none.
  private func instability(of subject: RegressionSubject, _ first: Baseline) throws(CommandError) -> String? {
    try Repetition(of: first, near: report.resultPath).difference(runs: repetitions) {
      run, comparison throws(CommandError) in
      // Every other time one frame after the other, so that whatever hangs on the order of work shows.
      _ = try subject.play(comparison, jobs: run.isMultiple(of: 2) ? 1 : jobs)
    }
  }
}
