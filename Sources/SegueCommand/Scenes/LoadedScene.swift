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

  /// Reads a scene; every mistake in it is thrown, every warning about its pictures is said.
  init(_ operand: SceneOperand, _ options: SceneOptions, _ console: Console) throws(CommandError) {
    self.operand = operand
    self.options = options
    let files = DiskSceneFiles()
    let loader = SceneLoader(files: files, options: options.loading)
    do {
      if operand.isStandardInput {
        scene = try loader.load(text: StandardStream.input.readAll(), named: "<stdin>")
      } else {
        scene = try loader.load(operand.path)
      }
      pictures = try ScenePictures(of: scene, from: files)
    } catch let error as SceneLoadingError {
      throw .scene(error)
    } catch let error as FileError {
      throw .file(error)
    } catch {
      preconditionFailure("loading throws what it says it throws: \(error)")
    }
    for warning in pictures.warnings {
      console.say("\(warning.place): warning: \(warning.message)")
    }
  }

  var rate: FrameRate { options.rate ?? scene.render.frameRate }

  var scale: Double { options.scale ?? scene.render.scale ?? scene.canvas.scale }

  /// A stage with the scene on it, at its beginning.
  func begin() throws(CommandError) -> StagePlayer {
    let play: ScenePlay
    do throws(SceneLoadingError) {
      play = try ScenePlay(scene, pictures: pictures, scale: scale, rate: rate)
    } catch {
      throw .scene(error)
    }
    do throws(StageError) {
      return try StagePlayer(play.stage, play.settings)
    } catch {
      throw stageError(error)
    }
  }

  /// Plays the scene to its end without drawing it.
  func play() throws(CommandError) -> Playback {
    let player = try begin()
    do throws(StageError) {
      return try player.playToEnd()
    } catch {
      throw stageError(error)
    }
  }

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
    return fingerprint.text
  }

  /// What went wrong on the stage, at the step that is to blame or else at the beginning of the scene.
  func stageError(_ error: StageError) -> CommandError {
    .stage(error, place: error.place ?? SourcePlace(file: operand.path, line: 1, column: 1))
  }
}

extension SceneOperand {
  var isStandardInput: Bool { path == "-" }
}
