import FrameOutput
import PNGCoding
import StagePlayback
import SystemFiles

extension Verb {
  static let render = Verb(
    name: "render", operands: "SCENE…", summary: "write the frames of scenes as PNG files",
    examples: [
      Example(command: "segue render Scenes", says: "every scene below a folder, into frames/"),
      Example(command: "segue render card.json -o out", says: "one scene, into out/card/frame-0000.png and so on"),
      Example(command: "segue render card.json --frames 10..20,-1", says: "some frames, under their true numbers"),
      Example(command: "segue render card.json --set duration=0.4 --scale 2", says: "another parameter, another scale"),
      Example(command: "segue render card.json -o 'out/{scene}-{frame:04}.png'", says: "file names of your own"),
      Example(command: "segue render card.json --existing skip", says: "go on where an earlier run stopped"),
    ],
    notes: [
      "Beside the frames stand sequence.json (frames, events, expectations, warnings) and trace.jsonl.",
      "'segue help' and the README say what a scene is; '-' reads one from standard input.",
    ],
    flags: [
      .output, .fps, .scale, .frames, .set, .params, .appearance, .variant, .jobs, .existing, .dryRun, .compression,
      .format, .allowOutside, .json,
    ]
  ) { arguments, console throws(CommandError) in
    try RenderCommand(arguments, console).run()
  }
}

/// Renders scene after scene; one that fails does not keep the others from being rendered.
@MainActor
struct RenderCommand {
  private let arguments: Arguments
  private let console: Console
  private let operands: [SceneOperand]
  private let options: SceneOptions
  private let target: OutputTarget?
  private let compression: PNGCompression?
  private let jobs: Int

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    operands = try SceneOperand.all(arguments, verb: "render")
    do throws(UsageError) {
      options = try SceneOptions(arguments)
      jobs = try arguments.count(.jobs) ?? ProcessEnvironment.processorCount
      target = try arguments.outputTarget()
      compression = try arguments.compression()
    } catch {
      throw .usage(error)
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    if target == nil || target?.isFolder == true { try SceneOperand.requireDistinctNames(operands) }
    Signals.holdInterrupt()
    defer { Signals.releaseInterrupt() }
    var statuses: [ExitStatus] = []
    for operand in operands {
      let status = console.attempt { () throws(CommandError) in try render(operand) }
      statuses.append(status)
      if status == .interrupted { break }
    }
    return ExitStatus.combined(statuses)
  }

  private func render(_ operand: SceneOperand) throws(CommandError) -> ExitStatus {
    let scene = try LoadedScene(operand, options, console)
    let indices = try scene.frames(arguments.value(.frames) ?? scene.scene.render.frames)
    let layout = try layout(of: scene)
    guard !arguments.has(.dryRun) else { return try list(scene, indices, layout) }
    let record = try write(scene, indices, layout)
    guard let playback = record.playback else { return .success }
    return console.report(playback, of: operand)
  }

  private func layout(of scene: LoadedScene) throws(CommandError) -> SequenceLayout {
    let name = scene.operand.name + (options.loading.variant.map { "@\($0)" } ?? "")
    return SequenceLayout(target: try target(of: scene), scene: name, scale: scene.scale)
  }

  /// The command line's target, or the scene's own, or the usual folder.
  private func target(of scene: LoadedScene) throws(CommandError) -> OutputTarget {
    if let target { return target }
    guard let text = scene.scene.render.output else { return .standard }
    do throws(OutputTargetError) {
      return try OutputTarget(text)
    } catch {
      throw .usage(.conflict("render.output of \(scene.operand.path): \(error.description)"))
    }
  }

  private func write(
    _ scene: LoadedScene, _ indices: [Int]?, _ layout: SequenceLayout
  ) throws(CommandError) -> SequenceRecord {
    let existing = arguments.value(.existing).flatMap(ExistingFiles.init(rawValue:)) ?? .overwrite
    let request = SequenceRequest(
      scenePath: scene.operand.path, fingerprint: scene.fingerprint, layout: layout, rate: scene.rate.description,
      frames: indices, existing: existing,
      compression: compression ?? scene.scene.render.compression.map { .level($0) } ?? .standard, jobs: jobs)
    let writer = SequenceWriter(request)
    let progress = FrameProgress(scene.operand.path, total: indices?.count, console)
    let printsLines = arguments.has(.json)
    writer.onFrames = { [console] frames in
      progress.advance(by: frames.count)
      if printsLines { console.result(frames.map(\.line).joined()) }
    }
    defer { progress.finish() }
    let player = try scene.begin()
    do throws(StageRenderingError) {
      return try player.write(with: writer)
    } catch {
      if let stageError = error.stageError { throw scene.stageError(stageError) }
      throw error.outputError.map { .output($0) } ?? .output(.interrupted)
    }
  }

  /// Names what would be written.
  private func list(
    _ scene: LoadedScene, _ indices: [Int]?, _ layout: SequenceLayout
  ) throws(CommandError) -> ExitStatus {
    let playback = try scene.play()
    let layout = SequenceLayout(
      target: layout.target, scene: layout.scene, scale: layout.scale, frameCount: playback.frameCount)
    for index in indices ?? Array(0..<playback.frameCount) {
      console.result(layout.path(ofFrame: index, time: scene.time(of: index)) + "\n")
    }
    console.result(layout.tracePath + "\n")
    console.result(layout.sequencePath + "\n")
    return .success
  }
}

extension FrameRecord {
  /// One JSON line.
  fileprivate var line: String {
    var writer = JSONWriter()
    writer.value(self)
    writer.endText()
    return writer.text
  }
}
