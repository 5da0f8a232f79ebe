import FrameOutput
import PNGCoding
import Regression
import StagePlayback

/// Writes the baselines of scenes.
@MainActor
struct RecordCommand {
  private enum Mode: String {
    case missing, changed, all
  }

  private enum Action: String {
    case recorded, unchanged, kept
  }

  private let arguments: Arguments
  private let console: Console
  private let operands: [SceneOperand]
  private let options: SceneOptions
  private let places: BaselinePlaces
  private let mode: Mode
  private let keep: KeptFrames
  private let jobs: Int

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    try console.requirePermission(arguments, verb: "record")
    operands = try SceneOperand.allWithRendered(arguments, verb: "record")
    try arguments.refuseRendering(of: operands)
    places = BaselinePlaces(arguments)
    guard !arguments.has(.params) else {
      throw .usage(
        .conflict("--params: a baseline keeps no file beside it; say each with --set, or give the scene a variant"))
    }
    mode = arguments.value(.mode).flatMap(Mode.init(rawValue:)) ?? .changed
    keep = arguments.value(.keep).flatMap(KeptFrames.init(rawValue:)) ?? .key
    do throws(UsageError) {
      options = try SceneOptions(arguments)
      jobs = try arguments.jobs()
    } catch {
      throw .usage(error)
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    try BaselinePlaces.requireDistinct(operands, places)
    return console.forEach(operands) { operand throws(CommandError) in
      var statuses: [ExitStatus] = []
      for item in try places.cases(of: operand, options) { statuses.append(try record(item)) }
      return ExitStatus.combined(statuses)
    }
  }

  private func record(_ item: RegressionCase) throws(CommandError) -> ExitStatus {
    // Recording anew begins from nothing; else a baseline stays one of the settings it was recorded with.
    let options = mode == .all ? options : options.asRecorded(in: item.folder)
    let subject = try RegressionSubject(item, options, console)
    let old = mode == .all ? nil : try recorded(item, subject)
    if let old, mode == .missing {
      try tell(.kept, item, frames: old.frameCount)
      return .success
    }
    let comparison = BaselineComparison(
      old ?? Baseline(header: subject.header), header: subject.header, near: item.folder.baselinePath)
    let play = try subject.play(comparison, jobs: jobs)
    let isSame = old != nil && comparison.hasEqualPixels && comparison.motion.isSame
    if !isSame { try write(comparison.actual, of: subject, to: item.folder) }
    try tell(isSame ? .unchanged : .recorded, item, frames: play.frameCount)
    return play.verdict.map { console.reportFailures($0, of: item.operand) } ?? .success
  }

  /// The baseline that is there; nil for none, or one that cannot be read and is to be replaced.
  private func recorded(_ item: RegressionCase, _ subject: RegressionSubject) throws(CommandError) -> Baseline? {
    do throws(RegressionError) {
      return try item.folder.baseline()
    } catch {
      guard case .baseline = error, mode != .missing else {
        return try subject.regression { () throws(RegressionError) in throw error }
      }
      return nil
    }
  }

  /// The text goes last: whoever is interrupted leaves the old one, and pictures are never believed unseen.
  private func write(
    _ baseline: Baseline, of subject: RegressionSubject, to folder: BaselineFolder
  ) throws(CommandError) {
    let sources = try subject.sources()
    let indices = keep.indices(frameCount: baseline.frameCount, marks: baseline.header.marks.values)
    try subject.writeKeys(indices, to: folder, jobs: jobs)
    try subject.regression { () throws(RegressionError) in
      try folder.keepKeys(indices)
      try folder.write(sources)
      try folder.write(baseline)
    }
  }

  private func tell(_ action: Action, _ item: RegressionCase, frames: Int) throws(CommandError) {
    guard arguments.has(.json) else {
      guard console.detail != .quiet else { return }
      return try console.result(
        "\(item.title): \(action.rawValue), \(frames.counted("frame")) in \(item.folder.path)\n")
    }
    var writer = JSONWriter()
    writer.object { object in
      object.member("scene", item.operand.path)
      object.member("variant", item.variant)
      object.member("baseline", item.folder.path)
      object.member("action", action.rawValue)
      object.key("frames")
      object.value(frames)
    }
    writer.endText()
    try console.result(writer.bytes)
  }
}
