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
    operands = try SceneOperand.all(arguments, verb: "record")
    places = BaselinePlaces(arguments)
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
      for item in try places.cases(of: operand, options, console) { statuses.append(try record(item)) }
      return ExitStatus.combined(statuses)
    }
  }

  private func record(_ item: RegressionCase) throws(CommandError) -> ExitStatus {
    var options = options
    options.loading.variant = item.variant
    let scene = try LoadedScene(item.operand, options, console)
    let old = mode == .all ? nil : try recorded(item, scene)
    if old != nil, mode == .missing {
      try tell(.kept, item, frames: old?.frameCount ?? 0)
      return .success
    }
    var made = Baseline(header: scene.baselineHeader)
    var comparison = old.map { BaselineComparison($0, header: made.header) }
    let playback = try scene.playBaseline(jobs: jobs) { frames in
      for frame in frames {
        if comparison != nil { comparison?.append(frame) } else { made.append(frame) }
      }
    }
    comparison?.finish(marks: playback.markFrames)
    made.header.marks = playback.markFrames
    let isSame = comparison.map { $0.hasEqualPixels && $0.motion.isSame } ?? false
    if !isSame { try write(comparison?.actual ?? made, of: scene, to: item.folder) }
    try tell(isSame ? .unchanged : .recorded, item, frames: playback.frameCount)
    return console.reportFailures(try playback.judged(by: scene.verdictAtOwnRate()), of: item.operand)
  }

  /// The baseline that is there; nil for none, or one that cannot be read and is to be replaced.
  private func recorded(_ item: RegressionCase, _ scene: LoadedScene) throws(CommandError) -> Baseline? {
    do throws(RegressionError) {
      return try item.folder.baseline()
    } catch {
      guard case .baseline = error, mode != .missing else {
        return try scene.regression { () throws(RegressionError) in throw error }
      }
      return nil
    }
  }

  /// The text goes last: whoever is interrupted leaves the old one, and pictures are never believed unseen.
  private func write(
    _ baseline: Baseline, of scene: LoadedScene, to folder: BaselineFolder
  ) throws(CommandError) {
    let sources = try scene.sources()
    let indices = keep.indices(frameCount: baseline.frameCount, marks: baseline.header.marks.values)
    try scene.writeKeys(indices, to: folder, jobs: jobs)
    try scene.regression { () throws(RegressionError) in
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
