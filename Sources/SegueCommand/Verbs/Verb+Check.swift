import FrameOutput
import SceneFiles
import StagePlayback

extension Verb {
  static let check = Verb(
    name: "check", operands: "SCENE…", summary: "play scenes without drawing, check what they expect, lint",
    examples: [
      Example(command: "segue check Scenes", says: "every scene below a folder"),
      Example(command: "segue check card.json --strict", says: "warnings fail too"),
      Example(command: "segue check card.json --expand", says: "print the scene with every preset written out"),
      Example(command: "segue check card.json --json", says: "events, expectations and warnings, one scene a line"),
    ],
    notes: ["Exit status: 0 fine, 1 an expectation failed, 3 a scene is invalid, 4 an asset is missing."],
    flags: [.expand, .strict, .fps, .scale] + sceneFlags + [.json]
  ) { arguments, console throws(CommandError) in
    try CheckCommand(arguments, console).run()
  }
}

/// Checks scene after scene.
@MainActor
struct CheckCommand {
  private let arguments: Arguments
  private let console: Console
  private let operands: [SceneOperand]
  private let options: SceneOptions

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    operands = try SceneOperand.all(arguments, verb: "check")
    options = try CommandError.reading { () throws(UsageError) in try SceneOptions(arguments) }
  }

  func run() -> ExitStatus {
    console.forEach(operands) { operand throws(CommandError) in
      arguments.has(.expand) ? try expand(operand) : try check(operand)
    }
  }

  private func expand(_ operand: SceneOperand) throws(CommandError) -> ExitStatus {
    let loader = SceneLoader(files: DiskSceneFiles(), options: options.loading)
    let input = try operand.standardInput(console)
    let text: String
    do throws(SceneLoadingError) {
      text =
        if let input { try loader.expand(text: input, named: "<stdin>") } else { try loader.expand(operand.path) }
    } catch {
      throw .scene(error)
    }
    try console.result(text)
    return .success
  }

  private func check(_ operand: SceneOperand) throws(CommandError) -> ExitStatus {
    let scene = try LoadedScene(operand, options, console)
    let played = try scene.play()
    let playback = try played.judged(by: scene.verdictAtOwnRate())
    if arguments.has(.json) {
      let record = SequenceRecord(
        scene: operand.path, isComplete: true, fingerprint: scene.fingerprint, canvas: scene.scene.canvas.size,
        scale: scene.scale, rate: scene.rate.description, frameCount: playback.frameCount, playback: playback)
      try console.result(record.lineWithoutFrames)
    }
    let status = console.report(playback, of: operand, isStrict: arguments.has(.strict))
    if !arguments.has(.json), console.detail != .quiet {
      try console.result(summary(of: playback, operand, status) + "\n")
    }
    return status
  }

  private func summary(of playback: Playback, _ operand: SceneOperand, _ status: ExitStatus) -> String {
    let word = status == .success ? "ok" : "failed"
    let held = playback.expectations.count - playback.failedExpectations.count
    let warnings = playback.warnings.isEmpty ? "" : ", \(playback.warnings.count.counted("warning"))"
    return "\(operand.path): \(word): \(playback.frameCount.counted("frame")), \(held) of "
      + "\(playback.expectations.count.counted("expectation")) hold\(warnings)"
  }
}

extension Int {
  /// `1 frame`, `2 frames`.
  func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
