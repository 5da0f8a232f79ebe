import FrameOutput
import Motion
import SceneFiles
import ScenePlayer
import StagePlayback
import SystemFiles

/// A scene read from its file, with its pictures, ready to be played as often as needed.
@MainActor
struct LoadedScene {
  let operand: SceneOperand
  let scene: Scene
  let options: SceneOptions
  private let pictures: ScenePictures

  /// Reads a scene; every mistake in it is thrown.
  init(_ operand: SceneOperand, _ options: SceneOptions, _ console: Console) throws(CommandError) {
    try self.init(operand, options, console, files: DiskSceneFiles())
  }

  /// Reads a scene from other files than those on the disk.
  init(
    _ operand: SceneOperand, _ options: SceneOptions, _ console: Console, files: some SceneFileReading
  ) throws(CommandError) {
    self.operand = operand
    self.options = options
    let loader = SceneLoader(files: files, options: options.loading)
    let input = try operand.standardInput(console)
    do throws(SceneLoadingError) {
      scene =
        if let input { try loader.load(text: input, named: "<stdin>") } else { try loader.load(operand.path) }
      pictures = try ScenePictures(of: scene, from: files)
    } catch {
      throw .scene(error)
    }
    try requireDrawable()
    try requireCountableSpeed()
  }

  /// Frames a second that are wanted, as they are shown.
  var rate: FrameRate { options.rate ?? scene.render.frameRate }

  /// How fast they show what happens; nil for as fast as it does.
  var speed: PlaybackSpeed? { options.speed }

  /// Frames a second of the scene's own time.
  var samplingRate: FrameRate { speed.flatMap { $0.sampling(for: rate) } ?? rate }

  /// Pixels a point that are wanted.
  var scale: Double { options.scale ?? scene.render.scale ?? scene.canvas.scale }

  /// Everything that decides the frames: the resolved scene, its rate and scale, and the files of its pictures.
  var fingerprint: String {
    var fingerprint = SceneFingerprint()
    fingerprint.append(scene.canonicalText)
    fingerprint.append(rate.description)
    fingerprint.append("\(scale)")
    for picture in pictures.digests {
      fingerprint.append(picture.name)
      fingerprint.append(picture.digest)
    }
    if let speed { fingerprint.append("speed \(speed)") }
    if !overlays.isEmpty { fingerprint.append("show \(overlays)") }
    return fingerprint.text
  }

  /// Digests of the picture files it shows, by their paths as written.
  var pictureDigests: [String: String] {
    let paths = Dictionary(scene.images.map { ($0.name, $0.writtenPath) }) { first, _ in first }
    return Dictionary(pictures.digests.map { (paths[$0.name] ?? $0.name, $0.digest) }) { first, _ in first }
  }

  /// A mistake in the scene that shows only now, at its beginning.
  func mistake(_ message: String, path: String) -> CommandError {
    .scene(
      SceneLoadingError([
        Diagnostic(
          place: Place(file: operand.path, line: 1, column: 1), path: path, message: message, status: .invalidScene)
      ]))
  }

  private func requireCountableSpeed() throws(CommandError) {
    guard let speed, speed.sampling(for: rate) == nil else { return }
    throw .usage(.conflict("--speed \(speed): with \(rate) frames a second it has too many digits; leave some out"))
  }

  private func requireDrawable() throws(CommandError) {
    let size = scene.canvas.size
    guard let problem = SceneLimits.problem(ofWidth: size.width, height: size.height, scale: scale) else { return }
    guard options.scale == nil else { throw .usage(.conflict("--scale: \(problem)")) }
    throw mistake(problem, path: "$.render.scale")
  }
}

// MARK: - Playing

extension LoadedScene {
  /// What is drawn over its frames.
  var overlays: FrameOverlays { options.overlays }

  /// A stage with the scene on it, at its beginning; what is seen does not depend on the scale it is drawn at.
  func begin() throws(CommandError) -> StagePlayer { try begin(at: samplingRate) }

  /// Plays the scene to its end without drawing it.
  func play() throws(CommandError) -> Playback { try play(at: samplingRate) }

  /// What expectations and lint say, which are held to the scene's own rate; nil where the play at hand is at that.
  func verdictAtOwnRate() throws(CommandError) -> Playback? {
    samplingRate == scene.render.frameRate ? nil : try play(at: scene.render.frameRate)
  }

  private func begin(at rate: FrameRate) throws(CommandError) -> StagePlayer {
    let play: ScenePlay
    do throws(SceneLoadingError) {
      play = try ScenePlay(scene, pictures: pictures, rate: rate)
    } catch {
      throw .scene(error)
    }
    do throws(StageError) {
      return try StagePlayer(play.stage, play.settings)
    } catch {
      throw stageError(error)
    }
  }

  private func play(at rate: FrameRate) throws(CommandError) -> Playback {
    let player = try begin(at: rate)
    while true {
      _ = try next(of: player, upTo: 1)
      if let playback = player.playback { return playback }
    }
  }

  /// What went wrong on the stage, at the step that is to blame or else at the beginning of the scene.
  func stageError(_ error: StageError) -> CommandError {
    .stage(error, place: error.place ?? SourcePlace(file: operand.path, line: 1, column: 1))
  }
}
