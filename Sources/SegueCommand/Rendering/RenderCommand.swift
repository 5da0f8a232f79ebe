import FrameOutput
import PNGCoding
import StagePlayback

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
      jobs = try arguments.jobs()
      target = try arguments.outputTarget()
      compression = try arguments.compression()
    } catch {
      throw .usage(error)
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    try requireDistinctPlaces()
    var taken: [String: SceneOperand] = [:]
    return console.forEach(operands) { operand throws(CommandError) in
      let scene = try LoadedScene(operand, options, console)
      let layout = layout(of: operand, try target(of: scene), scale: scene.scale)
      try Self.take(layout, for: operand, &taken)
      return try render(scene, layout)
    }
  }

  private func render(_ scene: LoadedScene, _ layout: SequenceLayout) throws(CommandError) -> ExitStatus {
    guard scene.scene.render.format ?? .png == .png || arguments.has(.format) else {
      throw scene.mistake("frames are written as png; leave \"format\" out", path: "$.render.format")
    }
    let plan = try RenderPlan(scene, layout, arguments, watched: console.showsProgress)
    guard !arguments.has(.dryRun) else {
      try RenderListing(scene, layout, arguments, console).list(plan)
      return .success
    }
    let record = try write(scene, layout, plan)
    console.say(
      "\(scene.operand.path): \((plan.indices?.count ?? record.frames.count).counted("frame")) in \(layout.folder)")
    guard let playback = record.playback else { return .success }
    return console.report(playback, of: scene.operand)
  }

  private func write(
    _ scene: LoadedScene, _ layout: SequenceLayout, _ plan: RenderPlan
  ) throws(CommandError) -> SequenceRecord {
    let request = SequenceRequest(
      scenePath: scene.operand.path, fingerprint: scene.fingerprint, layout: layout, rate: scene.rate.description,
      frames: plan.indices, existing: arguments.value(.existing).flatMap(ExistingFiles.init(rawValue:)) ?? .overwrite,
      compression: compression ?? scene.scene.render.compression.map { .level($0) } ?? .standard,
      overlays: options.overlays, jobs: jobs)
    let writer = SequenceWriter(request)
    writer.verdict = plan.verdict
    let progress = FrameProgress(scene.operand.path, total: plan.count, console)
    let listing = RenderListing(scene, layout, arguments, console)
    writer.onFrames = { frames throws(OutputError) in
      progress.advance(by: frames.count)
      try listing.print(frames, plan)
    }
    defer { progress.finish() }
    let player = try scene.begin()
    do throws(StageRenderingError) {
      return try player.write(with: writer)
    } catch {
      throw commandError(error, scene)
    }
  }

  private func commandError(_ error: StageRenderingError, _ scene: LoadedScene) -> CommandError {
    if console.isOutputClosed { return .outputClosed }
    if let stageError = error.stageError { return scene.stageError(stageError) }
    return error.outputError.map { .output($0) } ?? .interrupted
  }
}

// MARK: - Places

extension RenderCommand {
  private func layout(of operand: SceneOperand, _ target: OutputTarget, scale: Double) -> SequenceLayout {
    let name = operand.name + (options.loading.variant.map { "@\($0)" } ?? "")
    return SequenceLayout(target: target, scene: name, scale: scale)
  }

  /// The command line's target, or the scene's own, or the usual folder.
  private func target(of scene: LoadedScene) throws(CommandError) -> OutputTarget {
    if let target { return target }
    guard let text = scene.scene.render.output else { return .standard }
    do throws(OutputTargetError) {
      return try OutputTarget(text)
    } catch {
      throw scene.mistake(error.description, path: "$.render.output")
    }
  }

  /// Refuses scenes that would be written to one place before any is written.
  private func requireDistinctPlaces() throws(CommandError) {
    var taken: [String: SceneOperand] = [:]
    for operand in operands {
      try Self.take(layout(of: operand, target ?? .standard, scale: options.scale ?? 1), for: operand, &taken)
    }
  }

  private static func take(
    _ layout: SequenceLayout, for operand: SceneOperand, _ taken: inout [String: SceneOperand]
  ) throws(CommandError) {
    let path = layout.path(ofFrame: 0, time: 0)
    if let other = taken[path] {
      throw .usage(
        .conflict(
          "\(other.path) and \(operand.path) would both be written to \(path); "
            + "render them into different folders, or put {scene} into the name"))
    }
    taken[path] = operand
  }
}
