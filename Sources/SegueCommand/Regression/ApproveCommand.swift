import FrameOutput
import Regression
import SystemFiles

/// Takes what a verification found over into the baselines, without rendering anything.
@MainActor
struct ApproveCommand {
  private let arguments: Arguments
  private let console: Console
  private let results: [ResultOperand]
  private let options: SceneOptions
  private let frames: FrameRange?

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    if !arguments.has(.dryRun) { try console.requirePermission(arguments, verb: "approve") }
    options = try CommandError.reading { () throws(UsageError) in try SceneOptions(arguments) }
    do throws(FrameRangeError) {
      frames = try arguments.value(.frames).map { text throws(FrameRangeError) in try FrameRange(text) }
    } catch {
      throw .range(error, flag: "--frames", path: arguments.operands.first ?? "")
    }
    results = try ResultOperand.all(arguments)
  }

  func run() throws(CommandError) -> ExitStatus {
    var statuses: [ExitStatus] = []
    var count = 0
    for operand in results {
      for scene in operand.result.scenes where isMeant(scene) && !console.isOutputClosed {
        count += 1
        statuses.append(
          console.attempt { () throws(CommandError) in try approve(scene, in: operand.folder) })
      }
    }
    if count == 0 { try refuseUnknown() }
    return ExitStatus.combined(statuses)
  }

  private func refuseUnknown() throws(CommandError) {
    guard arguments.operands.isEmpty else {
      throw .usage(
        .conflict("no result tells of a change in \(arguments.operands.joined(separator: ", ")); run 'segue verify'"))
    }
    console.say("there is nothing to approve")
  }

  /// Whether a scene changed and is one of those that are named, by itself or by a folder above it.
  private func isMeant(_ scene: SceneVerification) -> Bool {
    guard [.changed, .missing, .renderer, .within].contains(scene.verdict) else { return false }
    if let variant = options.loading.variant, scene.variant != variant { return false }
    let path = Self.parts(scene.scene)
    return arguments.operands.isEmpty || arguments.operands.contains { path.starts(with: Self.parts($0)) }
  }

  private static func parts(_ path: String) -> [Substring] {
    (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").filter { $0 != "." }
  }
}

// MARK: - One scene

extension ApproveCommand {
  private func approve(_ scene: SceneVerification, in report: ReportFolder) throws(CommandError) -> ExitStatus {
    try requireFresh(scene, in: report)
    let made = report.baseline(of: scene.folder)
    let target = BaselineFolder(scene.baseline)
    let baseline = try CommandError.regression { () throws(RegressionError) in try made.baseline() }
    guard let baseline else { throw .file(FileError(.read, made.baselinePath, .missing)) }
    let approval = try approval(of: scene, baseline, target)
    guard !arguments.has(.dryRun) else {
      try tell("would approve", scene, approval.changed)
      return .success
    }
    try CommandError.regression { () throws(RegressionError) in try approval.carryOut(from: made, to: target) }
    try tell("approved", scene, approval.changed)
    return .success
  }

  private func approval(
    of scene: SceneVerification, _ baseline: Baseline, _ target: BaselineFolder
  ) throws(CommandError) -> Approval {
    guard let frames else { return Approval(whole: baseline, changed: scene.changedFrames) }
    let old = try CommandError.regression { () throws(RegressionError) in try target.baseline() }
    guard let old, old.frameCount == baseline.frameCount, old.hasForm(of: baseline) else {
      throw .usage(
        .conflict(
          "--frames: \(scene.title) has no baseline of the same size, rate and length; approve it as a whole"))
    }
    let indices: [Int]
    do throws(FrameRangeError) {
      indices = try frames.indices(frameCount: baseline.frameCount, marks: baseline.header.marks)
    } catch {
      throw .range(error, flag: "--frames", path: scene.title)
    }
    return try CommandError.regression { () throws(RegressionError) in
      try Approval(frames: indices, of: baseline, in: old, near: target.baselinePath)
    }
  }

  /// Refuses what was verified of another state of the scene.
  private func requireFresh(_ scene: SceneVerification, in report: ReportFolder) throws(CommandError) {
    let operand =
      RenderedSequence.isThere(scene.scene)
      ? SceneOperand(rendered: scene.scene) : try SceneOperand.expand([scene.scene])[0]
    let item = RegressionCase(operand: operand, variant: scene.variant, folder: BaselineFolder(scene.baseline))
    let options = options.asRecorded(in: report.baseline(of: scene.folder))
    let header = try RegressionSubject(item, options, console).header
    guard header.fingerprint == scene.actual?.fingerprint, header.engine.description == scene.actual?.engine
    else { throw .stale(scene: scene.title) }
  }

  private func tell(_ word: String, _ scene: SceneVerification, _ spans: [FrameSpan]) throws(CommandError) {
    guard console.detail != .quiet else { return }
    let frames = spans.isEmpty ? "" : ", \(spans.phrase)"
    try console.result("\(scene.title): \(word)\(frames)\n")
  }
}
