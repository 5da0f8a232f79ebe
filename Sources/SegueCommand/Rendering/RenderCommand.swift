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
  /// What the command line alone says.
  private let target: RenderTarget
  private let compression: PNGCompression?
  private let jobs: Int
  private let shard: SequenceShard?

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    operands = try SceneOperand.all(arguments, verb: "render")
    do throws(UsageError) {
      options = try SceneOptions(arguments)
      jobs = try arguments.jobs()
      target = try arguments.renderTarget()
      compression = try arguments.compression()
      shard = try arguments.shard(console).flatMap { SequenceShard(index: $0.index, count: $0.count) }
    } catch {
      throw .usage(error)
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    try requireDistinctPlaces()
    var taken: [String: SceneOperand] = [:]
    return console.forEach(operands) { operand throws(CommandError) in
      let scene = try LoadedScene(operand, options, console)
      let target = try target(of: scene)
      try Self.take(target.path(scene: name(of: operand), scale: scene.scale), for: operand, &taken)
      return try render(scene, target)
    }
  }

  private func render(_ scene: LoadedScene, _ target: RenderTarget) throws(CommandError) -> ExitStatus {
    let name = name(of: scene.operand)
    try requireFolderOfShards(target)
    switch target {
    case .frames(let target):
      var layout = SequenceLayout(target: target, scene: name, scale: scene.scale)
      layout.shard = shard
      return try render(scene, layout)
    case .film(let target):
      return try FilmRendering(
        scene: scene, target: target, name: name, arguments: arguments, console: console,
        compression: compression(of: scene), jobs: jobs
      ).run()
    }
  }

  private func render(_ scene: LoadedScene, _ layout: SequenceLayout) throws(CommandError) -> ExitStatus {
    let plan = try RenderPlan(scene, layout, arguments, watched: console.showsProgress)
    guard !arguments.has(.dryRun) else {
      try RenderListing(scene, layout, arguments, console).list(plan)
      return .success
    }
    let record = try write(scene, layout, plan)
    console.say(
      "\(scene.operand.path): \((plan.indices?.count ?? record.frameCount ?? 0).counted("frame")) in \(layout.folder)")
    guard let playback = record.playback else { return .success }
    return console.report(playback, of: scene.operand)
  }

  private func write(
    _ scene: LoadedScene, _ layout: SequenceLayout, _ plan: RenderPlan
  ) throws(CommandError) -> SequenceRecord {
    let request = SequenceRequest(
      scenePath: scene.operand.path, fingerprint: scene.fingerprint, layout: layout, rate: scene.rate.description,
      speed: scene.speed?.factor, frames: plan.indices,
      existing: arguments.value(.existing).flatMap(ExistingFiles.init(rawValue:)) ?? .overwrite,
      compression: compression(of: scene), overlays: options.overlays, jobs: jobs)
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
  private func name(of operand: SceneOperand) -> String {
    operand.name + (options.loading.variant.map { "@\($0)" } ?? "")
  }

  /// Where one scene goes: what the command line leaves open the scene decides.
  private func target(of scene: LoadedScene) throws(CommandError) -> RenderTarget {
    let render = scene.scene.render
    let output = arguments.value(.output)
    // A name on the command line says its format, whatever the scene has.
    let own = output.map(RenderTarget.saysFormat) == true ? nil : render.format?.rawValue
    do throws(RenderTargetError) {
      return try RenderTarget(output: output ?? render.output, format: arguments.value(.format) ?? own)
    } catch {
      throw scene.mistake(error.description(), path: render.output == nil ? "$.render.format" : "$.render.output")
    }
  }

  private func compression(of scene: LoadedScene) -> PNGCompression {
    compression ?? scene.scene.render.compression.map { .level($0) } ?? .standard
  }

  private func requireFolderOfShards(_ target: RenderTarget) throws(CommandError) {
    guard shard != nil else { return }
    if case .frames(.folder) = target { return }
    throw .usage(.conflict("--shard: shards are joined by their folders; give -o a folder, no name and no film"))
  }

  /// Refuses scenes that would be written to one place before any is written.
  private func requireDistinctPlaces() throws(CommandError) {
    var taken: [String: SceneOperand] = [:]
    for operand in operands {
      let path = target.path(scene: name(of: operand), scale: options.scale ?? 1)
      try Self.take(path, for: operand, &taken)
    }
  }

  private static func take(
    _ path: String, for operand: SceneOperand, _ taken: inout [String: SceneOperand]
  ) throws(CommandError) {
    if let other = taken[path] {
      throw .usage(
        .conflict(
          "\(other.path) and \(operand.path) would both be written to \(path); "
            + "render them into different folders, or put {scene} into the name"))
    }
    taken[path] = operand
  }
}
